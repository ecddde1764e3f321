// swift-format-ignore-file
//
//  SelfAnimating.swift
//
//  The controller is its own transitioning delegate and its own animator.
//

import UIKit

class SelfAnimatingViewController: UIViewController {
    private let backdrop = UIView()
    private let panel = UIView()
    fileprivate var isShowing = false

    init() {
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .custom
        transitioningDelegate = self
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        backdrop.frame = view.bounds
        backdrop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        backdrop.backgroundColor = UIColor.black.withAlphaComponent(0.5)
        backdrop.alpha = 0
        view.addSubview(backdrop)

        panel.backgroundColor = .white
        panel.layer.cornerRadius = 10
        panel.frame = CGRect(x: 20, y: view.bounds.height, width: view.bounds.width - 40, height: 260)
        view.addSubview(panel)

        backdrop.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tap)))
    }

    @objc func tap() {
        dismiss(animated: true)
    }
}

extension SelfAnimatingViewController: UIViewControllerTransitioningDelegate {
    func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        isShowing = true
        return self
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        isShowing = false
        return self
    }
}

extension SelfAnimatingViewController: UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 0.4
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let showing = isShowing
        if showing {
            view.frame = transitionContext.containerView.bounds
            transitionContext.containerView.addSubview(view)
            panel.frame.origin.y = view.bounds.height
        }
        UIView.animate(withDuration: transitionDuration(using: transitionContext), delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0.5, options: [], animations: {
            self.backdrop.alpha = showing ? 1 : 0
            self.panel.frame.origin.y = self.view.bounds.height - (showing ? 280 : 0)
        }, completion: { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    }
}

class PanelHostViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(red: 0.85, green: 0.9, blue: 0.95, alpha: 1)
        let button = UIButton(type: .custom)
        button.frame = CGRect(x: 20, y: 100, width: 200, height: 50)
        button.backgroundColor = .black
        button.setTitle("Show panel", for: .normal)
        button.addTarget(self, action: #selector(showPanel), for: .touchUpInside)
        view.addSubview(button)
    }

    @objc func showPanel() {
        present(SelfAnimatingViewController(), animated: true)
    }
}
