import Preview
import UIKit

/// The fingers on a screen as circles, each until shortly after it was lifted.
package struct TouchMarks {
    /// A finger's circle, in points.
    private static let radius: CGFloat = 22
    /// How long it is seen after it was lifted.
    private static let fading = 0.15  // s

    private struct Mark {
        var point: CGPoint
        var liftedAt: Double?
    }

    private var marks: [InputEvent.Pointer: Mark] = [:]
    /// The moment that is shown, in the events' time.
    package var time = 0.0

    package init() {}

    /// Takes in what a hand does.
    package mutating func take(_ event: InputEvent) {
        switch event {
        case .down(let pointer, .primary, let point, _):
            marks[pointer] = Mark(point: point)
        case .moved(let pointer, let point, _):
            // A mouse that is not pressed leaves no mark.
            if marks[pointer]?.liftedAt == nil { marks[pointer]?.point = point }
        case .up(let pointer, .primary, _, let time), .cancelled(let pointer, let time),
            .down(let pointer, .other, _, let time):
            // The mouse's other button takes back what it holds.
            marks[pointer]?.liftedAt = time
        case .focusLost:
            marks = [:]
        case .down, .up, .wheel, .key, .text, .focusGained, .resized:
            break
        }
    }

    /// The circles, in pixels of a screen.
    func nodes(scale: CGFloat) -> [RenderNode] {
        marks.sorted { $0.key.id < $1.key.id }.compactMap { _, mark in
            let left = mark.liftedAt.map { 1 - max(time - $0, 0) / Self.fading } ?? 1
            return left > 0 ? node(mark.point, opacity: left, scale) : nil
        }
    }

    private func node(_ point: CGPoint, opacity: Double, _ scale: CGFloat) -> RenderNode {
        let (radius, line) = (Self.radius * scale, max(1.5 * scale, 1))
        var node = RenderNode()
        node.bounds = CGRect(x: 0, y: 0, width: 2 * radius, height: 2 * radius)
        node.projection = Projection(
            CGAffineTransform(translationX: point.x * scale - radius, y: point.y * scale - radius))
        node.cornerRadius = radius
        node.background = RGBA(red: 0.45, green: 0.45, blue: 0.47, alpha: 0.45)
        node.border = .init(width: line, color: RGBA(red: 1, green: 1, blue: 1, alpha: 0.85))
        node.opacity = opacity
        return node
    }
}
