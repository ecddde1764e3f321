/// Manages one screen, or a part of one: its root view, its appearances, and the controllers inside it.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
    /// What navigation and tab bars call it.
    open var title: String? {
        didSet { titleDidChange() }
    }
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    /// Whether the style was chosen for code that does not tell which one it is written for.
    package var isPresentationStyleGuessed = false
    /// What the transition that brought it in left in a navigation controller's container, for the way back.
    var leftInContainer: [UIView] = []
    /// Gives the animators with which it is presented and dismissed. Not kept alive, as on Apple's systems.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    /// How the system's own transition brings it in and takes it out, where no delegate has another.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    /// Whether a presentation in the current context covers this controller's view.
    open var definesPresentationContext = false
    /// Whether what it presents in its context is brought in by this controller's `modalTransitionStyle`.
    open var providesPresentationContextTransitionStyle = false
    /// Whether, presented without covering the screen, it says what the status bar looks like.
    open var modalPresentationCapturesStatusBarAppearance = false
    /// Whether it may not be swiped away. Sheets, which could be, are shown as full screens here.
    open var isModalInPresentation = false
    /// The edges under bars that its view reaches to.
    open var edgesForExtendedLayout = UIRectEdge.all
    open var extendedLayoutIncludesOpaqueBars = false
    /// What a container or a presentation should make room for, in points.
    open var preferredContentSize = CGSize.zero {
        didSet { if preferredContentSize != oldValue { tellPreferredContentSize() } }
    }
    /// What a sample screen prefers if it is given no room otherwise; nil for one that is a user's own.
    package var fallbackContentSize: CGSize?
    /// Added to what the screen takes from the edges, in points.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet { if additionalSafeAreaInsets != oldValue { safeAreaSourceDidChange() } }
    }
    /// The style from this controller inwards; `.unspecified` leaves the inherited one.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet { if overrideUserInterfaceStyle != oldValue { viewIfLoaded?.refreshTraits() } }
    }
    /// What a navigation bar shows for it.
    open var navigationItem: UINavigationItem { ownNavigationItem }
    private lazy var ownNavigationItem = UINavigationItem(title: title ?? "")
    /// What a tab bar shows for it.
    open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)
    /// Whether pushing it takes a tab bar off the screen.
    open var hidesBottomBarWhenPushed = false

    open private(set) weak var parent: UIViewController?
    open internal(set) var children: [UIViewController] = []

    /// The effect that brought this controller in and takes it out again; set by the convenience layer.
    package var attachedTransition: (any AttachedTransition)?

    private var loadedView: UIView?
    private var isLoading = false
    var appearance = AppearanceState.disappeared
    /// Whether `viewIsAppearing(_:)` is still due in this appearance.
    var owesIsAppearing = false
    /// The presentation this controller stands under.
    var ownPresentation: Presentation?
    /// The presentation that brought this controller in.
    weak var broughtBy: Presentation?
    /// The storyboard's stand-in that made this controller.
    var madeBy: UIStoryboard?
    /// The transition this controller is part of or holds.
    weak var activeTransition: TransitionContext?
    /// The last transition that this controller came or went with.
    weak var lastTransition: TransitionContext?
    /// Whether one of the appearance calls is being made.
    var isTellingAppearance = false

    open internal(set) var isBeingPresented = false
    open internal(set) var isBeingDismissed = false
    open internal(set) var isMovingToParent = false
    open internal(set) var isMovingFromParent = false

    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init()
        if let nibNameOrNil {
            Console.once("there are no nibs here; \(nibNameOrNil) is not loaded, loadView() makes a plain view.")
        }
    }

    public convenience override init() {
        self.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    // MARK: The view

    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set { take(newValue) }
    }

    open var viewIfLoaded: UIView? { loadedView }
    open var isViewLoaded: Bool { loadedView != nil }

    /// Makes the root view and gives it to `view`.
    open func loadView() {
        view = UIView(frame: UIScreen.main.bounds)
    }

    open func loadViewIfNeeded() {
        guard loadedView == nil, !isLoading else { return }
        isLoading = true
        loadView()
        if loadedView == nil {
            Console.say("loadView() of \(type(of: self)) gave no view; a plain one is used.")
            take(UIView(frame: UIScreen.main.bounds))
        }
        isLoading = false
        viewDidLoad()
    }

    open func viewDidLoad() {}

    private func take(_ view: UIView?) {
        if let loadedView {
            loadedView.owner = nil
            loadedView.layer.kind = type(of: loadedView)
        }
        loadedView = view
        view?.owner = self
        view?.layer.isScreen = !isContainer
        view?.layer.kind = type(of: self)
    }

    /// Whether whole screens are exchanged inside this controller's view, so that it is no picture of its own.
    var isContainer: Bool { false }

    open override var next: UIResponder? {
        viewIfLoaded?.superview ?? parent ?? presentingViewController
    }

    // MARK: Appearance

    open func viewWillAppear(_ animated: Bool) { noteDirectCall("viewWillAppear(_:)") }
    /// In the hierarchy and laid out, not yet drawn.
    open func viewIsAppearing(_ animated: Bool) { noteDirectCall("viewIsAppearing(_:)") }
    open func viewDidAppear(_ animated: Bool) { noteDirectCall("viewDidAppear(_:)") }
    open func viewWillDisappear(_ animated: Bool) { noteDirectCall("viewWillDisappear(_:)") }
    open func viewDidDisappear(_ animated: Bool) { noteDirectCall("viewDidDisappear(_:)") }

    /// Tells the controller, and those inside it, that its view is about to appear or disappear.
    ///
    /// Calls stay balanced: what would repeat the present state is left out.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        announceAppearance(isAppearing, animated: animated)
    }

    /// Tells the controller, and those inside it, that what `beginAppearanceTransition` announced has happened.
    open func endAppearanceTransition() {
        concludeAppearance()
    }

    // MARK: Editing

    /// Whether what is shown can be changed.
    open var isEditing: Bool {
        get { editing }
        set { setEditing(newValue, animated: false) }
    }
    private var editing = false

    open func setEditing(_ editing: Bool, animated: Bool) {
        self.editing = editing
        editButton?.title = editing ? "Done" : "Edit"
    }

    /// A button that switches between showing and editing.
    open var editButtonItem: UIBarButtonItem {
        if let editButton { return editButton }
        let toggle = UIAction(title: isEditing ? "Done" : "Edit") { [weak self] _ in
            self?.setEditing(self?.isEditing == false, animated: true)
        }
        let button = UIBarButtonItem(title: nil, image: nil, primaryAction: toggle)
        editButton = button
        return button
    }
    private var editButton: UIBarButtonItem?

    /// Called on a device that runs out of memory; never here.
    open func didReceiveMemoryWarning() {}

    // MARK: Layout and surroundings

    /// Changes the view's constraints where they must change; by default lets the view do it.
    open func updateViewConstraints() {
        viewIfLoaded?.updateConstraints()
    }

    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    open func viewSafeAreaInsetsDidChange() {}

    /// The screen is about to change its size, as when the device is turned.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children {
            let size = self.size(forChildContentContainer: child, withParentContainerSize: size)
            child.viewWillTransition(to: size, with: coordinator)
        }
    }

    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    open var traitCollection: UITraitCollection {
        viewIfLoaded?.traitCollection ?? parent?.traitCollection ?? .current
    }

    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    // MARK: The status bar and the device's orientation

    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    open var prefersStatusBarHidden: Bool { false }
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    /// The child that says what the status bar looks like; nil for this controller itself.
    open var childForStatusBarStyle: UIViewController? { nil }
    open var childForStatusBarHidden: UIViewController? { nil }
    open var prefersHomeIndicatorAutoHidden: Bool { false }

    /// The status bar is asked for whenever it is looked at: nothing has to be kept in step.
    open func setNeedsStatusBarAppearanceUpdate() {}

    open var shouldAutorotate: Bool { true }
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
    }
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        UIWindowScene.only.interfaceOrientation
    }

    // MARK: Segues

    /// Called before a segue is performed.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

    /// What made the controller. One that code made has a storyboard here too: what it asks of it is made of classes anyway.
    open var storyboard: UIStoryboard? { madeBy ?? UIStoryboard(name: "Main", bundle: nil) }

    /// Performs nothing, and says so: segues with identifiers are drawn in storyboards, and there are none here.
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        Console.say("there is no storyboard, so no segue \(identifier) to perform from \(type(of: self)).")
    }

    // MARK: Containment

    open func willMove(toParent parent: UIViewController?) {}
    open func didMove(toParent parent: UIViewController?) {}

    /// Makes another controller a child; `willMove(toParent:)` is called, `didMove(toParent:)` is the caller's to call.
    open func addChild(_ childController: UIViewController) {
        adopt(childController)
    }

    /// Leaves the parent; `didMove(toParent: nil)` is called, `willMove(toParent:)` was the caller's to call.
    open func removeFromParent() {
        leaveParent()
    }

    /// Exchanges two children's views in an animation block.
    ///
    /// The new view is put where the old one is; the old one is taken out when the animation is over.
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        exchange(
            fromViewController, for: toViewController, duration: duration, options: options, animations: animations,
            completion: completion)
    }

    /// Shows another controller the way its surroundings do: pushed where there is a navigation stack, else presented.
    open func show(_ vc: UIViewController, sender: Any?) {
        if let navigation = self as? UINavigationController ?? navigationController {
            navigation.pushViewController(vc, animated: true)
        } else {
            present(vc, animated: true)
        }
    }

    /// Shows another controller beside this one where there are two columns. There is one here: as `show(_:sender:)`.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        show(vc, sender: sender)
    }

    /// Gives a child traits of its own; of them the style counts.
    open func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) {
        childViewController.overrideUserInterfaceStyle = collection?.userInterfaceStyle ?? .unspecified
    }

    // MARK: Presentation

    /// Covers the screen with another controller. `completion` runs once it has appeared, not if that was cancelled.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        requestPresentation(of: viewControllerToPresent, animated: flag, completion: completion)
    }

    /// Takes away what this controller presents, or this controller if it was presented and presents nothing itself.
    /// `completion` runs once that is done, not if it was cancelled.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        requestDismissal(animated: flag, completion: completion)
    }

    /// False leaves the appearance calls of the children to this controller's own code.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// The children that appear when this controller does.
    var visibleChildren: [UIViewController] {
        guard let view = viewIfLoaded else { return [] }
        return children.filter { $0.viewIfLoaded?.isDescendant(of: view) == true }
    }

    func setParent(_ parent: UIViewController?) {
        self.parent = parent
    }

    /// The title has changed; bars that show it follow.
    func titleDidChange() {
        navigationItem.title = title
        if let tabBarItem, tabBarItem.title == nil || tabBarItem.title?.isEmpty == true { tabBarItem.title = title }
    }

    /// What the safe area depends on has changed.
    private func safeAreaSourceDidChange() {
        viewIfLoaded?.safeAreaMayHaveChanged()
    }

    private func tellPreferredContentSize() {
        parent?.preferredContentSizeDidChange(forChildContentContainer: self)
        broughtBy?.controller.preferredContentSizeDidChange(forChildContentContainer: self)
    }
}

extension UIViewController: UIContentContainer, UITraitEnvironment {}
