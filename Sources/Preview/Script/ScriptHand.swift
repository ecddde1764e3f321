import UIKit

/// The hand that a script describes: where its pointers are, and which input each step makes, when.
struct ScriptHand {
    /// How often a movement is told, as by a good mouse.
    static let sampleRate = 120.0  // Hz
    /// How long a tap is down.
    static let tapTime = 0.05  // s
    /// How far and how long a flick goes before it is let go.
    static let flick = (fraction: 0.4, time: 0.1)  // of the way; s
    /// How far inside the edge a drag comes down.
    private static let pressDepth: CGFloat = 1  // pt

    /// What a step's lengths are measured on.
    struct Glass: Equatable {
        /// The device's screen, in points.
        var size: CGSize
        /// How far a drag goes before it is recognised, in points.
        var threshold: CGFloat
    }

    /// Input at a time of the script, in seconds.
    struct Timed: Equatable {
        let time: Double
        let input: InputEvent
    }

    /// A drag from an edge: where it came down, and how far it is.
    private struct Drag {
        let edge: Edge
        let start: CGPoint
        var fraction: Double

        /// The place of a fraction: so much further inwards than where the drag is recognised.
        func point(_ fraction: Double, _ glass: Glass) -> CGPoint {
            let way = glass.threshold + CGFloat(fraction) * edge.extent(of: glass.size)
            let inward = edge.inwardDirection
            return CGPoint(x: start.x + inward.dx * way, y: start.y + inward.dy * way)
        }
    }

    private var points: [DragScript.Pointer: CGPoint] = [:]
    private var drags: [DragScript.Pointer: Drag] = [:]

    /// The input of a step that begins at a time, in order.
    mutating func input(of step: DragScript.Step, at start: Double, on glass: Glass) -> [Timed] {
        switch step {
        case .from(let edge, let fraction, let place, let pointer):
            let down = press(edge, at: place, pointer, time: start, on: glass)
            return down + (fraction.map { drag(pointer, to: $0, in: 0, from: start, on: glass) } ?? [])
        case .to(let fraction, let time, let pointer):
            return drag(pointer, to: fraction, in: time, from: start, on: glass)
        case .press(let place, let pointer):
            return [down(pointer, at: place.point(in: glass.size), time: start)]
        case .move(let place, let time, let pointer):
            return move(pointer, to: place.point(in: glass.size), in: time, from: start, on: glass)
        case .release(let pointer):
            return [up(pointer, time: start, on: glass)]
        case .cancel(let pointer):
            let point = point(of: pointer, on: glass)
            guard pointer == .mouse else { return [Timed(time: start, input: .cancelled(pointer, time: start))] }
            return [
                Timed(time: start, input: .down(.mouse, button: .other, at: point, time: start)),
                Timed(time: start, input: .up(.mouse, button: .other, at: point, time: start)),
            ]
        case .tap(let place, let pointer):
            let press = down(pointer, at: place.point(in: glass.size), time: start)
            return [press, up(pointer, time: start + Self.tapTime, on: glass)]
        case .flick(let edge, let place, let pointer):
            let (fraction, time) = Self.flick
            return press(edge, at: place, pointer, time: start, on: glass)
                + drag(pointer, to: fraction, in: time, from: start, on: glass)
                + [up(pointer, time: start + time, on: glass)]
        case .button(let button):
            let (button, point): (InputEvent.Button, _) = (
                button == .back ? .back : .forward, point(of: .mouse, on: glass)
            )
            return [
                Timed(time: start, input: .down(.mouse, button: button, at: point, time: start)),
                Timed(time: start, input: .up(.mouse, button: button, at: point, time: start)),
            ]
        case .swipe(let direction, let part, let time):
            return swipe(direction, part, in: time, from: start, on: glass)
        case .wheel(let dx, let dy, let isPrecise, let place):
            let point = place.point(in: glass.size)
            return [Timed(time: start, input: .wheel(dx: dx, dy: dy, isPrecise: isPrecise, at: point, time: start))]
        case .key(let key, let modifiers, let isRepeat):
            return [Timed(time: start, input: .key(key, modifiers, isRepeat: isRepeat))]
        case .type(let text): return [Timed(time: start, input: .text(text))]
        case .focus(let isGained): return [Timed(time: start, input: isGained ? .focusGained : .focusLost)]
        case .resize(let width, let height):
            return [Timed(time: start, input: .resized(width: width, height: height))]
        case .wait, .stall, .untilRest, .drop, .go: return []
        }
    }

    /// Where a pointer is; one that has not been anywhere is in the middle.
    private func point(of pointer: DragScript.Pointer, on glass: Glass) -> CGPoint {
        points[pointer] ?? DragScript.Place.centre.point(in: glass.size)
    }

    private mutating func down(_ pointer: DragScript.Pointer, at point: CGPoint, time: Double) -> Timed {
        points[pointer] = point
        drags[pointer] = nil
        return Timed(time: time, input: .down(pointer, button: .primary, at: point, time: time))
    }

    private mutating func up(_ pointer: DragScript.Pointer, time: Double, on glass: Glass) -> Timed {
        Timed(time: time, input: .up(pointer, button: .primary, at: point(of: pointer, on: glass), time: time))
    }

    private mutating func press(
        _ edge: Edge, at place: Double, _ pointer: DragScript.Pointer, time: Double, on glass: Glass
    ) -> [Timed] {
        let (width, height) = (glass.size.width, glass.size.height)
        // The far end of an edge is no part of the screen any more.
        let along = CGPoint(x: min(CGFloat(place) * width, width - 1), y: min(CGFloat(place) * height, height - 1))
        let depth = Self.pressDepth
        let start =
            switch edge {
            case .left: CGPoint(x: depth, y: along.y)
            case .right: CGPoint(x: width - depth, y: along.y)
            case .top: CGPoint(x: along.x, y: depth)
            case .bottom: CGPoint(x: along.x, y: height - depth)
            }
        let event = down(pointer, at: start, time: time)
        drags[pointer] = Drag(
            edge: edge, start: start, fraction: Double(-glass.threshold / max(edge.extent(of: glass.size), 1)))
        return [event]
    }

    private mutating func drag(
        _ pointer: DragScript.Pointer, to fraction: Double, in time: Double, from start: Double, on glass: Glass
    ) -> [Timed] {
        guard var drag = drags[pointer] else { return [] }
        let before = drag.fraction
        let samples = Self.samples(in: time).map { part in
            let point = drag.point(before + (fraction - before) * part, glass)
            return Timed(time: start + time * part, input: .moved(pointer, to: point, time: start + time * part))
        }
        drag.fraction = fraction
        drags[pointer] = drag
        points[pointer] = drag.point(fraction, glass)
        return samples
    }

    private mutating func move(
        _ pointer: DragScript.Pointer, to end: CGPoint, in time: Double, from start: Double, on glass: Glass
    ) -> [Timed] {
        let before = point(of: pointer, on: glass)
        points[pointer] = end
        return Self.samples(in: time).map { part in
            // The end is met exactly.
            let rest = 1 - CGFloat(part)
            let point = CGPoint(x: end.x + (before.x - end.x) * rest, y: end.y + (before.y - end.y) * rest)
            return Timed(time: start + time * part, input: .moved(pointer, to: point, time: start + time * part))
        }
    }

    private func swipe(
        _ direction: DragScript.Direction, _ part: Double, in time: Double, from start: Double, on glass: Glass
    ) -> [Timed] {
        let extent = direction == .left || direction == .right ? glass.size.width : glass.size.height
        let notches = (glass.threshold + CGFloat(part) * extent) / Swipe.pointsPerNotch
        let samples = Self.samples(in: time)
        let point = DragScript.Place.centre.point(in: glass.size)
        var before = 0.0
        return samples.map { sample in
            let step = notches * CGFloat(sample - before)
            before = sample
            // What fingers push away to the left lets more of the right be seen.
            let (dx, dy): (CGFloat, CGFloat) =
                switch direction {
                case .left: (step, 0)
                case .right: (-step, 0)
                case .up: (0, -step)
                case .down: (0, step)
                }
            let now = start + time * sample
            return Timed(time: now, input: .wheel(dx: dx, dy: dy, isPrecise: true, at: point, time: now))
        }
    }

    /// The parts of a movement at which it is told, the last of them 1.
    private static func samples(in time: Double) -> [Double] {
        let count = (time * sampleRate - 1e-6).rounded(.up)
        guard count > 1 else { return [1] }
        return (1..<Int(count)).map { Double($0) / (time * sampleRate) } + [1]
    }
}

extension Edge {
    /// The unit vector that leads away from the edge.
    fileprivate var inwardDirection: CGVector {
        switch self {
        case .left: CGVector(dx: 1, dy: 0)
        case .right: CGVector(dx: -1, dy: 0)
        case .top: CGVector(dx: 0, dy: 1)
        case .bottom: CGVector(dx: 0, dy: -1)
        }
    }
}
