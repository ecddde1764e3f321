extension UIGestureRecognizer {
    /// The other recognisers that have had touches in common with this one since its last reset.
    var rivals: [UIGestureRecognizer] {
        companions.compactMap(\.value).filter { $0 !== self && $0.isActive }
    }

    /// Whether a new touch will be given to this recogniser.
    func admits(_ touch: UITouch) -> Bool {
        isEnabled && delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
    }

    /// Takes those of the changed touches that are its own.
    func receive(_ touches: Set<UITouch>, event: UIEvent) {
        let own = touches.filter { $0.gestureRecognizers?.contains { $0 === self } ?? false }
        follow(own.filter { $0.phase == .began })
        pass(.began, of: own) { touchesBegan($0, with: event) }
        pass(.moved, of: own) { touchesMoved($0, with: event) }
        pass(.ended, of: own) { touchesEnded($0, with: event) }
        pass(.cancelled, of: own) { touchesCancelled($0, with: event) }
        lastCentroid = centroid
        trackedTouches.removeAll { $0.phase == .ended || $0.phase == .cancelled }
    }

    /// Comes back to possible if it is done and its touches are up.
    func finishSequenceIfOver() {
        if trackedTouches.isEmpty, isOver {
            restart()
        }
    }

    /// Begins to follow new touches.
    private func follow(_ touches: Set<UITouch>) {
        guard isEnabled, !isOver, !touches.isEmpty else { return }
        if !isActive {
            companions = []
        }
        isActive = true
        for touch in touches.sorted(by: { $0.timestamp < $1.timestamp }) {
            trackedTouches.append(touch)
            trackedWindow = touch.window
            for other in touch.gestureRecognizers ?? [] where !companions.contains(where: { $0.value === other }) {
                companions.append(Weak(value: other))
            }
        }
    }

    /// Calls a touch method with the followed touches in a phase, while there is something to recognise.
    private func pass(_ phase: UITouch.Phase, of touches: Set<UITouch>, to method: (Set<UITouch>) -> Void) {
        let followed = touches.filter { touch in
            touch.phase == phase && trackedTouches.contains { $0 === touch }
        }
        if !followed.isEmpty, isEnabled, !isOver {
            method(followed)
        }
    }

    /// Cancels the touches for the views that have them.
    func takeTouchesFromViews() {
        for touch in trackedTouches where touch.isDeliveredToView {
            touch.isDeliveredToView = false
            if touch.hasReachedView {
                touch.view?.touchesCancelled([touch], with: nil)
            }
        }
    }
}
