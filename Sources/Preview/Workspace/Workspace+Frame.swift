import UIKit

/// One picture of the window, as nodes in pixels.
package struct WorkspaceFrame {
    /// From back to front.
    package let nodes: [RenderNode]
    /// Equal for two frames only if their pictures are the same.
    package let signature: Signature

    package struct Signature: Equatable {
        fileprivate var parts: [Part] = []
        fileprivate var layout: WorkspaceLayout
        /// The time of the gallery's pictures.
        fileprivate var gallery = 0.0
        fileprivate var exploded: ExplodedView
        /// The corners of the outlined layer.
        fileprivate var highlight: [CGPoint] = []
        /// Its bezel lies over the screens.
        fileprivate var device: Device

        package static func == (a: Self, b: Self) -> Bool {
            a.parts == b.parts && a.layout == b.layout && a.gallery == b.gallery
                && a.highlight == b.highlight && a.exploded == b.exploded && a.device == b.device
        }
    }

    fileprivate struct Part: Equatable {
        /// Not kept: the screens of the frame that is on show may go before the next one's are drawn.
        weak var tree: FrozenLayer?
        let time: Double

        static func == (a: Self, b: Self) -> Bool {
            guard let tree = a.tree, tree === b.tree else { return false }
            return !tree.changes(between: a.time, and: b.time)
        }
    }
}

extension Workspace {
    /// What is to be seen now.
    package func frame() -> WorkspaceFrame {
        exploded.isMoving = isActive || holds.values.contains { if case .camera = $0 { true } else { false } }
        var signature = WorkspaceFrame.Signature(layout: layout, exploded: exploded, device: session.device)
        var nodes: [RenderNode] = []
        func add(_ tree: FrozenLayer, _ time: Double) {
            signature.parts.append(.init(tree: tree, time: time))
        }
        for (index, pane) in session.panes.enumerated() {
            let tree = session.shownTree(of: pane)
            add(tree.root, tree.time)
            nodes.append(contentsOf: screenNodes(index))
        }
        addHighlight(&nodes, &signature)
        for tool in tools {
            defer { if tool === gallery?.window { addGallery(&nodes, &signature) } }
            guard let tree = tool.frozen else { continue }
            add(tree, session.clock.now)
            if let node = tree.node(at: session.clock.now, scale: layout.density) { nodes.append(enlarged(node)) }
        }
        return WorkspaceFrame(nodes: nodes, signature: signature)
    }

    /// The outline of the layer that is pointed at in the panel.
    private func addHighlight(_ nodes: inout [RenderNode], _ signature: inout WorkspaceFrame.Signature) {
        guard let highlighted, let record = session.active.recorder.record else { return }
        let time = min(session.shownTime, record.end ?? .infinity)
        guard let corners = record.outline(ofLayer: highlighted, at: time), corners.count > 2 else { return }
        signature.highlight = corners
        let frame = layout.frame(ofScreen: session.activeIndex)
        let path = CGMutablePath()
        path.addLines(between: corners)
        path.closeSubpath()
        func line(_ color: RGBA, width: CGFloat, fill: RGBA?) -> RenderNode {
            var node = RenderNode()
            node.bounds = CGRect(origin: .zero, size: layout.screen)
            node.contents = .shape(
                .init(
                    path: path, fill: fill, fillRule: .winding,
                    stroke: .init(
                        color: color, width: width * layout.density / layout.scale, cap: .butt, join: .round,
                        miterLimit: 10, dashes: [], dashPhase: 0, start: 0, end: 1)))
            return node
        }
        var place = RenderNode()
        place.bounds = CGRect(origin: .zero, size: layout.screen)
        place.projection = Projection(
            CGAffineTransform(
                a: frame.width / layout.screen.width, b: 0, c: 0, d: frame.height / layout.screen.height,
                tx: frame.minX, ty: frame.minY))
        place.clipsToBounds = true
        place.children = [
            line(
                RGBA(red: 1, green: 1, blue: 1, alpha: 0.9), width: 4,
                fill: RGBA(red: 0.35, green: 0.64, blue: 1, alpha: 0.16)),
            line(RGBA(red: 0.04, green: 0.39, blue: 0.88, alpha: 1), width: 2, fill: nil),
        ]
        nodes.append(place)
    }

    private func addGallery(_ nodes: inout [RenderNode], _ signature: inout WorkspaceFrame.Signature) {
        guard let gallery else { return }
        signature.gallery = gallery.signature
        nodes.append(contentsOf: gallery.nodes(density: layout.density).map(enlarged))
    }

    /// A screen at its place, cut off at its edges where something lies beside it.
    private func screenNodes(_ index: Int) -> [RenderNode] {
        let frame = layout.frame(ofScreen: index)
        let tree = session.shownTree(of: session.panes[index])
        let (x, y) = (frame.width / layout.screen.width, frame.height / layout.screen.height)
        var nodes = exploded.nodes(for: tree.root, at: tree.time, scale: min(x, y), size: layout.screen)
        // Glass that is seen from the side has no corners to show.
        if exploded.mode != .layers, let bezel = session.device.bezel { nodes.append(bezel) }
        nodes = nodes.map { node in
            var node = node
            node.projection = node.projection.concatenating(Projection(CGAffineTransform(scaleX: x, y: y)))
            return node
        }
        if frame == CGRect(x: 0, y: 0, width: layout.width, height: layout.height) { return nodes }
        var place = RenderNode()
        place.bounds = CGRect(origin: .zero, size: frame.size)
        place.projection = Projection(CGAffineTransform(translationX: frame.minX, y: frame.minY))
        place.clipsToBounds = true
        place.children = nodes
        return [place]
    }

    /// A node in window points as one in pixels.
    private func enlarged(_ node: RenderNode) -> RenderNode {
        var node = node
        node.projection = node.projection.concatenating(
            Projection(CGAffineTransform(scaleX: layout.density, y: layout.density)))
        return node
    }
}
