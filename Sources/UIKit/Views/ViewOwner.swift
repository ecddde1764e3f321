/// What a view asks of the controller whose root view it is.
///
/// Views know no view controllers: the arrow points the other way. A controller sets itself as `UIView.owner`.
@MainActor package protocol ViewOwner: UIResponder {
    /// Added to what the view's place on the screen gives it, in points.
    var additionalSafeAreaInsets: UIEdgeInsets { get }
    /// The style that holds from this view downwards; `.unspecified` leaves the inherited one.
    var overrideUserInterfaceStyle: UIUserInterfaceStyle { get }
    /// Before layout, when the view's constraints are to be updated.
    func updateViewConstraints()
    /// Before the view lays out its subviews.
    func viewWillLayoutSubviews()
    /// After it has.
    func viewDidLayoutSubviews()
    /// The view's safe area has changed.
    func viewSafeAreaInsetsDidChange()
    /// The view's traits have changed from those given.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// What a window asks of its root controller; set as `UIWindow.root`.
@MainActor package protocol WindowRoot: ViewOwner {
    /// The view that fills the window.
    var rootView: UIView { get }
    /// The window has come up, or the controller has become the root of a visible one: appearance calls are due.
    func windowDidShow(_ window: UIWindow)
    /// The window has been hidden, or another controller has become its root.
    func windowDidHide(_ window: UIWindow)
}
