/// A view that places its subviews as for a language read from left to right, and has them turned round for one read from
/// right to left.
class MirroringView: UIView {
    /// Gives every subview its place, from left to right; called for each size and direction.
    func place() {}

    final override func layoutSubviews() {
        super.layoutSubviews()
        place()
        mirrorSubviews()
    }
}

extension UIView {
    /// Turns round what has just been placed from left to right, where the view's layout runs from right to left.
    ///
    /// Subviews that mean the same in both directions, such as a player's buttons, say so by their
    /// `semanticContentAttribute` and stay. Plain subviews' own subviews are turned too; a `MirroringView` turns its own.
    func mirrorSubviews() {
        for view in subviews where view.semanticContentAttribute == .unspecified {
            if isRightToLeft {
                let frame = view.frame
                view.frame.origin.x = bounds.width - frame.maxX
            }
            if let label = view as? UILabel {
                label.alignAtEnd(isRightToLeft)
            } else if !(view is MirroringView) {
                view.mirrorSubviews()
            }
        }
    }
}

extension UILabel {
    /// Puts text that stands at the line's end, which is text aligned to a side, to the side where lines end.
    fileprivate func alignAtEnd(_ isRightToLeft: Bool) {
        let side = isRightToLeft ? NSTextAlignment.left : .right
        switch textAlignment {
        case .left, .right: if textAlignment != side { textAlignment = side }
        case .center, .natural, .justified: break
        }
    }
}
