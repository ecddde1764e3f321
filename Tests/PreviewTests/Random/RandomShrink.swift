import UIKit

@testable import Preview

/// Shortens a script that shows a fault as long as it shows one of the same kind.
@MainActor
struct RandomShrink {
    private let isFault: ([DragScript.Step]) -> Bool
    /// How many scripts may still be tried.
    private var tries = 3000

    init(_ isFault: @escaping ([DragScript.Step]) -> Bool) {
        self.isFault = isFault
    }

    mutating func shortened(_ steps: [DragScript.Step]) -> [DragScript.Step] {
        var steps = steps
        var before = steps + [.untilRest]
        while before != steps, tries > 0 {
            before = steps
            steps = simplified(without(steps))
        }
        return steps
    }

    private mutating func shows(_ steps: [DragScript.Step]) -> Bool {
        // A drag needs its edge to be written down; the rest of the language allows everything.
        guard tries > 0, (try? DragScript(parsing: DragScript(steps).description))?.steps == steps else { return false }
        tries -= 1
        return isFault(steps)
    }

    /// Leaves out parts, large ones first (delta debugging: Zeller, Hildebrandt 2002).
    private mutating func without(_ steps: [DragScript.Step]) -> [DragScript.Step] {
        var steps = steps
        var size = max(steps.count / 2, 1)
        while true {
            var start = 0
            var hasShrunk = false
            while start < steps.count {
                var fewer = steps
                fewer.removeSubrange(start..<min(start + size, steps.count))
                if shows(fewer) {
                    steps = fewer
                    hasShrunk = true
                } else {
                    start += size
                }
            }
            if size == 1, !hasShrunk { return steps }
            if !hasShrunk || size > steps.count { size = max(size / 2, 1) }
        }
    }

    /// Puts simpler steps in the place of steps.
    private mutating func simplified(_ steps: [DragScript.Step]) -> [DragScript.Step] {
        var steps = steps
        for index in steps.indices {
            for simpler in steps[index].simpler where simpler != steps[index] {
                var changed = steps
                changed[index] = simpler
                if shows(changed) {
                    steps = changed
                    break
                }
            }
        }
        return steps
    }
}

extension DragScript.Step {
    /// Steps that do nearly the same with less to say, the simplest first.
    fileprivate var simpler: [DragScript.Step] {
        switch self {
        case .from(let edge, let fraction, let place, let pointer):
            var all: [DragScript.Step] = [.from(edge, to: 0.5, by: .mouse), .from(edge, to: 0.5, by: pointer)]
            all += [.from(edge, to: nil, at: place, by: pointer), .from(edge, to: fraction, by: pointer)]
            return all + [.from(edge, to: fraction.map(round), at: place, by: pointer)]
        case .to(let fraction, let time, let pointer):
            return [
                .to(round(fraction), by: pointer), .to(fraction, by: pointer),
                .to(round(fraction), in: round(time), by: pointer),
            ]
        case .press(let place, let pointer):
            return [.press(.centre), .press(.centre, by: pointer), .press(round(place), by: pointer)]
        case .move(let place, let time, let pointer):
            return [.wait(round(time)), .wait(time)]
                + [.centre, round(place), place].flatMap { place in
                    [.move(place, by: pointer), .move(place, in: round(time), by: pointer)]
                }
        case .release: return [.release()]
        case .cancel: return [.cancel()]
        case .tap(let place, let pointer):
            return [.press(place, by: pointer), .tap(.centre), .tap(.centre, by: pointer)]
        case .flick(let edge, _, let pointer): return [.flick(edge), .flick(edge, by: pointer)]
        case .swipe(let direction, let part, let time):
            return [.swipe(direction, round(part), in: 0), .swipe(direction, round(part), in: round(time))]
        case .wheel(let dx, let dy, let isPrecise, _):
            return [.wheel(dx: dx.rounded(), dy: dy.rounded(), isPrecise: isPrecise)]
        case .key(let key, let modifiers, _): return [.key(.return), .key(key, modifiers)]
        case .wait(let time): return [.wait(0.1), .wait(round(time))]
        case .stall(let time): return [.wait(0.1), .stall(0.1), .stall(round(time))]
        case .resize: return [.resize(width: 50, height: 100)]
        case .go(let isForward, let isAnimated):
            return [.key(.return)] + (isAnimated ? [] : [.go(forward: isForward)])
        case .button, .type, .focus, .drop, .untilRest: return []
        }
    }

    private func round(_ value: Double) -> Double { (value * 10).rounded() / 10 }

    private func round(_ place: DragScript.Place) -> DragScript.Place {
        func short(_ length: DragScript.Length) -> DragScript.Length {
            switch length {
            case .points(let points): .points(points.rounded())
            case .percent(let percent): .percent(percent.rounded())
            }
        }
        return DragScript.Place(x: short(place.x), y: short(place.y))
    }
}
