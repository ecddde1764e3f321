import Foundation
import Transitions

/// Stands between UIKit and an effect and writes down what passes.
@MainActor
final class Spy: AttachedTransition {
    let effect: Effect
    /// The values of `animationEnded(_:)`.
    private(set) var endings: [Bool] = []
    /// How often an animator was asked to animate.
    private(set) var runs = 0
    private(set) weak var animator: NSObject?
    /// What drives the next run, if anything.
    var interaction: UIPercentDrivenInteractiveTransition?
    private(set) weak var container: UIView?

    init(_ effect: Effect) {
        self.effect = effect
    }

    func animator(for operation: TransitionOperation) -> (any UIViewControllerAnimatedTransitioning)? {
        guard let inner = effect.animator(for: operation) else { return nil }
        let animator = SpyAnimator(inner, self)
        self.animator = animator
        return animator
    }

    func interaction(
        for operation: TransitionOperation, using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

    fileprivate func ended(_ completed: Bool) {
        endings.append(completed)
    }

    fileprivate func runs(in container: UIView) {
        runs += 1
        self.container = container
    }

    func forget() {
        endings = []
        runs = 0
    }
}

/// Passes everything on to the effect's own animator.
@MainActor
private final class SpyAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let inner: any UIViewControllerAnimatedTransitioning
    private let spy: Spy

    init(_ inner: any UIViewControllerAnimatedTransitioning, _ spy: Spy) {
        self.inner = inner
        self.spy = spy
    }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        inner.transitionDuration(using: context)
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        spy.runs(in: context.containerView)
        inner.animateTransition(using: context)
    }

    func animationEnded(_ transitionCompleted: Bool) {
        inner.animationEnded(transitionCompleted)
        spy.ended(transitionCompleted)
    }
}
