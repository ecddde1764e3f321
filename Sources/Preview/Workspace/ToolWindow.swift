import UIKit

/// A window for views of the previewer's own, measured in window points, whatever the device's screen is.
///
/// What it shows changes at once: its animations would run by the device's clock, which may stand still.
class ToolWindow: UIWindow {
    /// - Parameter density: Pixels per window point.
    init(place: CGRect, density: CGFloat) {
        super.init(frame: place)
        ownScale = density
        overrideUserInterfaceStyle = .dark
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Moves it to another place in the window.
    func move(to place: CGRect, density: CGFloat) {
        if frame != place { frame = place }
        ownScale = density
    }

    /// A point of the display's window in this one's coordinates.
    func local(_ point: CGPoint) -> CGPoint {
        CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
    }

    /// The picture's tree; nil if nothing is shown.
    var frozen: FrozenLayer? {
        isHidden ? nil : layer.freeze()
    }

    /// Whether a point of the display's window is on something that takes clicks.
    func takes(_ point: CGPoint) -> Bool {
        guard !isHidden, isUserInteractionEnabled else { return false }
        let hit = hitTest(local(point), with: nil)
        return hit != nil && hit !== self
    }
}
