/// Screens side by side of which one is selected, with a bar to choose.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
    /// What `selectedIndex` is while nothing is selected.
    private static let none = NSNotFound

    open weak var delegate: (any UITabBarControllerDelegate)?
    open private(set) lazy var tabBar: UITabBar = {
        let bar = UITabBar(frame: .zero)
        bar.adoptAppearance()
        return bar
    }()

    /// The selected one, in a transition the one that will be if that completes.
    var selected: UIViewController?
    private var tabs: [UIViewController] = []
    /// Holds the selected screen's view, and in a transition the container.
    let contentView = ScreenHostView(frame: .zero)
    private var isBarHidden = false
    /// Whether the selected navigation stack has a screen that takes the bar away.
    private var isBarPushedAway = false

    /// A tab was pressed and is about to be selected.
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

    // MARK: The tabs

    open var viewControllers: [UIViewController]? {
        get { tabs }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Replaces the tabs; the selected one stays so if it is among them. The change itself is not animated.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        let new = viewControllers ?? []
        let removed = tabs.filter { tab in !new.contains { $0 === tab } }
        let added = new.filter { tab in !tabs.contains { $0 === tab } }
        for controller in removed { controller.willMove(toParent: nil) }
        tabs = new
        for controller in added { addChild(controller) }
        if selected.map({ tab in !new.contains { $0 === tab } }) ?? true { exchangeSilently(for: new.first) }
        for controller in removed {
            controller.viewIfLoaded?.fixedSafeArea = nil
            controller.removeFromParent()
        }
        for controller in added { controller.didMove(toParent: self) }
        tellBar()
    }

    /// Setting it changes the tab, with the delegate's animation if it has one.
    open var selectedViewController: UIViewController? {
        get { plannedSelection }
        set {
            guard let newValue, tabs.contains(where: { $0 === newValue }) else {
                return Console.say("a controller that is not among the tabs cannot be selected; nothing happens.")
            }
            select(newValue)
        }
    }

    /// `NSNotFound` while there are no tabs. Setting it changes the tab, with the delegate's animation if it has one.
    open var selectedIndex: Int {
        get { tabs.firstIndex { $0 === plannedSelection } ?? Self.none }
        set {
            guard tabs.indices.contains(newValue) else {
                return Console.say("there is no tab \(newValue); nothing happens.")
            }
            select(tabs[newValue])
        }
    }

    // MARK: The bar

    open var isTabBarHidden: Bool {
        get { isBarHidden }
        set { setTabBarHidden(newValue, animated: false) }
    }

    /// Takes the bar off the screen or brings it back.
    open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != isBarHidden else { return }
        isBarHidden = hidden
        moveBar(tabBar, animated: animated) { [weak self] in self?.layOutBar(hidingDone: $0) }
    }

    /// Takes the bar away, or brings it back, for screens with `hidesBottomBarWhenPushed`.
    func pushBarAway(_ away: Bool, finally isDone: Bool) {
        isBarPushedAway = away
        guard isViewLoaded else { return }
        if !away { tabBar.isHidden = isBarHidden }
        layOutBar(hidingDone: isDone)
    }

    // MARK: The view

    override var isContainer: Bool { true }

    override var visibleChildren: [UIViewController] {
        selected.map { [$0] } ?? []
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        contentView.fill(view)
        view.addSubview(tabBar)
        tabBar.onPress = { [weak self] index in
            TransitionQueue.byHand { self?.press(index) }
        }
        tellBar()
        layOutBar()
        if let selected { install(selected) }
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        layOutBar()
    }

    open override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        layOutBar()
    }

    /// Places the bar, and tells the selected screen how far it reaches in.
    private func layOutBar(hidingDone: Bool = true) {
        let insets = view.safeAreaInsets
        let height = insets.bottom + UITabBar.contentHeight
        let isAway = isBarHidden || isBarPushedAway
        let y = view.bounds.height - (isAway ? 0 : height)
        TransitionWatch.aside { tabBar.frame = CGRect(x: 0, y: y, width: view.bounds.width, height: height) }
        tabBar.bottomInset = insets.bottom
        if hidingDone { tabBar.isHidden = isAway }
        if let screen = selected, screen.isViewLoaded {
            adaptSafeArea(of: screen)
            if screen.view.superview === contentView { screen.view.place(in: screenFrame(of: screen)) }
        }
    }

    /// Where a screen's view lies in the content view: all over it, or above the bar where it does not go under that.
    func screenFrame(of screen: UIViewController) -> CGRect {
        var frame = contentView.bounds
        if !isBarHidden, !isBarPushedAway, !screen.reachesUnder(.bottom, barIsOpaque: tabBar.look.isOpaque) {
            frame.size.height -= min(view.safeAreaInsets.bottom + UITabBar.contentHeight, frame.height)
        }
        return frame
    }

    /// Where the bar and the screen's cut-outs reach in.
    private func screenSafeArea(of screen: UIViewController) -> UIEdgeInsets {
        var insets = view.safeAreaInsets
        if !isBarHidden, !isBarPushedAway { insets.bottom += UITabBar.contentHeight }
        insets.bottom = max(insets.bottom - contentView.bounds.maxY + screenFrame(of: screen).maxY, 0)
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

    /// Shows the tabs and the selected one in the bar.
    func tellBar() {
        guard isViewLoaded else { return }
        tabBar.show(tabs.compactMap(\.tabBarItem), selected: tabs.firstIndex { $0 === selected })
    }
}
