/// Recognises a drag that starts at an edge of the screen and goes inwards.
///
/// The first 10 points decide: they have to go more inwards than along the edge. From a corner the dominant direction picks
/// the edge. A drag along the wrong axis fails.
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// How wide the zone along each edge is in which a drag may start, in points.
    package static var edgeZone: CGFloat = 24

    open var edges: UIRectEdge = []

    /// The edge that the drag came from, once it is recognised.
    package private(set) var recognizedEdge: UIRectEdge = []

    /// The edges near which the finger came down.
    private var startEdges: UIRectEdge = []

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if state != .possible {
            return
        }
        guard numberOfTouches == 1, let touch = touches.first, let window = touch.window else {
            state = .failed
            return
        }
        startEdges = Self.edges(near: touch.location(in: nil), in: window.bounds).intersection(edges)
        if startEdges.isEmpty {
            state = .failed
        }
    }

    override func judge(_ movement: CGVector) -> Verdict {
        recognizedEdge = startEdges.intersection(Self.edge(leftBy: movement))
        return recognizedEdge.isEmpty ? .fail : .recognize
    }

    open override func reset() {
        super.reset()
        startEdges = []
    }

    /// The edges whose zones hold a point.
    package static func edges(near point: CGPoint, in bounds: CGRect) -> UIRectEdge {
        var edges: UIRectEdge = []
        if point.x < bounds.minX + edgeZone { edges.insert(.left) }
        if point.x >= bounds.maxX - edgeZone { edges.insert(.right) }
        if point.y < bounds.minY + edgeZone { edges.insert(.top) }
        if point.y >= bounds.maxY - edgeZone { edges.insert(.bottom) }
        return edges
    }

    /// The edge that a movement leads away from most; a diagonal counts as horizontal.
    package static func edge(leftBy movement: CGVector) -> UIRectEdge {
        if abs(movement.dx) >= abs(movement.dy) {
            return movement.dx > 0 ? .left : .right
        }
        return movement.dy > 0 ? .top : .bottom
    }
}
