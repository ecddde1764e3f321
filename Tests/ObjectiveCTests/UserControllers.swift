import UIKit

// Interaction controllers in the manners in which they are commonly written, as they look after rewriting.

/// Slides a screen in from below, or out.
class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    let isPresenting: Bool

    init(isPresenting: Bool) {
        self.isPresenting = isPresenting
        super.init()
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 0.4
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let fromVC = transitionContext.viewController(forKey: .from),
            let toVC = transitionContext.viewController(forKey: .to)
        else { return }
        let container = transitionContext.containerView
        let moving = isPresenting ? toVC : fromVC
        if isPresenting {
            container.addSubview(toVC.view)
        } else {
            container.insertSubview(toVC.view, belowSubview: fromVC.view)
        }
        let resting = transitionContext.finalFrame(for: toVC)
        let away = resting.offsetBy(dx: 0, dy: container.bounds.height)
        moving.view.frame = isPresenting ? away : resting
        toVC.view.frame = isPresenting ? away : resting
        UIView.animate(
            withDuration: transitionDuration(using: transitionContext),
            animations: { moving.view.frame = self.isPresenting ? resting : away },
            completion: { _ in transitionContext.completeTransition(!transitionContext.transitionWasCancelled) })
    }
}

/// A swipe downwards dismisses; the flag says whether it is the gesture that dismisses.
class SwipeDownInteraction: UIPercentDrivenInteractiveTransition {
    var interactionInProgress = false
    private var shouldCompleteTransition = false
    private weak var viewController: UIViewController!

    init(viewController: UIViewController) {
        super.init()
        self.viewController = viewController
        prepareGestureRecognizer(in: viewController.view)
    }

    private func prepareGestureRecognizer(in view: UIView) {
        let gesture = UIPanGestureRecognizer(
            target: self, action: Selector("handleGesture:", SwipeDownInteraction.handleGesture(_:)))
        view.addGestureRecognizer(gesture)
    }

    private func handleGesture(_ gestureRecognizer: UIPanGestureRecognizer) {
        let translation = gestureRecognizer.translation(in: gestureRecognizer.view!.superview!)
        var progress = (translation.y / 400)
        progress = CGFloat(fminf(fmaxf(Float(progress), 0.0), 1.0))
        switch gestureRecognizer.state {
        case .began:
            interactionInProgress = true
            viewController.dismiss(animated: true, completion: nil)
        case .changed:
            shouldCompleteTransition = progress > 0.5
            update(progress)
        case .cancelled:
            interactionInProgress = false
            cancel()
        case .ended:
            interactionInProgress = false
            if shouldCompleteTransition { finish() } else { cancel() }
        default:
            break
        }
    }
}

/// A pinch closes.
class PinchInteraction: UIPercentDrivenInteractiveTransition {
    weak var navigationController: UINavigationController?
    var isInteracting = false
    private lazy var pinch = UIPinchGestureRecognizer(
        target: self, action: Selector("pinched:", PinchInteraction.pinched))
    private var startScale: CGFloat = 1

    func wire(to viewController: UIViewController) {
        navigationController = viewController.navigationController
        viewController.view.addGestureRecognizer(pinch)
    }

    override var completionSpeed: CGFloat {
        get { return 1 - percentComplete * 0.5 }
        set {}
    }

    func pinched(_ sender: Any) {
        guard let pinch = sender as? UIPinchGestureRecognizer else { return }
        switch pinch.state {
        case .began:
            startScale = pinch.scale
            isInteracting = true
            _ = navigationController?.popViewController(animated: true)
        case .changed:
            update(1.0 - pinch.scale / startScale)
        case .ended, .cancelled:
            isInteracting = false
            if pinch.velocity >= 0 && pinch.scale > 0.6 || pinch.state == .cancelled { cancel() } else { finish() }
        default: ()
        }
    }
}

/// A drag from the edge pops, with a subclass that has a word in the start.
class EdgeInteraction: UIPercentDrivenInteractiveTransition, UIGestureRecognizerDelegate {
    private let navigation: UINavigationController
    private(set) var context: UIViewControllerContextTransitioning?
    private(set) var interactionInProgress = false
    let edge: UIScreenEdgePanGestureRecognizer

    init(navigation: UINavigationController) {
        self.navigation = navigation
        edge = UIScreenEdgePanGestureRecognizer()
        super.init()
        edge.edges = .left
        edge.delegate = self
        edge.addTarget(self, action: Selector("handleEdge:", EdgeInteraction.handleEdge(_:)))
        navigation.view.addGestureRecognizer(edge)
        navigation.interactivePopGestureRecognizer?.isEnabled = false
    }

    override func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {
        context = transitionContext
        super.startInteractiveTransition(transitionContext)
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        return navigation.viewControllers.count > 1
    }

    fileprivate func handleEdge(_ recognizer: UIScreenEdgePanGestureRecognizer) {
        let view = recognizer.view!
        let percent = recognizer.translation(in: view).x / view.bounds.size.width
        if recognizer.state == .began {
            interactionInProgress = true
            navigation.popViewController(animated: true)
        } else if recognizer.state == .changed {
            update(percent)
        } else if recognizer.state == .ended {
            if percent > 0.5 || recognizer.velocity(in: view).x > 500 { finish() } else { cancel() }
            interactionInProgress = false
        } else if recognizer.state == .cancelled {
            cancel()
            interactionInProgress = false
        }
    }
}

/// A screen of one colour.
class ColorController: UIViewController {
    let color: UIColor
    var animationsEnded: [Bool] = []
    init(_ color: UIColor) {
        self.color = color
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = color
    }
}

/// Presents by a button, and is its own transitioning delegate.
class PresentingController: ColorController, UIViewControllerTransitioningDelegate {
    var interaction: SwipeDownInteraction?
    var detail: ColorController?
    var wasDismissed = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 20, y: 100, width: 120, height: 44)
        button.setTitle("Show", for: UIControl.State())
        button.addTarget(self, action: Selector("show:", PresentingController.showDetail(_:)), for: .touchUpInside)
        view.addSubview(button)
    }

    func showDetail(_ sender: UIButton) {
        let detail = ColorController(.red)
        detail.transitioningDelegate = self
        detail.modalPresentationStyle = .fullScreen
        interaction = SwipeDownInteraction(viewController: detail)
        self.detail = detail
        present(detail, animated: true, completion: nil)
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    )
        -> UIViewControllerAnimatedTransitioning?
    {
        return SlideAnimator(isPresenting: true)
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        return SlideAnimator(isPresenting: false)
    }

    func interactionControllerForDismissal(using animator: UIViewControllerAnimatedTransitioning)
        -> UIViewControllerInteractiveTransitioning?
    {
        guard let interaction = interaction, interaction.interactionInProgress else { return nil }
        return interaction
    }
}

/// Pushes by a tap on a row, and is its navigation controller's delegate.
class ListController: ColorController, UINavigationControllerDelegate {
    var rows: [UIView] = []
    var selected: Int?
    var pinch: PinchInteraction?
    var edge: EdgeInteraction?

    override func viewDidLoad() {
        super.viewDidLoad()
        for index in 0..<3 {
            let row = UIView(frame: CGRect(x: 0, y: 150 + 60 * CGFloat(index), width: view.bounds.width, height: 59))
            row.tag = index
            row.isUserInteractionEnabled = true
            row.addGestureRecognizer(
                UITapGestureRecognizer(target: self, action: Selector("didTapRow:", ListController.didTapRow(_:))))
            view.addSubview(row)
            rows.append(row)
        }
    }

    private func didTapRow(_ recognizer: UITapGestureRecognizer) {
        selected = recognizer.view?.tag
        let detail = ColorController(.green)
        navigationController?.delegate = self
        navigationController?.pushViewController(detail, animated: true)
        pinch?.wire(to: detail)
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        return SlideAnimator(isPresenting: operation == .push)
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? {
        if let pinch = pinch, pinch.isInteracting { return pinch }
        return edge.flatMap { $0.interactionInProgress ? $0 : nil }
    }
}
