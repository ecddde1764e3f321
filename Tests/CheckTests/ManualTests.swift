import Foundation
import Testing
import UIKit

@testable import Check

@Suite("The manual of the rules")
struct ManualTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    @Test("Docs/Rules.md says what the rules say; without it, it is written")
    func manual() throws {
        let table = Self.root.appendingPathComponent("Tests/CommandTests/Mutations/mutations.tsv")
        let rows = try String(contentsOf: table, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }
        let kinds = Set(rows.compactMap { $0.split(separator: "\t").first.map(String.init) })
        #expect(kinds.isSubset(of: Rule.all.map(\.id)))
        let page = Self.root.appendingPathComponent("Docs/Rules.md")
        let wanted = Manual.text(mutations: rows.count, kinds: kinds)
        guard FileManager.default.fileExists(atPath: page.path) else {
            try wanted.write(to: page, atomically: true, encoding: .utf8)
            Issue.record("Docs/Rules.md was missing; it is written now: read it, and run again")
            return
        }
        #expect(try String(contentsOf: page, encoding: .utf8) == wanted, "run make rules")
    }

    @Test("every rule says what is seen, why, and what to do, with an example")
    func texts() {
        for rule in Rule.all {
            #expect(rule.id.wholeMatch(of: #/[a-z]+(-[a-z]+)*/#) != nil)
            #expect(![rule.summary, rule.symptom, rule.cause, rule.remedy, rule.example].contains(""), "\(rule.id)")
            #expect(rule.summary.hasSuffix("."), "\(rule.id)")
            #expect(rule.explains.allSatisfy { Rule.of($0) != nil }, "\(rule.id) explains \(rule.explains)")
            #expect(!rule.explains.contains(rule.id))
        }
        #expect(Set(Rule.all.map(\.id)).count == Rule.all.count)
    }

    @Test("every situation's script can be read and asks for the operation")
    func scripts() throws {
        for situation in Situation.all {
            let isAsked = situation.script.contains("GO") || situation.script.contains("EDGE")
            #expect(isAsked, "\(situation.id)")
            for operation in TransitionOperation.allCases {
                #expect(!situation.script(for: operation).steps.isEmpty, "\(situation.id)")
            }
        }
    }
}
