/// Draws, lays out and animates on behalf of a layer; a view is the delegate of its own layer.
public protocol CALayerDelegate: AnyObject {
    func display(_ layer: CALayer)
    func draw(_ layer: CALayer, in ctx: CGContext)
    func layoutSublayers(of layer: CALayer)
    /// Nil goes on searching; `NSNull` ends the search with no action.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    public func display(_ layer: CALayer) {
        layer.drawContents()
    }

    public func draw(_ layer: CALayer, in ctx: CGContext) {}
    public func layoutSublayers(of layer: CALayer) {}

    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        nil
    }
}

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

    final var children: [CALayer] = []
    final weak var parent: CALayer?
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
        } else {
            prepareState(&state)
        }
    }

    deinit {
        // Who waits for the end of an animation is told even if the layer is let go in its midst, but not from here,
        // in the middle of whatever released it.
        let left = attachedAnimations.filter { !$0.hasEnded }
        left.first?.clock?.schedule(after: 0) { left.forEach { $0.tellEnd(finished: false) } }
    }

    /// Gives the state what the class adds.
    func prepareState(_ state: inout LayerState) {}

    /// A layer of the class with the same values: what a presentation layer is made from.
    func makeCopy() -> CALayer {
        CALayer(layer: self)
    }

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

    /// Changes a property: looks for an action before the change, runs it after.
    final func change<Value>(_ key: String, _ place: WritableKeyPath<LayerState, Value>, setting value: Value) {
        let action = modelLayer == nil ? prepared(action(forKey: key), forKey: key) : nil
        state[keyPath: place] = value
        touch()
        if key == "bounds" { setNeedsLayout() }
        action?.run(forKey: key, object: self, arguments: nil)
    }

    /// The same for a value that can be compared: setting what is there already is no change, and sets off nothing.
    final func change<Value: Equatable>(_ key: String, _ place: WritableKeyPath<LayerState, Value>, to value: Value) {
        if state[keyPath: place] == value { return }
        change(key, place, setting: value)
    }

    /// Forgets the frozen copies that hold this layer.
    final func touch() {
        var layer: CALayer? = self
        while let current = layer, current.frozen != nil {
            current.frozen = nil
            layer = current.parent
        }
    }
}
