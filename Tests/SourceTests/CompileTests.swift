import Foundation
import SourceAnalysis
import SourceModel
import Testing

/// What the compiler says of rewritten files, against the modules built here.
@Suite struct CompileTests {
    /// Where this test run's modules are: beside its binary.
    private static let modules = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        .deletingLastPathComponent().appendingPathComponent("Modules").path

    @Test("all samples compile together as one module, with what was generated for them")
    func samples() throws {
        let sources = SampleTests.samples.map(\.source)
        let found = try errors(in: sources)
        #expect(found == [])
    }

    @Test("an error's place in the rewritten file maps back to the user's")
    func places() throws {
        let source = """
            import UIKit
            class Tapper: NSObject {
                @objc func tap(_ sender: Any) {}
                func add(to button: UIView, _ selector: Selector) { add(to: button, #selector(tap(_:))); missing(1) }
            }
            """
        let found = try errors(in: [source])
        #expect(found == ["/0.swift:4:94: cannot find 'missing' in scope"])
    }

    @Test("screens that --root names compile, alone and in either wrapping", arguments: ["none", "navigation", "tabs"])
    func roots(wrapping: String) throws {
        let source = "import UIKit\nclass List: UIViewController {}\nclass Detail: UIViewController {}"
        let found = try errors(in: [source]) { options in
            options.roots = wrapping == "tabs" ? ["List()", "Detail()"] : ["List()"]
            options.wrapping = AnalysisOptions.Wrapping(rawValue: wrapping)
        }
        #expect(found == [])
    }

    @Test("what is wrong with --root is said of it")
    func wrongRoot() throws {
        let found = try errors(in: ["import UIKit\nclass List: UIViewController {}"]) { $0.roots = ["Lost()"] }
        #expect(found == ["<root>:1:1: error: cannot find 'Lost' in scope"])
    }

    /// Compiles without making code, and returns errors at their places in the originals.
    func errors(
        in sources: [String], _ change: (inout AnalysisOptions) -> Void = { _ in }
    ) throws -> [String] {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("segue-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        var options = AnalysisOptions()
        options.isWriting = true
        change(&options)
        let texts = sources.enumerated().map { SourceText(path: "/\($0.offset).swift", text: $0.element) }
        let files = Analysis(texts, options).report.files
        var paths: [String] = []
        for (number, file) in files.enumerated() {
            let url = folder.appendingPathComponent("File\(number).swift")
            try Data(file.rewritten.utf8).write(to: url)
            paths.append(url.path)
        }
        let map = folder.appendingPathComponent("libraries.modulemap")
        let names = ["CCairo", "CKernels", "CPango", "CPixbuf", "CSDL2", "CSwiftCall", "CZlib"]
        try Data(names.map { "module \($0) {}\n" }.joined().utf8)
            .write(to: map)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments =
            [
                "swiftc", "-frontend", "-typecheck", "-module-name", "Samples", "-swift-version", "5",
                "-parse-as-library", "-disable-objc-interop", "-suppress-warnings", "-diagnostic-style", "llvm",
                "-no-color-diagnostics", "-I", Self.modules, "-Xcc", "-fmodule-map-file=\(map.path)",
            ] + paths
        let pipe = Pipe()
        process.standardError = pipe
        try process.run()
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return output.split(separator: "\n").filter { $0.contains(": error: ") }.map { line in
            let parts = line.split(separator: ":", maxSplits: 4).map { $0.trimmingCharacters(in: .whitespaces) }
            guard parts.count == 5, let number = Int(parts[1]), let column = Int(parts[2]),
                let file = files.first(where: { $0.original == parts[0] })
            else { return String(line) }
            return "\(parts[0]):\(number):\(file.column(ofRewritten: column, line: number)): \(parts[4])"
        }
    }
}
