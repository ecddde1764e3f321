import Foundation
import SourceModel

/// Turns what the compiler said about rewritten files into what there is to say about the user's.
struct DiagnosticReader {
    /// An error in code that the user did not write.
    struct GeneratedError: Equatable {
        /// The candidate whose making it is; nil if that cannot be told.
        var candidate: String?
        var message: String
    }

    let report: SourceReport
    let job: BuildJob
    private let files: [String: RewrittenFile]

    init(report: SourceReport, job: BuildJob) {
        self.report = report
        self.job = job
        let users = report.files.filter { !$0.original.hasPrefix("<") }
        files = Dictionary(users.map { ($0.original, $0) }) { first, _ in first }
    }

    /// The errors in generated code.
    func generatedErrors(_ output: ToolCall.Output) -> [GeneratedError] {
        CompilerOutput(output.standardError).entries.filter { $0.severity == .error && isGenerated($0) }.map { entry in
            GeneratedError(candidate: candidate(entry), message: entry.message)
        }
    }

    /// What was said about the user's files and expressions, in order, without doubles.
    func diagnostics(_ output: ToolCall.Output) -> [Diagnostic] {
        var seen: [Diagnostic] = []
        var texts: [String: [Substring]] = [:]
        for entry in CompilerOutput(output.standardError).entries where isUsers(entry) {
            var diagnostic = mapped(entry, &texts)
            diagnostic.notes = entry.notes.compactMap { note(for: $0, &texts) }
            if !seen.contains(diagnostic) { seen.append(diagnostic) }
        }
        return seen
    }

    /// A diagnostic of an entry whose place needs no mapping.
    static func diagnostic(_ entry: CompilerOutput.Entry) -> Diagnostic {
        Diagnostic(
            file: entry.file == "<unknown>" ? nil : entry.file, line: entry.line, column: entry.column,
            severity: entry.severity, message: entry.message)
    }

    /// Whether it is about code that the user neither wrote nor gave.
    private func isGenerated(_ entry: CompilerOutput.Entry) -> Bool {
        let isOurs =
            entry.file == "<segue>" || entry.file.hasPrefix("<segue ")
            || report.files.contains { $0.rewritten == entry.file }
        return isOurs && expression(entry) == nil
    }

    private func isUsers(_ entry: CompilerOutput.Entry) -> Bool {
        files[entry.file] != nil || expression(entry) != nil
    }

    /// The option and its text, if it is about what `--make` or `--root` says.
    private func expression(_ entry: CompilerOutput.Entry) -> (option: String, text: String)? {
        if entry.file == "<root>" { return ("--root", job.roots.joined(separator: ", ")) }
        guard !job.makes.isEmpty, let name = candidate(entry) else { return nil }
        let short = name.split(separator: ".").last.map(String.init) ?? name
        let text = job.makes.first { make in
            let start = make.prefix { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }
            return start == name || start == short || start.hasSuffix("." + short)
        }
        return text.map { ("--make", $0) }
    }

    /// The candidate that generated code is for, or the protocol that it makes the sample screens answer.
    private func candidate(_ entry: CompilerOutput.Entry) -> String? {
        guard entry.file.hasPrefix("<segue") else { return nil }
        if entry.file.hasPrefix("<segue ") { return String(entry.file.dropFirst("<segue ".count).dropLast()) }
        let names = report.candidates.map(\.name)
        // Else by the line that the compiler shows.
        return names.filter { name in entry.context.contains { $0.contains(name) } }.max { $0.count < $1.count }
    }

    private func mapped(_ entry: CompilerOutput.Entry, _ texts: inout [String: [Substring]]) -> Diagnostic {
        var diagnostic = Self.diagnostic(entry)
        if let file = files[entry.file] {
            diagnostic.column = file.column(ofRewritten: entry.column, line: entry.line)
            let lines = texts[file.original] ?? Self.lines(file.original)
            texts[file.original] = lines
            if lines.indices.contains(entry.line - 1) { diagnostic.source = String(lines[entry.line - 1]) }
        } else {
            let given = expression(entry)
            diagnostic.file = given?.option
            diagnostic.line = 0
            diagnostic.column = 0
            diagnostic.source = given?.text
        }
        return diagnostic
    }

    /// A note, with its place if that is in the user's files; nil if it only says where something of ours is declared.
    private func note(for entry: CompilerOutput.Entry, _ texts: inout [String: [Substring]]) -> Diagnostic? {
        if isUsers(entry) { return mapped(entry, &texts) }
        if entry.message.hasSuffix("declared here") || isGenerated(entry) { return nil }
        return Diagnostic(severity: .note, message: entry.message)
    }

    private static func lines(_ path: String) -> [Substring] {
        guard let data = FileManager.default.contents(atPath: path) else { return [] }
        return String(decoding: data, as: UTF8.self).split(omittingEmptySubsequences: false) { $0.isNewline }
    }
}

/// Failures that are not errors in the sources.
extension DiagnosticReader {
    /// The one line for a compiler that gave up without an error in a file of the user's.
    func failure(_ output: ToolCall.Output, _ toolchain: Toolchain) -> Diagnostic {
        let read = CompilerOutput(output.standardError)
        if let error = generatedErrors(output).first {
            guard let name = error.candidate else {
                return Diagnostic(message: "code made for these classes does not compile (\(error.message))")
            }
            var diagnostic = SourceHelp.warning(name, report.candidates.first { $0.name == name }, error.message)
            diagnostic.severity = .error
            return diagnostic
        }
        if let error = read.entries.first(where: { $0.severity == .error && !isUsers($0) }) {
            let isOther =
                error.message.contains("cannot be imported by the Swift")
                || error.message.contains("compiled module was created by")
            return Diagnostic(
                message: isOther
                    ? "Segue's modules were made by another Swift than \(toolchain.root): build Segue anew (\(error.message))"
                    : error.message)
        }
        // Of the report only the last step that names a place: what the compiler was at.
        let steps = output.standardError.split(separator: "\n").filter { $0.contains("While ") && $0.contains(" (at ") }
        let step = steps.last.flatMap { line in line.range(of: "While ").map { line[$0.upperBound...] } }
        return Diagnostic(
            message: "the Swift compiler itself \(output.status.words)\(step.map { ", while \($0)" } ?? "")")
    }

    /// The one line for a linker that failed.
    func linkFailure(_ output: ToolCall.Output) -> Diagnostic {
        let first = output.standardError.split(separator: "\n").first { $0.contains("error:") }
        let reason = first.map { $0.replacing("ld.lld: ", with: "").replacing("error: ", with: "") }
        return Diagnostic(message: "the linker \(reason.map { "says: \($0)" } ?? output.status.words)")
    }
}
