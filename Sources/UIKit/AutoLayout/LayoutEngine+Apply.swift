/// From the solution to the places of views.
extension LayoutEngine {
    /// Where a view or guide is to be, in whole pixels; nil if nothing is asked of it.
    func solvedFrame(of item: any LayoutItem) -> CGRect? {
        guard let place = places[ObjectIdentifier(item)] else { return nil }
        let variables = items[place].variables
        let (x, y) = (CGFloat(solver.value(of: variables.x)), CGFloat(solver.value(of: variables.y)))
        let right = x + CGFloat(solver.value(of: variables.width))
        let bottom = y + CGFloat(solver.value(of: variables.height))
        let (left, top) = (pixel(x), pixel(y))
        return CGRect(x: left, y: top, width: max(pixel(right) - left, 0), height: max(pixel(bottom) - top, 0))
    }

    /// Where a guide is in its view's coordinates.
    func frame(of guide: UILayoutGuide) -> CGRect {
        guard let view = guide.owningView else { return .zero }
        let (bounds, safe) = (view.bounds, view.safeAreaInsets)
        switch guide.kind {
        case .free: return solvedFrame(of: guide) ?? .zero
        case .scrollContent: return CGRect(origin: .zero, size: (view as? UIScrollView)?.contentSize ?? bounds.size)
        case .scrollFrame: return bounds
        case .safeArea, .margins, .readable: return bounds.inset(by: view.insets(of: guide.kind))
        case .top: return CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: safe.top)
        case .bottom:
            return CGRect(x: bounds.minX, y: bounds.maxY - safe.bottom, width: bounds.width, height: safe.bottom)
        }
    }

    /// Marks the superviews of what is not where it is to be.
    func markMoved(except view: UIView?) {
        for item in items {
            if let placed = item.item as? UIView {
                guard let frame = solvedFrame(of: placed) else { continue }
                if placed === root {
                    if !isSizing {
                        place(placed, in: CGRect(origin: placed.untransformedFrame.origin, size: frame.size))
                    }
                } else if let superview = placed.superview, superview !== view, placed.untransformedFrame != frame {
                    superview.setNeedsLayout()
                }
            } else if let guide = item.item as? UILayoutGuide, let owner = guide.owningView, owner !== view {
                if let scrollView = owner as? UIScrollView, contentSize(of: scrollView) == scrollView.contentSize {
                    continue
                }
                owner.setNeedsLayout()
            }
        }
    }

    /// Places the subviews of a view that constraints place, and gives a scroll view the size of its content.
    func apply(in view: UIView) {
        for subview in view.subviews where !subview.translatesAutoresizingMaskIntoConstraints {
            if let frame = solvedFrame(of: subview) { place(subview, in: frame) }
        }
        if let scrollView = view as? UIScrollView {
            let size = contentSize(of: scrollView)
            if size != scrollView.contentSize { scrollView.contentSize = size }
        }
    }

    /// Gives a view a place by its centre and bounds, whatever its transform is.
    private func place(_ view: UIView, in frame: CGRect) {
        let anchor = view.layer.anchorPoint
        if view.bounds.size != frame.size {
            view.bounds = CGRect(origin: view.bounds.origin, size: frame.size)
        }
        let center = CGPoint(
            x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
        if view.center != center { view.center = center }
    }

    /// The size that constraints give a scroll view's content; where they say nothing, the size that it has.
    private func contentSize(of scrollView: UIScrollView) -> CGSize {
        var size = scrollView.contentSize
        guard let guide = scrollView.layoutRecord?.systemGuides[.scrollContent],
            let place = places[ObjectIdentifier(guide)]
        else { return size }
        let variables = items[place].variables
        if solver.isConstrained(variables.width) { size.width = pixel(CGFloat(solver.value(of: variables.width))) }
        if solver.isConstrained(variables.height) { size.height = pixel(CGFloat(solver.value(of: variables.height))) }
        return size
    }

    private func pixel(_ value: CGFloat) -> CGFloat {
        (value * scale).rounded() / scale
    }
}

extension UIView {
    /// The frame that the view would have without its transform.
    var untransformedFrame: CGRect {
        let (size, anchor) = (bounds.size, layer.anchorPoint)
        return CGRect(
            x: center.x - anchor.x * size.width, y: center.y - anchor.y * size.height, width: size.width,
            height: size.height)
    }
}
