import Foundation

/// The table of what a user's file may use: `Docs/Compatibility.tsv`, from which the manual's page is made too.
struct SurfaceTable {
    struct Row {
        let type: String
        let symbol: String
        /// `works`, `differs` or `absent`.
        let state: String
        /// How a user's file writes it. `x` is a value of the type.
        let code: String
        /// How it acts differently, or why it is absent.
        let note: String

        var isAbsent: Bool { state == "absent" }
    }

    let rows: [Row]

    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    init() throws {
        let text = try String(contentsOf: Self.root.appendingPathComponent("Docs/Compatibility.tsv"), encoding: .utf8)
        rows = text.split(separator: "\n").dropFirst().map { line in
            let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            return Row(
                type: cells[0], symbol: cells[1], state: cells[2], code: cells[3],
                note: cells.count > 4 ? cells[4] : "")
        }
    }

    /// The rows whose use does not compile, with the first complaint about each, in a Swift 5 file that holds one line for a row.
    static func complaints(about rows: [Row]) throws -> [(row: Row, complaint: String)] {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("surface-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("Probe.swift")
        let lines = ["import UIKit"] + rows.enumerated().map { line(for: $1, number: $0) }
        try lines.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)

        let modules = Bundle.main.bundleURL.appendingPathComponent("Modules").path
        let (status, output) = try run(
            [
                "swiftc", "-swift-version", "5", "-typecheck", "-diagnostic-style=llvm",
                "-continue-building-after-errors",
            ]
                + [
                    "-Xcc", "-fmodule-map-file=\(writeLibraries(to: folder))", "-module-cache-path", folder.path, "-I",
                    modules,
                ]
                + [file.path])
        var found: [Int: String] = [:]
        for line in output.split(separator: "\n") {
            let parts = line.components(separatedBy: ": error: ")
            guard parts.count > 1, parts[0].contains("Probe.swift:"),
                let number = parts[0].split(separator: ":").dropFirst().first.flatMap({ Int($0) })
            else {
                if line.contains("error: ") { throw Failure(output: output) }
                continue
            }
            if found[number] == nil { found[number] = parts[1] }
        }
        guard status == 0 || !found.isEmpty else { throw Failure(output: output) }
        return found.keys.sorted().map { (rows[max($0 - 2, 0)], found[$0] ?? "") }
    }

    /// The compiler could not look at the file at all.
    struct Failure: Error {
        let output: String
    }

    /// A module map with an empty module for each C library that the modules are made on: nothing of them is seen from outside.
    private static func writeLibraries(to folder: URL) throws -> String {
        let sources = root.appendingPathComponent("Sources").path
        let folders = try FileManager.default.contentsOfDirectory(atPath: sources).filter { folder in
            ["", "include/"].contains {
                FileManager.default.fileExists(atPath: "\(sources)/\(folder)/\($0)module.modulemap")
            }
        }
        let map = folder.appendingPathComponent("libraries.modulemap")
        try folders.map { "module \($0) {}\n" }.joined()
            .write(to: map, atomically: true, encoding: .utf8)
        return map.path
    }

    /// Runs a program to its end.
    static func run(_ words: [String]) throws -> (status: Int32, output: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = words
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: data, as: UTF8.self))
    }

    /// A row's use as one line: types in a scope of their own, statements in a function.
    private static func line(for row: Row, number: Int) -> String {
        if row.code.hasPrefix("extension ") || row.code.contains("; extension ") { return row.code }
        if row.code.hasPrefix("class ") || row.code.hasPrefix("struct ") { return "enum Row\(number) { \(row.code) }" }
        let words = Set(row.code.split { !$0.isLetter && !$0.isNumber && $0 != "_" })
        let takesValue = words.contains("x") && !row.code.contains("let x ")
        return "func row\(number)(\(takesValue ? "_ x: \(row.type)" : "")) { \(row.code) }"
    }
}
