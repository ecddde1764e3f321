/// A picture of a view's layer and what tells whether it still holds.
final class SnapshotCache {
    let image: CGImage
    private let scale: CGFloat
    /// The tree as it was, if nothing in it moved by itself: a layer gives out the same copy until it changes.
    private let tree: FrozenLayer?

    init(image: CGImage, scale: CGFloat, tree: FrozenLayer) {
        self.image = image
        self.scale = scale
        self.tree = tree.isMoving ? nil : tree
    }

    func holds(for tree: FrozenLayer, scale: CGFloat) -> Bool {
        self.tree === tree && self.scale == scale
    }
}

extension UIView {
    /// A view that shows a part of a picture of this one, nil for a part without area.
    func snapshot(of rect: CGRect, afterScreenUpdates: Bool, capInsets: UIEdgeInsets) -> UIView? {
        let scale = UIScreen.main.scale
        guard rect.width > 0, rect.height > 0, let image = picture(scale: scale, updated: afterScreenUpdates) else {
            return nil
        }
        let snapshot = SnapshotView(frame: CGRect(origin: frame.origin, size: rect.size))
        snapshot.layer.caption = Self.caption(of: rect, of: bounds, layer.displayName)
        snapshot.show(image, part: rect, of: bounds, scale: scale, capInsets: capInsets)
        return snapshot
    }

    /// What a picture of a part of a view is of: a half's side is named, for there is another half.
    private static func caption(of part: CGRect, of bounds: CGRect, _ name: String) -> String {
        let sides = [
            (part.maxX < bounds.maxX && part.minX == bounds.minX, "left"),
            (part.minX > bounds.minX && part.maxX == bounds.maxX, "right"),
            (part.maxY < bounds.maxY && part.minY == bounds.minY, "top"),
            (part.minY > bounds.minY && part.maxY == bounds.maxY, "bottom"),
        ].compactMap { $0.0 ? $0.1 : nil }
        return "of \(name)" + (sides.count == 1 ? ", \(sides[0])" : "")
    }

    /// Draws a picture of the view into a rectangle of the current context.
    func drawPicture(in rect: CGRect, afterScreenUpdates: Bool) -> Bool {
        guard let context = UIGraphicsGetCurrentContext() else { return false }
        let ctm = context.ctm
        let scale = hypot(ctm.a, ctm.b) * (bounds.width > 0 ? rect.width / bounds.width : 1)
        guard scale > 0, let image = picture(scale: scale, updated: afterScreenUpdates) else { return false }
        context.drawUpright(image, in: rect)
        return true
    }

    /// The view with all below it, in its own bounds; of a view that has not changed always the same image.
    ///
    /// A view that was never laid out or drawn, as one that has only just been made, is so first, unless devices are followed to the
    /// letter: there its picture is empty.
    private func picture(scale: CGFloat, updated: Bool) -> CGImage? {
        if updated || (!hasBeenShown && TransitionContext.laysOutEnteringViews) {
            prepareForPicture()
        }
        let tree = layer.freeze()
        if let snapshotCache, snapshotCache.holds(for: tree, scale: scale) {
            return snapshotCache.image
        }
        guard let image = layer.picture(scale: scale) else { return nil }
        snapshotCache = SnapshotCache(image: image, scale: scale, tree: tree)
        return image
    }

    /// Whether the view has been on the screen, laid out and drawn.
    private var hasBeenShown: Bool {
        window != nil && !layer.needsLayout() && !layer.needsDisplay()
    }

    /// Lays out and draws what is waiting for it, here and below.
    private func prepareForPicture() {
        layoutIfNeeded()
        displayAll()
    }

    private func displayAll() {
        layer.displayIfNeeded()
        for subview in subviews {
            subview.displayAll()
        }
    }
}

/// Shows a part of a picture; several share its pixels.
@MainActor final class SnapshotView: UIView {
    /// Shows a part of a picture of bounds.
    ///
    /// - Parameter capInsets: what keeps its size when the view is stretched, in points.
    func show(_ image: CGImage, part: CGRect, of bounds: CGRect, scale: CGFloat, capInsets: UIEdgeInsets) {
        layer.contents = image
        layer.contentsScale = scale
        layer.contentsRect = CGRect(
            x: (part.minX - bounds.minX) / bounds.width, y: (part.minY - bounds.minY) / bounds.height,
            width: part.width / bounds.width, height: part.height / bounds.height)
        guard capInsets != .zero else { return }
        let inner = CGRect(origin: .zero, size: part.size).inset(by: capInsets)
        layer.contentsCenter = CGRect(
            x: inner.minX / part.width, y: inner.minY / part.height, width: max(inner.width, 0) / part.width,
            height: max(inner.height, 0) / part.height)
    }

    /// The picture keeps the scale it was taken in.
    override func rescale(to scale: CGFloat) {}
}
