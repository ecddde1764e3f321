import Foundation

@testable import Compile

/// A folder with an installation of Segue whose modules are empty and whose `segue-source` is a script that copies, so that building
/// can be tested without UIKit and SwiftSyntax.
final class Workshop {
    let folder: String
    var environment = ProcessInfo.processInfo.environment

    /// Where the built test host is: beside the tests.
    static let host: String = {
        let tests = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
        var folder = tests.deletingLastPathComponent()
        while folder.path != "/",
            !FileManager.default.fileExists(atPath: folder.appendingPathComponent("compile-host").path)
        {
            folder = folder.deletingLastPathComponent()
        }
        return folder.appendingPathComponent("compile-host").path
    }()

    private static let temporary = URL(fileURLWithPath: NSTemporaryDirectory()).resolvingSymlinksInPath().path

    /// What the compiler makes of C headers is kept from one run to the next; it takes a second.
    private static let compilerModules = "\(temporary)/segue-tests-modules"

    init() throws {
        folder = "\(Self.temporary)/segue-tests-\(UUID().uuidString)"
        for part in ["bin", "lib/segue/modules", "libexec/segue", "cache/segue", "sources"] {
            try FileManager.default.createDirectory(atPath: "\(folder)/\(part)", withIntermediateDirectories: true)
        }
        try FileManager.default.createDirectory(atPath: Self.compilerModules, withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            atPath: "\(folder)/cache/segue/modules", withDestinationPath: Self.compilerModules)
        try write("", to: "bin/segue")
        try write("", to: "lib/segue/modules/SegueGuest.swiftmodule")
        try useSourceTool("")
        environment["XDG_CACHE_HOME"] = "\(folder)/cache"
    }

    deinit {
        try? FileManager.default.removeItem(atPath: folder)
    }

    var executable: String { "\(folder)/bin/segue" }
    var builder: Builder { Builder(environment: environment, executable: executable) }
    func path(_ name: String) -> String { "\(folder)/\(name)" }

    @discardableResult
    func write(_ text: String, to name: String) throws -> String {
        try Data(text.utf8).write(to: URL(fileURLWithPath: path(name)))
        return path(name)
    }

    /// How often the source tool was started.
    var starts: Int {
        let log = try? String(contentsOfFile: path("starts"), encoding: .utf8)
        return log?.split(separator: "\n").count ?? 0
    }
    /// What it was given, one line each time.
    var calls: String { (try? String(contentsOfFile: path("starts"), encoding: .utf8)) ?? "" }

    /// Has the source tool copy the files, append shell commands' output to the last one, and report one candidate, `Zoom`.
    /// - Parameters:
    ///   - appending: shell commands; `$all` has the arguments.
    ///   - edits: JSON of the edits of the files.
    func useSourceTool(_ appending: String, edits: String = "", prologue: String = "") throws {
        let script = """
            #!/bin/sh
            all="$*"
            echo "$all" >> '\(folder)/starts'
            out=; files=; last=
            while [ $# -gt 0 ]; do case $1 in
                --output) out=$2; shift 2;;
                --*) shift 2;;
                *)
                    last="$out/$(basename "$1")"
                    printf '#sourceLocation(file: "%s", line: 1)\\n' "$1" > "$last"
                    cat "$1" >> "$last"
                    files="$files${files:+,}{\\"original\\":\\"$1\\",\\"rewritten\\":\\"$last\\",\\"edits\\":[\(edits)]}"
                    shift;;
            esac; done
            \(prologue)
            { echo; \(appending.isEmpty ? ":" : appending)
            } >> "$last"
            printf '{"candidates":[{"name":"Zoom","place":{"file":"/z/Zoom.swift","line":3,"column":7},"roles":["animator"],\
            "operations":["push"],"isCovered":false,"missing":[],"suggestion":"Zoom(scale: 2)",\
            "isWayBackGuessed":false,"ancestors":[]}],"screens":[],"files":[%s],\
            "remarks":[],"landmarks":[],"ignores":[]}' "$files"
            """
        // What this process writes cannot be run while a program that another thread starts just then still holds it open ("Text file
        // busy"): `cp` writes it.
        let copy = Process()
        copy.executableURL = URL(fileURLWithPath: "/bin/cp")
        copy.arguments = [try write(script, to: "source-tool"), path("libexec/segue/segue-source")]
        try copy.run()
        copy.waitUntilExit()
        chmod(path("libexec/segue/segue-source"), 0o755)
    }

    /// What is left of builds that were not kept.
    var leftovers: [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: path("cache/segue/work"))) ?? []
    }
    var products: [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: path("cache/segue/products"))) ?? []
    }
}

extension BuildResult {
    var product: Product? {
        if case .built(let product) = self { product } else { nil }
    }
    var errors: [Diagnostic] {
        if case .failed(let diagnostics) = self { diagnostics } else { [] }
    }
    var reason: String? {
        if case .unavailable(let reason) = self { reason } else { nil }
    }
}
