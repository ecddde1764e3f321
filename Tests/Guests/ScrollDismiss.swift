// swift-format-ignore-file
//
//  ScrollDismiss.swift
//  Dismissed by pulling its scroll view past the top.
//

import UIKit

class ScrollDismissViewController: UIViewController, UIScrollViewDelegate {
    let scrollView = UIScrollView()
    let interactor = UIPercentDrivenInteractiveTransition()
    private(set) var isDismissing = false

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.contentSize = CGSize(width: view.bounds.width, height: view.bounds.height * 2)
        scrollView.delegate = self
        scrollView.showsVerticalScrollIndicator = false
        view.addSubview(scrollView)
        for i in 0..<8 {
            let row = UIView(frame: CGRect(x: 16, y: CGFloat(i) * 120 + 16, width: view.bounds.width - 32, height: 104))
            row.backgroundColor = UIColor(white: 0.92 - CGFloat(i) * 0.05, alpha: 1)
            row.layer.cornerRadius = 8
            scrollView.addSubview(row)
        }
        scrollView.panGestureRecognizer.addTarget(self, action: #selector(panned(_:)))
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        if isDismissing { scrollView.contentOffset.y = 0 }
    }

    @objc private func panned(_ pan: UIPanGestureRecognizer) {
        let y = pan.translation(in: view.superview ?? view).y
        let progress = max(0, min(y / view.bounds.height, 1))
        switch pan.state {
        case .changed:
            if !isDismissing, scrollView.contentOffset.y <= 0, y > 0 {
                isDismissing = true
                dismiss(animated: true)
            } else if isDismissing {
                interactor.update(progress)
            }
        case .ended, .cancelled:
            guard isDismissing else { return }
            isDismissing = false
            progress > 0.3 ? interactor.finish() : interactor.cancel()
        default:
            break
        }
    }
}

class ScrollDismissAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { return 0.4 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let from = transitionContext.view(forKey: .from) else { return }
        if let to = transitionContext.view(forKey: .to) { transitionContext.containerView.insertSubview(to, belowSubview: from) }
        let options: UIView.AnimationOptions = transitionContext.isInteractive ? [.curveLinear] : [.curveEaseIn]
        UIView.animate(withDuration: 0.4, delay: 0, options: options, animations: {
            from.frame.origin.y = from.frame.height
        }) { _ in
            from.frame.origin.y = 0
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}

class ScrollDismissDelegate: NSObject, UIViewControllerTransitioningDelegate {
    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        return ScrollDismissAnimator()
    }

    func interactionControllerForDismissal(using animator: UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning? {
        return nil
    }
}
