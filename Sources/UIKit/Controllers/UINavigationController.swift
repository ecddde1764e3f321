/// A stack of screens of which the topmost is seen, with a bar that names it and leads back.
///
/// The container of its transitions fills its view, below the bar: a screen's content moves under it.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
    /// Whether a transition puts a screen on the stack or takes one off.
    public enum Operation: Int, Sendable {
        case none = 0
        case push = 1
        case pop = 2
    }

    /// Seconds in which the bar slides in and out.
    public class var hideShowBarDuration: CGFloat { 0.2 }

    open weak var delegate: (any UINavigationControllerDelegate)?
    open private(set) lazy var navigationBar = UINavigationBar(frame: .zero)
    /// Pops with the system's transition when dragged from the edge where lines begin, unless an effect or delegate has its own.
    open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? = makePopRecognizer()

    /// The stack as it is, in a transition as it will be if that completes.
    var stack: [UIViewController] = []
    /// Holds the top screen's view, and in a transition the container.
    let contentView = ScreenHostView(frame: .zero)
    /// Decides whether `interactivePopGestureRecognizer` may begin.
    let popGate = PopGate()
    /// The drag of `interactivePopGestureRecognizer`.
    var popDrag: DragInteraction?
    private var isBarHidden = false

    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        replaceSilently(with: [rootViewController])
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    // MARK: The stack

    /// From the root to the top, changes that wait for their turn included.
    open var viewControllers: [UIViewController] {
        get { plannedStack }
        set { setViewControllers(newValue, animated: false) }
    }

    open var topViewController: UIViewController? { viewControllers.last }

    /// The controller that is seen: what is presented over the stack, else the top.
    open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        request(.push(viewController), animated: animated)
    }

    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        request(.pop, animated: animated).last
    }

    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        let removed = request(.popTo(viewController), animated: animated)
        return removed.isEmpty ? nil : removed
    }

    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        let removed = request(.popToRoot, animated: animated)
        return removed.isEmpty ? nil : removed
    }

    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        request(.replace(viewControllers), animated: animated)
    }

    // MARK: The bar

    open var isNavigationBarHidden: Bool {
        get { isBarHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != isBarHidden else { return }
        isBarHidden = hidden
        moveBar(navigationBar, animated: animated) { [weak self] in self?.layOutBar(hidingDone: $0) }
    }

    // MARK: The view

    override var isContainer: Bool { true }

    override var visibleChildren: [UIViewController] {
        stack.last.map { [$0] } ?? []
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        popGate.navigation = self
        contentView.fill(view)
        view.addSubview(navigationBar)
        navigationBar.onBack = { [weak self] in
            _ = TransitionQueue.byHand { self?.popViewController(animated: true) }
        }
        if let recognizer = interactivePopGestureRecognizer { view.addGestureRecognizer(recognizer) }
        navigationBar.show(stack.map(\.navigationItem))
        layOutBar()
        if let top = stack.last { install(top) }
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        adaptPopEdge()
        layOutBar()
    }

    open override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        layOutBar()
    }

    /// Places the bar, and tells the top screen how far it reaches in.
    private func layOutBar(hidingDone: Bool = true) {
        let insets = view.safeAreaInsets
        let height = insets.top + UINavigationBar.contentHeight
        let size = CGSize(width: view.bounds.width, height: height)
        navigationBar.topInset = insets.top
        navigationBar.frame = CGRect(origin: CGPoint(x: 0, y: isBarHidden ? -height : 0), size: size)
        if hidingDone { navigationBar.isHidden = isBarHidden }
        if let top = stack.last?.viewIfLoaded { adaptSafeArea(of: top) }
    }

    /// Where the bar and the screen's cut-outs reach in.
    private var screenSafeArea: UIEdgeInsets {
        var insets = view.safeAreaInsets
        if !isBarHidden { insets.top += UINavigationBar.contentHeight }
        return insets
    }

    /// Keeps a screen's content clear of the bar.
    func adaptSafeArea(of screen: UIView) {
        let insets = screenSafeArea
        if screen.fixedSafeArea != insets { screen.fixedSafeArea = insets }
    }

    /// Puts a screen's view where it rests.
    func install(_ controller: UIViewController) {
        contentView.install(controller.view, safeArea: screenSafeArea)
    }
}
