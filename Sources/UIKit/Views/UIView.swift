/// A rectangle that draws, holds other views and takes touches.
///
/// Geometry is in points, y downwards. `frame` and `center` are in the superview's coordinates, `bounds` in the view's own.
/// A view is the delegate of its layer and gives it every value that is seen, so there is nothing to keep in step.
@preconcurrency @MainActor open class UIView: UIResponder, UITraitEnvironment, @preconcurrency CALayerDelegate {
    /// The class of the layer that views of this class have.
    open class var layerClass: AnyClass { CALayer.self }

    public let layer: CALayer

    /// From back to front.
    open internal(set) var subviews: [UIView] = []
    open internal(set) weak var superview: UIView?
    open var window: UIWindow? { superview?.window }

    /// The controller whose root view this is.
    package weak var owner: (any ViewOwner)?

    open var tag = 0
    /// The view's name for the restoring of a program's state; kept for whoever asks, nothing is restored here.
    open var restorationIdentifier: String?
    /// Whether touches reach the view and its subviews.
    open var isUserInteractionEnabled = true
    /// Whether more than the first finger reaches the view.
    open var isMultipleTouchEnabled = false
    /// Whether no other view gets touches while this one has them.
    open var isExclusiveTouch = false

    /// Whether a new size is passed on to the subviews by their `autoresizingMask`.
    open var autoresizesSubviews = true
    /// Which of the distances to the superview's sides, and which sizes, change with the superview's size.
    open var autoresizingMask: AutoresizingMask = []

    /// Setting it adds and removes what differs.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { ownRecognizers }
        set { replaceRecognizers(with: newValue ?? []) }
    }

    var ownRecognizers: [UIGestureRecognizer]?

    open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
        didSet {
            setNeedsLayout()
            directionDidChange()
        }
    }

    /// The style that holds from here downwards.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet { refreshTraits() }
    }

    /// Whether the view is placed by its frame and not by constraints.
    open var translatesAutoresizingMaskIntoConstraints = true {
        didSet { if translatesAutoresizingMaskIntoConstraints != oldValue { placementChanged() } }
    }

    /// What the view has to do with constraints.
    var layoutRecord: LayoutRecord?
    /// Whether `updateConstraints` is due.
    var wantsConstraintUpdate = true
    /// The traits the view was last told of.
    var knownTraits: UITraitCollection?
    /// The safe area the view was last told of.
    var knownSafeArea = UIEdgeInsets.zero
    /// What is called when traits change.
    var traitObservers: [TraitObserver] = []
    /// The view's own tint.
    var ownTintColor: UIColor?
    /// What is set here; nil follows the superview.
    var ownTintAdjustment: TintAdjustmentMode?
    /// What only assistive software and tests would ask for; made when something is set.
    var accessibility: AccessibilityNotes?
    /// What the layer shows was drawn by `draw(_:)`.
    var showsDrawing = false
    /// Set by those who want another scale than the screen's.
    var ownContentScale: CGFloat?
    /// The last picture taken of the view and what it was taken of.
    var snapshotCache: SnapshotCache?
    /// While set, the safe area, whatever the view's place: so that a screen on the move does not lay itself out anew.
    package var fixedSafeArea: UIEdgeInsets? {
        didSet { safeAreaMayHaveChanged() }
    }

    public init(frame: CGRect) {
        layer = LayerFactory.make(Self.layerClass)
        super.init()
        layer.delegate = self
        layer.kind = type(of: self)
        layer.contentsScale = UIScreen.main.scale
        layer.setNeedsLayout()
        layer.setNeedsDisplay()
        self.frame = frame
    }

    public convenience override init() {
        self.init(frame: .zero)
    }

    /// Nil: there are no archives to read views from. It is here for the subclasses that have to declare it.
    public required init?(coder: NSCoder) {
        nil
    }

    open override var next: UIResponder? { owner ?? superview }

    // MARK: Geometry

    open var frame: CGRect {
        get { layer.frame }
        set { changeSize(newValue) { layer.frame = newValue } }
    }

    open var bounds: CGRect {
        get { layer.bounds }
        set { changeSize(newValue) { layer.bounds = newValue } }
    }

    open var center: CGPoint {
        get { layer.position }
        set {
            if isUsable(CGRect(origin: newValue, size: .zero)) {
                layer.position = newValue
                if LayoutEngine.isInUse { layoutGeometryChanged() }
            }
        }
    }

    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set { layer.setAffineTransform(newValue) }
    }

    open var transform3D: CATransform3D {
        get { layer.transform }
        set { layer.transform = newValue }
    }

    /// The point of the bounds, in unit coordinates, that `center` places and the transform turns about.
    open var anchorPoint: CGPoint {
        get { layer.anchorPoint }
        set { layer.anchorPoint = newValue }
    }

    // MARK: Looks

    open var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set { layer.opacity = Float(newValue) }
    }

    open var isHidden: Bool {
        get { layer.isHidden || layoutRecord?.hidesLater == true }
        set {
            if layoutRecord?.stack != nil { hideInStack(newValue) } else { layer.isHidden = newValue }
        }
    }

    /// Whether drawing starts from nothing. It always does here.
    open var clearsContextBeforeDrawing = true

    /// A promise that the view covers its bounds: a hint that the renderer, which looks for itself, does not need.
    open var isOpaque = true

    open var backgroundColor: UIColor? {
        didSet { layer.backgroundColor = backgroundColor?.resolvedColor(with: traitCollection).cgColor }
    }

    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }

    /// How contents lie in bounds of another size.
    open var contentMode: ContentMode = .scaleToFill {
        didSet { layer.contentsGravity = contentMode.gravity }
    }

    /// Pixels of the contents per point.
    open var contentScaleFactor: CGFloat {
        get { layer.contentsScale }
        set {
            ownContentScale = newValue
            rescale(to: newValue)
        }
    }

    /// A view whose alpha is what of this view is seen; it lies in this view's coordinates.
    open var mask: UIView? {
        didSet {
            mask?.removeFromSuperview()
            layer.mask = mask?.layer
        }
    }

    /// The view's own or the nearest ancestor's, else the system's blue.
    open var tintColor: UIColor! {
        get { tintAdjustmentMode == .dimmed ? undimmedTint.drained : undimmedTint }
        set {
            ownTintColor = newValue
            tellTintColorDidChange()
        }
    }

    /// Whether the tint is drained of its colour, here and below.
    open var tintAdjustmentMode: TintAdjustmentMode {
        get { ownTintAdjustment ?? superview?.tintAdjustmentMode ?? .normal }
        set {
            ownTintAdjustment = newValue == .automatic ? nil : newValue
            tellTintColorDidChange()
        }
    }

    open func tintColorDidChange() {}

    // MARK: Hierarchy

    open func addSubview(_ view: UIView) {
        adopt(view, at: .front)
    }

    open func insertSubview(_ view: UIView, at index: Int) {
        adopt(view, at: .index(index))
    }

    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        adopt(view, at: .below(siblingSubview))
    }

    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        adopt(view, at: .above(siblingSubview))
    }

    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        exchange(index1, index2)
    }

    open func bringSubviewToFront(_ view: UIView) {
        if view.superview === self {
            reorder(view, to: .front)
        }
    }

    open func sendSubviewToBack(_ view: UIView) {
        if view.superview === self {
            reorder(view, to: .index(0))
        }
    }

    open func removeFromSuperview() {
        leaveSuperview()
    }

    open func didAddSubview(_ subview: UIView) {}

    open func willRemoveSubview(_ subview: UIView) {}

    open func willMove(toSuperview newSuperview: UIView?) {}

    open func didMoveToSuperview() {}

    open func willMove(toWindow newWindow: UIWindow?) {}

    open func didMoveToWindow() {}

    /// Whether the view is this one or inside it.
    open func isDescendant(of view: UIView) -> Bool {
        sequence(first: self, next: \.superview).contains { $0 === view }
    }

    open func viewWithTag(_ tag: Int) -> UIView? { firstView(withTag: tag) }

    // MARK: Layout

    open func setNeedsLayout() {
        layer.setNeedsLayout()
    }

    open func layoutIfNeeded() {
        layOutNow()
    }

    /// Gives the subviews their places; called when the size has changed or layout was asked for.
    open func layoutSubviews() { applyConstraints() }

    /// The size the view would like to have, given so much room.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    open func sizeToFit() {
        let size = sizeThatFits(bounds.size)
        if size != bounds.size {
            frame = CGRect(origin: frame.origin, size: size)
        }
    }

    /// What the size is of in which the view has nothing to say.
    public static let noIntrinsicMetric: CGFloat = -1

    /// The size of what the view shows.
    open var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
    }

    /// Says that `intrinsicContentSize` has changed.
    open func invalidateIntrinsicContentSize() {
        contentDemandChanged()
    }

    /// Whether the view's height depends on its width, as that of text that wraps.
    var wrapsContent: Bool { false }

    /// The width for which `intrinsicContentSize` is to be measured; nil for any.
    var widthForMeasuring: CGFloat? {
        get { nil }
        set {}
    }

    /// A subview would like another size than before.
    func contentSizeDidChange(of subview: UIView) {}

    /// What lies between the frame and what constraints align, as a shadow that is part of a picture; in points.
    open var alignmentRectInsets: UIEdgeInsets { .zero }

    /// The view inside this one whose first baseline is this one's.
    open var viewForFirstBaselineLayout: UIView { viewForLastBaselineLayout }

    /// The view inside this one whose last baseline is this one's.
    open var viewForLastBaselineLayout: UIView { self }

    /// Where a baseline is: below the top by a share of the view's height and some points. A view without text stands on its
    /// bottom, and its first baseline is its top.
    func baseline(isFirst: Bool) -> (share: CGFloat, offset: CGFloat) { (isFirst ? 0 : 1, 0) }

    /// The smallest size that the constraints inside the view let it have, as near to the target as they let it.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { looselyFittingSize(targetSize) }

    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        fittingSize(targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
    }

    /// Whether views of the class make no sense without constraints.
    open class var requiresConstraintBasedLayout: Bool { false }

    /// Asks for `updateConstraints` before the next layout.
    open func setNeedsUpdateConstraints() {
        wantsConstraintUpdate = true
        LayoutPass.noteUpdate(of: self)
        setNeedsLayout()
    }

    open func needsUpdateConstraints() -> Bool { wantsConstraintUpdate }

    /// Changes the constraints that must change; called before layout when that was asked for, and before the first.
    open func updateConstraints() {}

    /// Updates the constraints here and below that are due.
    open func updateConstraintsIfNeeded() {
        updateConstraintsInTree()
    }

    /// Room to keep free at the sides; it grows by the safe area where `insetsLayoutMarginsFromSafeArea` says so.
    open var layoutMargins: UIEdgeInsets {
        get { currentLayoutMargins }
        set {
            ownLayoutMargins = newValue
            marginsChanged()
        }
    }

    /// The same, with the sides named for the reading direction.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { directedLayoutMargins }
        set { directedLayoutMargins = newValue }
    }

    open var insetsLayoutMarginsFromSafeArea = true {
        didSet { if insetsLayoutMarginsFromSafeArea != oldValue { marginsChanged() } }
    }

    /// Whether the margins are at least what the superview's margins reach into the view.
    open var preservesSuperviewLayoutMargins = false {
        didSet { if preservesSuperviewLayoutMargins != oldValue { marginsChanged() } }
    }

    /// The margins without the safe area, where they were set.
    var ownLayoutMargins: UIEdgeInsets?

    open func layoutMarginsDidChange() {}

    /// How far the screen's cut-outs, and its containers' bars, reach into the view.
    open var safeAreaInsets: UIEdgeInsets { currentSafeArea }

    open func safeAreaInsetsDidChange() {}

    // MARK: Drawing

    /// Draws what the view shows into the current context; the base class draws nothing.
    open func draw(_ rect: CGRect) {}

    open func setNeedsDisplay() {
        layer.setNeedsDisplay()
    }

    open func setNeedsDisplay(_ rect: CGRect) {
        layer.setNeedsDisplay()
    }

    /// Takes on another number of pixels per point, and draws anew what was drawn.
    func rescale(to scale: CGFloat) {
        guard layer.contentsScale != scale else { return }
        layer.contentsScale = scale
        if showsDrawing {
            setNeedsDisplay()
        }
    }

    // MARK: Touches

    /// The frontmost view that has a point of this view's coordinates and takes touches.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, !layer.ignoresTouches,
            self.point(inside: point, with: event)
        else { return nil }
        return hitInSubviews(point, with: event) ?? self
    }

    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.contains(point)
    }

    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        attach(gestureRecognizer)
    }

    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        detach(gestureRecognizer)
    }

    /// Whether a recogniser of this view, or of one around it that this view's touch belongs to, may begin.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    // MARK: Traits

    open var traitCollection: UITraitCollection {
        traits(under: superview?.traitCollection ?? outermostTraits)
    }

    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Puts on what depends on the style.
    func styleDidChange() {
        layer.backgroundColor = backgroundColor?.resolvedColor(with: traitCollection).cgColor
        if showsDrawing {
            setNeedsDisplay()
        }
    }

    /// Puts on what depends on the reading direction; layout is asked for besides.
    func directionDidChange() {}

    // MARK: Pictures

    /// A view that shows a picture of this one.
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        snapshot(of: bounds, afterScreenUpdates: afterUpdates, capInsets: .zero)
    }

    /// A view that shows a picture of a part of this one; when it is resized, what lies within the insets keeps its size.
    open func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? {
        snapshot(of: rect, afterScreenUpdates: afterUpdates, capInsets: capInsets)
    }

    /// Draws a picture of the view into a rectangle of the current context; false if there is nothing to draw into.
    @discardableResult
    open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        drawPicture(in: rect, afterScreenUpdates: afterUpdates)
    }

    // MARK: The layer's delegate

    open func display(_ layer: CALayer) {
        drawContents()
    }

    open func layoutSublayers(of layer: CALayer) {
        layOut()
    }

    /// What animates a change of a layer's property: inside an animation block its animation, elsewhere nothing.
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        UIView.animationAction(for: layer, key: event)
    }
}
