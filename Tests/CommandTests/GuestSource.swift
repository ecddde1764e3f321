/// A user's file for the tests, in the versions that a morning's work makes of it.
enum GuestSource {
    /// A transition that slides up and fades, told by a flag which way it goes.
    ///
    /// - Parameters:
    ///   - begin: A statement before the animation.
    ///   - scale: What the screen grows from.
    static func slide(begin: String = "", scale: Double = 0.5) -> String {
        """
        import UIKit

        class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
            var duration: TimeInterval = 0.4
            var isPresenting = true

            func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { duration }

            func animateTransition(using context: UIViewControllerContextTransitioning) {
                let moving: UIView = context.view(forKey: isPresenting ? .to : .from)!
                if isPresenting {
                    context.containerView.addSubview(moving)
                } else {
                    context.containerView.insertSubview(context.view(forKey: .to)!, at: 0)
                }
                \(begin)
                let away = CGAffineTransform(scaleX: \(scale), y: \(scale))
                if isPresenting { moving.transform = away }
                UIView.animate(withDuration: duration, animations: {
                    moving.transform = self.isPresenting ? .identity : away
                }) { _ in
                    moving.transform = .identity
                    context.completeTransition(!context.transitionWasCancelled)
                }
            }
        }
        """
    }

    /// An animator with an argument whose meaning only its author knows.
    static let card = """
        import UIKit

        class CardTransition: NSObject, UIViewControllerAnimatedTransitioning {
            let topForShow: CGFloat
            init(topForShow: CGFloat) { self.topForShow = topForShow }
            func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }
            func animateTransition(using context: UIViewControllerContextTransitioning) {
                let to = context.view(forKey: .to)!
                context.containerView.addSubview(to)
                to.alpha = 0
                UIView.animate(withDuration: 0.3, animations: { to.alpha = 1 }) { _ in
                    context.completeTransition(!context.transitionWasCancelled)
                }
            }
        }
        """
}
