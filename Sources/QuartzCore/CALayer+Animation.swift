/// An animation on a layer, with what became of it so far.
final class AttachedAnimation {
    let key: String?
    let animation: CAAnimation
    private(set) var spec: AnimationSpec
    /// The layer's time at which it began; nil until the commit after it was added.
    var begin: CFTimeInterval?
    /// Whether its start has been told: when the layer's time has come to `begin`.
    var hasStarted = false
    /// Whether its end has been told; it may stay on the layer all the same.
    var hasEnded = false
    /// Whether it would have been taken off at its end, but stays because time may be taken back to it.
    private(set) var isKept = false
    /// The order in which animations were added anywhere.
    let order: Int
    /// What waits for its end.
    let groups: [CompletionGroup]
    /// Where those who wait are told from when the layer is let go.
    weak var clock = Optional(VirtualClock.current)

    nonisolated(unsafe) fileprivate static var count = 0

    init(key: String?, animation: CAAnimation, begin: CFTimeInterval?, groups: [CompletionGroup]) {
        AttachedAnimation.count += 1
        order = AttachedAnimation.count
        self.key = key
        self.animation = animation
        spec = animation.spec
        self.begin = begin
        self.groups = groups
    }

    /// Stays on its layer beyond its end, without being seen there.
    func keep() {
        isKept = true
        switch spec.timing.fillMode {
        case .both: spec.timing.fillMode = .backwards
        case .forwards: spec.timing.fillMode = .removed
        default: break
        }
    }

    /// Tells who waits for the end, once.
    func tellEnd(finished: Bool) {
        guard !hasEnded else { return }
        hasEnded = true
        animation.delegate?.animationDidStop(animation, finished: finished)
        animation.onStop?(finished)
        groups.forEach { $0.leave() }
    }
}

extension CALayer {
    /// Puts a copy of an animation on the layer.
    final func attach(_ anim: CAAnimation, forKey key: String?) {
        guard let copy = anim.copy() as? CAAnimation else { return }
        if copy.duration <= 0, copy.drive == nil { copy.duration = max(CATransaction.animationDuration(), 0) }
        // A transaction that has a pace gives it to all that is added in it, as on Apple's systems.
        if !copy.isViewAnimation, let function = CATransaction.animationTimingFunction() {
            copy.timingFunction = function
        }
        var key = key
        if let transition = copy as? CATransition {
            key = kCATransition
            if transition.source == nil { transition.source = transitionSource() }
        } else if let group = copy as? CAAnimationGroup {
            for case let transition as CATransition in group.animations ?? [] { transition.source = transitionSource() }
        }
        if let key { removeAnimation(forKey: key) }
        let begin = copy.beginTime == 0 ? nil : copy.beginTime
        let groups = CATransaction.openGroups
        groups.forEach { $0.enter() }
        attachedAnimations.append(AttachedAnimation(key: key, animation: copy, begin: begin, groups: groups))
        VirtualClock.current.animations.add(self)
        touch()
    }

    /// What the last commit showed of the layer; before the first, what is there now.
    ///
    /// - Parameters:
    ///   - isLive: goes on being animated.
    ///   - isCurrent: what is there now in any case.
    package final func transitionSource(isLive: Bool = false, isCurrent: Bool = false) -> TransitionSource {
        let time = parent?.localTime(at: VirtualClock.current.now) ?? VirtualClock.current.now
        return TransitionSource((isCurrent ? nil : lastCommitted) ?? freeze(), heldAt: isLive ? nil : time)
    }

    /// Ends every animation of this layer and of those below, telling delegates and completion blocks whether they
    /// reached their end.
    ///
    /// - Parameter mark: animations that were there when `animationMark` had this value are left alone.
    package func removeAnimationsInSubtree(finished: Bool, since mark: Int = 0) {
        for animation in attachedAnimations where animation.order > mark { end(animation, finished: finished) }
        maskLayer?.removeAnimationsInSubtree(finished: finished, since: mark)
        for child in children { child.removeAnimationsInSubtree(finished: finished, since: mark) }
    }

    /// Gives each property that view animations change, on this layer and those below, the value from before them.
    ///
    /// - Parameters:
    ///   - mark: as for `removeAnimationsInSubtree`.
    ///   - other: a layer that is left as it is, with those below.
    package func takeBackAnimationsInSubtree(since mark: Int, except other: CALayer?) {
        guard self !== other else { return }
        var seen: Set<String> = []
        for attached in attachedAnimations where attached.order > mark && attached.animation.isViewAnimation {
            guard let start = attached.animation.start,
                let key = (attached.animation as? CAPropertyAnimation)?.keyPath, seen.insert(key).inserted
            else { continue }
            setModel(key, to: start)
        }
        for child in children { child.takeBackAnimationsInSubtree(since: mark, except: other) }
    }

    /// Grows with each animation that is added anywhere: tells older from newer ones.
    package static var animationMark: Int { AttachedAnimation.count }

    /// Begins at once what has been added to this layer and those below, instead of with the commit: for a drag that
    /// moves their time within the turn.
    package func beginAnimationsInSubtree() {
        guard isOnDisplay else { return }
        for animation in attachedAnimations where animation.begin == nil { begin(animation) }
        maskLayer?.beginAnimationsInSubtree()
        for child in children { child.beginAnimationsInSubtree() }
    }

    /// Takes off what `keepsEndedAnimations` has kept on layers that are no longer below one that keeps.
    package static func dropKeptAnimations() {
        VirtualClock.current.animations.dropKept()
    }

    final func dropKeptAnimations() {
        guard !isKeepingEndedAnimations else { return }
        let left = attachedAnimations.filter { !$0.isKept }
        guard left.count < attachedAnimations.count else { return }
        attachedAnimations = left
        touch()
    }

    /// Whether an animation that lets no touches through is under way on this layer.
    package var ignoresTouches: Bool {
        attachedAnimations.contains { $0.animation.ignoresTouches && !$0.hasEnded }
    }

    /// Whether an animation runs in this layer or below.
    package var hasAnimationsInSubtree: Bool {
        attachedAnimations.contains { !$0.isKept } || maskLayer?.hasAnimationsInSubtree == true
            || children.contains(where: \.hasAnimationsInSubtree)
    }

    /// The layer's time at which an animation begins or began; nil before its commit.
    package func begin(ofAnimation key: String) -> CFTimeInterval? {
        attachedAnimations.first { $0.key == key }?.begin
    }

    /// Sets an animatable property of the model by name, without looking for an action.
    package func setModel(_ key: String, to value: AnimatableValue) {
        LayerProperty.named(key)?.set(&state, value)
        touch()
        if key == "bounds" { setNeedsLayout() }
    }

    final func endAllAnimations(finished: Bool) {
        for animation in attachedAnimations { end(animation, finished: finished) }
    }

    /// The clock's time at which an animation is over. One that stays when it is over ends only once.
    final func clockTimeOfEnd(of attached: AttachedAnimation) -> CFTimeInterval {
        guard let begin = attached.begin, !attached.hasEnded else { return .infinity }
        return clockTime(reaching: attached.spec.end(begin: begin))
    }

    /// The clock's time at which an animation's start is to be told; infinite once that is done.
    final func clockTimeOfStart(of attached: AttachedAnimation) -> CFTimeInterval {
        guard let begin = attached.begin, !attached.hasStarted, !attached.hasEnded else { return .infinity }
        return clockTime(reaching: begin)
    }

    /// Settles when an animation that was added since the last commit begins.
    final func begin(_ attached: AttachedAnimation) {
        guard attached.begin == nil else { return }
        attached.begin = localTime(at: VirtualClock.current.now) + attached.animation.startDelay
        touch()
    }

    /// Tells the delegate of an animation whose time has come.
    final func startIfDue(_ attached: AttachedAnimation) {
        guard let begin = attached.begin, !attached.hasStarted, !attached.hasEnded,
            attached.animation.drive != nil || localTime(at: VirtualClock.current.now) >= begin - 1e-9
        else { return }
        attached.hasStarted = true
        attached.animation.delegate?.animationDidStart(attached.animation)
    }

    /// Takes an animation off the layer (unless it is to stay) and tells who waits for it.
    final func end(_ attached: AttachedAnimation, finished: Bool) {
        guard attachedAnimations.contains(where: { $0 === attached }) else { return }
        if finished, attached.spec.isRemovedOnCompletion, isKeepingEndedAnimations {
            attached.keep()
        } else if attached.spec.isRemovedOnCompletion || !finished {
            attachedAnimations.removeAll { $0 === attached }
            if attachedAnimations.isEmpty { VirtualClock.current.animations.remove(self) }
        }
        touch()
        attached.tellEnd(finished: finished)
    }

    /// The animation a change of a property sets off by itself.
    final func implicitAction(forKey event: String) -> (any CAAction)? {
        guard isCommitted, modelLayer == nil, isOnDisplay, let property = LayerProperty.named(event) else { return nil }
        switch property.sample {
        // Paths have no implicit animation (so the platform documents); flags and images nothing between them.
        case .path, .flag, .image: return nil
        case .number, .point, .size, .rect, .transform, .color, .numbers, .colors: break
        }
        let animation = CABasicAnimation(keyPath: event)
        animation.timingFunction =
            CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
        return animation
    }

    /// The action made ready before a change: a basic animation that says nothing goes from what is seen before it.
    final func prepared(_ action: (any CAAction)?, forKey key: String) -> (any CAAction)? {
        guard let animation = action as? CABasicAnimation, animation.fromValue == nil, animation.toValue == nil,
            animation.byValue == nil, let path = AnimationKeyPath(animation.keyPath ?? key),
            let copy = animation.copy() as? CABasicAnimation
        else { return action }
        copy.fromValue = path.get(presentedState)?.any
        return copy
    }

    /// The state as it is seen now.
    package final var presentedState: LayerState {
        guard !attachedAnimations.isEmpty else { return state }
        let now = localTime(at: VirtualClock.current.now)
        var result = state
        for attached in attachedAnimations {
            attached.spec.apply(
                to: &result, at: now, begin: attached.begin ?? now, isLinear: isPacedLinearly)
        }
        return result
    }

    private var isKeepingEndedAnimations: Bool {
        keepsEndedAnimations || parent?.isKeepingEndedAnimations == true
    }

    private var isPacedLinearly: Bool {
        pacesViewAnimationsLinearly || parent?.isPacedLinearly == true
    }

    /// A copy of the layer with the values that are seen now; nil for a layer that is on no screen.
    public func presentation() -> Self? {
        if modelLayer != nil { return self }
        guard isOnDisplay else { return nil }
        let copy = makeCopy()
        copy.state = presentedState
        copy.modelLayer = self
        copy.delegate = nil
        return copy as? Self
    }

    /// The layer a presentation copy was made of, or the layer itself.
    public func model() -> Self {
        (modelLayer as? Self) ?? self
    }
}
