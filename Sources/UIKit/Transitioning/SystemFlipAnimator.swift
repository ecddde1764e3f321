/// The system's transition of presentations that turn over: the presented screen is the back of the other one, which turns
/// from right to left, and back again.
@MainActor
final class SystemFlipAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private static let duration = 0.75  // s
    /// m34 of the perspective in which the screens turn.
    private static let perspective: CGFloat = -1 / 1000

    private let presenting: Bool

    init(presenting: Bool) {
        self.presenting = presenting
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        Self.duration
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let (from, to) = (transitionContext.view(forKey: .from), transitionContext.view(forKey: .to))
        if let to, let target = transitionContext.viewController(forKey: .to) {
            to.place(in: transitionContext.finalFrame(for: target))
            transitionContext.containerView.addSubview(to)
        }
        let way: CGFloat = presenting ? -1 : 1
        let before = (from: from?.transform3D, to: to?.transform3D)
        // Seen from its edge there is nothing to be seen of it: each takes half of the time.
        to?.transform3D = Self.turned(by: -way * .pi / 2)
        UIView.animateKeyframes(withDuration: Self.duration, delay: 0) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
                from?.transform3D = Self.turned(by: way * .pi / 2)
            }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                to?.transform3D = CATransform3DIdentity
            }
        } completion: { _ in
            if let transform = before.from { from?.transform3D = transform }
            if let transform = before.to { to?.transform3D = transform }
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }

    /// Turned about the vertical middle, by radians.
    private static func turned(by angle: CGFloat) -> CATransform3D {
        var transform = CATransform3DIdentity
        transform.m34 = perspective
        return CATransform3DRotate(transform, angle, 0, 1, 0)
    }
}
