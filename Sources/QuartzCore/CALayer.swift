/// A node of the tree that is drawn: what it shows, where, and how that changes with time.
///
/// Its own coordinates are those of `bounds`, in points, y downwards. The properties are the *model*: what is meant to
/// be there when all animations are over; `presentation()` is what is seen now. All of it belongs to the main thread.
open class CALayer: NSObject, CAMediaTiming {
    /// The model. `frame` and every animatable property live here.
    package internal(set) final var state = LayerState()
    package internal(set) final var timing = MediaTiming()
    /// The order of creation, unique to a layer.
    package final let serial: Int

    open weak var delegate: (any CALayerDelegate)?
    open var name: String? {
        didSet { touch() }
    }
    /// The class by which a developer knows the layer, if it is not the layer's own: its view's, its screen's controller's.
    package final var kind: AnyClass? {
        didSet { touch() }
    }
    /// What the layer's owner says of what it shows, to be put behind its class: a label's text.
    package final var caption: String? {
        didSet { touch() }
    }
    /// Actions of this layer for keys, asked after the delegate.
    open var actions: [String: any CAAction]?

    /// A time of the sublayers and animations that a drag or a release controls; nil: it runs with the parent's.
    package final var timeDrive: TimeDrive? {
        didSet { touch() }
    }
    /// Whether curves of view animations in this layer and below count as linear: so while a drag drives them.
    package final var pacesViewAnimationsLinearly = false {
        didSet { touch() }
    }
    /// Whether animations that have ended in this layer and below stay on, unseen: a drag may take time back to them.
    package final var keepsEndedAnimations = false
    /// Whether this is the root of what is shown: a window's layer.
    package final var isDisplayRoot = false {
        didSet { CATransaction.rootsChanged(self) }
    }
    /// Whether the inside is kept as one texture as long as it is still: the layer of a whole screen.
    package final var isScreen = false {
        didSet { touch() }
    }

    final var hints = LayerHints()
    /// What was kept under keys that are no properties'.
    final var values: [String: Any] = [:]
    /// Is told of changes as they are made, whole frames at a time.
    package final var onChange: (() -> Void)?
    /// Whether a change is under way of which only the whole is to be told.
    final var isChanging = false

    final var children: [CALayer] = []
    final weak var parent: CALayer?
    /// Called before a frame that is not the present one is set under a transform that scales, turns or skews. The main thread's.
    nonisolated(unsafe) package static var onFrameUnderTransform: ((CALayer) -> Void)?
    final var maskLayer: CALayer?
    /// The layer of which this is a presentation copy.
    final var modelLayer: CALayer?
    final var attachedAnimations: [AttachedAnimation] = []
    final var wantsLayout = false
    final var wantsDisplay = false
    /// Whether this layer or one below wants layout or display.
    final var subtreeWantsUpdate = false
    /// Whether it has been on a screen: a layer that has not appears without implicit animations.
    final var isCommitted = false
    /// Whether this layer or one below has come in since the last commit.
    final var subtreeIsNew = true
    final var frozen: FrozenLayer?
    final var lastFrozen: FrozenLayer?
    /// What a commit made, where another copy was made since; with the commit's number.
    final var committed: (turn: Int, tree: FrozenLayer?)?

    nonisolated(unsafe) private static var count = 0

    public override init() {
        CALayer.count += 1
        serial = CALayer.count
        super.init()
        prepareState(&state)
    }

    /// A copy of another layer's values without its sublayers: how presentation layers are made.
    public init(layer: Any) {
        CALayer.count += 1
        serial = CALayer.count
        super.init()
        if let layer = layer as? CALayer {
            state = layer.state
            timing = layer.timing
            name = layer.name
            delegate = layer.delegate
            values = layer.values
        } else {
            prepareState(&state)
        }
    }

    /// Nil: there are no archives to read layers from. It is here for the subclasses that have to declare it.
    public required init?(coder: NSCoder) {
        nil
    }

    deinit {
        // Who waits for the end of an animation is told even if the layer is let go in its midst, but not from here,
        // in the middle of whatever released it.
        let left = attachedAnimations.filter { !$0.hasEnded }
        left.first?.clock?.schedule(after: 0) { left.forEach { $0.tellEnd(finished: false) } }
    }

    /// The layer has come into a tree that is shown, for the first time.
    func willCommitFirst() {}

    /// Gives the state what the class adds.
    func prepareState(_ state: inout LayerState) {}

    /// A subclass's own actions, asked after the delegate and `actions`.
    open class func defaultAction(forKey event: String) -> (any CAAction)? {
        nil
    }

    /// What a change of a property sets off: the delegate's answer, else `actions`, the class's default, and last an
    /// implicit animation if the layer is on a screen. `NSNull` anywhere means nothing.
    open func action(forKey event: String) -> (any CAAction)? {
        if CATransaction.disableActions() { return nil }
        let found =
            delegate?.action(for: self, forKey: event) ?? actions?[event] ?? Self.defaultAction(forKey: event)
            ?? implicitAction(forKey: event)
        return found is NSNull ? nil : found
    }

    /// Arranges the sublayers, when the bounds have changed or layout was asked for.
    open func layoutSublayers() {
        delegate?.layoutSublayers(of: self)
    }

    /// Provides the contents, when drawing was asked for.
    open func display() {
        if let delegate { delegate.display(self) } else { drawContents() }
    }

    /// Draws the contents in the layer's own coordinates.
    open func draw(in ctx: CGContext) {
        delegate?.draw(self, in: ctx)
    }

    /// The deepest layer that holds a point given in the superlayer's coordinates, where it stands in the model.
    open func hitTest(_ p: CGPoint) -> CALayer? {
        guard !isHidden, let point = convert(p, fromParent: true), !state.masksToBounds || contains(point) else {
            return nil
        }
        // Of a presentation copy these are presentation copies too.
        let sublayers = sublayers ?? []
        let order = sublayers.indices.sorted {
            (sublayers[$0].zPosition, $0) > (sublayers[$1].zPosition, $1)
        }
        for index in order {
            if let hit = sublayers[index].hitTest(point) { return hit }
        }
        return contains(point) ? self : nil
    }

    /// Whether a point in the layer's own coordinates lies in its bounds.
    open func contains(_ p: CGPoint) -> Bool {
        state.bounds.contains(p)
    }

    // MARK: Properties

    open var bounds: CGRect {
        get { state.bounds }
        set { change("bounds", \.bounds, to: newValue) }
    }

    /// Where the anchor point lies in the superlayer's coordinates.
    open var position: CGPoint {
        get { state.position }
        set { change("position", \.position, to: newValue) }
    }

    open var zPosition: CGFloat {
        get { state.zPosition }
        set { change("zPosition", \.zPosition, to: newValue) }
    }

    /// The point of the bounds, in unit coordinates, that `position` places and the transform turns about.
    open var anchorPoint: CGPoint {
        get { state.anchorPoint }
        set { change("anchorPoint", \.anchorPoint, to: newValue) }
    }

    open var anchorPointZ: CGFloat {
        get { state.anchorPointZ }
        set { change("anchorPointZ", \.anchorPointZ, to: newValue) }
    }

    open var transform: CATransform3D {
        get { state.transform }
        set { change("transform", \.transform, to: newValue) }
    }

    /// Applied to the sublayers about this layer's anchor point: where perspective goes.
    open var sublayerTransform: CATransform3D {
        get { state.sublayerTransform }
        set { change("sublayerTransform", \.sublayerTransform, to: newValue) }
    }

    open func affineTransform() -> CGAffineTransform {
        CATransform3DGetAffineTransform(state.transform)
    }

    open func setAffineTransform(_ m: CGAffineTransform) {
        transform = CATransform3DMakeAffineTransform(m)
    }

    /// The upright rectangle around the layer in the superlayer's coordinates. Setting it under a transform changes
    /// position and bounds so that this rectangle results, which is rarely what is meant.
    open var frame: CGRect {
        get { state.frame }
        set { setFrame(newValue.standardized) }
    }

    open var opacity: Float {
        get { Float(state.opacity) }
        set { change("opacity", \.opacity, to: CGFloat(newValue)) }
    }

    open var isHidden: Bool {
        get { state.isHidden }
        set { change("hidden", \.isHidden, to: newValue) }
    }

    open var isDoubleSided: Bool {
        get { state.isDoubleSided }
        set { change("doubleSided", \.isDoubleSided, to: newValue) }
    }

    open var masksToBounds: Bool {
        get { state.masksToBounds }
        set { change("masksToBounds", \.masksToBounds, to: newValue) }
    }

    open var backgroundColor: CGColor? {
        get { state.backgroundColor.map(CGColor.init) }
        set { change("backgroundColor", \.backgroundColor, to: newValue?.rgba) }
    }

    open var cornerRadius: CGFloat {
        get { state.cornerRadius }
        set { change("cornerRadius", \.cornerRadius, to: newValue) }
    }

    open var maskedCorners: CACornerMask {
        get { state.maskedCorners }
        set { change("maskedCorners", \.maskedCorners, to: newValue) }
    }

    open var borderWidth: CGFloat {
        get { state.borderWidth }
        set { change("borderWidth", \.borderWidth, to: newValue) }
    }

    open var borderColor: CGColor? {
        get { state.borderColor.map(CGColor.init) }
        set { change("borderColor", \.borderColor, to: newValue?.rgba) }
    }

    open var shadowColor: CGColor? {
        get { state.shadowColor.map(CGColor.init) }
        set { change("shadowColor", \.shadowColor, to: newValue?.rgba) }
    }

    open var shadowOpacity: Float {
        get { Float(state.shadowOpacity) }
        set { change("shadowOpacity", \.shadowOpacity, to: CGFloat(newValue)) }
    }

    open var shadowOffset: CGSize {
        get { state.shadowOffset }
        set { change("shadowOffset", \.shadowOffset, to: newValue) }
    }

    open var shadowRadius: CGFloat {
        get { state.shadowRadius }
        set { change("shadowRadius", \.shadowRadius, to: newValue) }
    }

    open var shadowPath: CGPath? {
        get { state.shadowPath }
        set { change("shadowPath", \.shadowPath, to: newValue?.copy()) }
    }

    /// A `CGImage`; anything else shows nothing.
    open var contents: Any? {
        get { state.contents }
        set {
            let image = newValue as? CGImage
            if image !== state.contents { change("contents", \.contents, setting: image) }
        }
    }

    /// The part of the contents that is shown, in unit coordinates.
    open var contentsRect: CGRect {
        get { state.contentsRect }
        set { change("contentsRect", \.contentsRect, to: newValue) }
    }

    /// The part of the contents that stretches while the rest keeps its size, in unit coordinates.
    open var contentsCenter: CGRect {
        get { state.contentsCenter }
        set { change("contentsCenter", \.contentsCenter, to: newValue) }
    }

    open var contentsGravity: CALayerContentsGravity {
        get { state.contentsGravity }
        set { change("contentsGravity", \.contentsGravity, to: newValue) }
    }

    /// Pixels of the contents per point.
    open var contentsScale: CGFloat {
        get { state.contentsScale }
        set { change("contentsScale", \.contentsScale, to: newValue) }
    }

    open var edgeAntialiasingMask: CAEdgeAntialiasingMask {
        get { state.edgeAntialiasingMask }
        set { change("edgeAntialiasingMask", \.edgeAntialiasingMask, to: newValue) }
    }

    /// A layer whose alpha is what of this layer is seen; it lies in this layer's coordinates.
    open var mask: CALayer? {
        get { modelLayer == nil ? maskLayer : modelLayer?.maskLayer?.presentation() }
        set { setMask(newValue) }
    }

    // MARK: The layer's own time, that of its animations and of its sublayers

    open var beginTime: CFTimeInterval {
        get { timing.beginTime }
        set { set(\.beginTime, newValue) }
    }
    open var duration: CFTimeInterval {
        get { timing.duration }
        set { set(\.duration, newValue) }
    }
    /// 0 stops all animations below; they then show what `timeOffset` says.
    open var speed: Float {
        get { timing.speed }
        set { set(\.speed, newValue) }
    }
    open var timeOffset: CFTimeInterval {
        get { timing.timeOffset }
        set { set(\.timeOffset, newValue) }
    }
    open var repeatCount: Float {
        get { timing.repeatCount }
        set { set(\.repeatCount, newValue) }
    }
    open var repeatDuration: CFTimeInterval {
        get { timing.repeatDuration }
        set { set(\.repeatDuration, newValue) }
    }
    open var autoreverses: Bool {
        get { timing.autoreverses }
        set { set(\.autoreverses, newValue) }
    }
    open var fillMode: CAMediaTimingFillMode {
        get { timing.fillMode }
        set { set(\.fillMode, newValue) }
    }

    // MARK: The tree

    /// From back to front, as far as `zPosition` does not say otherwise.
    open var sublayers: [CALayer]? {
        get {
            if let modelLayer { return modelLayer.sublayers?.compactMap { $0.presentation() } }
            return children.isEmpty ? nil : children
        }
        set {
            for child in children { child.removeFromSuperlayer() }
            for child in newValue ?? [] { addSublayer(child) }
        }
    }

    open var superlayer: CALayer? {
        if let modelLayer { return modelLayer.superlayer?.presentation() }
        return parent?.maskLayer === self ? nil : parent
    }

    open func addSublayer(_ layer: CALayer) {
        insert(layer) { $0.endIndex }
    }

    open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
        insert(layer) { min(Int(idx), $0.endIndex) }
    }

    /// Below a sibling, or at the back if that is not a sublayer of this layer.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        insert(layer) { children in children.firstIndex { $0 === sibling } ?? 0 }
    }

    /// Above a sibling, or in front if that is not a sublayer of this layer.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        insert(layer) { children in children.firstIndex { $0 === sibling }.map { $0 + 1 } ?? children.endIndex }
    }

    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        guard oldLayer !== newLayer, children.contains(where: { $0 === oldLayer }) else { return }
        insertSublayer(newLayer, above: oldLayer)
        oldLayer.removeFromSuperlayer()
    }

    open func removeFromSuperlayer() {
        guard let parent else { return }
        if parent.maskLayer === self {
            parent.maskLayer = nil
        } else {
            parent.children.removeAll { $0 === self }
        }
        parent.touch()
        self.parent = nil
    }

    // MARK: Layout and drawing

    open func needsLayout() -> Bool { wantsLayout }

    open func setNeedsLayout() {
        guard !wantsLayout else { return }
        wantsLayout = true
        markUpdate()
    }

    /// Lays out now what was marked: from the topmost layer above that is, down.
    open func layoutIfNeeded() {
        topmostUnsettled.update(displays: false)
    }

    open func needsDisplay() -> Bool { wantsDisplay }

    open func setNeedsDisplay() {
        guard !wantsDisplay else { return }
        wantsDisplay = true
        markUpdate()
    }

    open func setNeedsDisplay(_ r: CGRect) {
        setNeedsDisplay()
    }

    open func displayIfNeeded() {
        guard wantsDisplay else { return }
        wantsDisplay = false
        display()
    }

    // MARK: Values by name

    /// A property's value, or what was kept under a key of one's own.
    open func value(forKey key: String) -> Any? { knownValue(key) }

    /// Sets a property, or keeps any value under a key of one's own.
    open func setValue(_ value: Any?, forKey key: String) {
        setKnown(value, key)
    }

    /// As for a key; a component of a property can be named too, as in "transform.scale.x".
    open func value(forKeyPath keyPath: String) -> Any? { knownValue(keyPath) }

    open func setValue(_ value: Any?, forKeyPath keyPath: String) {
        setKnown(value, keyPath)
    }

    // MARK: Animations

    /// Adds a copy of an animation; one added before under the same key is replaced.
    open func add(_ anim: CAAnimation, forKey key: String?) {
        attach(anim, forKey: key)
    }

    open func animation(forKey key: String) -> CAAnimation? {
        attachedAnimations.first { $0.key == key }?.animation
    }

    open func animationKeys() -> [String]? {
        let keys = attachedAnimations.compactMap(\.key)
        return keys.isEmpty ? nil : keys
    }

    open func removeAnimation(forKey key: String) {
        for animation in attachedAnimations where animation.key == key { end(animation, finished: false) }
    }

    open func removeAllAnimations() {
        endAllAnimations(finished: false)
    }
}
