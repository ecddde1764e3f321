/// The root of the views on a screen; it takes the touches.
@preconcurrency @MainActor open class UIWindow: UIView {
    /// The controller whose view fills the window. `UIWindow.rootViewController` is made of this.
    package var root: (any WindowRoot)? {
        didSet { rootDidChange(from: oldValue) }
    }

    /// Kept for the program's own use: the previewer draws its own window only.
    open var windowLevel = Level.normal

    /// The scene that the window belongs to: none for the tools around the screen.
    open var windowScene: UIWindowScene? {
        get { ownScale == nil ? UIWindowScene.only : nil }
        set {}
    }

    open private(set) var isKeyWindow = false

    /// Pixels per point of a window that belongs to no device's screen but to the tools around it: such a one follows
    /// neither the screen's size nor its scale nor its safe area. Nil for a window of the screen.
    package var ownScale: CGFloat? {
        didSet { if let ownScale, ownScale != oldValue { adoptScale(ownScale) } }
    }

    /// The touches that are down.
    let touchState = TouchState()

    /// Whether the window is on the application's list.
    private var isOnScreen: Bool { UIApplication.shared.windows.contains { $0 === self } }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        super.isHidden = true
    }

    public convenience init() {
        self.init(frame: UIScreen.main.bounds)
    }

    public init(windowScene: UIWindowScene) {
        super.init(frame: UIScreen.main.bounds)
        super.isHidden = true
    }

    public required init?(coder: NSCoder) {
        nil
    }

    open override var window: UIWindow? { self }

    open override var next: UIResponder? { UIApplication.shared }

    open var screen: UIScreen { UIScreen.main }

    /// A window is hidden until it is made key and visible.
    open override var isHidden: Bool {
        get { super.isHidden }
        set {
            super.isHidden = newValue
            if newValue {
                comeDown()
            } else {
                comeUp()
            }
        }
    }

    open func makeKey() {
        for window in UIApplication.shared.windows where window.isKeyWindow {
            window.isKeyWindow = false
        }
        isKeyWindow = true
    }

    open func makeKeyAndVisible() {
        makeKey()
        isHidden = false
    }

    /// Hands an event to the gesture recognisers and then to the views.
    open func sendEvent(_ event: UIEvent) {
        dispatch(event)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if let view = root?.rootView, view.superview === self, view.transform.isIdentity, view.frame != bounds {
            view.frame = bounds
        }
    }

    /// The screen's safe area, for a window that fills the screen.
    var screenSafeArea: UIEdgeInsets {
        ownScale == nil && bounds.size == UIScreen.main.model.size ? UIScreen.main.model.safeArea : .zero
    }

    private func comeUp() {
        guard !isOnScreen else { return }
        UIApplication.shared.windows.append(self)
        layer.isDisplayRoot = true
        refreshTraits()
        adoptScale(ownScale ?? UIScreen.main.scale)
        safeAreaMayHaveChanged()
        root?.windowDidShow(self)
    }

    private func comeDown() {
        guard isOnScreen else { return }
        cancelTouches(time: CACurrentMediaTime())
        UIApplication.shared.windows.removeAll { $0 === self }
        layer.isDisplayRoot = false
        root?.windowDidHide(self)
    }

    private func rootDidChange(from old: (any WindowRoot)?) {
        guard old !== root else { return }
        if isOnScreen {
            old?.windowDidHide(self)
        }
        // Last: a controller that presents gets its view back into the window when it is told.
        old?.rootView.removeFromSuperview()
        guard let root else { return }
        let view = root.rootView
        TransitionWatch.aside { view.frame = bounds }
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(view, at: 0)
        if isOnScreen {
            root.windowDidShow(self)
        }
    }
}
