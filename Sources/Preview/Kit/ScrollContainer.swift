import UIKit

/// Content higher than the room for it: moved by the wheel, by dragging and by its indicator.
@MainActor final class ScrollContainer: UIView, PointerTarget, UIScrollViewDelegate {
    private static let indicatorWidth: CGFloat = 4  // pt
    private static let indicatorInset: CGFloat = 3  // pt, from the side
    private static let leastIndicator: CGFloat = 28  // pt

    private let scroll = UIScrollView()
    private let indicator = UIView()
    private let grip = ScrollGrip()
    /// What is scrolled; its height is `contentHeight`.
    let content: UIView
    var contentHeight: CGFloat = 0 { didSet { if contentHeight != oldValue { setNeedsLayout() } } }
    /// The content was moved.
    var onScroll: () -> Void = {}

    init(content: UIView) {
        self.content = content
        super.init(frame: .zero)
        scroll.delegate = self
        // A tool's panel moves with the hand only: the clock belongs to the device.
        scroll.bounces = false
        scroll.decelerationRate = .init(rawValue: 0)
        scroll.showsVerticalScrollIndicator = false
        scroll.addSubview(content)
        addSubview(scroll)
        indicator.layer.cornerRadius = Self.indicatorWidth / 2
        indicator.isUserInteractionEnabled = false
        addSubview(indicator)
        grip.onDrag = { [weak self] in self?.drag(by: $0) }
        addSubview(grip)
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// What of the content is to be seen, in its coordinates.
    var visible: CGRect { scroll.bounds }

    func showRect(_ rect: CGRect) {
        scroll.scrollRectToVisible(rect, animated: false)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        place(scroll, 0, 0, bounds.width, bounds.height)
        content.frame = CGRect(x: 0, y: 0, width: bounds.width, height: contentHeight)
        let size = CGSize(width: bounds.width, height: contentHeight)
        if scroll.contentSize != size || scroll.contentOffset.y + bounds.height > contentHeight {
            scroll.contentSize = size
        }
        placeIndicator()
    }

    /// Points of content per point of the indicator's way.
    private var ratio: CGFloat {
        let way = bounds.height - 2 * Self.indicatorInset - indicatorHeight
        return way > 0 ? max(contentHeight - bounds.height, 0) / way : 0
    }

    private var indicatorHeight: CGFloat {
        let room = bounds.height - 2 * Self.indicatorInset
        return min(max(room * bounds.height / max(contentHeight, 1), Self.leastIndicator), max(room, 0))
    }

    private func placeIndicator() {
        let isNeeded = contentHeight > bounds.height + 0.5
        indicator.isHidden = !isNeeded
        grip.isHidden = !isNeeded
        guard isNeeded, ratio > 0 else { return }
        let y = Self.indicatorInset + scroll.contentOffset.y / ratio
        place(
            indicator, bounds.width - Self.indicatorInset - Self.indicatorWidth, y, Self.indicatorWidth, indicatorHeight
        )
        place(grip, bounds.width - 12, y, 12, indicatorHeight)
        indicator.paint(grip.isHovered || grip.isTracking ? Palette.secondary : Palette.fieldPressed)
    }

    private func drag(by distance: CGFloat) {
        scroll.scroll(by: CGVector(dx: 0, dy: distance * ratio))
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        placeIndicator()
        onScroll()
    }

    func hover(at point: CGPoint?) {}

    func wheel(by distance: CGVector) -> Bool {
        guard contentHeight > bounds.height else { return false }
        scroll.scroll(by: CGVector(dx: 0, dy: distance.dy))
        return true
    }

    func press(_ key: Key, _ modifiers: Modifiers) -> Bool { false }
    var takesFocus: Bool { false }
    func focusChanged(_ hasFocus: Bool) {}
}

/// What the indicator is dragged by.
@MainActor private final class ScrollGrip: KitControl {
    var onDrag: (CGFloat) -> Void = { _ in }
    private var last: CGFloat = 0

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        last = touch.location(in: nil).y
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let y = touch.location(in: nil).y
        onDrag(y - last)
        last = y
        return true
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        superview?.setNeedsLayout()
    }

    /// As wide as it is drawn: what lies beside it is the content's.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.contains(point)
    }
}
