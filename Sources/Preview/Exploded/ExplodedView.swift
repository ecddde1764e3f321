import UIKit

/// How the layers of a screen are shown: as its picture, with their outlines on it, or taken apart and turned.
package struct ExplodedView: Equatable, Sendable {
    /// What is shown.
    package enum Mode: String, CaseIterable, Sendable {
        case off, borders, layers
    }

    package var mode = Mode.off
    package private(set) var camera = LayerCamera()
    /// Whether one frame follows the other: then the layers are drawn with fewer pixels than the display has, so that
    /// there is time for it. At rest they are sharp.
    package var isMoving = false

    /// What the layers float before.
    private static let sky = [
        RGBA(red: 0.17, green: 0.19, blue: 0.24, alpha: 1), RGBA(red: 0.07, green: 0.08, blue: 0.1, alpha: 1),
    ]

    /// The most pixels that layers in motion are drawn with.
    private static let fastPixels: CGFloat = 420_000
    // One set of buffers for all.
    @MainActor private static let renderer = FrameRenderer()

    package init() {}

    /// Goes on to the next mode; after the last, the picture alone is shown again, and the camera stands as at first.
    package mutating func cycle() {
        switch mode {
        case .off: mode = .borders
        case .borders: mode = .layers
        case .layers:
            (mode, camera) = (.off, LayerCamera())
        }
    }

    /// Turns the layers with a pointer that moves over a picture of a size, in points. False where there is nothing to turn.
    @discardableResult
    package mutating func drag(by way: CGSize, in size: CGSize) -> Bool {
        guard mode == .layers else { return false }
        camera.turn(by: way, in: size)
        return true
    }

    /// Goes nearer (positive) or farther by a wheel's way in points. False where there is nothing to come near to.
    @discardableResult
    package mutating func zoom(by way: CGFloat) -> Bool {
        guard mode == .layers else { return false }
        camera.zoom(by: way)
        return true
    }

    /// Looks from where it did at first.
    package mutating func resetCamera() {
        camera = LayerCamera()
    }

    /// What is to be seen of a tree at a time of the clock, from back to front, in points of the screen; of the exploded
    /// tree all of the picture is covered.
    ///
    /// - Parameters:
    ///   - scale: pixels per point.
    ///   - size: the screen's and so the picture's, in points.
    @MainActor
    package func nodes(for root: FrozenLayer, at clock: Double, scale: CGFloat, size: CGSize) -> [RenderNode] {
        switch mode {
        case .off: root.node(at: clock, scale: scale, within: CGRect(origin: .zero, size: size)).map { [$0] } ?? []
        case .borders: root.borderNodes(at: clock, scale: scale)
        case .layers: layers(of: root, at: clock, scale: scale, size: size)
        }
    }

    @MainActor
    private func layers(of root: FrozenLayer, at clock: Double, scale: CGFloat, size: CGSize) -> [RenderNode] {
        let view = camera.view(of: size, in: size)
        let pixels = size.width * size.height * scale * scale
        // A whole divisor: what is enlarged then looks the same everywhere.
        let divisor = isMoving ? max((pixels / Self.fastPixels).squareRoot().rounded(.up), 1) : 1
        let nodes = [Self.background(size)] + root.exploded(at: clock, scale: scale / divisor, camera: view)
        guard divisor > 1 else { return nodes }
        let small = scale / divisor
        let image = Self.renderer.image(
            of: nodes.map {
                var node = $0
                node.projection = node.projection.concatenating(Projection(CGAffineTransform(scaleX: small, y: small)))
                return node
            }, width: Int((size.width * small).rounded()), height: Int((size.height * small).rounded()))
        var node = RenderNode()
        node.bounds = CGRect(origin: .zero, size: size)
        node.contents = .image(
            image, source: CGRect(x: 0, y: 0, width: image.width, height: image.height), destination: node.bounds)
        return [node]
    }

    /// Equal as long as the same tree at the same time gives the same picture.
    package var signature: ExplodedView { self }

    private static func background(_ size: CGSize) -> RenderNode {
        var node = RenderNode()
        node.bounds = CGRect(origin: .zero, size: size)
        node.contents = .gradient(
            .init(
                kind: .axial, colors: sky, locations: [0, 1], start: CGPoint(x: 0.5, y: 0), end: CGPoint(x: 0.5, y: 1)))
        return node
    }
}
