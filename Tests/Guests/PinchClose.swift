// swift-format-ignore-file
import UIKit

final class PinchCloseController: UIPercentDrivenInteractiveTransition {
    private weak var owner: UIViewController?
    private var start: CGFloat = 0
    var interactive = false

    override var completionSpeed: CGFloat {
        get { return max(1 - percentComplete, 0.2) }
        set { super.completionSpeed = newValue }
    }

    init(owner: UIViewController) {
        self.owner = owner
        super.init()
        completionCurve = .easeOut
        let pinch = UIPinchGestureRecognizer(target: self, action: #selector(PinchCloseController.pinched(_:)))
        owner.view.addGestureRecognizer(pinch)
    }

    @objc func pinched(_ pinch: UIPinchGestureRecognizer) {
        switch pinch.state {
        case .began:
            start = pinch.scale
            interactive = true
            owner?.dismiss(animated: true, completion: nil)
        case .changed:
            let percent = 1 - pinch.scale / start
            update(min(max(percent, 0), 1))
        default:
            interactive = false
            if pinch.velocity >= 0 && percentComplete < 0.5 {
                cancel()
            } else {
                finish()
            }
        }
    }
}

final class PinchCloseAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { return 0.35 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        let from = transitionContext.view(forKey: .from)!
        if let to = transitionContext.view(forKey: .to) { container.insertSubview(to, at: 0) }
        UIView.animate(withDuration: 0.35, delay: 0, options: [.curveLinear], animations: {
            from.transform = CGAffineTransform(scaleX: 0.05, y: 0.05)
            from.alpha = 0.2
            from.layer.cornerRadius = 80
        }, completion: { _ in
            from.transform = .identity
            from.alpha = 1
            from.layer.cornerRadius = 0
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    }
}

final class PinchCloseDelegate: NSObject, UIViewControllerTransitioningDelegate {
    private var interaction: PinchCloseController?

    func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        interaction = PinchCloseController(owner: presented)
        return nil
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        return PinchCloseAnimator()
    }

    func interactionControllerForDismissal(using animator: UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning? {
        guard let interaction = interaction, interaction.interactive else { return nil }
        return interaction
    }
}
