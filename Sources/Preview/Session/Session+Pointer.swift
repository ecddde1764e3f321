import UIKit

extension Session {
    /// What a pointer that is down has hold of.
    struct Grip {
        enum Hold {
            /// The views; and, as long as it has not moved much, perhaps a drag from these edges.
            case views([Edge])
            /// Transitions that it began, one on each pane, from an edge and a point.
            case drag([DragInteraction], Edge, from: CGPoint)
            /// Transitions that it caught, each at a fraction, to be moved as from an edge.
            case caught([Caught], Edge)
            /// Nothing any more.
            case nothing

            /// Whether a transition follows the pointer.
            var drives: Bool {
                switch self {
                case .drag, .caught: true
                case .views, .nothing: false
                }
            }
        }

        /// A transition and the fraction at which it was caught.
        struct Caught {
            let context: TransitionContext
            let fraction: CGFloat
        }

        /// Where the pointer came down.
        let pane: Pane
        var hold: Hold
        var motion: DragMotion
    }

    /// Whether a pointer holds the transition.
    var isHeldByPointer: Bool { grips.values.contains { $0.hold.drives } }

    func pointerDown(_ pointer: InputEvent.Pointer, _ button: InputEvent.Button, at point: CGPoint, time: Double) {
        let pane = active
        switch button {
        case .other: return cancelTransition()
        case .back: return goBack()
        case .forward: return goForward()
        case .primary: break
        }
        guard grips[pointer] == nil else { return }
        var grip = Grip(pane: pane, hold: .nothing, motion: DragMotion(at: point, time: time))
        if isRunning, !isHeldByPointer {
            let caught = catchTransitions()
            if let first = caught.first {
                grip.hold = .caught(caught, Edge(first.context.operation, in: device.direction))
            }
        } else if !isHeldByPointer {
            goLive()
            grip.hold = .views(pane.flow.isOfUser ? [] : zones.edges(at: point, in: pane.window.bounds.size))
            turn { pane.window.touch(pointer.id, phase: .began, at: point, time: time) }
        }
        grips[pointer] = grip
    }

    func pointerMoved(_ pointer: InputEvent.Pointer, to point: CGPoint, time: Double) {
        guard var grip = grips[pointer] else { return }
        grip.motion.add(point, time: time)
        switch grip.hold {
        case .views(let edges):
            turn { grip.pane.window.touch(pointer.id, phase: .moved, at: point, time: time) }
            // A recogniser of the screen's own may have begun a transition, which is then its to drive.
            grip.hold = isRunning ? .views([]) : drag(grip, from: edges, time: time)
        case .drag(let interactions, let edge, let origin):
            let fraction = edge.fraction(from: origin, to: point, in: containerSize)
            turn { interactions.forEach { $0.update(min(max(fraction, 0), 1)) } }
        case .caught(let caught, let edge):
            let way = edge.fraction(from: grip.motion.start, to: point, in: containerSize)
            turn { caught.forEach { $0.context.drag(to: $0.fraction + way) } }
        case .nothing:
            break
        }
        grips[pointer] = grip
    }

    func pointerUp(_ pointer: InputEvent.Pointer, _ button: InputEvent.Button, at point: CGPoint, time: Double) {
        guard button == .primary, grips[pointer] != nil else { return }
        if grips[pointer]?.motion.point != point { pointerMoved(pointer, to: point, time: time) }
        guard let grip = grips.removeValue(forKey: pointer) else { return }
        let velocity = grip.motion.velocity(at: time)
        turn {
            switch grip.hold {
            case .views:
                grip.pane.window.touch(pointer.id, phase: .ended, at: point, time: time)
            case .drag(let interactions, let edge, _):
                let size = edge.extent(of: containerSize)
                interactions.forEach { $0.release(velocity: edge.inward(velocity), size: size, rule: gestures.release) }
            case .caught(let caught, let edge):
                let size = edge.extent(of: containerSize)
                caught.forEach {
                    $0.context.release(velocity: edge.inward(velocity), size: size, rule: gestures.release)
                }
            case .nothing:
                break
            }
        }
    }

    /// The system has taken a touch away.
    func pointerCancelled(_ pointer: InputEvent.Pointer, time: Double) {
        guard let grip = grips.removeValue(forKey: pointer) else { return }
        turn {
            switch grip.hold {
            case .views: grip.pane.window.touch(pointer.id, phase: .cancelled, at: grip.motion.point, time: time)
            case .drag, .caught, .nothing: grip.hold.cancel()
            }
        }
    }

    /// Takes everything away from the pointers, as when the window loses the focus.
    func releaseAllPointers() {
        let held = grips.values
        grips = [:]
        turn {
            for grip in held { grip.hold.cancel() }
            let time = held.map { $0.motion.time }.max() ?? 0
            panes.forEach { $0.window.cancelTouches(time: time) }
        }
    }

    /// Takes everything away from the pointers: something has come between.
    func letGo() {
        if !grips.isEmpty { releaseAllPointers() }
    }

    /// Leaves the pointers that drove the transition with nothing until they are lifted.
    func loosenGrips() {
        for (pointer, grip) in grips where grip.hold.drives { grips[pointer]?.hold = .nothing }
        forgetSwipe()
    }

    /// The size in which a drag is measured: the container's, which no effect moves.
    private var containerSize: CGSize {
        panes.lazy.compactMap(\.recorder.context).first?.containerView.bounds.size ?? window.bounds.size
    }

    /// What a press in some edges' zones has become, having moved.
    func drag(_ grip: Grip, from edges: [Edge], time: Double) -> Grip.Hold {
        guard !edges.isEmpty else { return grip.hold }
        switch zones.judge(grip.motion.movement, from: edges) {
        case .undecided:
            return grip.hold
        case .other:
            return .views([])
        case .recognised(let edge):
            let origin = grip.motion.point(after: zones.threshold)
            var begun: [DragInteraction] = []
            turn {
                grip.pane.window.cancelTouches(time: time)
                for pane in panes {
                    let interaction = DragInteraction()
                    if interaction.drive(
                        in: pane.window, { request(forward: edge.isForward(in: device.direction), on: pane) })
                    {
                        begun.append(interaction)
                    }
                }
                let fraction = edge.fraction(from: origin, to: grip.motion.point, in: containerSize)
                begun.forEach { $0.update(fraction) }
            }
            return begun.isEmpty ? .nothing : .drag(begun, edge, from: origin)
        }
    }

    /// Stops the running transitions at the picture shown; those that cannot be held are left out.
    func catchTransitions() -> [Grip.Caught] {
        var caught: [Grip.Caught] = []
        isPlaying = true
        isReversed = false
        let shown = playhead
        turn {
            for pane in panes {
                guard let context = pane.recorder.context, context.catchTransition() else { continue }
                if let shown, let record = pane.recorder.record {
                    record.rewind(to: shown, atClock: clock.now)
                    context.drag(to: CGFloat(record.progress(at: shown)))
                }
                caught.append(Grip.Caught(context: context, fraction: context.fraction))
            }
        }
        playhead = nil
        return caught
    }
}

extension Session.Grip.Hold {
    /// Takes back the transitions that it drives.
    @MainActor fileprivate func cancel() {
        switch self {
        case .drag(let interactions, _, _): interactions.forEach { $0.cancel() }
        case .caught(let caught, _): caught.forEach { $0.context.cancel() }
        case .views, .nothing: break
        }
    }
}

extension Edge {
    /// A way from one point to another as a part of the container's size.
    func fraction(from start: CGPoint, to point: CGPoint, in size: CGSize) -> CGFloat {
        let extent = extent(of: size)
        guard extent > 0 else { return 0 }
        return inward(CGVector(dx: point.x - start.x, dy: point.y - start.y)) / extent
    }
}
