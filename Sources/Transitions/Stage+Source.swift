extension Stage {
    /// Where the effect starts from, in the container: what was set, the element's frame, or nil.
    public var sourceFrame: CGRect? {
        if let rect = effect.sourceRect?() { return container.convert(rect, from: nil) }
        return sourceView.map { $0.convert($0.bounds, to: container) }
    }

    /// The element the effect starts from.
    public var sourceView: UIView? { effect.sourceView?() }

    /// The element of the entered screen that the source becomes.
    public var targetView: UIView? { effect.targetView?() }

    /// Where that element will be, in the container.
    public var targetFrame: CGRect? {
        targetView.map { view in
            let screen = isEntering ? to : from
            let inScreen = view.convert(view.bounds, to: screen)
            return inScreen.offsetBy(dx: finalOrigin(of: screen).x, dy: finalOrigin(of: screen).y)
        }
    }

    /// Where a screen's upper left corner lies in the container when it is neither moved nor transformed.
    private func finalOrigin(of screen: UIView) -> CGPoint {
        CGPoint(x: screen.center.x - screen.bounds.width / 2, y: screen.center.y - screen.bounds.height / 2)
    }

    /// A picture of a part of a view, nil for a part without area.
    public func picture(of view: UIView, part: CGRect) -> UIView? {
        view.resizableSnapshotView(from: part, afterScreenUpdates: true, withCapInsets: .zero)
    }

    /// The two halves of a screen, cut at a whole pixel, with no smoothing along the cut; each lies where it belongs.
    public func halves(of screen: UIView) -> (left: UIView, right: UIView) {
        let scale = max(UIScreen.main.scale, 1e-3)
        let bounds = screen.bounds
        let cut = (bounds.width / 2 * scale).rounded(.down) / scale
        let parts = bounds.divided(atDistance: cut, from: .minXEdge)
        let origin = finalOrigin(of: screen)
        func half(_ part: CGRect, cutting edge: CAEdgeAntialiasingMask) -> UIView {
            let view = picture(of: screen, part: part) ?? UIView()
            view.frame = part.offsetBy(dx: origin.x - bounds.minX, dy: origin.y - bounds.minY)
            view.layer.edgeAntialiasingMask.remove(edge)
            return view
        }
        return (
            half(parts.slice, cutting: .layerRightEdge), half(parts.remainder, cutting: .layerLeftEdge)
        )
    }

    /// The farthest corner of the container from a point, in points: the radius of a circle that covers everything.
    public func reach(from p: CGPoint) -> CGFloat {
        hypot(max(p.x, size.width - p.x), max(p.y, size.height - p.y))
    }
}
