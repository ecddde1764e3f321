import UIKit

/// Where in a run of changes one is, so that undo can take the whole run back.
package enum ChangePhase: Equatable, Sendable {
    /// The first of a run; the value may already be another one.
    case began
    case changed
    /// The last of a run.
    case ended
    /// The run was broken off: the value is again the one before it.
    case cancelled
    /// A change by itself: a click, a choice, a reset.
    case single
    /// One of a run that has no end, by the wheel or the arrow keys: those of one value that follow closely are one.
    case nudged
}

/// What reacts to the pointer before it is pressed.
@MainActor protocol PointerTarget: UIView {
    /// The pointer is over the view, or no longer.
    func hover(at point: CGPoint?)
    /// The wheel was turned over the view, in points of content, down and right positive; false leaves it to what is around.
    func wheel(by distance: CGVector) -> Bool
    /// A key was pressed while the view has the focus; false leaves it to others.
    func press(_ key: Key, _ modifiers: Modifiers) -> Bool
    /// Whether a press gives the view the keys.
    var takesFocus: Bool { get }
    /// The view has the keys now, or no longer.
    func focusChanged(_ hasFocus: Bool)
}

/// A control of the tools: it knows the pointer, the focus and its own looks, and moves at once, whatever clock runs.
@MainActor class KitControl: UIControl, PointerTarget {
    /// Where the pointer is over the control; nil if it is not.
    private(set) var pointer: CGPoint?
    private(set) var hasFocus = false
    /// Whether a drag that starts here stays here, in every direction, though a scroll view is around.
    var keepsDrags: Bool { true }
    var takesFocus: Bool { false }

    var isHovered: Bool { pointer != nil && isEnabled }

    func hover(at point: CGPoint?) {
        guard pointer != point else { return }
        let wasOver = pointer != nil
        pointer = point
        if wasOver != (point != nil) { setNeedsLayout() }
        pointerMoved()
    }

    /// The pointer is at another place of the control.
    func pointerMoved() {}

    func wheel(by distance: CGVector) -> Bool { false }

    func press(_ key: Key, _ modifiers: Modifiers) -> Bool { false }

    func focusChanged(_ hasFocus: Bool) {
        self.hasFocus = hasFocus
        setNeedsLayout()
    }

    /// Hit areas are at least 20 points wide and high, however small the control looks.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let (dx, dy) = (max((Grid.target - bounds.width) / 2, 0), max((Grid.target - bounds.height) / 2, 0))
        return bounds.insetBy(dx: -dx, dy: -dy).contains(point)
    }

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if keepsDrags, isEnabled, gestureRecognizer.view !== self, gestureRecognizer is UIPanGestureRecognizer {
            return false
        }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
}

extension UIView {
    /// One pixel, in points.
    var hairline: CGFloat { 1 / contentScaleFactor }

    /// A rectangle with its sides on whole pixels.
    func onPixels(_ rect: CGRect) -> CGRect {
        let scale = contentScaleFactor
        let (left, top) = ((rect.minX * scale).rounded() / scale, (rect.minY * scale).rounded() / scale)
        return CGRect(
            x: left, y: top, width: (rect.maxX * scale).rounded() / scale - left,
            height: (rect.maxY * scale).rounded() / scale - top)
    }

    /// Gives a view its place here, on whole pixels; one that is there already costs nothing.
    func place(_ view: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
        let rect = onPixels(CGRect(x: x, y: y, width: max(width, 0), height: max(height, 0)))
        if view.frame != rect { view.frame = rect }
    }

    /// Gives the view a ground; the one it has is not set again.
    func paint(_ colour: UIColor?) {
        if backgroundColor !== colour { backgroundColor = colour }
    }

    /// Sets a rim round the layer, in the current traits: to be called while laying out.
    func setRim(_ colour: UIColor?, width: CGFloat? = nil) {
        layer.borderWidth = colour == nil ? 0 : width ?? hairline
        layer.borderColor = colour?.cgColor
    }
}

extension UILabel {
    /// A label in the tools' type.
    static func kit(_ font: UIFont, _ colour: UIColor, _ alignment: NSTextAlignment = .left) -> UILabel {
        let label = UILabel()
        label.font = font
        label.textColor = colour
        label.textAlignment = alignment
        return label
    }

    /// Shows a text; the one that is shown already is not drawn again.
    func show(_ new: String) {
        if text != new { text = new }
    }

    /// Takes a colour on; the one it has is not drawn again.
    func show(_ colour: UIColor) {
        if textColor !== colour { textColor = colour }
    }

    /// The width of the text, whole points.
    var textWidth: CGFloat { ceil(sizeThatFits(.zero).width) }
}
