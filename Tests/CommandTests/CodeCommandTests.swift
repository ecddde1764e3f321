import CoreGraphics
import Foundation
import Testing
import Transitions

@testable import segue

/// `segue code`: the files that it prints are Segue's own effects, and play as they do.
@Suite("code")
struct CodeCommandTests {
    /// Each effect with something of it changed, so that what was tuned has to be in the file.
    static let tuned: [(effect: String, operations: [String], words: [String])] = [
        ("circle-spread", ["push", "pop"], ["--set", "startRadius=80", "--set", "defaultCenter=200,300"]),
        ("circle-rect-spread", ["present", "dismiss"], ["--set", "discColor=#3060FF80", "--duration", "0.8"]),
        ("open-door", ["present", "dismiss"], ["--set", "surroundings=#203040", "--curve", "0.3,-0.5,0.2,1.4"]),
        ("middle-page", ["push", "pop"], ["--set", "perspective=-0.001", "--curve", "linear"]),
        ("alpha", ["push", "pop"], ["--curve", "ease-in"]),
        ("card", ["present", "dismiss"], ["--set", "topForShow=64.5", "--curve", "spring:0.6,0.5"]),
        ("ripple", ["present", "dismiss"], ["--curve", "spring:0.6,0.5"]),
        ("fade", ["push", "pop"], ["--duration", "0.7"]),
        ("picture-zoom", ["present", "dismiss"], ["--curve", "ease-out"]),
        (
            "awesome", ["present", "dismiss"],
            ["--set", "backgroundColor=none", "--set", "shadowOffset=9,-4", "--set", "shadowOpacity=1"]
        ),
    ]

    private func run(_ arguments: [String], in folder: TemporaryFolder) async throws -> Command.Result {
        var environment = RunningSegue.environment(nil, folder)
        environment["XDG_CACHE_HOME"] =
            FileManager.default.temporaryDirectory.appendingPathComponent("segue-tests").path
        return try await Command.run(Command.segue, arguments, environment: environment, in: folder.path)
    }

    @Test("an effect's file plays the effect's own pixels, as it was tuned", arguments: tuned)
    func plays(_ effect: String, _ operations: [String], _ words: [String]) async throws {
        let folder = try TemporaryFolder()
        let code = try await run(["code", effect] + words, in: folder)
        try #require((code.code, code.errors) == (0, ""))
        try code.output.write(toFile: folder.file("Effect.swift"), atomically: true, encoding: .utf8)
        for operation in operations {
            func strip(_ words: [String]) async throws -> CGImage {
                let rest = ["--operation", operation, "--frames", "5", "--plain", "--scale", "0.5", "-o", "out.png"]
                let result = try await run(["render"] + words + rest, in: folder)
                guard (result.code, result.errors) == (0, "") else { throw Failure("\(result)") }
                return try CGImage.decode(contentsOf: folder.file("out.png"))
            }
            expectSame(
                try await strip(["Effect.swift"]), try await strip([effect] + words), "\(effect) \(operation)")
        }
    }

    @Test("an effect's file imports UIKit alone and has nothing that an app does not", arguments: tuned.map(\.effect))
    func stands(alone effect: String) async throws {
        let code = try await run(["code", effect], in: TemporaryFolder())
        let lines = code.output.split(separator: "\n")
        #expect(lines.filter { $0.contains("import ") } == ["import UIKit"])
        for word in [
            "@Tunable", "package ", "open ", "public ", "Console", "SystemPush", "Guest", "attachedTransition",
        ] {
            #expect(!lines.contains { !$0.contains("//") && $0.contains(word) }, "\(word)")
        }
    }

    @Test("every effect has a file but those that are UIKit's own")
    @MainActor func complete() {
        let missing = Catalogue.own.map(\.id).filter { id in !Self.tuned.contains { $0.effect == id } }
        #expect(missing == ["system-push", "system-cover"])
    }

    @Test("what has no file of its own is said in a line")
    func mistakes() async throws {
        let folder = try TemporaryFolder()
        let system = try await run(["code", "system-push"], in: folder)
        #expect(
            (system.code, system.output, system.errors)
                == (1, "", "segue: system-push is UIKit's own transition: an app that names no delegate has it\n"))
        let file = try await run(["code", "Mine.swift"], in: folder)
        #expect(file.code == 2 && file.errors.contains("Mine.swift is a source already"))
        let unknown = try await run(["code", "crad"], in: folder)
        #expect(unknown.code == 2 && unknown.errors.contains("did you mean card?"))
    }

    @Test("a declaration goes with what is said above it and one of the blank lines around it")
    func declarations() {
        var source = FormattedSource(
            """
            struct A {
                /// Stays.
                var a: Int

                /// Goes.
                @discardableResult
                package func b(
                    _ c: [Int]
                ) -> Int {
                    c[0]
                }

                var d: Int { 0 }

                package var e: Int
            }
            """)
        source.remove(["package "])
        #expect(
            source.text == """
                struct A {
                    /// Stays.
                    var a: Int

                    var d: Int { 0 }
                }
                """)
    }
}
