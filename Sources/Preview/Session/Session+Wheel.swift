import UIKit

/// A swipe's mostly sideways way is a drag from the edge that its fingers leave; the other ways scroll.
extension Session {
    func wheel(dx: CGFloat, dy: CGFloat, isPrecise: Bool, at point: CGPoint, time: Double) {
        var swipe = self.swipe ?? Swipe(time: time)
        if !swipe.goesOn(at: time) {
            endSwipe()
            swipe = Swipe(time: time)
        }
        swipe.add(dx: dx, dy: dy, isPrecise: isPrecise, time: time)
        if swipe.isOfFingers, swipe.use == .undecided { begin(&swipe, at: point) }
        self.swipe = swipe
        switch swipe.use {
        case .drag: pointerMoved(.trackpad, to: swipe.motion.point, time: swipe.motion.time)
        case .scroll: scroll(swipe.step, at: point)
        case .undecided: if !isPrecise { scroll(swipe.step, at: point) }
        case .nothing: break
        }
    }

    /// Decides what a swipe is, once it has gone far enough.
    private func begin(_ swipe: inout Swipe, at point: CGPoint) {
        let movement = swipe.motion.movement
        guard hypot(movement.dx, movement.dy) >= zones.threshold else { return }
        if isHeldByPointer {
            swipe.use = .nothing
        } else if isRunning {
            swipe.use = .nothing
            let edge = active.recorder.context.map { Edge($0.operation, in: device.direction) }
            guard let edge, edge.follows(movement) else { return }
            let caught = catchTransitions()
            guard !caught.isEmpty else { return }
            // It is moved from where the fingers are now: the picture does not jump by the threshold.
            swipe.restart()
            grips[.trackpad] = Grip(pane: active, hold: .caught(caught, edge), motion: swipe.motion)
            swipe.use = .drag
        } else if abs(movement.dx) >= abs(movement.dy) {
            goLive()
            var grip = Grip(pane: active, hold: .views([.left, .right]), motion: swipe.motion)
            grip.hold = drag(grip, from: [.left, .right], time: swipe.time)
            swipe.use = grip.hold.drives ? .drag : .nothing
            if grip.hold.drives { grips[.trackpad] = grip }
        } else {
            swipe.use = .scroll
            scroll(movement, at: point)
            swipe.forgetStep()
        }
    }

    /// Real time passes without a movement of the fingers; after a while they count as lifted.
    func waitForSwipe(_ seconds: Double) {
        guard swipe?.use == .drag, swipe?.rests(for: seconds) == true else { return }
        endSwipe()
    }

    /// The fingers are lifted, at the speed that they last had. Movements that still come do nothing.
    private func endSwipe() {
        guard let motion = swipe?.motion, swipe?.use == .drag else { return }
        swipe?.use = .nothing
        pointerUp(.trackpad, .primary, at: motion.point, time: motion.time)
    }

    /// What still comes of a swipe whose transition was taken from it does nothing: there is no lifting to wait for.
    func forgetSwipe() {
        if grips.removeValue(forKey: .trackpad) != nil { swipe?.use = .nothing }
    }

    /// Moves what scrolls at a point by a way of the fingers.
    private func scroll(_ movement: CGVector, at point: CGPoint) {
        guard movement != .zero else { return }
        turn {
            var view = active.window.hitTest(point, with: nil)
            while let candidate = view, !(candidate is UIScrollView) { view = candidate.superview }
            (view as? UIScrollView)?.scroll(by: CGVector(dx: -movement.dx, dy: -movement.dy))
        }
    }
}

extension Edge {
    /// Whether a movement goes mostly along the way between this edge and the one across.
    fileprivate func follows(_ movement: CGVector) -> Bool {
        switch self {
        case .left, .right: abs(movement.dx) >= abs(movement.dy)
        case .top, .bottom: abs(movement.dy) >= abs(movement.dx)
        }
    }
}
