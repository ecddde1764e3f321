import UIKit

/// Works out far too much before the first frame.
final class SlowSetupFault: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        0.3
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let toView = transitionContext.view(forKey: .to) else {
            return transitionContext.completeTransition(false)
        }
        let start = clock()
        var sum = 0.0
        while Double(clock() - start) / Double(CLOCKS_PER_SEC) < 0.15 {
            sum += (1...200).map { sin(Double($0)) }.reduce(0, +)
        }
        transitionContext.containerView.addSubview(toView)
        toView.alpha = sum.isNaN ? 1 : 0
        UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
            toView.alpha = 1
        } completion: { _ in
            toView.alpha = 1
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}

/// Works something out the first time, and keeps it.
final class SlowSetupRight: NSObject, UIViewControllerAnimatedTransitioning {
    private lazy var sum: Double = {
        let start = clock()
        var sum = 0.0
        while Double(clock() - start) / Double(CLOCKS_PER_SEC) < 0.15 {
            sum += (1...200).map { sin(Double($0)) }.reduce(0, +)
        }
        return sum
    }()

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        0.3
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let toView = transitionContext.view(forKey: .to) else {
            return transitionContext.completeTransition(false)
        }
        transitionContext.containerView.addSubview(toView)
        toView.alpha = sum.isNaN ? 1 : 0
        UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
            toView.alpha = 1
        } completion: { _ in
            toView.alpha = 1
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}
