import Foundation
import Testing

@testable import Compile

@Suite("Finding the Swift toolchain")
struct ToolchainTests {
    private let workshop: Workshop

    init() throws {
        workshop = try Workshop()
    }

    /// The one that builds these tests.
    private func real() throws -> Toolchain { try Toolchain.find() }

    @Test("the toolchain is the one of the swift on the PATH, through links")
    func path() throws {
        let real = try real()
        try FileManager.default.createSymbolicLink(
            atPath: workshop.path("bin/swift"), withDestinationPath: "\(real.root)/bin/swift")
        let found = try Toolchain.find(environment: ["PATH": "/nowhere:\(workshop.path("bin"))"])
        #expect(found == real)
        #expect(access(found.frontend, X_OK) == 0 && access(found.linker, X_OK) == 0)
        #expect(access(found.registration, R_OK) == 0)
        #expect(found.backtracer != nil)
    }

    @Test("a script that starts another swift is asked where that is")
    func wrapper() throws {
        let real = try real()
        try workshop.write("#!/bin/sh\nexec '\(real.root)/bin/swift' \"$@\"\n", to: "bin/swift")
        chmod(workshop.path("bin/swift"), 0o755)
        #expect(try Toolchain.find(environment: ["PATH": "\(workshop.path("bin")):/bin"]) == real)
    }

    @Test(
        "SEGUE_SWIFT names a swift or a toolchain's folder, and nothing else is tried", arguments: ["", "/bin/swiftc"])
    func override(_ part: String) throws {
        let real = try real()
        #expect(try Toolchain.find(environment: ["SEGUE_SWIFT": real.root + part, "PATH": "/nowhere"]) == real)
        #expect(throws: Toolchain.Unavailable("SEGUE_SWIFT names no Swift toolchain: /nowhere/swift")) {
            try Toolchain.find(environment: ["SEGUE_SWIFT": "/nowhere/swift", "PATH": "\(real.root)/bin"])
        }
    }

    @Test("the version that the compiler says is the one in the modules it makes")
    func version() throws {
        let real = try real()
        let said = try ToolCall(real.frontend, ["-version"], environment: [:]).run()
        let line = try #require(String(decoding: said.standardOutput, as: UTF8.self).split(separator: "\n").first)
        #expect(real.version.map { line.contains($0) } == true, "\(line) against \(real.version ?? "nothing")")
        try workshop.write("public func one() -> Int { 1 }", to: "sources/One.swift")
        let module = workshop.path("One.swiftmodule")
        let made = try ToolCall(
            real.frontend,
            ["-frontend", "-emit-module", workshop.path("sources/One.swift"), "-module-name", "One", "-o", module],
            environment: [:]
        ).run()
        #expect(made.status == .exited(0), "\(made.standardError)")
        #expect(ModuleVersion.read(module) == real.version)
    }

    @Test("a compiler of another version is refused in one line that names both")
    func otherVersion() throws {
        let real = try real()
        let error = #expect(throws: Toolchain.Unavailable.self) {
            try Toolchain.find(
                environment: ["SEGUE_SWIFT": real.root], version: "Swift version 5.1.7 (swift-5.1.7-RELEASE)")
        }
        let message = try #require(error?.message)
        #expect(
            message.hasPrefix(
                "this Segue was built with Swift 5.1.7 (swift-5.1.7-RELEASE), and \(real.root)/bin has Swift "))
        #expect(!message.contains("\n"))
    }

    @Test("where there is no compiler, a line says how to get one")
    func none() {
        // The usual places are looked at too, and one may be there.
        guard let message = failure()?.message else { return }
        #expect(message.contains("https://swift.org/install") && message.contains("PATH"))
    }

    private func failure() -> Toolchain.Unavailable? {
        do throws(Toolchain.Unavailable) {
            _ = try Toolchain.find(environment: ["PATH": workshop.folder])
            return nil
        } catch {
            return error
        }
    }
}
