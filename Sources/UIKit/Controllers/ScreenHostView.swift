/// The part of a container's view that holds the screen it shows, and while it changes the transition's container.
@MainActor
final class ScreenHostView: UIView {
    /// Fills a container's view.
    func fill(_ view: UIView) {
        frame = view.bounds
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        clipsToBounds = true
        view.addSubview(self)
    }

    /// Puts a screen where it rests, clear of the container's bars.
    func install(_ screen: UIView, safeArea: UIEdgeInsets, frame: CGRect) {
        if screen.fixedSafeArea != safeArea { screen.fixedSafeArea = safeArea }
        if screen.superview !== self { insertSubview(screen, at: 0) }
        screen.place(in: frame)
        screen.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
}

extension UIViewController {
    /// Whether its view goes on under a bar at one of its container's edges, as it does unless it, or an opaque bar, is against
    /// that.
    func reachesUnder(_ edge: UIRectEdge, barIsOpaque: Bool) -> Bool {
        edgesForExtendedLayout.contains(edge) && (!barIsOpaque || extendedLayoutIncludesOpaqueBars)
    }

    /// Shows a bar in another place: at once, or sliding there.
    ///
    /// - Parameter layOut: Places the bar; told whether it is at rest, and may be hidden.
    func moveBar(_ bar: UIView, animated: Bool, layOut: @escaping (_ isDone: Bool) -> Void) {
        guard isViewLoaded else { return }
        guard animated, view.window != nil else { return layOut(true) }
        bar.isHidden = false
        UIView.animate(withDuration: Double(UINavigationController.hideShowBarDuration)) {
            layOut(false)
        } completion: { _ in
            layOut(true)
        }
    }
}
