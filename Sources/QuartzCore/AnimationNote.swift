/// An animation that stands on a layer, for those who look for what was left there.
package struct AnimationNote {
    package let key: String?
    /// What it changes; nil for a group or a transition.
    package let keyPath: String?
    /// Compares with `CALayer.animationMark`: those added later have more.
    package let order: Int
    /// Whether its end has been told: it stays on the layer nevertheless.
    package let hasEnded: Bool
    /// Clock seconds to its end; infinite for one that has ended, stands or repeats without end.
    package let rest: CFTimeInterval
    /// Whether a property animator moves it.
    package let isDriven: Bool
}

extension CALayer {
    /// The animations on this very layer, in the order in which they were added.
    package var animationNotes: [AnimationNote] {
        attachedAnimations.filter { !$0.isKept }.map { attached in
            AnimationNote(
                key: attached.key, keyPath: (attached.animation as? CAPropertyAnimation)?.keyPath,
                order: attached.order, hasEnded: attached.hasEnded,
                rest: clockTimeOfEnd(of: attached) - VirtualClock.current.now,
                isDriven: attached.animation.drive != nil)
        }
    }
}
