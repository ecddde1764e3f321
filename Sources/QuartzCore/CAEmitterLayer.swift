public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let point = Self(rawValue: "point")
    public static let line = Self(rawValue: "line")
    public static let rectangle = Self(rawValue: "rectangle")
    public static let cuboid = Self(rawValue: "cuboid")
    public static let circle = Self(rawValue: "circle")
    public static let sphere = Self(rawValue: "sphere")
}

public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let points = Self(rawValue: "points")
    public static let outline = Self(rawValue: "outline")
    public static let surface = Self(rawValue: "surface")
    public static let volume = Self(rawValue: "volume")
}

public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let unordered = Self(rawValue: "unordered")
    public static let oldestFirst = Self(rawValue: "oldestFirst")
    public static let oldestLast = Self(rawValue: "oldestLast")
    public static let backToFront = Self(rawValue: "backToFront")
    public static let additive = Self(rawValue: "additive")
}

/// Emits particles. Each follows from its number and the layer's time, so that time can go back and forth.
///
/// Cells are read when they are given to the layer; cells of cells are not emitted, and particles are laid over each other
/// whatever the render mode.
open class CAEmitterLayer: CALayer {
    override func prepareState(_ state: inout LayerState) {
        state.emitter = EmitterState()
        state.emitter?.start = VirtualClock.current.now
    }

    /// Particles are born from the time on at which the layer appears.
    override func willCommitFirst() {
        state.emitter?.start = localTime(at: VirtualClock.current.now)
        touch()
    }

    private func get<Value>(_ place: KeyPath<EmitterState, Value>) -> Value {
        (state.emitter ?? EmitterState())[keyPath: place]
    }

    private func set<Value: Equatable>(_ key: String, _ place: WritableKeyPath<EmitterState, Value>, _ value: Value) {
        var emitter = state.emitter ?? EmitterState()
        guard emitter[keyPath: place] != value else { return }
        emitter[keyPath: place] = value
        change(key, \.emitter, setting: emitter)
    }

    open var emitterCells: [CAEmitterCell]? {
        didSet {
            state.emitter?.cells = (emitterCells ?? []).map(\.template)
            touch()
        }
    }

    open var emitterPosition: CGPoint {
        get { get(\.position) }
        set { set("emitterPosition", \.position, newValue) }
    }

    open var emitterSize: CGSize {
        get { get(\.size) }
        set { set("emitterSize", \.size, newValue) }
    }

    open var emitterShape: CAEmitterLayerEmitterShape {
        get { get(\.shape) }
        set { set("emitterShape", \.shape, newValue) }
    }

    open var emitterMode: CAEmitterLayerEmitterMode {
        get { get(\.mode) }
        set { set("emitterMode", \.mode, newValue) }
    }

    open var renderMode: CAEmitterLayerRenderMode {
        get { get(\.order) }
        set { set("renderMode", \.order, newValue) }
    }

    /// What the cells' own are multiplied by.
    open var birthRate: Float {
        get { Float(get(\.birthRate)) }
        set { set("birthRate", \.birthRate, CGFloat(newValue)) }
    }

    open var lifetime: Float {
        get { Float(get(\.lifetime)) }
        set { set("lifetime", \.lifetime, CGFloat(newValue)) }
    }

    open var velocity: Float {
        get { Float(get(\.velocity)) }
        set { set("velocity", \.velocity, CGFloat(newValue)) }
    }

    open var scale: Float {
        get { Float(get(\.scale)) }
        set { set("scale", \.scale, CGFloat(newValue)) }
    }

    open var spin: Float {
        get { Float(get(\.spin)) }
        set { set("spin", \.spin, CGFloat(newValue)) }
    }

    /// Other seeds, other particles.
    open var seed: UInt32 {
        get { get(\.seed) }
        set { set("seed", \.seed, newValue) }
    }
}
