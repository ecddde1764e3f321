import Foundation
import SourceModel
import Testing

/// What is said of a comment on a line.
private func line(_ ignore: Ignore) -> String {
    let scope =
        switch ignore.scope {
        case .line(let line): "line \(line)"
        case .type(let name): "type \(name)"
        }
    let rules = ignore.rules.joined(separator: " ")
    return "\(ignore.place.line):\(ignore.place.column) \(rules) <\(ignore.reason)> \(scope)"
}

@Suite struct IgnoreTests {
    @Test(
        "rules and the reason are read from comments of any kind",
        arguments: [
            ("// segue:ignore leftover-view The badge stays.", "1:4 leftover-view <The badge stays.> line 2"),
            ("//segue:ignore a1, b-2,c: why, indeed", "1:3 a1 b-2 c <why, indeed> line 2"),
            ("/// segue:ignore never-completes", "1:5 never-completes <> line 2"),
            ("/* segue:ignore x - it is so */", "1:4 x <it is so> line 2"),
            ("/**\n *\tsegue:ignore x It takes\n * two lines.\n */", "2:4 x <It takes two lines.> line 5"),
            ("//\té: x // segue:ignore x see http://a.b/c", "1:13 x <see http://a.b/c> line 2"),
            ("\t// segue:ignore x, Because", "1:5 x <Because> line 2"),
        ])
    func comments(_ comment: String, _ expected: String) {
        let report = read("\(comment)\nlet y = 1")
        #expect(report.ignores.map(line) == [expected])
        #expect(report.remarks.isEmpty)
    }

    @Test("text that mentions it silences nothing")
    func mentions() {
        let report = read("// Write segue:ignore x for that.\nlet y = \"// segue:ignore x y\"")
        #expect(report.ignores.isEmpty)
        #expect(report.remarks.isEmpty)
    }

    @Test("it silences its own line behind code, else the next that holds code")
    func lines() {
        let source = """
            import UIKit // segue:ignore a
            func f(_ x: Int, /* segue:ignore b */ _ y: Int) {
                // segue:ignore c

                // Something else.
                g() // segue:ignore d
                /* segue:ignore e */ g()
                let text = \"""
                    words
                    \""" // segue:ignore f
                // segue:ignore g
            }
            """
        let lines = read(source).ignores.map(\.scope)
        #expect(lines == [.line(1), .line(2), .line(6), .line(6), .line(7), .line(10), .line(12)])
    }

    @Test("before a type's declaration it silences the type, with the attributes and comments between")
    func types() {
        let source = """
            // segue:ignore a
            @objc(Foo)
            public final class Outer: NSObject {
                /// Zooms.
                // segue:ignore b
                /// Twice.
                @MainActor private final class Zoom {}
                // segue:ignore c
                @objc func f() {}
                class Behind { // segue:ignore d
                }
            }
            // segue:ignore e
            extension Outer.Zoom {}
            // segue:ignore f
            let x = 1; class After {}
            """
        #expect(
            read(source).ignores.map(line) == [
                "1:4 a <> type Outer", "5:8 b <> type Outer.Zoom", "8:8 c <> line 9", "10:23 d <> line 10",
                "13:4 e <> type Outer.Zoom", "15:4 f <> line 16",
            ])
    }

    @Test(
        "one that lacks a rule is remarked upon",
        arguments: [
            "segue:ignore", "segue:ignore ", "segue:ignore The badge stays.", "segue:ignore: leftover-view",
            "segue:ignore Leftover-View", "segue:ignore -x", "segue:ignored x", "segue:ignore é",
        ])
    func malformed(_ comment: String) {
        let report = read("let x = 1\n  // \(comment)\nlet y = 1")
        #expect(report.ignores.isEmpty)
        #expect(report.remarks.map(\.place) == [SourcePlace(file: "/0.swift", line: 2, column: 6)])
        #expect(report.remarks.first?.message.hasPrefix("segue:ignore needs the id of a rule") == true)
    }

    @Test("one that no code follows is remarked upon")
    func end() {
        let report = read("let x = 1\n// segue:ignore x y\n")
        #expect(report.ignores.isEmpty)
        #expect(report.remarks.map(\.place.line) == [2])
    }

    @Test("a finding is silenced by its rule at its place or in its type")
    func silencing() {
        let place = SourcePlace(file: "/a.swift", line: 7, column: 3)
        let there = SourcePlace(file: "/a.swift", line: 9, column: 1)
        let line = Ignore(place: place, rules: ["a", "b"], reason: "", scope: .line(9))
        #expect(line.silences("b", at: there, in: nil))
        #expect(!line.silences("c", at: there, in: nil))
        #expect(!line.silences("b", at: place, in: "Zoom"))
        #expect(!line.silences("b", at: SourcePlace(file: "/b.swift", line: 9, column: 1), in: nil))
        #expect(!line.silences("b", at: nil, in: nil))
        let type = Ignore(place: place, rules: ["a"], reason: "", scope: .type("Outer"))
        #expect(type.silences("a", at: nil, in: "Outer"))
        #expect(type.silences("a", at: there, in: "Outer.Zoom"))
        #expect(!type.silences("a", at: there, in: "OuterZoom"))
        #expect(!type.silences("a", at: there, in: nil))
    }

    @Test("a report survives being written and read")
    func coding() throws {
        let report = read(
            """
            // segue:ignore a why
            class Fade: NSObject, UIViewControllerAnimatedTransitioning {
                func animateTransition(using c: C) { c.completeTransition(true) } // segue:ignore b
            }
            """)
        #expect(report.ignores.count == 2)
        #expect(report.landmarks.count == 2)
        #expect(try JSONDecoder().decode(SourceReport.self, from: JSONEncoder().encode(report)) == report)
    }
}
