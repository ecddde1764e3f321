import Foundation
import SourceModel
import Testing

@testable import Check

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Reports as values: what is one finding, what is silenced, and how all of it is written down.
@Suite("the report")
@MainActor
struct ReportTests {
    private static let file = "/home/me/Zoom.swift"
    private static let line12 = SourcePlace(file: file, line: 12, column: 9)
    private static let line30 = SourcePlace(file: file, line: 30, column: 5)
    private static let declared = SourcePlace(file: file, line: 4, column: 7)

    private func check(_ operation: String, _ situation: String, _ style: String? = nil) -> CheckCase {
        CheckCase(target: "Zoom", operation: operation, situation: situation, style: style)
    }

    private func finding(
        _ check: CheckCase, _ rule: String = "leftover-view", _ severity: Severity = .warning, subject: String = "",
        place: SourcePlace? = line12, operation: String? = nil, time: Double? = 0.5
    ) -> Finding {
        Finding(
            rule: rule, severity: severity, check: check, message: "\(rule) \(subject)", subject: subject,
            place: place, operation: operation ?? check.operation, time: time)
    }

    private func report(_ outcomes: [CaseOutcome], skipped: ClassReport.Skipped? = nil) -> CheckReport {
        CheckReport(
            version: "0.1.0", target: "Zoom.swift", words: ["Zoom.swift"],
            classes: [ClassReport(name: "Zoom", place: Self.declared, outcomes: outcomes, skipped: skipped)],
            folder: "/home/me")
    }

    /// Every operation in every situation, with findings in some.
    private func outcomes(
        _ operations: [String], _ situations: [String], found: (CheckCase) -> [Finding]
    ) -> [CaseOutcome] {
        operations.flatMap { operation in
            situations.map { situation in
                let check = check(operation, situation)
                return CaseOutcome(check, found(check))
            }
        }
    }

    // MARK: Merging

    @Test("one fault in three situations is one finding, in the order of the cases")
    func merging() throws {
        let all = outcomes(["pop", "present"], ["timed", "dragged", "dark"]) {
            $0.situation == "dark" || $0 == check("pop", "dragged") ? [finding($0)] : []
        }
        let merged = MergedFinding.merged(all)
        #expect(merged.count == 1)
        #expect(
            merged.first?.occurrences.map { "\($0.operation) \($0.check.situation)" } == [
                "pop dragged", "pop dark", "present dark",
            ])
    }

    @Test("another subject or another place is another finding; what two runs of one case repeat is told once")
    func keys() {
        let timed = check("pop", "timed")
        let merged = MergedFinding.merged([
            CaseOutcome(
                timed,
                [
                    finding(timed, subject: "alpha"), finding(timed, subject: "mask"),
                    finding(timed, subject: "alpha", place: Self.line30), finding(timed, subject: "mask"),
                ])
        ])
        #expect(merged.map(\.subject) == ["alpha", "mask", "alpha"])
        #expect(merged.map { $0.place?.line } == [12, 12, 30])
        #expect(merged.allSatisfy { $0.occurrences.count == 1 })
    }

    @Test("a case tried in two styles shows a fault only if both do")
    func styles() {
        let (full, over) = (check("present", "timed", "fullScreen"), check("present", "timed", "custom"))
        let dark = check("present", "dark", "custom")
        let merged = MergedFinding.merged([
            CaseOutcome(full, [finding(full, "leaks"), finding(full, "wrong-frame")]),
            CaseOutcome(over, [finding(over, "leaks")]),
            // Tried in one style only.
            CaseOutcome(dark, [finding(dark, "traps")]),
        ])
        #expect(merged.map(\.rule) == ["leaks", "traps"])
        #expect(merged[0].occurrences.count == 1 && merged[0].occurrences[0].check.style == "fullScreen")
    }

    @Test("the heaviest comes first, then what stands first in the source, then what has no place")
    func order() {
        let timed = check("pop", "timed")
        let merged = MergedFinding.merged([
            CaseOutcome(
                timed,
                [
                    finding(timed, "d", .warning, place: nil), finding(timed, "c", .warning, place: Self.line30),
                    finding(timed, "b", .warning), finding(timed, "a", .note), finding(timed, "e", .error, place: nil),
                ])
        ])
        #expect(merged.map(\.rule) == ["e", "b", "c", "d", "a"])
    }

    @Test("what a cause explains in other situations is told beside it, not by itself")
    func consequences() throws {
        let (late, cancelled) = (check("pop", "cancelled-late"), check("pop", "cancelled"))
        let outcomes = [
            CaseOutcome(late, [finding(late, "blank-frame"), finding(late, "jump-at-end")]),
            CaseOutcome(cancelled, [finding(cancelled, "success-after-cancel", .error)]),
        ]
        let merged = MergedFinding.merged(outcomes)
        #expect(merged.map(\.rule) == ["success-after-cancel"])
        #expect(merged[0].consequences.sorted() == ["blank-frame", "jump-at-end"])
        let report = report(outcomes)
        #expect(report.text(isColored: false).contains("also, as a consequence: "))
        #expect(try report.json().contains("\"consequences\""))
    }

    @Test("what shows where nothing is dragged is no consequence of what shows in drags only")
    func untouched() {
        let (timed, cancelled) = (check("pop", "timed"), check("pop", "cancelled"))
        let merged = MergedFinding.merged([
            CaseOutcome(timed, [finding(timed, "jump-at-end")]),
            CaseOutcome(cancelled, [finding(cancelled, "success-after-cancel", .error)]),
        ])
        #expect(merged.map(\.rule) == ["success-after-cancel", "jump-at-end"])
    }

    @Test("what shows in the first use is no consequence of what one use leaves to the next")
    func firstUse() {
        let (twice, again, cancelled) = (check("pop", "twice"), check("pop", "after-cancel"), check("pop", "cancelled"))
        let carried = CaseOutcome(twice, [finding(twice, "state-carried", .error)])
        let hung = { (check: CheckCase) in CaseOutcome(check, [self.finding(check, "never-completes", .error)]) }
        #expect(MergedFinding.merged([carried, hung(again)]).map(\.rule) == ["state-carried"])
        #expect(
            Set(MergedFinding.merged([carried, hung(again), hung(cancelled)]).map(\.rule)) == [
                "state-carried", "never-completes",
            ])
    }

    @Test("a style speaks for itself where less is wrong in it that the style has to do with")
    func tellingStyles() {
        let (full, over) = (check("dismiss", "timed", "fullScreen"), check("dismiss", "timed", "custom"))
        func style(_ inFull: [(String, Severity)], _ inCustom: [(String, Severity)]) -> PresentationStyle? {
            Checker.style(by: [
                CaseOutcome(full, inFull.map { finding(full, $0.0, $0.1) }),
                CaseOutcome(over, inCustom.map { finding(over, $0.0, $0.1) }),
            ])
        }
        #expect(style([("wrong-frame", .error)], [("jump-at-end", .warning)]) == .custom)
        #expect(style([], []) == .fullScreen)
        // `completeTransition(true)` is told wherever something can be cancelled.
        #expect(style([("success-after-cancel", .error)], []) == .fullScreen)
        // Nothing behind the screen that goes: another style keeps the presenter there.
        #expect(style([("blank-frame", .warning)], [("jump-at-end", .warning)]) == .custom)
    }

    @Test("a finding in an operation in which its cause does not show stands by itself, and so does a heavier one")
    func unexplained() {
        let (pop, push) = (check("pop", "timed"), check("push", "cancelled"))
        let merged = MergedFinding.merged([
            CaseOutcome(pop, [finding(pop, "jump-at-end")]),
            CaseOutcome(push, [finding(push, "success-after-cancel", .error)]),
        ])
        #expect(merged.map(\.rule) == ["success-after-cancel", "jump-at-end"])
        let held = check("pop", "held")
        let heavier = MergedFinding.merged([
            CaseOutcome(held, [finding(held, "own-clock")]), CaseOutcome(pop, [finding(pop, "wrong-screen", .error)]),
        ])
        #expect(heavier.map(\.rule) == ["wrong-screen", "own-clock"])
    }

    // MARK: Words

    @Test("occasions are told in words, and counted where there are many")
    func occasions() {
        let situations = ["timed", "dragged", "dark", "flicked", "twice"]
        func text(_ isFound: (CheckCase) -> Bool) -> String {
            let one = ClassReport(
                name: "Zoom", outcomes: outcomes(["pop", "dismiss"], situations) { isFound($0) ? [finding($0)] : [] })
            return Occasions(report: one, finding: one.findings[0]).text
        }
        #expect(
            text { $0.situation == "dark" || $0.situation == "flicked" }
                == "when in dark mode or flicked, in pop and dismiss")
        #expect(text { $0 == check("pop", "twice") } == "when used twice, in pop")
        #expect(text { $0.operation == "dismiss" } == "always, in dismiss")
        #expect(
            text { $0.situation != "timed" }
                == "in 8 of 10 runs of pop and dismiss, such as when dragged and let go past the middle, in dark mode or "
                + "flicked")
        #expect(
            text { $0 == check("pop", "dark") || $0 == check("dismiss", "twice") }
                == "when in dark mode, in pop; when used twice, in dismiss")
    }

    @Test("for people: quiet where all is well, with place, occasion and the way to see it where not")
    func text() {
        let quiet = report(outcomes(["pop"], ["timed", "dark"]) { _ in [] })
        #expect(quiet.text(isColored: false) == "Zoom: 2 runs, nothing found\n")
        let loud = report(
            outcomes(["pop"], ["timed", "dark"]) { $0.situation == "dark" ? [finding($0, "leaks", .error)] : [] })
        #expect(
            loud.text(isColored: false) == """
                Zoom: 2 runs, 1 finding

                  error: leaks  [leaks]
                    at Zoom.swift:12:9
                    when in dark mode, in pop
                    see it: segue run Zoom.swift --class Zoom --fresh --operation pop --situation dark

                """)
        #expect(loud.text(isColored: true).contains("\u{1b}[1;31merror\u{1b}[0m"))
        #expect(!loud.text(isColored: false).contains("\u{1b}"))
    }

    @Test("as lines: file, line, column, severity and rule; without a place of its own, that of the class")
    func lines() {
        let all = report([
            CaseOutcome(
                check("pop", "timed"),
                [finding(check("pop", "timed")), finding(check("pop", "timed"), "leaks", .error, place: nil)])
        ])
        #expect(
            all.lines == """
                Zoom.swift:4:7: error: leaks  [leaks]
                Zoom.swift:12:9: warning: leftover-view  [leftover-view]

                """)
    }

    @Test("words that a shell would take apart are quoted in the command")
    func quoting() {
        let command = Replay.command(
            for: check("present", "dark", "custom"), words: ["My Zoom's.swift"], isGuest: true, script: "a b.drag")
        #expect(
            command == "segue run 'My Zoom'\\''s.swift' --class Zoom --fresh --operation present --situation dark "
                + "--presentation-style custom --replay 'a b.drag'")
    }

    // MARK: Ignores

    private func ignore(_ rules: [String], _ reason: String, _ scope: Ignore.Scope, line: Int = 3) -> Ignore {
        Ignore(place: SourcePlace(file: Self.file, line: line, column: 4), rules: rules, reason: reason, scope: scope)
    }

    private func silenced(_ ignores: [Ignore], isComplete: Bool = true) -> CheckReport {
        let timed = check("pop", "timed")
        var all = report([CaseOutcome(timed, [finding(timed), finding(timed, "leaks", .error, place: nil)])])
        all.silence(by: SourceReport(ignores: ignores), isComplete: isComplete)
        return all
    }

    @Test("a comment silences its rule at its line, or in its type, and what it silences is counted")
    func silencing() {
        let atLine = silenced([ignore(["leftover-view"], "A badge.", .line(12))])
        #expect(atLine.classes[0].findings.map(\.rule) == ["leaks"] && atLine.ignoredCount == 1)
        #expect(atLine.notes.isEmpty)
        let elsewhere = silenced([ignore(["leftover-view"], "A badge.", .line(13))])
        #expect(elsewhere.classes[0].findings.count == 2 && elsewhere.notes.map(\.rule) == ["unused-ignore"])
        let ofType = silenced([ignore(["leftover-view", "leaks"], "A badge.", .type("Zoom"))])
        #expect(ofType.classes[0].findings.isEmpty && ofType.ignoredCount == 2 && ofType.notes.isEmpty)
        #expect(!ofType.fails(at: .note))
        #expect(ofType.text(isColored: false) == "Zoom: 1 run, nothing found, 2 ignored\n")
    }

    @Test("what leaves an app unusable is told where only its cause is silenced; a blemish of the cause goes with it")
    func silencedCause() {
        let timed = check("pop", "timed")
        let source = SourceReport(ignores: [ignore(["never-completes"], "It waits.", .type("Zoom"))])
        let outcomes = [
            CaseOutcome(
                timed,
                [
                    finding(timed, "never-completes", .error), finding(timed, "dead-to-touches", .error),
                    finding(timed, "blank-frame"),
                ])
        ]
        func rules(_ source: SourceReport?) -> [String] {
            ClassReport(name: "Zoom", place: Self.declared, outcomes: outcomes, source: source).findings.map(\.rule)
        }
        #expect(rules(nil) == ["never-completes"])
        #expect(rules(source).sorted() == ["dead-to-touches", "never-completes"])
    }

    @Test("comments without use, without a reason or with a rule that is none are noted")
    func remarks() {
        let all = silenced([
            ignore(["leaks", "wrong-screen"], "", .type("Zoom")), ignore(["leak"], "Hm.", .line(30), line: 29),
        ])
        #expect(all.notes.map(\.rule) == ["unused-ignore", "ignore-without-reason", "unknown-ignore"])
        #expect(all.notes.map { $0.place?.line } == [3, 3, 29])
        #expect(all.notes[2].message == "there is no rule leak; did you mean leaks?")
        #expect(all.fails(at: .note) && all.fails(at: .warning))
        // Where not all was run, nobody knows.
        let part = silenced([ignore(["wrong-screen"], "Hm.", .line(30))], isComplete: false)
        #expect(part.notes.isEmpty)
    }

    // MARK: Programs

    @Test("JSON has exactly the fields of its version")
    func json() throws {
        let timed = check("pop", "timed", nil)
        var all = report(
            [CaseOutcome(timed, [finding(timed)])], skipped: .init(count: 3, reason: "it hangs again and again"))
        all.classes[0].findings[0].evidence = .init(picture: "e/1.png", script: "e/1.drag")
        let object = try JSONSerialization.jsonObject(with: Data(all.json().utf8))
        let root = try #require(object as? [String: Any])
        #expect(
            Set(root.keys) == [
                "version", "segue", "target", "runs", "ignored", "skipped", "unchecked", "classes", "notes",
            ])
        #expect(root["version"] as? Int == 1 && root["runs"] as? Int == 1 && root["skipped"] as? Int == 3)
        let one = try #require((root["classes"] as? [[String: Any]])?.first)
        #expect(Set(one.keys) == ["name", "place", "runs", "skipped", "skippedReason", "findings", "ignored"])
        let found = try #require((one["findings"] as? [[String: Any]])?.first)
        #expect(
            Set(found.keys) == [
                "rule", "severity", "message", "subject", "place", "occurrences", "command", "script", "evidence",
                "when", "consequences",
            ])
        let place = try #require(found["place"] as? [String: Any])
        #expect(place["file"] as? String == "Zoom.swift" && place["line"] as? Int == 12 && place["column"] as? Int == 9)
        #expect(place.count == 3)
        #expect(found["script"] as? String == "forward, until rest, wait 0.1s, back, until rest, wait 0.3s")
        let seen = try #require((found["occurrences"] as? [[String: Any]])?.first)
        #expect(Set(seen.keys) == ["operation", "situation", "title", "time", "run"])
        #expect(try all.json() == all.json())
    }

    @Test("JUnit is well-formed, has a case to each operation and situation, and fails from the severity on")
    func junit() throws {
        let all = report(
            outcomes(["pop", "present"], ["timed", "dark"]) {
                $0 == check("present", "dark")
                    ? [finding($0, "a", .note, subject: "<&\">\u{1}"), finding($0, "b", .error, subject: "]]>")] : []
            })
        let strict = try JUnit(all.junit(failingAt: .error))
        #expect(strict.suites == ["Zoom"] && strict.cases.count == 4 && Set(strict.cases).count == 4)
        #expect(strict.failures == ["b ]]>"])
        #expect(strict.texts.first?.contains("Zoom.swift:12:9: error: b ]]> [b]") == true)
        let all2 = try JUnit(all.junit(failingAt: .note))
        #expect(all2.failures.count == 1 && all2.texts[0].contains("note: a <&\">? [a]"))
    }

    @Test("the manual has the situations as they are")
    func manual() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..")
        let text = try String(contentsOf: root.appendingPathComponent("Docs/Checking.md"), encoding: .utf8)
        let rows = Situation.all.map { "| `\($0.id)` | \($0.title) |" }.joined(separator: "\n")
        #expect(text.contains("|---|---|\n\(rows)\n\n"), "the table should be:\n\(rows)")
        #expect(text.contains("of this form: \(CheckReport.schemaVersion)"))
    }

    @Test("every rule and every situation can be explained, and is listed")
    func explanations() {
        for id in Rule.all.map(\.id) + Rule.aboutIgnores.map(\.id) + Situation.all.map(\.id) {
            #expect(Explanation.text(of: id)?.contains(id) == true, "\(id)")
            #expect(Explanation.list.contains("  \(id) "), "\(id)")
        }
        #expect(Explanation.text(of: "nothing") == nil)
        #expect(Explanation.nearest(to: "never-complets") == "never-completes")
    }
}

/// A JUnit report as its readers see it.
private final class JUnit: NSObject, XMLParserDelegate {
    private(set) var suites: [String] = []
    private(set) var cases: [String] = []
    private(set) var failures: [String] = []
    private(set) var texts: [String] = []

    init(_ text: String) throws {
        super.init()
        let parser = XMLParser(data: Data(text.utf8))
        parser.delegate = self
        guard parser.parse() else { throw parser.parserError ?? CocoaError(.propertyListReadCorrupt) }
    }

    func parser(
        _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        switch element {
        case "testsuite": suites.append(attributes["name"] ?? "")
        case "testcase": cases.append("\(attributes["classname"] ?? "") \(attributes["name"] ?? "")")
        case "failure":
            failures.append(attributes["message"] ?? "")
            texts.append("")
        default: break
        }
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        if !texts.isEmpty { texts[texts.count - 1] += string }
    }
}
