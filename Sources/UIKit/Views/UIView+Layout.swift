extension UIView {
    /// Lays out the subviews, with the controller told before and after.
    func layOut() {
        safeAreaMayHaveChanged()
        LayoutPass.prepare(around: self)
        traitCollection.performAsCurrent {
            TransitionWatch.aside {
                owner?.viewWillLayoutSubviews()
                layoutSubviews()
                owner?.viewDidLayoutSubviews()
            }
        }
    }

    /// Brings constraints up to date and lays out what is marked, until nothing above the view is unsettled by it.
    func layOutNow() {
        for _ in 0..<Self.layoutPassLimit {
            LayoutPass.prepare(around: self)
            layer.layoutIfNeeded()
            if !sequence(first: self, next: \.superview).contains(where: { $0.layer.needsLayout() }) { break }
        }
    }

    /// How often layout looks again for what it unsettled itself.
    private static let layoutPassLimit = 8

    /// How far the superview's safe area, or the screen's, reaches into the view, and what its controller adds.
    ///
    /// Measured in the view's untransformed frame: a screen that is scaled for a transition is not laid out anew. One that rests
    /// where a translation has brought it, as a menu slid in from beyond the edge, is measured there.
    var currentSafeArea: UIEdgeInsets {
        let added = owner?.additionalSafeAreaInsets ?? .zero
        if let fixedSafeArea {
            return fixedSafeArea + added
        }
        guard let superview else { return (self as? UIWindow)?.screenSafeArea ?? added }
        let outer = superview.safeAreaInsets
        guard outer != .zero else { return added }
        let (size, anchor, room) = (bounds.size, layer.anchorPoint, superview.bounds)
        let shift = owner == nil ? .zero : transform.shift
        let left = center.x + shift.x - size.width * anchor.x - room.minX
        let top = center.y + shift.y - size.height * anchor.y - room.minY
        let inherited = UIEdgeInsets(
            top: min(max(outer.top - top, 0), size.height), left: min(max(outer.left - left, 0), size.width),
            bottom: min(max(top + size.height - (room.height - outer.bottom), 0), size.height),
            right: min(max(left + size.width - (room.width - outer.right), 0), size.width))
        return inherited + added
    }

    /// Tells the view and its controller of another safe area.
    package func safeAreaMayHaveChanged() {
        let insets = safeAreaInsets
        guard insets != knownSafeArea else { return }
        knownSafeArea = insets
        if LayoutEngine.isInUse { layoutInsetsChanged() }
        safeAreaInsetsDidChange()
        owner?.viewSafeAreaInsetsDidChange()
        setNeedsLayout()
        for subview in subviews {
            subview.safeAreaMayHaveChanged()
        }
    }

    /// Takes on the screen's scale here and in all subviews that have none of their own.
    func adoptScale(_ scale: CGFloat) {
        if ownContentScale == nil {
            rescale(to: scale)
        }
        for subview in subviews {
            subview.adoptScale(scale)
        }
    }
}

extension CGAffineTransform {
    /// How far a transform that does nothing else moves what it is applied to; nothing for others.
    fileprivate var shift: CGPoint {
        a == 1 && b == 0 && c == 0 && d == 1 ? CGPoint(x: tx, y: ty) : .zero
    }
}
