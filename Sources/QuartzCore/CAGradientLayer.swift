public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let axial = Self(rawValue: "axial")
    public static let radial = Self(rawValue: "radial")
}

/// Colours flowing into each other over the bounds.
open class CAGradientLayer: CALayer {
    override func prepareState(_ state: inout LayerState) {
        state.gradient = GradientState()
    }

    private func get<Value>(_ place: KeyPath<GradientState, Value>) -> Value {
        (state.gradient ?? GradientState())[keyPath: place]
    }

    private func set<Value: Equatable>(_ key: String, _ place: WritableKeyPath<GradientState, Value>, _ value: Value) {
        var gradient = state.gradient ?? GradientState()
        guard gradient[keyPath: place] != value else { return }
        gradient[keyPath: place] = value
        change(key, \.gradient, setting: gradient)
    }

    /// `CGColor`s; anything else is left out.
    open var colors: [Any]? {
        get { get(\.colors).isEmpty ? nil : get(\.colors).map(CGColor.init) }
        set { set("colors", \.colors, (newValue ?? []).compactMap { ($0 as? CGColor)?.rgba }) }
    }

    /// Where the colours stand along the line, ascending in 0…1; nil: evenly spread.
    open var locations: [NSNumber]? {
        get { get(\.locations).isEmpty ? nil : get(\.locations).map { NSNumber(value: Double($0)) } }
        set { set("locations", \.locations, (newValue ?? []).map { CGFloat($0.doubleValue) }) }
    }

    /// In unit coordinates of the bounds.
    open var startPoint: CGPoint {
        get { get(\.startPoint) }
        set { set("startPoint", \.startPoint, newValue) }
    }

    open var endPoint: CGPoint {
        get { get(\.endPoint) }
        set { set("endPoint", \.endPoint, newValue) }
    }

    open var type: CAGradientLayerType {
        get { get(\.kind) == .radial ? .radial : .axial }
        set { set("type", \.kind, newValue == .radial ? .radial : .axial) }
    }
}
