// swift-format-ignore-file
import UIKit

// Views with the same tag on both screens travel; everything else cross-fades.
class MatchedViews: NSObject, UIViewControllerAnimatedTransitioning {

    var tags = 1...100
    private let duration: TimeInterval = 0.55

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return duration
    }

    private func tagged(in view: UIView) -> [Int: UIView] {
        var result: [Int: UIView] = [:]
        for subview in view.subviews {
            if tags.contains(subview.tag) { result[subview.tag] = subview }
            result.merge(tagged(in: subview)) { first, _ in first }
        }
        return result
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        guard let from = transitionContext.view(forKey: .from), let to = transitionContext.view(forKey: .to) else {
            transitionContext.completeTransition(false)
            return
        }
        container.addSubview(to)
        to.layoutIfNeeded()
        to.alpha = 0

        let sources = tagged(in: from)
        let targets = tagged(in: to)
        var pairs: [(snapshot: UIView, source: UIView, target: UIView, end: CGRect)] = []
        for (tag, source) in sources {
            guard let target = targets[tag], let snapshot = source.snapshotView(afterScreenUpdates: false) else { continue }
            snapshot.frame = source.convert(source.bounds, to: container)
            container.addSubview(snapshot)
            source.isHidden = true
            target.isHidden = true
            pairs.append((snapshot, source, target, target.convert(target.bounds, to: container)))
        }

        let animator = UIViewPropertyAnimator(duration: duration, curve: .easeInOut) {
            to.alpha = 1
            pairs.forEach { $0.snapshot.frame = $0.end }
        }
        animator.addCompletion { _ in
            for pair in pairs {
                pair.source.isHidden = false
                pair.target.isHidden = false
                pair.snapshot.removeFromSuperview()
            }
            to.alpha = 1
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
        animator.startAnimation()
    }
}
