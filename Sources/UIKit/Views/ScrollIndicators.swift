/// How thick an indicator is, how far it keeps from the side, and how short it gets, in points.
private let thickness: CGFloat = 3
private let distance: CGFloat = 3
private let leastLength: CGFloat = 36

/// How long an indicator stays after the content has come to rest, in seconds.
private let lingering: TimeInterval = 0.4

/// The two bars that show which part of the content is seen, for as long as it moves.
@MainActor final class ScrollIndicators {
    private var bars: (vertical: CALayer, horizontal: CALayer)?
    private var deadline: GestureDeadline?
    private var isShown = false

    /// Puts the bars where the content is now, and shows them while it moves.
    func update(_ view: UIScrollView) {
        let moves = view.isDragging || view.motion != nil
        guard moves || isShown else { return }
        place(in: view)
        if moves {
            show(in: view)
        } else if deadline == nil {
            wait(view)
        }
    }

    /// Shows the bars for a moment.
    func flash(_ view: UIScrollView) {
        place(in: view)
        show(in: view)
        wait(view)
    }

    private func wait(_ view: UIScrollView) {
        deadline?.cancel()
        deadline = GestureDeadline(after: lingering) { [weak self, weak view] in
            guard let self, let view, !view.isDragging, view.motion == nil else { return }
            isShown = false
            deadline = nil
            // Standalone layers fade by themselves.
            bars?.vertical.opacity = 0
            bars?.horizontal.opacity = 0
        }
    }

    private func show(in view: UIScrollView) {
        deadline?.cancel()
        deadline = nil
        isShown = true
        let (least, greatest) = view.offsetLimits
        bars?.vertical.opacity = view.showsVerticalScrollIndicator && greatest.y > least.y ? 1 : 0
        bars?.horizontal.opacity = view.showsHorizontalScrollIndicator && greatest.x > least.x ? 1 : 0
    }

    private func place(in view: UIScrollView) {
        let bars = self.bars ?? make(in: view)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        defer { CATransaction.commit() }
        let color = color(for: view)
        let (bounds, limits) = (view.bounds, view.offsetLimits)
        let safe = view.contentInsetAdjustmentBehavior == .never ? UIEdgeInsets.zero : view.safeAreaInsets
        let vertical = bounds.inset(by: safe + view.verticalScrollIndicatorInsets).insetBy(dx: distance, dy: distance)
        let (y, height) = span(
            along: (vertical.minY, vertical.height), offset: bounds.minY, limits: (limits.least.y, limits.greatest.y),
            seen: bounds.height)
        let x = view.isRightToLeft ? vertical.minX : vertical.maxX - thickness
        bars.vertical.frame = CGRect(x: x, y: y, width: thickness, height: height)
        let horizontal = bounds.inset(by: safe + view.horizontalScrollIndicatorInsets)
            .insetBy(dx: distance, dy: distance)
        let (left, width) = span(
            along: (horizontal.minX, horizontal.width), offset: bounds.minX,
            limits: (limits.least.x, limits.greatest.x), seen: bounds.width)
        bars.horizontal.frame = CGRect(
            x: left, y: horizontal.maxY - thickness, width: width, height: thickness)
        bars.vertical.backgroundColor = color
        bars.horizontal.backgroundColor = color
    }

    /// Where a bar lies along its way: shorter the more content there is, and shorter still beyond an end.
    private func span(
        along way: (start: CGFloat, length: CGFloat), offset: CGFloat, limits: (least: CGFloat, greatest: CGFloat),
        seen: CGFloat
    ) -> (CGFloat, CGFloat) {
        let range = limits.greatest - limits.least
        guard range > 0, way.length > 0 else { return (way.start, 0) }
        let beyond = max(limits.least - offset, offset - limits.greatest, 0)
        var length = max(way.length * seen / (seen + range), leastLength)
        length = min(max(length - beyond, 2 * thickness), way.length)
        let part = min(max((offset - limits.least) / range, 0), 1)
        return (way.start + part * (way.length - length), length)
    }

    private func color(for view: UIScrollView) -> CGColor {
        let isDark = view.traitCollection.userInterfaceStyle == .dark
        let isWhite =
            switch view.indicatorStyle {
            case .default: isDark
            case .black: false
            case .white: true
            }
        return UIColor(white: isWhite ? 1 : 0, alpha: isWhite ? 0.5 : 0.35).cgColor
    }

    private func make(in view: UIScrollView) -> (vertical: CALayer, horizontal: CALayer) {
        let made = (vertical: CALayer(), horizontal: CALayer())
        for bar in [made.vertical, made.horizontal] {
            bar.cornerRadius = thickness / 2
            bar.zPosition = 1
            bar.opacity = 0
            view.layer.addSublayer(bar)
        }
        bars = made
        return made
    }
}
