/// Longest time between the taps of a double tap, from the end of one to the start of the next, in seconds.
private let tapInterval: TimeInterval = 0.35

/// Farthest that taps counted together lie apart, in points.
private let tapDistance: CGFloat = 20

/// What a window knows of the touches on it.
@MainActor final class TouchState {
    /// The touches that are down, by the number that their source gave them.
    var touches: [Int: UITouch] = [:]

    /// The last touch that ended as a tap may.
    private var lastTap: (time: TimeInterval, point: CGPoint, count: Int)?

    /// Which tap in a row one that begins now is.
    func tapCount(at point: CGPoint, time: TimeInterval) -> Int {
        guard let lastTap, time - lastTap.time <= tapInterval, lastTap.point.distance(to: point) <= tapDistance else {
            return 1
        }
        return lastTap.count + 1
    }

    /// Remembers a touch that has ended.
    func ended(_ touch: UITouch) {
        lastTap = touch.tapCount > 0 ? (touch.timestamp, touch.location(in: nil), touch.tapCount) : nil
    }
}

extension UIWindow {
    /// Feeds one change of one finger or mouse button into the window.
    ///
    /// - Parameters:
    ///   - id: tells the source's fingers apart; it may be used again once the touch has ended.
    ///   - phase: `.began`, `.moved`, `.ended` or `.cancelled`; one that does not fit the touch's life is ignored.
    ///   - point: in the window's coordinates.
    ///   - time: in seconds, not decreasing.
    package func touch(_ id: Int, phase: UITouch.Phase, at point: CGPoint, time: TimeInterval) {
        switch phase {
        case .began:
            guard touchState.touches[id] == nil, takesTouches else { return }
            touchState.touches[id] = beginTouch(at: point, time: time)
        case .moved, .ended, .cancelled:
            guard let touch = touchState.touches[id] else { return }
            touch.advance(to: phase, at: point, time: time)
            if touch.start.distance(to: point) > tapDistance {
                touch.tapCount = 0
            }
        case .stationary:
            return
        }
        guard let touch = touchState.touches[id] else { return }
        for other in touchState.touches.values where other !== touch {
            other.advance(to: .stationary, at: other.location(in: nil), time: other.timestamp)
        }
        deliver(time: time)
        if phase == .ended || phase == .cancelled {
            touchState.touches[id] = nil
            if phase == .ended {
                touchState.ended(touch)
            }
        }
    }

    /// Cancels every touch that is down, as when the window loses the focus or changes its size.
    package func cancelTouches(time: TimeInterval) {
        guard !touchState.touches.isEmpty else { return }
        for touch in touchState.touches.values {
            touch.advance(to: .cancelled, at: touch.location(in: nil), time: time)
        }
        deliver(time: time)
        touchState.touches = [:]
    }

    /// Whether touches may begin: a program that has switched interaction off gets none; the tools around it do.
    private var takesTouches: Bool { ownScale != nil || !UIApplication.shared.isIgnoringInteractionEvents }

    /// Sends what the touches have become through the application's public entrance, in a turn of the run loop of its own.
    private func deliver(time: TimeInterval) {
        let event = UIEvent(touches: Set(touchState.touches.values), timestamp: time)
        VirtualClock.current.turn {
            UIApplication.shared.sendEvent(event)
        }
    }

    /// Makes the touch for a finger that comes down, and finds who will get it.
    private func beginTouch(at point: CGPoint, time: TimeInterval) -> UITouch {
        let hit = hitTest(point, with: nil)
        let count = touchState.tapCount(at: point, time: time)
        let touch = UITouch(window: self, view: hit, location: point, timestamp: time, tapCount: count)
        touch.isDeliveredToView = hit.map(mayReceiveTouch) ?? false
        var recognizers: [UIGestureRecognizer] = []
        var view = hit
        while let current = view {
            recognizers += (current.gestureRecognizers ?? []).filter { $0.admits(touch) }
            view = current.superview
        }
        touch.gestureRecognizers = recognizers
        return touch
    }

    /// Whether a view hit by a new touch is told of it, given the touches that views already have.
    private func mayReceiveTouch(_ view: UIView) -> Bool {
        let others = touchState.touches.values.filter(\.isDeliveredToView).compactMap(\.view)
        if others.contains(where: { $0 === view }), !view.isMultipleTouchEnabled {
            return false
        }
        let elsewhere = others.filter { $0 !== view }
        return !elsewhere.contains(where: \.isExclusiveTouch) && !(view.isExclusiveTouch && !elsewhere.isEmpty)
    }

    /// Hands an event to the recognisers first, then to the views whose touches are still theirs.
    func dispatch(_ event: UIEvent) {
        let touches = (event.touches(for: self) ?? []).filter { $0.phase != .stationary }
        var recognizers: [UIGestureRecognizer] = []
        for touch in touches {
            for recognizer in touch.gestureRecognizers ?? [] where !recognizers.contains(where: { $0 === recognizer }) {
                recognizers.append(recognizer)
            }
        }
        for recognizer in recognizers {
            recognizer.receive(touches, event: event)
        }
        deliverToViews(touches, event: event)
        for recognizer in recognizers {
            recognizer.finishSequenceIfOver()
        }
    }

    /// Tells each view of its touches that changed.
    private func deliverToViews(_ touches: Set<UITouch>, event: UIEvent) {
        let delivered = touches.filter { $0.isDeliveredToView && !$0.isHeldBack }
        // What a recogniser held back that has failed since.
        for late in delivered where !late.hasReachedView && late.phase != .began {
            late.hasReachedView = true
            late.view?.touchesBegan([late], with: event)
        }
        for (phase, tell) in UIResponder.handlers {
            for (view, touches) in Dictionary(grouping: delivered.filter { $0.phase == phase }, by: \.view) {
                touches.forEach { $0.hasReachedView = true }
                if let view {
                    tell(view)(Set(touches), event)
                }
            }
        }
    }
}

extension UITouch {
    /// Whether a recogniser that may still recognise keeps the touch from its view.
    fileprivate var isHeldBack: Bool {
        gestureRecognizers?.contains {
            $0.delaysTouchesBegan && $0.isEnabled && $0.isActive && $0.currentState == .possible
        } ?? false
    }
}

extension UIResponder {
    /// What handles which phase.
    fileprivate typealias Handler = (UIResponder) -> (Set<UITouch>, UIEvent?) -> Void

    fileprivate static var handlers: [(UITouch.Phase, Handler)] {
        [
            (.began, { $0.touchesBegan }), (.moved, { $0.touchesMoved }), (.ended, { $0.touchesEnded }),
            (.cancelled, { $0.touchesCancelled }),
        ]
    }
}

extension CGPoint {
    /// The length of the straight line to another point.
    func distance(to other: CGPoint) -> CGFloat {
        hypot(x - other.x, y - other.y)
    }
}
