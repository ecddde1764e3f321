import UIKit

/// Where the screens and the panel lie in the window.
///
/// The panel takes its width at the right edge; in what is left the screens lie side by side, as large as fits, centred,
/// with black around them. Window points are what the pointer and the tools are measured in; a screen has points of its own.
package struct WorkspaceLayout: Equatable, Sendable {
    /// Between two screens that are compared, in the screens' points.
    private static let gap: CGFloat = 24
    /// The least that is left to the screens beside a panel, in window points.
    private static let leastWidth: CGFloat = 120

    /// The window, in pixels.
    package var width: Int
    package var height: Int
    /// Pixels per window point.
    package var density: CGFloat
    /// A screen, in its points.
    package var screen: CGSize
    /// How many screens there are.
    package var count = 1
    /// What the panel would like, in window points; 0 without one.
    package var panelWidth: CGFloat = 0

    package init(width: Int, height: Int, density: CGFloat, screen: CGSize) {
        self.width = width
        self.height = height
        self.density = density
        self.screen = screen
    }

    /// The window, in window points.
    package var size: CGSize { CGSize(width: CGFloat(width) / density, height: CGFloat(height) / density) }

    /// All screens and what is between them, in a screen's points.
    private var content: CGSize {
        CGSize(
            width: screen.width * CGFloat(count) + Self.gap * CGFloat(count - 1), height: screen.height)
    }

    /// The panel's place in window points; nil without one.
    package var panel: CGRect? {
        guard panelWidth > 0 else { return nil }
        let width = min(panelWidth, max(size.width - Self.leastWidth, 0))
        return width > 0 ? CGRect(x: size.width - width, y: 0, width: width, height: size.height) : nil
    }

    /// What the screens have to themselves, in pixels.
    private var room: CGSize {
        CGSize(width: CGFloat(width) - ((panel?.width ?? 0) * density).rounded(), height: CGFloat(height))
    }

    /// The part of the window that the screens have to themselves, in window points.
    package var stage: CGRect {
        CGRect(x: 0, y: 0, width: room.width / density, height: room.height / density)
    }

    /// Pixels per point of a screen.
    package var scale: CGFloat { max(min(room.width / content.width, room.height / content.height), 0.01) }

    /// A screen's place in pixels, on whole ones.
    package func frame(ofScreen index: Int) -> CGRect {
        let (width, height) = (max((screen.width * scale).rounded(), 1), max((screen.height * scale).rounded(), 1))
        let step = (screen.width + Self.gap) * scale
        let left = ((room.width - content.width * scale) / 2).rounded(.down)
        let top = ((room.height - height) / 2).rounded(.down)
        return CGRect(x: left + (CGFloat(index) * step).rounded(), y: top, width: width, height: height)
    }

    /// A screen's place in window points.
    package func place(ofScreen index: Int) -> CGRect {
        let frame = frame(ofScreen: index)
        return CGRect(
            x: frame.minX / density, y: frame.minY / density, width: frame.width / density,
            height: frame.height / density)
    }

    /// The screen under a window point, or the nearest.
    package func screen(at point: CGPoint) -> Int {
        (0..<count).min { abs(place(ofScreen: $0).midX - point.x) < abs(place(ofScreen: $1).midX - point.x) } ?? 0
    }

    /// A window point in a screen's points; outside the screen's bounds where it lies beside it.
    package func screenPoint(_ point: CGPoint, screen index: Int) -> CGPoint {
        let place = place(ofScreen: index)
        return CGPoint(
            x: (point.x - place.minX) * screen.width / place.width,
            y: (point.y - place.minY) * screen.height / place.height)
    }

    /// The inverse of `screenPoint(_:screen:)`.
    package func windowPoint(_ point: CGPoint, screen index: Int) -> CGPoint {
        let place = place(ofScreen: index)
        return CGPoint(
            x: place.minX + point.x * place.width / screen.width,
            y: place.minY + point.y * place.height / screen.height)
    }

    /// The window's size in window points that shows every screen at a scale and the panel beside them.
    ///
    /// - Parameter scale: Window points per point of a screen.
    package func windowSize(atScale scale: CGFloat) -> CGSize {
        CGSize(
            width: (content.width * scale).rounded() + panelWidth, height: (content.height * scale).rounded())
    }
}
