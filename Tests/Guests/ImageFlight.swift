// swift-format-ignore-file
import UIKit

/// Takes an image view along from the tapped place to where the detail screen shows it.
class ImageFlight: NSObject, UIViewControllerAnimatedTransitioning {

    private let sourceImageView: UIImageView
    private let operation: UINavigationController.Operation

    init(imageView: UIImageView, operation: UINavigationController.Operation) {
        sourceImageView = imageView
        self.operation = operation
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { return 0.6 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        let toView = transitionContext.view(forKey: .to)!
        let fromView = transitionContext.view(forKey: .from)!

        let copy = UIImageView(image: sourceImageView.image)
        copy.contentMode = sourceImageView.contentMode
        copy.clipsToBounds = true
        copy.layer.cornerRadius = sourceImageView.layer.cornerRadius

        let near = container.convert(sourceImageView.bounds, from: sourceImageView)
        let far = CGRect(x: 0, y: 0, width: container.frame.width, height: container.frame.width * 0.75)

        if operation == .push {
            container.addSubview(toView)
            toView.alpha = 0
            copy.frame = near
        } else {
            container.insertSubview(toView, belowSubview: fromView)
            copy.frame = far
        }
        container.addSubview(copy)
        sourceImageView.alpha = 0

        UIView.animate(withDuration: transitionDuration(using: transitionContext), delay: 0, options: .curveEaseInOut, animations: {
            if self.operation == .push {
                copy.frame = far
                copy.layer.cornerRadius = 0
                toView.alpha = 1
            } else {
                copy.frame = near
                fromView.alpha = 0
            }
        }, completion: { _ in
            toView.alpha = 1
            fromView.alpha = 1
            self.sourceImageView.alpha = 1
            copy.removeFromSuperview()
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    }
}
