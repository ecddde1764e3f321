// swift-format-ignore-file
import UIKit

final class NewsstandAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    enum Direction { case `in`, out }

    private let direction: Direction
    private let configuration: NewsstandConfiguration

    init(direction: Direction, configuration: NewsstandConfiguration) {
        self.direction = direction
        self.configuration = configuration
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        configuration.duration
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let paper = transitionContext.page(direction) else { return transitionContext.completeTransition(false) }
        if direction == .in {
            transitionContext.containerView.addSubview(paper.view)
            paper.view.frame = transitionContext.finalFrame(for: paper)
        }

        // whole turns cannot be animated as a transform, thirds of one can
        let steps = Int(configuration.turns * 3)
        UIView.animateKeyframes(withDuration: configuration.duration, delay: 0, options: [.calculationModeLinear, .overrideInheritedDuration], animations: {
            for step in 0...steps {
                let progress = CGFloat(step) / CGFloat(steps)
                let amount = self.direction == .in ? progress : 1 - progress
                UIView.addKeyframe(withRelativeStartTime: Double(max(step - 1, 0)) / Double(steps), relativeDuration: step == 0 ? 0 : 1 / Double(steps)) {
                    paper.view.transform = .spin(angle: amount * .pi * 2 * self.configuration.turns, scale: max(amount, 0.02))
                }
            }
        }, completion: { _ in
            paper.view.transform = .identity
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    }
}
