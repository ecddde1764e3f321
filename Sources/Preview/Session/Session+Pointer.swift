import UIKit

extension Session {
    /// What a pointer that is down has hold of.
    struct Grip {
        enum Hold {
            /// The views; and, as long as it has not moved much, perhaps a drag from these edges.
            case views([Edge])
            /// A transition that it began, from an edge and a point.
            case drag(DragInteraction, Edge, from: CGPoint)
            /// A transition that it caught at a fraction, to be moved as from an edge.
            case caught(TransitionContext, at: CGFloat, Edge)
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

        var hold: Hold
        var motion: DragMotion
    }

    /// Whether a pointer holds the transition.
    var isHeldByPointer: Bool { grips.values.contains { $0.hold.drives } }

    func pointerDown(_ pointer: InputEvent.Pointer, _ button: InputEvent.Button, at point: CGPoint, time: Double) {
        switch button {
        case .other: return cancelTransition()
        case .back: return goBack()
        case .forward: return goForward()
        case .primary: break
        }
        guard grips[pointer] == nil else { return }
        var grip = Grip(hold: .nothing, motion: DragMotion(at: point, time: time))
        if let context = recorder.context, !isHeldByPointer {
            if let fraction = catchTransition(context) {
                grip.hold = .caught(context, at: fraction, Edge(context.operation, in: device.direction))
            }
        } else if !isHeldByPointer {
            goLive()
            grip.hold = .views(zones.edges(at: point, in: window.bounds.size))
            turn { window.touch(pointer.id, phase: .began, at: point, time: time) }
        }
        grips[pointer] = grip
    }

    func pointerMoved(_ pointer: InputEvent.Pointer, to point: CGPoint, time: Double) {
        guard var grip = grips[pointer] else { return }
        grip.motion.add(point, time: time)
        switch grip.hold {
        case .views(let edges):
            turn { window.touch(pointer.id, phase: .moved, at: point, time: time) }
            // A recogniser of the screen's own may have begun a transition, which is then its to drive.
            grip.hold = recorder.context == nil ? drag(grip, from: edges, time: time) : .views([])
        case .drag(let interaction, let edge, let origin):
            let fraction = edge.fraction(from: origin, to: point, in: containerSize)
            turn { interaction.update(min(max(fraction, 0), 1)) }
        case .caught(let context, let start, let edge):
            let fraction = start + edge.fraction(from: grip.motion.start, to: point, in: containerSize)
            turn { context.drag(to: fraction) }
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
                window.touch(pointer.id, phase: .ended, at: point, time: time)
            case .drag(let interaction, let edge, _):
                interaction.release(velocity: edge.inward(velocity), size: edge.extent(of: containerSize))
            case .caught(let context, _, let edge):
                context.release(velocity: edge.inward(velocity), size: edge.extent(of: containerSize))
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
            case .views: window.touch(pointer.id, phase: .cancelled, at: grip.motion.point, time: time)
            case .drag(let interaction, _, _): interaction.cancel()
            case .caught(let context, _, _): context.cancel()
            case .nothing: break
            }
        }
    }

    /// Takes everything away from the pointers, as when the window loses the focus.
    func releaseAllPointers() {
        let held = grips.values
        grips = [:]
        turn {
            for grip in held {
                switch grip.hold {
                case .drag(let interaction, _, _): interaction.cancel()
                case .caught(let context, _, _): context.cancel()
                case .views, .nothing: break
                }
            }
            window.cancelTouches(time: held.map { $0.motion.time }.max() ?? 0)
        }
    }

    /// Leaves the pointers that drove the transition with nothing until they are lifted.
    func loosenGrips() {
        for (pointer, grip) in grips where grip.hold.drives { grips[pointer]?.hold = .nothing }
    }

    /// The size in which a drag is measured: the container's, which no effect moves.
    private var containerSize: CGSize {
        recorder.context?.containerView.bounds.size ?? window.bounds.size
    }

    /// What a press in some edges' zones has become, having moved.
    private func drag(_ grip: Grip, from edges: [Edge], time: Double) -> Grip.Hold {
        guard !edges.isEmpty else { return grip.hold }
        switch zones.judge(grip.motion.movement, from: edges) {
        case .undecided:
            return grip.hold
        case .other:
            return .views([])
        case .recognised(let edge):
            let interaction = DragInteraction()
            let origin = grip.motion.point(after: zones.threshold)
            var hasBegun = false
            turn {
                window.cancelTouches(time: time)
                hasBegun = interaction.drive(in: window) { request(forward: edge.isForward(in: device.direction)) }
                interaction.update(edge.fraction(from: origin, to: grip.motion.point, in: containerSize))
            }
            return hasBegun ? .drag(interaction, edge, from: origin) : .nothing
        }
    }

    /// Stops the running transition at the picture shown, and says at which fraction of it; nil if it cannot be held.
    private func catchTransition(_ context: TransitionContext) -> CGFloat? {
        var caught: CGFloat?
        isPlaying = true
        isReversed = false
        let shown = playhead
        turn {
            guard context.catchTransition() else { return }
            if let shown, let record = recorder.record {
                record.rewind(to: shown, atClock: clock.now)
                context.drag(to: CGFloat(record.progress(at: shown)))
            }
            caught = context.fraction
        }
        playhead = nil
        return caught
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
