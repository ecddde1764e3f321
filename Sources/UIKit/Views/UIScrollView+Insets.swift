extension UIScrollView {
    /// The part of the safe area that counts as room around the content.
    var insetOfSafeArea: UIEdgeInsets {
        let safe = safeAreaInsets
        guard safe != .zero else { return .zero }
        var inset = safe
        switch contentInsetAdjustmentBehavior {
        case .never:
            return .zero
        case .always:
            return safe
        case .scrollableAxes:
            if !scrollsVertically(within: safe) { (inset.top, inset.bottom) = (0, 0) }
        case .automatic:
            if !scrollsVertically(within: safe), !isScreenUnderBars { (inset.top, inset.bottom) = (0, 0) }
        }
        let scrollsAcross = contentSize.width + contentInset.left + contentInset.right > bounds.width
        if !scrollsAcross, !alwaysBounceHorizontal { (inset.left, inset.right) = (0, 0) }
        return inset
    }

    private func scrollsVertically(within safe: UIEdgeInsets) -> Bool {
        alwaysBounceVertical
            || contentSize.height + contentInset.top + contentInset.bottom + safe.top + safe.bottom > bounds.height
    }

    /// Whether this is the first thing in the view of a controller that has a bar around it.
    private var isScreenUnderBars: Bool {
        let controller = owner ?? (superview?.subviews.first === self ? superview?.owner : nil)
        guard let controller = controller as? UIViewController else { return false }
        return controller.navigationController != nil || controller.tabBarController != nil
    }

    /// Takes in changed insets: content that lay at its start stays there.
    func insetsMayHaveChanged() {
        let inset = adjustedContentInset
        guard inset != knownInset else { return }
        let old = knownInset
        knownInset = inset
        if !isDragging, motion == nil {
            var offset = contentOffset
            if offset.x <= -old.left { offset.x = -inset.left }
            if offset.y <= -old.top { offset.y = -inset.top }
            contentOffset = allowed(offset)
        }
        adjustedContentInsetDidChange()
        delegate?.scrollViewDidChangeAdjustedContentInset(self)
        setNeedsLayout()
    }

    /// The offsets at the content's ends.
    var offsetLimits: (least: CGPoint, greatest: CGPoint) {
        let inset = adjustedContentInset
        let least = CGPoint(x: -inset.left, y: -inset.top)
        let right = contentSize.width + inset.right - bounds.width
        let bottom = contentSize.height + inset.bottom - bounds.height
        return (least, CGPoint(x: max(right, least.x), y: max(bottom, least.y)))
    }

    /// The nearest offset at which no room shows beyond the content and its insets.
    func allowed(_ offset: CGPoint) -> CGPoint {
        let (least, greatest) = offsetLimits
        return CGPoint(
            x: min(max(offset.x, least.x), greatest.x), y: min(max(offset.y, least.y), greatest.y))
    }

    /// Which axes a drag moves the content along.
    var scrollableAxes: (x: Bool, y: Bool) {
        let (least, greatest) = offsetLimits
        return (
            greatest.x > least.x || (alwaysBounceHorizontal && bounces),
            greatest.y > least.y || (alwaysBounceVertical && bounces)
        )
    }

    /// Whether the content can be moved along the direction that a movement mostly has.
    func scrolls(along movement: CGVector) -> Bool {
        let axes = scrollableAxes
        return abs(movement.dx) > abs(movement.dy) ? axes.x : axes.y
    }
}
