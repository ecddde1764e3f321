import UIKit

/// Makes a script of events and their times.
struct ScriptWriter {
    /// A drag from an edge that a press has become.
    fileprivate struct Drag {
        let edge: Edge
        /// Where it was recognised.
        let origin: CGPoint
        let threshold: CGFloat
    }

    /// A pointer that comes down, moves and is lifted.
    fileprivate final class Press {
        var drag: Drag?
    }

    fileprivate enum Event {
        case down(Press)
        case moved(Press)
        case up(Press)
        case other(DragScript.Step)
    }

    fileprivate struct Entry {
        let time: Double
        let pointer: DragScript.Pointer
        let point: CGPoint
        let size: CGSize
        let event: Event
    }

    private var entries: [Entry] = []
    private var presses: [DragScript.Pointer: Press] = [:]
    /// Fingers by the numbers that they get: 1 for the first that came down.
    private var fingers: [DragScript.Pointer: DragScript.Pointer] = [.mouse: .mouse]
    /// The character that the last key was, which a text event only repeats.
    private var character: Character?

    mutating func add(_ event: InputEvent, at time: Double, on size: CGSize) {
        func add(_ event: Event, _ pointer: DragScript.Pointer = .mouse, _ point: CGPoint = .zero) {
            entries.append(Entry(time: time, pointer: pointer, point: point, size: size, event: event))
        }
        switch event {
        case .down(let pointer, .primary, let point, _):
            guard presses[pointer] == nil else { return }
            let press = Press()
            presses[pointer] = press
            add(.down(press), finger(pointer), point)
        case .down(_, .other, _, _): add(.other(.cancel()))
        case .down(_, .back, _, _): add(.other(.button(.back)))
        case .down(_, .forward, _, _): add(.other(.button(.forward)))
        case .moved(let pointer, let point, _):
            guard let press = presses[pointer] else { return }
            add(.moved(press), finger(pointer), point)
        case .up(let pointer, let button, let point, _):
            guard button == .primary, let press = presses.removeValue(forKey: pointer) else { return }
            add(.up(press), finger(pointer), point)
        case .cancelled(let pointer, _):
            guard presses.removeValue(forKey: pointer) != nil else { return }
            add(.other(.cancel(by: finger(pointer))))
        case .wheel(let dx, let dy, let isPrecise, let point, _):
            add(.other(.wheel(dx: Double(dx), dy: Double(dy), isPrecise: isPrecise, at: .init(rounded: point))))
        case .key(let key, let modifiers, let isRepeat):
            character = nil
            if case .character(let pressed) = key, modifiers.isEmpty { character = pressed }
            add(.other(.key(key, modifiers, isRepeat: isRepeat)))
        case .text(let text):
            // Letters and digits have keys of their own on every layout; what the key told need not be told again.
            guard text.count == 1, let typed = text.first, typed != character, !typed.isLetter, !typed.isNumber else {
                return
            }
            add(.other(.type(text)))
        case .focusGained: add(.other(.focus(isGained: true)))
        case .focusLost: add(.other(.focus(isGained: false)))
        case .resized(let width, let height): add(.other(.resize(width: width, height: height)))
        }
    }

    /// A step that is no input's.
    mutating func add(_ step: DragScript.Step, at time: Double) {
        entries.append(Entry(time: time, pointer: .mouse, point: .zero, size: .zero, event: .other(step)))
    }

    /// The press of a pointer has become a drag.
    func recognised(_ pointer: DragScript.Pointer, as edge: Edge, from origin: CGPoint, threshold: CGFloat) {
        guard let press = presses[pointer], press.drag == nil else { return }
        press.drag = Drag(edge: edge, origin: origin, threshold: threshold)
    }

    private mutating func finger(_ pointer: DragScript.Pointer) -> DragScript.Pointer {
        if let finger = fingers[pointer] { return finger }
        let finger = DragScript.Pointer(id: min(fingers.count, DragScript.fingers.upperBound))
        fingers[pointer] = finger
        return finger
    }

    // MARK: The script

    /// Where a pointer is on its way: in points from where its drag was recognised, or from the screen's corner.
    private func place(_ entry: Entry, _ press: Press) -> CGPoint {
        guard let drag = press.drag else { return entry.point }
        let way = drag.edge.fraction(from: drag.origin, to: entry.point, in: entry.size)
        return CGPoint(x: way * drag.edge.extent(of: entry.size), y: 0)
    }

    var script: DragScript {
        guard let first = entries.first else { return DragScript() }
        var clock = ScriptClock(start: first.time)
        var places: [DragScript.Pointer: CGPoint] = [:]
        var index = 0
        while index < entries.count {
            let entry = entries[index]
            switch entry.event {
            case .down(let press):
                clock.wait(until: entry.time)
                if let drag = press.drag {
                    places[entry.pointer] = CGPoint(x: -drag.threshold, y: 0)
                    clock.add(
                        .from(
                            drag.edge, to: nil, at: drag.edge.place(of: entry.point, in: entry.size), by: entry.pointer)
                    )
                } else {
                    places[entry.pointer] = entry.point
                    clock.add(.press(.init(rounded: entry.point), by: entry.pointer))
                }
                index += 1
            case .moved(let press), .up(let press):
                let run = entries[index...].prefix { $0.isOf(press) }
                move(Array(run), press, from: places[entry.pointer] ?? entry.point, &clock)
                if let last = run.last { places[entry.pointer] = place(last, press) }
                index += run.count
            case .other(let step):
                clock.wait(until: entry.time)
                clock.add(step)
                index += 1
            }
        }
        return DragScript(clock.steps)
    }

    /// Writes movements of one pointer that nothing came between, and its lifting if that ends them.
    private func move(_ run: [Entry], _ press: Press, from start: CGPoint, _ clock: inout ScriptClock) {
        guard let last = run.last else { return }
        var isLifted = false
        if case .up = last.event { isLifted = true }
        // Lifted where it was it has not moved.
        let stays = isLifted && place(last, press) == (run.count > 1 ? place(run[run.count - 2], press) : start)
        let path = ScriptPath(
            from: .init(time: clock.time, point: start),
            through: run.dropLast(stays ? 1 : 0).map { .init(time: $0.time, point: place($0, press)) })
        for sample in path.simplified(endsAt: isLifted ? last.time : nil) {
            guard sample.point != sample.before else {
                clock.wait(until: sample.time)
                continue
            }
            clock.move(until: sample.time) { time in
                guard let drag = press.drag else {
                    return .move(.init(rounded: sample.point), in: time, by: last.pointer)
                }
                let extent = max(drag.edge.extent(of: last.size), 1)
                return .to((Double(sample.point.x / extent) * 1e5).rounded() / 1e5, in: time, by: last.pointer)
            }
        }
        guard isLifted else { return }
        clock.wait(until: last.time)
        clock.add(.release(by: last.pointer))
    }
}

extension ScriptWriter.Entry {
    /// Whether it is a movement or the lifting of a press.
    fileprivate func isOf(_ press: ScriptWriter.Press) -> Bool {
        switch event {
        case .moved(let other), .up(let other): other === press
        case .down, .other: false
        }
    }
}

/// Steps, and the time that they have come to, in tenths of a millisecond: rounded times do not add up to a drift.
private struct ScriptClock {
    private let start: Double
    private var ticks = 0.0
    private(set) var steps: [DragScript.Step] = []

    init(start: Double) {
        self.start = start
    }

    /// In the events' time.
    var time: Double { start + ticks / 10_000 }

    mutating func add(_ step: DragScript.Step) {
        steps.append(step)
    }

    mutating func wait(until time: Double) {
        let length = pass(to: time)
        if length > 0 { steps.append(.wait(length)) }
    }

    mutating func move(until time: Double, _ step: (Double) -> DragScript.Step) {
        steps.append(step(pass(to: time)))
    }

    /// Seconds from the time up to now to another.
    private mutating func pass(to time: Double) -> Double {
        let target = max(((time - start) * 10_000).rounded(), ticks)
        defer { ticks = target }
        return (target - ticks) / 10_000
    }
}

extension DragScript.Place {
    /// A point to the hundredth.
    fileprivate init(rounded point: CGPoint) {
        self.init((Double(point.x) * 100).rounded() / 100, (Double(point.y) * 100).rounded() / 100)
    }
}

extension Edge {
    /// How far along the edge a point is, 0…1.
    fileprivate func place(of point: CGPoint, in size: CGSize) -> Double {
        let part =
            switch self {
            case .left, .right: point.y / max(size.height, 1)
            case .top, .bottom: point.x / max(size.width, 1)
            }
        return (Double(min(max(part, 0), 1)) * 10_000).rounded() / 10_000
    }
}
