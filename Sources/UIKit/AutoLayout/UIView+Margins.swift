/// The margins of a view that has been given none, in points.
private let defaultMargin: CGFloat = 8

/// The margins at the sides of a controller's root view, in points: on narrow and on wide screens.
private let screenMargins: (narrow: CGFloat, wide: CGFloat) = (16, 20)

/// The width from which a screen counts as wide, in points.
private let wideScreen: CGFloat = 414

extension UIView {
    /// The layout margins, with the sides named for the reading direction.
    var directedLayoutMargins: NSDirectionalEdgeInsets {
        get {
            let margins = layoutMargins
            return NSDirectionalEdgeInsets(
                top: margins.top, leading: isRightToLeft ? margins.right : margins.left, bottom: margins.bottom,
                trailing: isRightToLeft ? margins.left : margins.right)
        }
        set {
            layoutMargins = UIEdgeInsets(
                top: newValue.top, left: isRightToLeft ? newValue.trailing : newValue.leading, bottom: newValue.bottom,
                right: isRightToLeft ? newValue.leading : newValue.trailing)
        }
    }

    /// The margins as they are: the view's own or what its role gives it, with the safe area and what the superview's reach in.
    var currentLayoutMargins: UIEdgeInsets {
        var margins = ownLayoutMargins ?? roleMargins
        if insetsLayoutMarginsFromSafeArea { margins = margins + safeAreaInsets }
        if preservesSuperviewLayoutMargins, let superview {
            let (outer, frame, room) = (superview.layoutMargins, untransformedFrame, superview.bounds)
            margins.top = max(margins.top, outer.top - (frame.minY - room.minY))
            margins.left = max(margins.left, outer.left - (frame.minX - room.minX))
            margins.bottom = max(margins.bottom, outer.bottom - (room.maxY - frame.maxY))
            margins.right = max(margins.right, outer.right - (room.maxX - frame.maxX))
        }
        return margins
    }

    /// A controller's root view has margins at its sides only.
    private var roleMargins: UIEdgeInsets {
        guard owner != nil else {
            return UIEdgeInsets(top: defaultMargin, left: defaultMargin, bottom: defaultMargin, right: defaultMargin)
        }
        let side = UIScreen.main.bounds.width < wideScreen ? screenMargins.narrow : screenMargins.wide
        return UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
    }

    /// Tells the view of other margins, and lays it out anew.
    func marginsChanged() {
        layoutMarginsDidChange()
        if LayoutEngine.isInUse { layoutInsetsChanged() }
        setNeedsLayout()
    }

    /// A subview is about to leave: the constraints that bind it to what stays are taken back.
    func forgetConstraints(of view: UIView) {
        view.removeOuterConstraints()
        // Its own place is no longer sought here.
        if !view.translatesAutoresizingMaskIntoConstraints { layoutEngine.rebuild() }
    }
}
