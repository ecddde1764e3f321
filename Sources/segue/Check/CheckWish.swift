import Check
import Compile
import Foundation
import Preview
import Transitions

/// What the command line asks of a check.
@MainActor
struct CheckWish {
    /// How findings are told.
    enum Format: String, CaseIterable {
        case text, lines, json
    }

    /// A process more costs memory, and helps nobody beyond the cores.
    private static let mostJobs = 256

    let words: [String]
    /// How the sources are built; nil for Segue's own effects.
    let job: BuildJob?
    let choice: CheckRun.Choice
    /// Whether no class is named.
    let isOfAllClasses: Bool
    let failing: Severity
    let format: Format
    let junit: String?
    let evidence: String?
    let jobs: Int
    let saysTimes: Bool
    let saysProgress: Bool

    init(_ arguments: Arguments) throws {
        words = arguments.words
        if arguments.string("--root") != nil {
            throw CommandFailure.usage(
                "--root is for segue run: screens of your own lead on by their own buttons; name the file alone")
        }
        choice = CheckRun.Choice(
            operation: try arguments.string("--operation").map(Self.operation),
            situations: try arguments.strings("--situation").map { try SharedOptions.situation($0).id })
        isOfAllClasses = arguments.string("--class") == nil
        let severities = Severity.allCases.map(\.rawValue).joined(separator: ", ")
        failing = try arguments.value("--fail-on", severities, Severity.init(rawValue:)) ?? .warning
        let form = try arguments.value("--format", "text or lines") { $0 == "json" ? nil : Format(rawValue: $0) }
        if form != nil, arguments.has("--json") {
            throw CommandFailure.usage("--format and --json exclude each other; give one")
        }
        format = arguments.has("--json") ? .json : form ?? .text
        let cores = ProcessInfo.processInfo.activeProcessorCount
        jobs =
            try arguments.value("--jobs", "a number from 1 to \(Self.mostJobs)", Values.whole(1...Self.mostJobs))
            ?? cores
        saysTimes = arguments.has("--timing")
        saysProgress = arguments.has("--progress")
        junit = try arguments.string("--junit").map(Self.file)
        evidence = arguments.string("--evidence")
        if evidence == "" { throw CommandFailure.usage("--evidence '' is no name; say which folder it goes to") }
        job = try SharedOptions.job(arguments)
        // What no process could make anything of is told before one is started.
        if job == nil { _ = try SharedOptions.entry(arguments) }
    }

    private static func operation(_ word: String) throws -> String {
        if let operation = TransitionOperation(rawValue: word.lowercased()) { return operation.rawValue }
        let all = TransitionOperation.allCases.map(\.rawValue)
        let hint = Nearest.to(word, of: all).map { "did you mean \($0)?" } ?? "there are \(all.joined(separator: ", "))"
        throw CommandFailure.usage("there is no operation \(word); \(hint)")
    }

    /// A file that can be written, as far as is seen beforehand.
    private static func file(_ path: String) throws -> String {
        var isFolder: ObjCBool = false
        guard !path.isEmpty else { throw CommandFailure.usage("--junit '' is no name; say where the report goes") }
        let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        if isFolder.boolValue { throw CommandFailure.usage("--junit \(path) is a folder; name a file") }
        let folder = (path as NSString).deletingLastPathComponent
        guard FileManager.default.isWritableFile(atPath: exists ? path : folder.isEmpty ? "." : folder) else {
            throw CommandFailure.work("the report \(path) cannot be written there; name another file")
        }
        return path
    }
}
