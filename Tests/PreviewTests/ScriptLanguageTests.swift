import Testing
import UIKit

@testable import Preview

/// The language of drag scripts: what is read, what is written, and what is said to mistakes.
@Suite("Script language")
struct ScriptLanguageTests {
    typealias Step = DragScript.Step

    @Test("the example of the manual's first line is five steps")
    func example() throws {
        let script = try DragScript(parsing: "from right 0.0, to 0.6 in 0.4s, hold 0.2s, release")
        #expect(
            script.steps == [.from(.right, to: 0), .to(0.6, in: 0.4), .wait(0.2), .release()])
        #expect(script.line == "from right 0, to 0.6 in 0.4s, hold 0.2s, release")
    }

    @Test(
        "every word is read",
        arguments: [
            ("from top", .from(.top, to: nil)),
            ("from bottom at 25%", .from(.bottom, to: nil, at: 0.25)),
            ("from left at .25", .from(.left, to: nil, at: 0.25)),
            ("from LEFT 40% at 0.25", .from(.left, to: 0.4, at: 0.25)),
            ("finger 3 from left -0.5", .from(.left, to: -0.5, by: DragScript.Pointer(id: 3))),
            ("press 12.5, 50%", .press(.init(x: .points(12.5), y: .percent(50)))),
            ("move -3,900 in 250ms", .move(.init(-3, 900), in: 0.25)),
            ("finger 0 move 1,2", .move(.init(1, 2), by: DragScript.Pointer(id: 0))),
            ("lift", .release()), ("cancel", .cancel()),
            ("finger 1 cancel", .cancel(by: DragScript.Pointer(id: 1))),
            ("tap 100,200", .tap(.init(100, 200))),
            ("flick bottom at 1", .flick(.bottom, at: 1)),
            ("button forward", .button(.forward)),
            ("swipe left 0.5 in 0.3s", .swipe(.left, 0.5, in: 0.3)),
            ("wheel 0,-1", .wheel(dx: 0, dy: -1)),
            ("wheel 0.25,0 precise at 10,20", .wheel(dx: 0.25, dy: 0, isPrecise: true, at: .init(10, 20))),
            ("key Shift-Left", .key(.left, .shift)), ("key l", .key(.character("l"))),
            ("key Ctrl-Alt-Super-Shift-Q", .key(.character("q"), [.control, .alt, .command, .shift])),
            ("key Ctrl--", .key(.character("-"), .control)), ("key Right repeat", .key(.right, isRepeat: true)),
            ("key Comma", .key(.character(","))), ("key esc", .key(.escape)), ("key f12", .key(.function(12))),
            ("key F", .key(.character("f"))), ("key U+A0", .key(.character("\u{A0}"))),
            ("key ß", .key(.character("ß"))),
            (#"type "a, \"b\" # \\ \n\u{9}""#, .type("a, \"b\" # \\ \n\t")),
            ("focus lost", .focus(isGained: false)), ("focus gained", .focus(isGained: true)),
            ("forward", .go(forward: true)), ("back unanimated", .go(forward: false, isAnimated: false)),
            ("resize 393x852", .resize(width: 393, height: 852)), (#"drop "a b.png""#, .drop("a b.png")),
            (#"drop "\u{e4}.png" on 2"#, .drop("ä.png", on: 2)),
            ("wait 1.5s", .wait(1.5)), ("stall 20 s", .stall(20)), ("until rest", .untilRest),
        ] as [(String, Step?)])
    func words(_ text: String, _ expected: Step?) {
        let before = text.hasPrefix("to") ? "from left, " : ""
        #expect((try? DragScript(parsing: before + text))?.steps.last == expected)
    }

    @Test("commas, lines, blanks and comments part the steps")
    func separators() throws {
        let text = "\r\n# a drag\r\n  from right ,  # from here\n\n to 0.5 in 1s\t,\nrelease # done\n,"
        #expect(throws: ScriptError.self) { try DragScript(parsing: ", release") }
        #expect(throws: ScriptError.self) { try DragScript(parsing: "release,, release") }
        let script = try DragScript(parsing: text)
        #expect(script.steps == [.from(.right, to: nil), .to(0.5, in: 1), .release()])
        #expect(try DragScript(parsing: " # nothing").steps.isEmpty)
    }

    @Test(
        "a mistake is one line: where, what was expected, what was there",
        arguments: [
            ("form right", "1:1: expected a step, such as from, to, release or wait, found form; did you mean from?"),
            ("from rihgt 0", "1:6: expected an edge: left, right, top or bottom, found rihgt; did you mean right?"),
            ("from", "1:5: expected an edge: left, right, top or bottom, found the end"),
            ("release\n  wait 0.4", "2:8: expected a time, such as 0.4s or 400ms, found 0.4"),
            ("wait 2h", "1:6: expected a time, such as 0.4s or 400ms, found 2h"),
            ("wait 4000s", "1:6: expected a time up to 3600s, found 4000s"),
            ("to 0.5", "1:1: to goes on from an edge; put from EDGE before it"),
            ("from left, release, to 0.5", "1:21: to goes on from an edge; put from EDGE before it"),
            ("from left, to\n0.5", "1:14: expected a part of the way, such as 0.6 or 60%, found the end of the line"),
            ("press 12 30", "1:10: expected a comma and a second number, found 30"),
            ("tap 1,2,3", "1:9: expected a step, such as from, to, release or wait, found 3"),
            ("release please", "1:9: expected a comma or a new line, found please"),
            (
                "key Shfit-Left",
                "1:5: expected a key, such as Return, L or Shift-Left, found Shfit-Left; did you mean Shift-?"
            ),
            ("key Retrun", "1:5: expected a key, such as Return, L or Shift-Left, found Retrun; did you mean Return?"),
            ("type \"abc", "1:6: this text has no closing quotation mark"),
            ("until dawn", "1:7: expected rest, found dawn"),
            (
                "finger 1 key a",
                "1:10: expected what the finger does: press, move, tap, from, to, flick, release or cancel, found key"
            ),
            ("finger 1.5 press 1,2", "1:8: expected a finger's number from 0 to 99, found 1.5"),
            ("from left at 2", "1:14: expected a number from 0 to 1, found 2"),
            ("resize 0x5", "1:8: expected a number from 1 to 16384, found 0x5"),
            ("press 1e9,3", "1:8: expected a comma and a second number, found e9"),
        ])
    func mistakes(_ text: String, _ message: String) {
        do throws(ScriptError) {
            let script = try DragScript(parsing: text)
            Issue.record("\(text) was read as \(script.steps)")
        } catch {
            #expect(error.description == message)
        }
    }

    @Test("what is written is read as the same script, in lines and in one line", arguments: 1...40)
    func roundTrip(_ seed: UInt64) throws {
        var maker = ScriptMaker(seed: seed)
        let script = DragScript((0..<60).map { _ in maker.step() })
        #expect(try DragScript(parsing: script.description) == script)
        #expect(try DragScript(parsing: script.line) == script)
    }

    @Test(
        "numbers are written as short as they can be, and without an exponent",
        arguments: [
            (0.1, "0.1"), (0.0, "0"), (12.0, "12"), (-0.5, "-0.5"), (0.000012, "0.000012"), (-1e-7, "-0.0000001"),
            (1.0 / 3, "0.3333333333333333"), (1.25e-5, "0.0000125"), (99_999.875, "99999.875"),
        ] as [(Double, String)])
    func numbers(_ value: Double, _ text: String) {
        #expect(DragScript.Step.press(.init(value, 1)).description == "press \(text),1")
    }
}

/// Makes steps of every kind with values of every size.
struct ScriptMaker {
    var random: SeededGenerator
    private var dragging: Set<DragScript.Pointer> = []

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
    }

    mutating func step() -> DragScript.Step {
        let pointer = [DragScript.Pointer.mouse, .init(id: 0), .init(id: 7)].randomElement(using: &random) ?? .mouse
        switch Int.random(in: 0..<20, using: &random) {
        case 0:
            dragging.insert(pointer)
            return .from(edge, to: Bool.random(using: &random) ? number(1) : nil, at: part, by: pointer)
        case 1:
            guard dragging.contains(pointer) else { return .untilRest }
            return .to(number(1), in: time, by: pointer)
        case 2:
            dragging.remove(pointer)
            return .press(place, by: pointer)
        case 3: return .move(place, in: time, by: pointer)
        case 4:
            dragging.remove(pointer)
            return .release(by: pointer)
        case 5:
            if pointer != .mouse { dragging.remove(pointer) }
            return .cancel(by: pointer)
        case 6:
            dragging.remove(pointer)
            return .tap(place, by: pointer)
        case 7:
            dragging.remove(pointer)
            return .flick(edge, at: part, by: pointer)
        case 8: return .button(.back)
        case 9: return .swipe(DragScript.Direction.allCases.randomElement(using: &random) ?? .up, number(1), in: time)
        case 10: return .wheel(dx: number(3), dy: number(3), isPrecise: Bool.random(using: &random), at: place)
        case 11...13: return .key(key, Modifiers(rawValue: UInt8.random(in: 0...15, using: &random)), isRepeat: false)
        case 14:
            return .type(
                String(["\"", "\\", "#", ",", "ä", "\u{301}", "\n", "\r", "🙂"].shuffled(using: &random).joined()))
        case 15: return .focus(isGained: Bool.random(using: &random))
        case 16: return .resize(width: Int.random(in: 1...9999, using: &random), height: 7)
        case 17: return Bool.random(using: &random) ? .drop("a\"b #.png", on: 2) : .wait(time)
        case 18: return .stall(time)
        case 19: return .go(forward: Bool.random(using: &random), isAnimated: Bool.random(using: &random))
        default: return .key(key, isRepeat: true)
        }
    }

    private var edge: Edge { mutating get { Edge.allCases.randomElement(using: &random) ?? .left } }
    private var part: Double {
        mutating get { Bool.random(using: &random) ? 0.5 : Double.random(in: 0...1, using: &random) }
    }
    private var time: Double {
        mutating get { Bool.random(using: &random) ? 0 : Double.random(in: 0...3, using: &random) }
    }
    private var place: DragScript.Place {
        mutating get {
            Bool.random(using: &random)
                ? .init(number(900), number(900)) : .init(x: .percent(number(200)), y: .points(3))
        }
    }
    private var key: Key {
        mutating get {
            let keys =
                ScriptKeys.named.map(\.key) + "abcz059-=[]?;/'\"\\.+ß€".map { Key.character($0) } + [
                    .function(1), .function(24),
                ]
            return keys.randomElement(using: &random) ?? .tab
        }
    }

    /// Of any size up to a limit, very small ones and whole ones too.
    private mutating func number(_ limit: Double) -> Double {
        let value = Double.random(in: -limit...limit, using: &random)
        return switch Int.random(in: 0..<3, using: &random) {
        case 0: value.rounded()
        case 1: value * 1e-9
        default: value
        }
    }
}
