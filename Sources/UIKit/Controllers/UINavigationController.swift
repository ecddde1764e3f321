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
    open private(set) lazy var navigationBar = {
        let bar = UINavigationBar(frame: .zero)
        bar.adoptAppearance()
        return bar
    }()
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

    /// - Parameter navigationBarClass: The bar's class. A class that is known at run time only cannot be made here: the bar is
    ///   a plain one, and the console says so.
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        super.init(nibName: nil, bundle: nil)
        for bar in [navigationBarClass, toolbarClass].compactMap({ $0 }) where bar != UINavigationBar.self {
            Console.once("a navigation controller cannot have a \(bar) here; it has a plain bar.")
        }
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
        TransitionWatch.aside {
            navigationBar.frame = CGRect(origin: CGPoint(x: 0, y: isBarHidden ? -height : 0), size: size)
        }
        if hidingDone { navigationBar.isHidden = isBarHidden }
        if let top = stack.last, top.isViewLoaded {
            adaptSafeArea(of: top)
            if top.view.superview === contentView { top.view.place(in: screenFrame(of: top)) }
        }
    }

    /// Where a screen's view lies in the content view: all over it, or below the bar where it does not go under that.
    func screenFrame(of screen: UIViewController) -> CGRect {
        var frame = contentView.bounds
        if !isBarHidden, !screen.reachesUnder(.top, barIsOpaque: navigationBar.look.isOpaque) {
            let height = min(view.safeAreaInsets.top + UINavigationBar.contentHeight, frame.height)
            frame.origin.y += height
            frame.size.height -= height
        }
        return frame
    }

    /// Where the bar and the screen's cut-outs reach in.
    private func screenSafeArea(of screen: UIViewController) -> UIEdgeInsets {
        var insets = view.safeAreaInsets
        if !isBarHidden { insets.top += UINavigationBar.contentHeight }
        insets.top = max(insets.top - screenFrame(of: screen).minY + contentView.bounds.minY, 0)
        return insets
    }

    /// Keeps a screen's content clear of the bar.
    func adaptSafeArea(of screen: UIViewController) {
        let insets = screenSafeArea(of: screen)
        if screen.view.fixedSafeArea != insets { screen.view.fixedSafeArea = insets }
    }

    /// Puts a screen's view where it rests.
    func install(_ controller: UIViewController) {
        contentView.install(
            controller.view, safeArea: screenSafeArea(of: controller), frame: screenFrame(of: controller))
    }
}
