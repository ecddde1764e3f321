/// A window on content that is larger than itself; a drag moves the content, as far as it goes.
///
/// Content neither bounces nor goes on by itself after a drag.
@preconcurrency @MainActor open class UIScrollView: UIView {
    open weak var delegate: (any UIScrollViewDelegate)?

    /// In points.
    open var contentSize = CGSize.zero {
        didSet { contentOffset = allowed(contentOffset) }
    }

    /// Room around the content, in points.
    open var contentInset = UIEdgeInsets.zero {
        didSet { contentOffset = allowed(contentOffset) }
    }

    open var isScrollEnabled = true {
        didSet { panGestureRecognizer.isEnabled = isScrollEnabled }
    }

    /// Whether a drag also takes content that is no larger than the view; it then stays where it is.
    open var alwaysBounceVertical = false
    open var alwaysBounceHorizontal = false

    /// Whether a finger drags the content.
    open private(set) var isDragging = false

    open var panGestureRecognizer: UIPanGestureRecognizer { pan }

    private let pan = ScrollPan()
    /// Where the content was when the drag began.
    private var dragStart = CGPoint.zero

    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        pan.scrollView = self
        pan.addHandler { [unowned self] _ in drag() }
        addGestureRecognizer(pan)
    }

    public required init?(coder: NSCoder) {
        nil
    }

    /// The content's point at the view's top left: the origin of the bounds.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set {
            guard newValue != bounds.origin else { return }
            bounds.origin = newValue
            delegate?.scrollViewDidScroll(self)
        }
    }

    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        if animated {
            UIView.animate(withDuration: 0.3) { self.contentOffset = contentOffset }
        } else {
            self.contentOffset = contentOffset
        }
    }

    /// Moves the content as little as shows a rectangle of it.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        var origin = contentOffset
        origin.x = min(max(origin.x, rect.maxX - bounds.width), rect.minX)
        origin.y = min(max(origin.y, rect.maxY - bounds.height), rect.minY)
        setContentOffset(allowed(origin), animated: animated)
    }

    /// Moves the content, as far as it goes: for a mouse wheel.
    package func scroll(by distance: CGVector) {
        contentOffset = allowed(CGPoint(x: contentOffset.x + distance.dx, y: contentOffset.y + distance.dy))
    }

    /// Whether the content can be moved along the direction that a movement mostly has.
    func scrolls(along movement: CGVector) -> Bool {
        if abs(movement.dx) > abs(movement.dy) {
            return alwaysBounceHorizontal || contentSize.width + contentInset.left + contentInset.right > bounds.width
        }
        return alwaysBounceVertical || contentSize.height + contentInset.top + contentInset.bottom > bounds.height
    }

    /// The nearest offset at which no room shows beyond the content and its insets.
    private func allowed(_ offset: CGPoint) -> CGPoint {
        let right = contentSize.width + contentInset.right - bounds.width
        let bottom = contentSize.height + contentInset.bottom - bounds.height
        return CGPoint(
            x: max(min(offset.x, right), -contentInset.left), y: max(min(offset.y, bottom), -contentInset.top))
    }

    private func drag() {
        switch pan.state {
        case .began:
            isDragging = true
            dragStart = contentOffset
            delegate?.scrollViewWillBeginDragging(self)
            follow()
        case .changed:
            follow()
        case .ended, .cancelled:
            if pan.state == .ended {
                follow()
            }
            isDragging = false
            delegate?.scrollViewDidEndDragging(self, willDecelerate: false)
        case .possible, .failed:
            break
        }
    }

    /// Brings the content to where the finger has taken it. Measured in the superview: the view's own coordinates move.
    private func follow() {
        let way = pan.translation(in: superview)
        contentOffset = allowed(CGPoint(x: dragStart.x - way.x, y: dragStart.y - way.y))
    }
}

/// Is told what a scroll view does. Every method may be left out.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
}

extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
}

/// The drag of a scroll view: it leaves movements that the content cannot follow to others.
@MainActor private final class ScrollPan: UIPanGestureRecognizer {
    weak var scrollView: UIScrollView?

    override func judge(_ movement: CGVector) -> Verdict {
        scrollView?.scrolls(along: movement) == true ? .recognize : .fail
    }
}
