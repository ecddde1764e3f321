import UIKit

/// A screen that presents itself: its own delegate and its own animator.
class DrawerController: UIViewController {
    private let shade = UIView()
    private let panel = UIView()
    private var isShown = false

    init() {
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .custom
        transitioningDelegate = self
    }

    required init?(coder: NSCoder) { fatalError("not from a storyboard") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .clear
        shade.backgroundColor = UIColor.black.withAlphaComponent(0.4)
        panel.backgroundColor = .orange
        for part in [shade, panel] { view.addSubview(part) }
        shade.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(close)))
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        shade.frame = view.bounds
        panel.bounds = CGRect(x: 0, y: 0, width: view.bounds.width * 0.7, height: view.bounds.height)
        panel.center = CGPoint(x: panel.bounds.midX, y: view.bounds.midY)
    }

    @objc private func close() { dismiss(animated: true) }
}

extension DrawerController: UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? { self }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        self
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        isShown.toggle()
        if isShown {
            transitionContext.containerView.addSubview(view)
            view.layoutIfNeeded()
        }
        let outside = CGAffineTransform(translationX: -panel.bounds.width, y: 0)
        if isShown {
            panel.transform = outside
            shade.alpha = 0
        }
        UIView.animate(
            withDuration: 0.4,
            animations: {
                self.panel.transform = self.isShown ? .identity : outside
                self.shade.alpha = self.isShown ? 1 : 0
            },
            completion: { _ in
                if transitionContext.transitionWasCancelled { self.isShown.toggle() }
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            })
    }
}
