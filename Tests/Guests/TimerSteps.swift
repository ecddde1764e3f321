// swift-format-ignore-file
import UIKit

class TimerSteps: NSObject, UIViewControllerAnimatedTransitioning {
    var timer: Timer?
    var step = 0
    let steps = 24
    let total = 1.0
    var context: UIViewControllerContextTransitioning!

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return total
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        context = transitionContext
        let to = context.view(forKey: .to)!
        context.containerView.addSubview(to)
        to.transform = CGAffineTransform(translationX: to.bounds.width, y: 0)
        step = 0
        timer = Timer.scheduledTimer(timeInterval: total / Double(steps), target: self, selector: #selector(TimerSteps.fire), userInfo: nil, repeats: true)
    }

    @objc func fire() {
        step += 1
        let to = context.view(forKey: .to)!
        let remaining = 1 - CGFloat(step) / CGFloat(steps)
        to.transform = CGAffineTransform(translationX: to.bounds.width * remaining * remaining, y: 0)
        if step == steps {
            timer?.invalidate()
            timer = nil
            to.transform = CGAffineTransform.identity
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
