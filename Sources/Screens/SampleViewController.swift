import SegueGuest
@_exported import UIKit

/// A sample screen: what a transition leaves or enters when no picture of the user's own is given.
///
/// A screen knows nothing of effects. It tells, by the two closures, that an element was tapped, and which of its views a
/// transition may start from or land on. Subclasses build their views once and place them for every size.
open class SampleViewController: StandInScreen {
    /// Called with the element tapped when it leads on to the next screen; nil where it was the screen as a whole.
    public var forward: ((UIView?) -> Void)?
    /// Called when the element tapped leads back.
    public var back: (() -> Void)?
    /// Called with the index of the tab tapped, on the screens that show tabs.
    public var selectTab: ((Int) -> Void)?

    /// The element the way on starts from: the one tapped last, else the one the screen is made for; nil where there is none.
    open var originView: UIView? { nil }
    /// Where an element that flies between the screens lands in this one.
    open var destinationView: UIView? { nil }
    /// Where the screen was tapped last, in window coordinates; nil before.
    public private(set) var originPoint: CGPoint?

    /// Adds the screen's views; called once.
    open func build() {}

    /// Places the screen's views, from left to right: they are turned round where the language is read the other way.
    ///
    /// - Parameter bounds: the whole screen, from (0, 0).
    /// - Parameter safe: what the device's corners, camera and home bar take from each side.
    open func arrange(in bounds: CGRect, safe: UIEdgeInsets) {}

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Palette.page
        build()
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        var safe = screenInsets
        if view.isRightToLeft { (safe.left, safe.right) = (safe.right, safe.left) }
        arrange(in: view.bounds, safe: safe)
        view.mirrorSubviews()
    }

    /// The safe area of a screen at rest: one on its way in or out is laid out as it is when it has arrived.
    private var screenInsets: UIEdgeInsets {
        guard let window = view.window, window.bounds.size == view.bounds.size else { return view.safeAreaInsets }
        return window.safeAreaInsets
    }

    /// Makes a tap on a view lead on to the next screen, after `body` has noted what was chosen.
    func lead(from view: UIView, then body: (() -> Void)? = nil) {
        onTap(view) { [weak self, weak view] in
            body?()
            self?.forward?(view)
        }
    }

    /// Makes a tap on a view lead back.
    func leadBack(from view: UIView) {
        onTap(view) { [weak self] in self?.back?() }
    }

    /// Calls `body` on a tap, with the place of the tap noted.
    func onTap(_ view: UIView, _ body: @escaping () -> Void) {
        view.isUserInteractionEnabled = true
        view.addGestureRecognizer(
            UITapGestureRecognizer { [weak self] tap in
                self?.originPoint = tap.location(in: nil)
                body()
            })
    }
}
