import Testing
import Transitions
import UIKit

@testable import Preview

@Suite("Key map")
@MainActor
struct KeyMapTests {
    private let map = KeyMap.standard

    @Test("no key does two things")
    func unique() {
        let strokes = map.rows.flatMap(\.strokes)
        #expect(Set(strokes).count == strokes.count)
    }

    @Test("every key of the specification is there, and does what it says")
    func complete() {
        let wanted: [(Key, Modifiers, Action)] = [
            (.tab, [], .nextEffect), (.tab, .shift, .previousEffect), (.character("n"), [], .mode(.navigation)),
            (.character("m"), [], .mode(.modal)), (.character("t"), [], .mode(.tabs)), (.return, [], .forward),
            (.backspace, [], .back), (.space, [], .pause), (.left, [], .step(-1)), (.right, [], .step(1)),
            (.left, .shift, .step(-10)), (.right, .shift, .step(10)), (.home, [], .toStart), (.end, [], .toEnd),
            (.character("r"), [], .reverse), (.character("l"), [], .loop), (.character("s"), [], .slowMotion),
            (.character("["), [], .halveSpeed), (.character("]"), [], .doubleSpeed),
            (.left, .control, .device(.rotateLeft)), (.right, .control, .device(.rotateRight)),
            (.down, .control, .device(.next)), (.up, .control, .device(.previous)),
            (.character("d"), [], .device(.dark)), (.character("x"), [], .device(.reduceMotion)),
            (.character("w"), [], .device(.rightToLeft)), (.character("b"), [], .device(.bezel)),
            (.character("e"), [], .tool(.edgeZones)),
            (.function(12), [], .screenshot), (.character("v"), [], .record), (.character("h"), [], .tool(.statusLine)),
            (.function(1), [], .tool(.help)),
            (.character("?"), [], .tool(.help)), (.character("a"), [], .tool(.gallery)),
            (.character("i"), [], .tool(.inspector)), (.character("c"), [], .tool(.compare)),
            (.character("k"), [], .tool(.findings)),
            (.character("g"), [], .tool(.layers)), (.character("o"), [], .tool(.pickOrigin)),
            (.character("z"), .control, .undo), (.character("z"), [.control, .shift], .redo),
            (.function(11), [], .fullScreen), (.escape, [], .cancel), (.character("q"), .control, .quit),
        ]
        for (key, modifiers, action) in wanted {
            #expect(map.action(for: key, modifiers) == action, "\(KeyMap.Stroke(key, modifiers).label)")
        }
        for (key, entry) in zip("1234567890-=", Catalogue.own) {
            #expect(map.action(for: .character(key), []) == .effect(entry.id))
        }
        #expect(map.rows.count == wanted.count - 1 + Catalogue.own.count)
    }

    @Test("a key with other modifiers, or none that is mapped, does nothing")
    func strict() {
        #expect(map.action(for: .character("q"), []) == nil)
        #expect(map.action(for: .return, .alt) == nil)
        #expect(map.action(for: .character("z"), []) == nil)
    }

    @Test("holding a key down steps on and on, but starts nothing twice")
    func repeats() {
        #expect(map.action(for: .right, [], isRepeat: true) == .step(1))
        #expect(map.action(for: .return, [], isRepeat: true) == nil)
        #expect(map.action(for: .space, [], isRepeat: true) == nil)
    }

    @Test("every row has a help text of its own that fits the panel")
    func help() {
        #expect(Set(map.rows.map(\.help)).count == map.rows.count)
        #expect(map.rows.allSatisfy { !$0.help.isEmpty && $0.help.count <= 44 })
    }

    @Test("the table lists every key once, under its heading")
    func markdown() {
        let lines = map.markdown.split(separator: "\n")
        #expect(lines.count == 2 + KeyMap.Group.allCases.count + map.rows.count)
        #expect(lines.contains("| `Shift-←` | Ten frames back |"))
        #expect(lines.contains("| `F1` or `?` | These keys |"))
        #expect(lines.contains("| `Ctrl-Q` | Quit |"))
    }

    nonisolated private static let manual = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../README.md").standardized

    @Test(
        "the manual's table of keys is the key map's",
        .enabled(if: FileManager.default.fileExists(atPath: manual.path)))
    func manualIsUpToDate() throws {
        let text = try String(contentsOf: Self.manual, encoding: .utf8)
        #expect(text.contains(map.markdown), "put the output of `segue help keys` into README.md")
    }
}
