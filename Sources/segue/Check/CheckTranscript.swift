import Foundation
import Preview

/// What a process that checks has written: its report, and what it has said.
struct CheckTranscript {
    /// A list longer than this is nothing to choose from; it also has to go through a connection that takes so much.
    private static let mostFindings = 100
    private static let longestText = 600
    /// So many lines of what went wrong are told.
    private static let mostLines = 6

    let report: Data
    let said: Data

    /// What became of it.
    func news(_ ending: ChildProcess.Ending) -> CheckNews {
        switch ending {
        case .exited(0), .exited(1):
            guard let report = try? JSONDecoder().decode(Report.self, from: report) else {
                return .failed("What the check has written cannot be read.")
            }
            return .list(report.list)
        case .exited: return .failed(reason ?? "The check has said nothing.")
        case .killed(let signal): return .failed("The check was ended from outside, by signal \(signal).")
        }
    }

    /// What a line tells of how far it is; nil if it is about something else.
    static func progress(_ line: Data) -> CheckNews? {
        guard line.first == UInt8(ascii: "{"), let progress = try? JSONDecoder().decode(CheckProgress.self, from: line)
        else { return nil }
        return .progress(done: progress.done, of: progress.of)
    }

    /// Why it could not be made: the last line, then the errors before it.
    private var reason: String? {
        let lines = String(decoding: said, as: UTF8.self).split(separator: "\n").map(String.init)
            .filter { !$0.hasPrefix("{") }
        guard var last = lines.last else { return nil }
        for prefix in ["segue check: ", "segue: "] where last.hasPrefix(prefix) { last.removeFirst(prefix.count) }
        last = last.replacing(", see above", with: "")
        let errors = lines.dropLast().filter { $0.contains(" error: ") }.map(Self.shortened)
        let more = errors.count - Self.mostLines
        return
            ([last] + (errors.isEmpty ? [] : [""]) + errors.prefix(Self.mostLines)
            + (more > 0 ? ["and \(more) more"] : [])).joined(separator: "\n")
    }

    /// A line with its file's name alone.
    private static func shortened(_ line: String) -> String {
        guard let colon = line.firstIndex(of: ":"), let slash = line[..<colon].lastIndex(of: "/") else { return line }
        return String(line[line.index(after: slash)...].prefix(longestText))
    }

    /// The part of `segue check --json` that is shown.
    fileprivate struct Report: Decodable {
        let runs: Int
        let ignored: Int
        let classes: [Class]
        let notes: [Found]

        struct Class: Decodable {
            let findings: [Found]
            let skipped: Int
            let skippedReason: String?
        }

        struct Found: Decodable {
            let rule: String
            let severity: ListedFinding.Severity
            let message: String
            let when: String?
            let place: Place?
            let occurrences: [Occurrence]
        }

        struct Place: Decodable {
            let file: String
            let line: Int
            let column: Int
        }

        struct Occurrence: Decodable {
            let operation: String
            let situation: String
            let style: String?
            let time: Double?
            /// The operation that the run is about, where it is not the one in which it shows.
            let run: String?
        }

        var list: FindingList {
            let found = classes.flatMap(\.findings) + notes
            let leftOut = classes.compactMap { one in
                one.skippedReason.map {
                    "\(one.skipped) more \(one.skipped == 1 ? "run was" : "runs were") left out: \($0)."
                }
            }
            return FindingList(
                runs: runs, ignored: ignored, leftOut: leftOut.isEmpty ? nil : leftOut.joined(separator: "\n"),
                findings: found.prefix(mostFindings).map(\.listed))
        }
    }
}

extension CheckTranscript.Report.Found {
    fileprivate var listed: ListedFinding {
        func short(_ text: String) -> String { String(text.prefix(600)) }
        return ListedFinding(
            severity: severity, message: short(message), rule: rule, occasions: short(when ?? ""),
            place: place.map { place in
                let name = URL(fileURLWithPath: place.file).lastPathComponent
                return "\(name):\(place.line)" + (place.column > 0 ? ":\(place.column)" : "")
            },
            way: occurrences.first.map { first in
                ListedFinding.Way(
                    operation: first.run ?? first.operation, situation: first.situation, style: first.style,
                    time: first.time)
            })
    }
}
