import UIKit

@testable import Preview

/// A user without a plan: steps of every kind, in sequences after each of which hands are taken off.
struct RandomScript {
    private var random: SeededGenerator
    /// The keys by group: one that has many of them, as the effects, is not pressed more often for that.
    private let strokes: [[KeyMap.Stroke]]
    private let picture: String?
    /// The pointers that came down on an edge and can be dragged to a fraction.
    private var dragging: Set<DragScript.Pointer> = []

    @MainActor init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
        picture = Self.picture
        let map = KeyMap.standard
        let groups = KeyMap.Group.allCases.map { map.rows(of: $0).filter { $0.action != .quit }.flatMap(\.strokes) }
        strokes = groups + [map.rows(of: .time).flatMap(\.strokes), [.init(.return), .init(.backspace)]]
    }

    /// So many steps, and hands off.
    mutating func sequence(_ count: Int) -> [DragScript.Step] {
        (0..<count).map { _ in step() } + [.untilRest]
    }

    private mutating func step() -> DragScript.Step {
        let pointer = self.pointer
        switch Int.random(in: 0..<64, using: &random) {
        case 0..<5:
            dragging.insert(pointer)
            return .from(edge, to: chance(3) ? nil : fraction, at: part, by: pointer)
        case 5..<9 where dragging.contains(pointer): return .to(fraction, in: time(0.3), by: pointer)
        case 5..<11:
            dragging.remove(pointer)
            return .press(place, by: pointer)
        case 11..<17: return .move(place, in: time(0.2), by: pointer)
        case 17..<24:
            dragging.remove(pointer)
            return .release(by: pointer)
        case 24..<27:
            if pointer != .mouse { dragging.remove(pointer) }
            return .cancel(by: pointer)
        case 27..<29:
            dragging.remove(pointer)
            return .tap(place, by: pointer)
        case 29..<31:
            dragging.remove(pointer)
            return .flick(edge, at: part, by: pointer)
        case 31: return .button(chance(2) ? .back : .forward)
        case 32..<34:
            let direction = DragScript.Direction.allCases.randomElement(using: &random) ?? .left
            return .swipe(direction, abs(fraction), in: time(0.3))
        case 34: return .wheel(dx: number(-3...3).rounded(), dy: number(-3...3).rounded(), at: place)
        case 35: return .wheel(dx: number(-3...3), dy: number(-1...1), isPrecise: true)
        case 36..<47:
            let group = strokes.randomElement(using: &random) ?? []
            guard let stroke = group.randomElement(using: &random) else { return .key(.return) }
            return .key(stroke.key, stroke.modifiers, isRepeat: chance(6))
        case 47: return .type(["?", "-", "a", "[", "1"].randomElement(using: &random) ?? "?")
        case 48: return .focus(isGained: chance(2))
        case 49: return .resize(width: [50, 100, 150].randomElement(using: &random) ?? 50, height: 200)
        case 50..<59: return .wait(time(chance(4) ? 1.5 : 0.3))
        // What asks for screens by itself in mid-transition makes them for where it believes to be: no place has one picture then.
        case 59..<62: return .stall(time(0.2))
        case 62: return chance(2) ? .stall(number(1...60)) : picture.map { .drop($0) } ?? .focus(isGained: false)
        default: return .key(.return)
        }
    }

    /// A small picture's file, made once.
    @MainActor private static let picture: String? = {
        let path = NSTemporaryDirectory() + "segue-random-\(ProcessInfo.processInfo.processIdentifier).png"
        let image = CGImage(width: 2, height: 4, isOpaque: true) { pixels in
            for index in 0..<8 { pixels[index] = 0xFF00_00FF }
        }
        return (try? image.writePNG(to: path)) == nil ? nil : path
    }()

    private mutating func chance(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }

    private mutating func number(_ range: ClosedRange<Double>) -> Double {
        (Double.random(in: range, using: &random) * 1000).rounded() / 1000
    }

    /// Often none at all, as of events that come together.
    private mutating func time(_ longest: Double) -> Double { chance(4) ? 0 : number(0...longest) }

    private var pointer: DragScript.Pointer {
        mutating get {
            let all: [DragScript.Pointer] = [.mouse, .mouse, .mouse, .init(id: 0), .init(id: 1), .init(id: 2)]
            return all.randomElement(using: &random) ?? .mouse
        }
    }

    private var edge: Edge { mutating get { Edge.allCases.randomElement(using: &random) ?? .left } }

    /// Mostly of the way, sometimes before its start or past its end.
    private var fraction: Double { mutating get { number(chance(5) ? -0.5...1.5 : 0...1) } }

    private var part: Double { mutating get { chance(4) ? [0, 1].randomElement(using: &random) ?? 0 : number(0...1) } }

    private var place: DragScript.Place {
        mutating get { DragScript.Place(x: .percent(number(-20...120)), y: .percent(number(-10...110))) }
    }
}
