/// Keeps the screen behind a card small and dark for as long as the card is up. A tap on what shows of it dismisses.
@MainActor
final class CardPresentation: UIPresentationController {
    private let top: CGFloat
    private let veilAlpha: CGFloat
    private let veil = UIControl()
    /// The presenter's own transform: it may be a card itself.
    private var original = CGAffineTransform.identity
    private var isBehind = false

    init(presented: UIViewController, presenting: UIViewController?, top: CGFloat, veilAlpha: CGFloat) {
        self.top = top
        self.veilAlpha = veilAlpha
        super.init(presentedViewController: presented, presenting: presenting)
    }

    override var frameOfPresentedViewInContainerView: CGRect {
        (containerView?.bounds ?? .zero).offsetBy(dx: 0, dy: top)
    }

    private var presenter: UIView { presentingViewController.view }

    /// Puts screen and veil where they are behind a card.
    func stepBack() {
        isBehind = true
        let height = max(containerView?.bounds.height ?? 0, 1)
        let scale = max(height - top, 0) / height
        presenter.transform = original.scaledBy(x: scale, y: scale)
        veil.transform = CGAffineTransform(scaleX: scale, y: scale)
        veil.alpha = veilAlpha
    }

    /// Puts them back where they are without one.
    func stepForward() {
        isBehind = false
        presenter.transform = original
        veil.transform = .identity
        veil.alpha = 0
    }

    override func presentationTransitionWillBegin() {
        original = presenter.transform
        veil.layer.name = "veil"
        veil.backgroundColor = .black
        veil.alpha = 0
        let leave = UIAction { [weak self] _ in self?.presentedViewController.dismiss(animated: true) }
        veil.addAction(leave, for: .touchUpInside)
        containerView?.insertSubview(veil, at: 0)
        layOutVeil()
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        if completed { stepBack() } else { leave() }
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        if completed { leave() }
    }

    override func containerViewDidLayoutSubviews() {
        layOutVeil()
    }

    private func leave() {
        stepForward()
        veil.removeFromSuperview()
    }

    private func layOutVeil() {
        guard let bounds = containerView?.bounds, veil.bounds.size != bounds.size else { return }
        veil.bounds = CGRect(origin: .zero, size: bounds.size)
        veil.center = CGPoint(x: bounds.midX, y: bounds.midY)
        // The scale depends on the height, as when the device has been turned.
        if isBehind { stepBack() }
    }
}
