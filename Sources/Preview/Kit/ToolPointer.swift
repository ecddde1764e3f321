import UIKit

/// Carries the pointer, the wheel and the keys to the views of a window of tools; presses are the window's own touches.
@MainActor
package final class ToolPointer {
    private weak var root: UIView?
    private weak var hovered: (any PointerTarget)?
    private weak var focused: (any PointerTarget)?

    /// - Parameter root: What the views lie in, usually a window; places are in its coordinates.
    package init(root: UIView) {
        self.root = root
    }

    /// Whether a control takes the keys.
    package var hasFocus: Bool { focused?.window != nil }

    /// The pointer moved, or left.
    package func move(to point: CGPoint?) {
        let target = point.flatMap { targets(at: $0).first }
        let old = hovered
        hovered = target
        // The new one first: who is told of both knows at the leave that there is another.
        if let target, let point { target.hover(at: root?.convert(point, to: target)) }
        if let old, old !== target { old.hover(at: nil) }
    }

    /// The pointer was pressed: the keys go to what lies there. To be called before the window gets the touch.
    package func press(at point: CGPoint) {
        focus(targets(at: point).first { $0.takesFocus })
    }

    /// Takes the keys from whatever has them.
    package func blur() {
        focus(nil)
    }

    /// The wheel was turned at a place, by so many points of content; false if nothing took it.
    package func wheel(by distance: CGVector, at point: CGPoint) -> Bool {
        guard let taker = targets(at: point).first(where: { $0.wheel(by: distance) }) else { return false }
        // What slides under a pointer that stands still is not pointed at.
        if let hovered, hovered !== taker {
            hovered.hover(at: nil)
            self.hovered = nil
        }
        return true
    }

    /// A key was pressed; false if it is not for the tools.
    package func press(_ key: Key, _ modifiers: Modifiers) -> Bool {
        guard let focused, focused.window != nil else { return false }
        if focused.press(key, modifiers) { return true }
        if key == .escape {
            blur()
            return true
        }
        return false
    }

    private func focus(_ target: (any PointerTarget)?) {
        guard focused !== target else { return }
        focused?.focusChanged(false)
        focused = target
        target?.focusChanged(true)
    }

    /// What knows the pointer at a place, the innermost first.
    private func targets(at point: CGPoint) -> [any PointerTarget] {
        guard let root, let hit = root.hitTest(point, with: nil) else { return [] }
        return sequence(first: hit, next: \.superview).compactMap { $0 as? any PointerTarget }
    }
}
