/// A row of dots, of which the present page's is stronger.
@preconcurrency @MainActor open class UIPageControl: UIControl {
    private static let dot: CGFloat = 7  // pt
    private static let pitch: CGFloat = 16  // pt, from dot to dot
    private static let height: CGFloat = 28  // pt

    open var numberOfPages = 0 {
        didSet {
            if numberOfPages != oldValue { invalidateIntrinsicContentSize() }
            setNeedsLayout()
        }
    }
    open var currentPage = 0 {
        didSet { setNeedsLayout() }
    }
    open var hidesForSinglePage = false {
        didSet { setNeedsLayout() }
    }
    open var pageIndicatorTintColor: UIColor? {
        didSet { setNeedsLayout() }
    }
    open var currentPageIndicatorTintColor: UIColor? {
        didSet { setNeedsLayout() }
    }

    private var dots: [UIView] = []

    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        CGSize(width: Self.pitch * CGFloat(pageCount) + Self.pitch, height: Self.height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forNumberOfPages: numberOfPages) }

    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

    /// A touch beside the present dot goes a page on or back.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard let touch, bounds.contains(touch.location(in: self)) else { return }
        let goesOn = (touch.location(in: self).x > bounds.midX) != isRightToLeft
        let page = min(max(currentPage + (goesOn ? 1 : -1), 0), max(numberOfPages - 1, 0))
        guard page != currentPage else { return }
        currentPage = page
        sendActions(for: .valueChanged)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let count = hidesForSinglePage && numberOfPages <= 1 ? 0 : max(numberOfPages, 0)
        while dots.count > count { dots.removeLast().removeFromSuperview() }
        while dots.count < count {
            let dot = UIView()
            dot.isUserInteractionEnabled = false
            dot.layer.cornerRadius = Self.dot / 2
            addSubview(dot)
            dots.append(dot)
        }
        let start = bounds.midX - Self.pitch * CGFloat(count - 1) / 2
        for (index, dot) in dots.enumerated() {
            let number = isRightToLeft ? count - 1 - index : index
            dot.frame = CGRect(
                x: start + Self.pitch * CGFloat(number) - Self.dot / 2, y: bounds.midY - Self.dot / 2, width: Self.dot,
                height: Self.dot)
            dot.backgroundColor =
                index == currentPage
                ? currentPageIndicatorTintColor ?? .white
                : pageIndicatorTintColor ?? UIColor.white.withAlphaComponent(0.3)
        }
    }
}
