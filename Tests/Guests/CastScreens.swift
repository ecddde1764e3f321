import UIKit

/// Screens with a picture that can fly.
protocol PictureScreen {
    func flyingView(for transition: PictureFlight) -> UIView?
    func restingFrame(in container: UIView) -> CGRect
}

/// Flies the picture of one screen to where the other one has its own.
class PictureFlight: NSObject, UIViewControllerAnimatedTransitioning {
    private let duration = 0.6

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return duration
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let from = transitionContext.viewController(forKey: .from),
            let to = transitionContext.viewController(forKey: .to),
            let start = from as? PictureScreen,
            let end = to as? PictureScreen,
            let picture = start.flyingView(for: self)?.snapshotView(afterScreenUpdates: false)
        else {
            assertionFailure("both screens have to have a picture")
            return
        }
        let container = transitionContext.containerView
        to.view.frame = transitionContext.finalFrame(for: to)
        to.view.layoutIfNeeded()
        to.view.alpha = 0
        container.addSubview(to.view)
        picture.frame = start.restingFrame(in: container)
        container.addSubview(picture)
        UIView.animate(
            withDuration: duration, delay: 0, options: .curveEaseInOut,
            animations: {
                to.view.alpha = 1
                picture.frame = end.restingFrame(in: container)
            },
            completion: { _ in
                picture.removeFromSuperview()
                to.view.alpha = 1
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            })
    }
}
