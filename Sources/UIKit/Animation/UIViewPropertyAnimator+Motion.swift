extension UIViewPropertyAnimator {
    /// The time of the layers the animator works on.
    private var time: CFTimeInterval {
        let now = VirtualClock.current.now
        return items.first?.layer.localTime(at: now) ?? now
    }

    /// The fraction of the way (or of the time, if it does not scrub linearly) that is shown, 0…1.
    var shownFraction: CGFloat {
        switch motion {
        case .resting(let fraction):
            return fraction
        case .driven(let drive):
            return CGFloat(min(max(drive.localTime(at: time), 0), 1))
        case .started:
            let passed = min(max(passedTime / max(original.duration, 1e-6), 0), 1)
            return CGFloat(scrubsLinearly ? min(max(pace(passed), 0), 1) : passed)
        }
    }

    /// Seconds since the animation began, of one that runs as it was started; negative during its delay.
    private var passedTime: Double {
        guard let first = items.first, let begin = first.layer.begin(ofAnimation: first.key) else {
            return -delay
        }
        return time - begin + Double(first.begin) * original.duration
    }

    private func pace(_ fraction: Double) -> Double {
        original.pace.value(at: fraction, duration: original.duration)
    }

    /// Sets off towards the end that `isReversed` says.
    func drive(with parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {
        let from = Double(shownFraction)
        let goal = reversed ? 0.0 : 1.0
        let seconds = duration * Double(durationFactor > 0 ? durationFactor : CGFloat(abs(goal - from)))
        let (pace, rest) = (parameters ?? timingParameters).pace(for: seconds)
        isRunning = true
        switch pace {
        case .linear:
            motion = .driven(.moving(from: from, to: goal, startingAt: time, duration: rest))
        case .curve(let curve):
            motion = .driven(.moving(from: from, to: goal, startingAt: time, duration: rest, curve: curve))
        case .spring(let spring):
            motion = .driven(.springing(from: from, to: goal, startingAt: time, duration: rest, spring: spring))
        }
        show()
    }

    /// Puts the animations that show the present motion on the layers, in the place of those that are there.
    func show() {
        generation += 1
        pending = 0
        attach(items)
        guard isRunning, items.isEmpty else { return }
        let mine = generation
        VirtualClock.current.schedule(after: 0) {
            MainActor.assumeIsolated { self.animationEnded(generation: mine) }
        }
    }

    /// Puts animations of items on their layers, beside those that are there.
    func attach(_ items: [Item]) {
        let mine = generation
        let passed = passedTime
        for item in items {
            let animation: CAPropertyAnimation =
                item.frames?.animation(item.property, of: item.layer)
                ?? CAPropertyAnimation.changing(item.property, from: item.from, to: item.to)
            animation.isViewAnimation = true
            animation.ignoresTouches = !isUserInteractionEnabled
            animation.fillMode = .both
            time(animation, of: item, passed: passed)
            pending += 1
            animation.onStop = { [weak self] _ in
                MainActor.assumeIsolated { self?.animationEnded(generation: mine) }
            }
            item.layer.add(animation, forKey: item.key)
        }
    }

    /// Gives an item's animation the times of the present motion.
    private func time(_ animation: CAPropertyAnimation, of item: Item, passed: Double) {
        let share = 1 - Double(item.begin)
        animation.duration = max(original.duration * share, 1e-6)
        animation.viewPace = scrubsLinearly ? .linear : original.pace
        switch motion {
        case .started:
            animation.viewPace = original.pace
            animation.startDelay = Double(item.begin) * original.duration - passed
        case .resting(let fraction):
            animation.drive = .held(at: place(Double(fraction), of: item) * animation.duration)
        case .driven(let drive):
            animation.drive = drive.mapped { self.place($0, of: item) * animation.duration }
        }
    }

    /// The fraction of its own way at which an item stands when the animator stands at a fraction of the whole.
    private func place(_ fraction: Double, of item: Item) -> Double {
        let begin = Double(item.begin)
        return begin < 1 ? (fraction - begin) / (1 - begin) : fraction >= 1 ? 1 : 0
    }

    private func animationEnded(generation: Int) {
        guard generation == self.generation, state == .active, isRunning else { return }
        pending -= 1
        guard pending <= 0 else { return }
        if pausesOnCompletion {
            fractionComplete = reversed ? 0 : 1
            return
        }
        let position: UIViewAnimatingPosition = reversed ? .start : .end
        settleModel(at: position)
        end(at: position)
    }

    /// Makes the model what stands at a position, and takes the animations off.
    func settleModel(at position: UIViewAnimatingPosition) {
        generation += 1
        for item in items {
            let value: AnimatableValue? =
                switch position {
                case .end: item.to
                case .start: item.from
                case .current: LayerProperty.named(item.property)?.get(item.layer.presentedState)
                }
            item.layer.removeAnimation(forKey: item.key)
            if let value { item.layer.setModel(item.property, to: value) }
        }
    }
}
