public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let nonZero = Self(rawValue: "non-zero")
    public static let evenOdd = Self(rawValue: "even-odd")
}

public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let butt = Self(rawValue: "butt")
    public static let round = Self(rawValue: "round")
    public static let square = Self(rawValue: "square")
}

public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let miter = Self(rawValue: "miter")
    public static let round = Self(rawValue: "round")
    public static let bevel = Self(rawValue: "bevel")
}

/// An outline, filled and stroked.
open class CAShapeLayer: CALayer {
    override func prepareState(_ state: inout LayerState) {
        state.shape = ShapeState()
    }

    private func get<Value>(_ place: KeyPath<ShapeState, Value>) -> Value {
        (state.shape ?? ShapeState())[keyPath: place]
    }

    private func set<Value: Equatable>(_ key: String, _ place: WritableKeyPath<ShapeState, Value>, _ value: Value) {
        var shape = state.shape ?? ShapeState()
        guard shape[keyPath: place] != value else { return }
        shape[keyPath: place] = value
        change(key, \.shape, setting: shape)
    }

    open var path: CGPath? {
        get { get(\.path) }
        set { set("path", \.path, newValue?.copy()) }
    }

    open var fillColor: CGColor? {
        get { get(\.fillColor).map(CGColor.init) }
        set { set("fillColor", \.fillColor, newValue?.rgba) }
    }

    open var fillRule: CAShapeLayerFillRule {
        get { get(\.fillRule) == .evenOdd ? .evenOdd : .nonZero }
        set { set("fillRule", \.fillRule, newValue == .evenOdd ? .evenOdd : .winding) }
    }

    open var strokeColor: CGColor? {
        get { get(\.strokeColor).map(CGColor.init) }
        set { set("strokeColor", \.strokeColor, newValue?.rgba) }
    }

    open var lineWidth: CGFloat {
        get { get(\.lineWidth) }
        set { set("lineWidth", \.lineWidth, newValue) }
    }

    open var lineCap: CAShapeLayerLineCap {
        get {
            switch get(\.lineCap) {
            case .butt: .butt
            case .round: .round
            case .square: .square
            }
        }
        set { set("lineCap", \.lineCap, newValue == .round ? .round : newValue == .square ? .square : .butt) }
    }

    open var lineJoin: CAShapeLayerLineJoin {
        get {
            switch get(\.lineJoin) {
            case .miter: .miter
            case .round: .round
            case .bevel: .bevel
            }
        }
        set { set("lineJoin", \.lineJoin, newValue == .round ? .round : newValue == .bevel ? .bevel : .miter) }
    }

    open var miterLimit: CGFloat {
        get { get(\.miterLimit) }
        set { set("miterLimit", \.miterLimit, newValue) }
    }

    /// Lengths of dashes and gaps in turn, in points.
    open var lineDashPattern: [NSNumber]? {
        get { get(\.lineDashPattern).isEmpty ? nil : get(\.lineDashPattern).map { NSNumber(value: Double($0)) } }
        set { set("lineDashPattern", \.lineDashPattern, (newValue ?? []).map { CGFloat($0.doubleValue) }) }
    }

    open var lineDashPhase: CGFloat {
        get { get(\.lineDashPhase) }
        set { set("lineDashPhase", \.lineDashPhase, newValue) }
    }

    /// The fraction of the outline's length at which the stroke begins, 0…1.
    open var strokeStart: CGFloat {
        get { get(\.strokeStart) }
        set { set("strokeStart", \.strokeStart, newValue) }
    }

    open var strokeEnd: CGFloat {
        get { get(\.strokeEnd) }
        set { set("strokeEnd", \.strokeEnd, newValue) }
    }
}
