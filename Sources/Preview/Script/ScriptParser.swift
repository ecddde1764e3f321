import UIKit

extension DragScript {
    /// Reads a script.
    package init(parsing text: String) throws(ScriptError) {
        var parser = ScriptParser(text)
        self.init(try parser.script())
    }
}

/// Reads the grammar of `Docs/DragScripts.md`, one step after the other.
struct ScriptParser {
    var scanner: ScriptScanner
    /// The pointers that came down with `from`, which alone can be dragged `to` a fraction.
    var dragging: Set<DragScript.Pointer> = []

    init(_ text: String) {
        scanner = ScriptScanner(text)
    }

    mutating func script() throws(ScriptError) -> [DragScript.Step] {
        var steps: [DragScript.Step] = []
        _ = scanner.skipSeparators(commas: false)
        while !scanner.isAtEnd {
            steps.append(try step())
            scanner.skipBlanks()
            guard scanner.isAtStepEnd else { throw scanner.error("a comma or a new line", at: scanner.mark) }
            _ = scanner.skipSeparators(commas: true)
        }
        return steps
    }

    private mutating func step() throws(ScriptError) -> DragScript.Step {
        var pointer = DragScript.Pointer.mouse
        var mark = scanner.mark
        var verb = try self.verb()
        if verb == .finger {
            pointer = DragScript.Pointer(id: try whole("a finger's number from 0 to 99", in: DragScript.fingers))
            mark = scanner.mark
            verb = try self.verb()
            guard Self.fingerVerbs.contains(verb) else {
                throw scanner.error(
                    "what the finger does: press, move, tap, from, to, flick, release or cancel", at: mark)
            }
        }
        return try step(verb, pointer, at: mark)
    }

    /// What a finger can do.
    private static let fingerVerbs: Set<ScriptVerb> = [
        .from, .to, .press, .move, .release, .lift, .cancel, .tap, .flick,
    ]

    private mutating func verb() throws(ScriptError) -> ScriptVerb {
        try choice("a step, such as from, to, release or wait", ScriptVerb.self)
    }

    private mutating func step(
        _ verb: ScriptVerb, _ pointer: DragScript.Pointer, at mark: ScriptScanner.Mark
    ) throws(ScriptError) -> DragScript.Step {
        switch verb {
        case .from:
            let edge = try choice("an edge: left, right, top or bottom", Edge.self)
            let fraction = hasNumber ? try self.fraction() : nil
            dragging.insert(pointer)
            return .from(edge, to: fraction, at: try along(), by: pointer)
        case .to:
            guard dragging.contains(pointer) else {
                throw scanner.error(saying: "to goes on from an edge; put from EDGE before it", at: mark)
            }
            return .to(try fraction(), in: try duration(), by: pointer)
        case .press:
            dragging.remove(pointer)
            return .press(try place(), by: pointer)
        case .move:
            return .move(try place(), in: try duration(), by: pointer)
        case .release, .lift:
            dragging.remove(pointer)
            return .release(by: pointer)
        case .cancel:
            if pointer != .mouse { dragging.remove(pointer) }
            return .cancel(by: pointer)
        case .tap:
            dragging.remove(pointer)
            return .tap(try place(), by: pointer)
        case .flick:
            dragging.remove(pointer)
            return .flick(try choice("an edge: left, right, top or bottom", Edge.self), at: try along(), by: pointer)
        case .button: return .button(try choice("back or forward", DragScript.SideButton.self))
        case .swipe:
            let direction = try choice("where the fingers move: left, right, up or down", DragScript.Direction.self)
            return .swipe(direction, try fraction(), in: try duration())
        case .wheel: return try wheel()
        case .key: return try key()
        case .type: return .type(try quoted())
        case .hold, .wait: return .wait(try time())
        case .stall: return .stall(try time())
        case .until:
            try expect("rest")
            return .untilRest
        case .focus: return .focus(isGained: try choice("lost or gained", FocusWord.self) == .gained)
        case .resize: return try resize()
        case .forward: return .go(forward: true, isAnimated: !scanner.takeWord("unanimated"))
        case .back: return .go(forward: false, isAnimated: !scanner.takeWord("unanimated"))
        case .drop:
            let path = try quoted()
            return .drop(path, on: scanner.takeWord("on") ? try whole("a screen: 1 or 2", in: DragScript.screens) : 1)
        case .finger: throw scanner.error("one finger's number", at: mark)
        }
    }

    private enum FocusWord: String, CaseIterable {
        case lost, gained
    }

    private mutating func wheel() throws(ScriptError) -> DragScript.Step {
        let wanted = "notches to the right and up, such as 0,-1"
        let dx = try number(wanted, in: -DragScript.farthest...DragScript.farthest)
        try comma()
        let dy = try number(wanted, in: -DragScript.farthest...DragScript.farthest)
        let isPrecise = scanner.takeWord("precise")
        return .wheel(dx: dx, dy: dy, isPrecise: isPrecise, at: scanner.takeWord("at") ? try place() : .centre)
    }

    private mutating func resize() throws(ScriptError) -> DragScript.Step {
        let wanted = "a size in pixels, such as 393x852"
        let width = try whole(wanted, in: DragScript.sides)
        let mark = scanner.mark
        guard scanner.take("x") || scanner.take("×") else { throw scanner.error("x and a height", at: mark) }
        return .resize(width: width, height: try whole(wanted, in: DragScript.sides))
    }
}
