import Foundation
import Testing

@testable import Preview

/// The manual of drag scripts says what they do.
@Suite("Script manual")
@MainActor
struct ScriptDocumentTests {
    private static let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../Docs/DragScripts.md").standardized

    /// The blocks of scripts, each with what stands behind its first line's marks.
    private static func examples() throws -> [(mode: String, text: String)] {
        let parts = try String(contentsOf: path, encoding: .utf8).components(separatedBy: "```")
        return stride(from: 1, to: parts.count, by: 2).compactMap { index in
            let lines = parts[index].split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
            guard lines.count == 2, lines[0].hasPrefix("drag") else { return nil }
            return (lines[0].dropFirst(4).trimmingCharacters(in: .whitespaces), String(lines[1]))
        }
    }

    @Test("every example does what its comment says")
    func examples() throws {
        let examples = try Self.examples()
        #expect(examples.count >= 8)
        for (mode, text) in examples {
            let script = try DragScript(parsing: text)
            let said = text.split(separator: "[").dropFirst().first.flatMap { Int($0.prefix(1)) }
            withSession("alpha", mode: Mode(rawValue: mode), size: CGSize(width: 393, height: 852)) { session in
                let log = EventLog(session)
                ScriptPlayer(script, on: session).finish()
                #expect(session.isAtRest && !session.isBusy, "\(text)")
                #expect(session.depth == said ?? 0, "\(text)")
                #expect(log.names.contains("finished") || log.names.contains("cancelled"), "\(text)")
            }
        }
    }

    @Test("every word of the language is in the manual's table")
    func words() throws {
        let text = try String(contentsOf: Self.path, encoding: .utf8)
        for verb in ScriptVerb.allCases { #expect(text.contains("`\(verb.rawValue)"), "\(verb.rawValue)") }
        for (name, _) in ScriptKeys.named where name.count > 1 {
            #expect(text.contains("`\(name)`") || name == "Return" || name == "Backspace", "\(name)")
        }
    }
}
