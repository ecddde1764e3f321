import Foundation

/// Where a screen lies in a window of another shape: as large as fits, centred, black bars on two sides.
package struct Letterbox: Equatable, Sendable {
    /// The screen's size in its own points.
    package let content: CGSize
    /// The window's size in window points.
    package let window: CGSize
    /// The window's size in pixels.
    package let drawable: PixelSize

    package init(content: CGSize, window: CGSize, drawable: PixelSize) {
        self.content = content
        self.window = window
        self.drawable = drawable
    }

    /// The screen's place in the window, in pixels; at least one pixel in each direction.
    package var frame: PixelRect {
        let scale = min(CGFloat(drawable.width) / content.width, CGFloat(drawable.height) / content.height)
        let width = min(max(Int((content.width * scale).rounded()), 1), max(drawable.width, 1))
        let height = min(max(Int((content.height * scale).rounded()), 1), max(drawable.height, 1))
        return PixelRect(
            x: (drawable.width - width) / 2, y: (drawable.height - height) / 2, width: width, height: height)
    }

    /// Pixels per point of the screen, the scale to render it at.
    package var scale: CGFloat {
        let frame = frame
        return min(CGFloat(frame.width) / content.width, CGFloat(frame.height) / content.height)
    }

    /// The screen's point under a window point; outside the screen's bounds where that lies on a bar.
    package func screenPoint(atWindowPoint point: CGPoint) -> CGPoint {
        let frame = frame
        let x = point.x * CGFloat(drawable.width) / window.width - CGFloat(frame.x)
        let y = point.y * CGFloat(drawable.height) / window.height - CGFloat(frame.y)
        return CGPoint(
            x: x * content.width / CGFloat(frame.width), y: y * content.height / CGFloat(frame.height))
    }

    /// The inverse of `screenPoint(atWindowPoint:)`.
    package func windowPoint(atScreenPoint point: CGPoint) -> CGPoint {
        let frame = frame
        let x = point.x * CGFloat(frame.width) / content.width + CGFloat(frame.x)
        let y = point.y * CGFloat(frame.height) / content.height + CGFloat(frame.y)
        return CGPoint(
            x: x * window.width / CGFloat(drawable.width), y: y * window.height / CGFloat(drawable.height))
    }
}
