extension UIGestureRecognizer {
    /// Whether it has been recognised since its last reset.
    var isRecognized: Bool {
        switch currentState {
        case .began, .changed, .ended: true
        case .possible, .cancelled, .failed: false
        }
    }

    /// Whether it is done until the touches are up.
    var isOver: Bool {
        switch currentState {
        case .ended, .cancelled, .failed: true
        case .possible, .began, .changed: false
        }
    }

    /// Takes a step asked for by the subclass, if the present state allows it.
    func request(_ new: State) {
        switch (currentState, new) {
        case (.possible, .began), (.possible, .ended):
            if pendingState == nil {
                recognize(as: new)
            } else if new == .ended, pendingState == .began {
                fail()
            }
        case (.possible, .failed), (.possible, .cancelled):
            fail()
        case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended), (.began, .cancelled),
            (.changed, .cancelled):
            currentState = new
            act()
        case (.began, .failed), (.changed, .failed):
            currentState = .cancelled
            act()
        case (.ended, .possible), (.cancelled, .possible), (.failed, .possible):
            restart()
        default:
            break
        }
    }

    /// Recognises, waits, or fails, as the others on the same touches allow.
    private func recognize(as new: State) {
        guard isEnabled, mayBegin else {
            fail()
            return
        }
        let rivals = self.rivals
        if rivals.contains(where: { $0.isRecognized && $0.excludes(self) }) {
            fail()
            return
        }
        let required = rivals.filter { mustWait(for: $0) }
        if required.contains(where: \.isRecognized) {
            fail()
            return
        }
        blockers = required.filter { $0.isActive && $0.currentState == .possible && $0.isEnabled }
        if blockers.isEmpty {
            commit(new)
        } else {
            pendingState = new
        }
    }

    /// Becomes recognised, which fails the others.
    private func commit(_ new: State) {
        let rivals = self.rivals
        pendingState = nil
        blockers = []
        currentState = new
        for rival in rivals where rival.currentState == .possible && excludes(rival) {
            rival.fail()
        }
        for rival in rivals where rival.blockers.contains(where: { $0 === self }) {
            rival.fail()
        }
        if cancelsTouchesInView {
            takeTouchesFromViews()
        }
        act()
    }

    /// Fails, and lets those go on that waited for that.
    func fail() {
        guard currentState == .possible else { return }
        currentState = .failed
        pendingState = nil
        blockers = []
        for waiting in rivals where waiting.blockers.contains(where: { $0 === self }) {
            waiting.blockers.removeAll { $0 === self }
            if waiting.blockers.isEmpty, let state = waiting.pendingState {
                waiting.commit(state)
                waiting.finishSequenceIfOver()
            }
        }
    }

    /// Stops whatever goes on, as when it is switched off or taken from its view.
    func abandon() {
        if isRecognized, !isOver {
            request(.cancelled)
        } else if isActive {
            fail()
        }
        trackedTouches = []
        finishSequenceIfOver()
    }

    /// Comes back to possible.
    func restart() {
        currentState = .possible
        pendingState = nil
        blockers = []
        isActive = false
        reset()
    }

    /// Whether the delegate and the views between the touched one and this recogniser's own let it begin.
    private var mayBegin: Bool {
        if let delegate, !delegate.gestureRecognizerShouldBegin(self) {
            return false
        }
        var current = trackedTouches.first?.view ?? view
        while let asked = current {
            if !asked.gestureRecognizerShouldBegin(self) {
                return false
            }
            current = asked === view ? nil : asked.superview
        }
        return true
    }

    /// Whether recognition of this one and of the other shut each other out.
    private func excludes(_ other: UIGestureRecognizer) -> Bool {
        guard canPrevent(other), other.canBePrevented(by: self) else { return false }
        let together =
            delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false
            || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false
        return !together
    }

    /// Whether this one has to wait for the other to fail.
    private func mustWait(for other: UIGestureRecognizer) -> Bool {
        requires(toFail: other) || shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
            || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
            || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
    }
}
