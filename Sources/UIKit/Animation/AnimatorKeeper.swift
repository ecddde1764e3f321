/// Keeps a property animator alive until it is at rest, as UIKit does with running ones; and says, for a checker, how it stands.
@MainActor
final class AnimatorKeeper {
    var animator: UIViewPropertyAnimator?

    /// What is to be said of the animator once the transition it belongs to is over; nil if all is well.
    ///
    /// - Parameter role: Tells the layers of the transition's two views.
    func remark(_ role: (CALayer) -> TransitionViewRole?) -> TransitionRemark? {
        guard let left = standing() else {
            let moved = animator?.items.compactMap { role($0.layer) }.first
            return moved.map { .animatorStillRunning($0) }
        }
        return .animatorLeftPaused(left, isReleased: isKnownUniquelyReferenced(&animator))
    }

    /// How an animator stands that neither runs nor rests.
    private func standing() -> LeftAnimator? {
        guard let animator else { return nil }
        switch animator.state {
        case .inactive: return nil
        case .active: return animator.isRunning ? nil : .paused
        case .stopped: return .stopped
        }
    }
}
