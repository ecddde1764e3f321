import FoundationEssentials
import Glibc
import SourceAnalysis
import SourceModel

/// Prints what is wrong on one line and ends the program.
func fail(_ message: String, code: Int32) -> Never {
    let line = "segue-source: \(message)\n"
    _ = line.withCString { write(STDERR_FILENO, $0, strlen($0)) }
    exit(code)
}

do {
    let arguments = try Arguments(CommandLine.arguments.dropFirst())
    let sources = try arguments.files.map { try Files.read($0) }
    var report = Analysis(sources, arguments.options).report
    if let folder = arguments.output { report.files = try Files.write(report.files, to: folder) }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    print(String(decoding: try encoder.encode(report), as: UTF8.self))
} catch let error as Arguments.Wrong {
    fail(error.message, code: 64)
} catch let error as Files.Failure {
    fail(error.message, code: 66)
} catch {
    fail("\(error)", code: 70)
}
