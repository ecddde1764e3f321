import Preview
import UIKit

/// A layer tree and the clock's time in it, from which a picture can be made at any later moment.
package struct ShownTree {
    package let root: FrozenLayer
    package let time: CFTimeInterval

    init(_ shown: (root: FrozenLayer, time: CFTimeInterval)) {
        root = shown.root
        time = shown.time
    }
}

/// A small picture of a screen, for comparing.
package struct Picture {
    /// Pixels per point: enough to see a hairline's shade, few enough to look at hundreds.
    static let scale: CGFloat = 0.5
    /// What a channel may differ by where pictures look the same: the last bit of a blend, or of an edge.
    static let tolerance = 8  // of 255

    package let image: CGImage

    /// Where two pictures look different: the part of the screen, 0…1, and the rectangle around it in points.
    package func difference(from other: Picture) -> (share: Double, bounds: CGRect) {
        let difference = image.difference(from: other.image, by: Self.tolerance)
        let bounds = difference.bounds.applying(CGAffineTransform(scaleX: 1 / Self.scale, y: 1 / Self.scale))
        return (Double(difference.count) / Double(max(image.width * image.height, 1)), bounds)
    }

    /// The part of the screen, 0…1, that is of one colour.
    package var uniformShare: Double { image.commonest(within: 4).share }
}

/// Draws what a screen shows, and keeps what it has drawn.
@MainActor
final class Glass {
    private let renderer = FrameRenderer()
    private var kept: [Moment: Picture] = [:]

    private struct Moment: Hashable {
        let root: ObjectIdentifier
        let time: Double
    }

    /// The picture of a tree at a time of the clock.
    func picture(of shown: ShownTree) -> Picture {
        let moment = Moment(root: ObjectIdentifier(shown.root), time: shown.time)
        if let known = kept[moment] { return known }
        let scale = Picture.scale
        let size = shown.root.state.bounds.size
        var nodes: [RenderNode] = []
        if var node = shown.root.node(at: shown.time, scale: scale) {
            node.projection = node.projection.concatenating(Projection(CGAffineTransform(scaleX: scale, y: scale)))
            nodes = [node]
        }
        let picture = Picture(
            image: renderer.image(
                of: nodes, width: Int(size.width * scale), height: Int(size.height * scale),
                background: RGBA(red: 0, green: 0, blue: 0, alpha: 1)))
        kept[moment] = picture
        return picture
    }
}
