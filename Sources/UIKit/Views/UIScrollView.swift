/// A window on content that is larger than itself; a drag moves the content, which goes on by itself and bounces at its ends.
@preconcurrency @MainActor open class UIScrollView: UIView {
    /// Lists and text views have delegates of their own kind: theirs is preferred where both fit.
    @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)? {
        didSet { delegateDidChange() }
    }

    /// In points.
    open var contentSize = CGSize.zero {
        didSet {
            guard contentSize != oldValue else { return }
            contentDidChange()
            layer.onChange?()
        }
    }

    /// Room around the content, in points.
    open var contentInset = UIEdgeInsets.zero {
        didSet { if contentInset != oldValue { insetsMayHaveChanged() } }
    }

    /// Whether the safe area counts as room around the content too.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { insetsMayHaveChanged() }
    }

    open var isScrollEnabled = true {
        didSet { panGestureRecognizer.isEnabled = isScrollEnabled }
    }

    /// Whether the content can be drawn beyond its ends, from where it comes back.
    open var bounces = true
    /// Whether a drag also takes content that is no larger than the view.
    open var alwaysBounceVertical = false {
        didSet { insetsMayHaveChanged() }
    }
    open var alwaysBounceHorizontal = false {
        didSet { insetsMayHaveChanged() }
    }

    /// Whether the content comes to rest at multiples of the view's size.
    open var isPagingEnabled = false
    /// Whether a drag that begins along one axis keeps to it.
    open var isDirectionalLockEnabled = false
    /// How fast what goes on by itself gets slower.
    open var decelerationRate = DecelerationRate.normal
    /// Whether a tap on the status bar scrolls to the top. There is no status bar to tap here.
    open var scrollsToTop = true
    /// When a drag puts an end to typing.
    open var keyboardDismissMode = KeyboardDismissMode.none
    /// Whether a touch waits a moment, lest it be the start of a drag, before what lies under it is highlighted.
    open var delaysContentTouches = true
    /// Whether a drag may take a touch away from what lies under it.
    open var canCancelContentTouches = true

    open var showsVerticalScrollIndicator = true {
        didSet { indicators.update(self) }
    }
    open var showsHorizontalScrollIndicator = true {
        didSet { indicators.update(self) }
    }
    open var indicatorStyle = IndicatorStyle.default {
        didSet { indicators.update(self) }
    }
    /// Room around the indicators besides the safe area, in points.
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero {
        didSet { indicators.update(self) }
    }
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero {
        didSet { indicators.update(self) }
    }
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set {
            verticalScrollIndicatorInsets = newValue
            horizontalScrollIndicatorInsets = newValue
        }
    }

    /// Whether a finger is on the content.
    open internal(set) var isTracking = false
    /// Whether a finger drags the content.
    open internal(set) var isDragging = false
    /// Whether the content moves on after a drag.
    open var isDecelerating: Bool { motion?.isDeceleration == true }

    /// How large and how small the content may be made by pinching, as factors.
    open var minimumZoomScale: CGFloat = 1 {
        didSet { updateZoom() }
    }
    open var maximumZoomScale: CGFloat = 1 {
        didSet { updateZoom() }
    }
    /// Whether pinching beyond these is allowed for as long as it lasts.
    open var bouncesZoom = true
    open internal(set) var isZooming = false
    open internal(set) var isZoomBouncing = false

    open var panGestureRecognizer: UIPanGestureRecognizer { pan }
    /// What zooms; nil while the scales allow none.
    open var pinchGestureRecognizer: UIPinchGestureRecognizer? {
        minimumZoomScale < maximumZoomScale ? pinch : nil
    }

    let pan = ScrollPan()
    let pinch = UIPinchGestureRecognizer()
    /// The movement that goes on by itself.
    var motion: ScrollMotion? {
        didSet { if motion !== oldValue { oldValue?.stop() } }
    }
    /// The drag that is going on.
    var dragState = DragState()
    var zoomState = ZoomState()
    let indicators = ScrollIndicators()
    /// The insets that delegates were last told of.
    var knownInset = UIEdgeInsets.zero
    /// The size for which the content was last kept within its ends.
    var knownSize = CGSize.zero
    /// Whether the present touch came down on moving content and only stopped it.
    var touchStoppedMotion = false

    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        knownSize = bounds.size
        pan.scrollView = self
        pan.addHandler { [unowned self] _ in dragStep() }
        addGestureRecognizer(pan)
        pinch.addHandler { [unowned self] _ in pinchStep() }
        pinch.isEnabled = false
        addGestureRecognizer(pinch)
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
            offsetDidChange()
        }
    }

    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        if animated, window != nil {
            glide(to: contentOffset)
        } else {
            motion = nil
            self.contentOffset = contentOffset
        }
    }

    /// Moves the content as little as shows a rectangle of it.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        let (origin, room, inset) = (contentOffset, bounds.size, adjustedContentInset)
        let x = min(max(origin.x, rect.maxX + inset.right - room.width), rect.minX - inset.left)
        let y = min(max(origin.y, rect.maxY + inset.bottom - room.height), rect.minY - inset.top)
        setContentOffset(allowed(CGPoint(x: x, y: y)), animated: animated)
    }

    /// Shows the indicators for a moment.
    open func flashScrollIndicators() {
        indicators.flash(self)
    }

    /// The room around the content: what was set, and what of the safe area counts.
    open var adjustedContentInset: UIEdgeInsets { contentInset + insetOfSafeArea }

    open func adjustedContentInsetDidChange() {}

    // MARK: Zooming

    /// The factor by which `viewForZooming` is scaled.
    open var zoomScale: CGFloat {
        get { zoomState.scale }
        set { setZoomScale(newValue, animated: false) }
    }

    open func setZoomScale(_ scale: CGFloat, animated: Bool) {
        zoom(to: scale, animated: animated)
    }

    /// Scales and moves the content so that a rectangle of the zoomed view fills this one.
    open func zoom(to rect: CGRect, animated: Bool) {
        zoom(toFill: rect, animated: animated)
    }

    /// Whether a drag may take a touch away from a view inside: not from a control, but from a button (a device, where a
    /// touch waits before it reaches what lies under it, does so too).
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) || view is UIButton }

    open override func layoutSubviews() {
        super.layoutSubviews()
        insetsMayHaveChanged()
        if bounds.size != knownSize {
            knownSize = bounds.size
            if motion == nil, !isDragging { contentOffset = allowed(contentOffset) }
        }
        indicators.update(self)
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        insetsMayHaveChanged()
    }

    /// Moves the content, as far as it goes: for a mouse wheel.
    package func scroll(by distance: CGVector) {
        motion = nil
        contentOffset = allowed(CGPoint(x: contentOffset.x + distance.dx, y: contentOffset.y + distance.dy))
    }

    /// The offset has changed; what is shown of the content follows.
    func offsetDidChange() {
        setNeedsLayout()
        indicators.update(self)
        delegate?.scrollViewDidScroll(self)
    }

    /// Where content that a drag leaves moving comes to rest; lists may know better.
    ///
    /// - Parameter velocity: in points per millisecond.
    func restingOffset(for proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

    func delegateDidChange() {
        updateZoom()
    }

    private func contentDidChange() {
        insetsMayHaveChanged()
        if !isDragging, motion == nil, !zoomState.isChanging { contentOffset = allowed(contentOffset) }
        indicators.update(self)
    }
}
