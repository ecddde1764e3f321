/// A property of an effect that may be tuned: what a panel and the command line know of it.
///
/// It is bound to its effect: setting `value` sets the property.
public struct Parameter: Sendable {
    /// The property's name.
    public let key: String
    /// What it is, in a short phrase.
    public let title: String
    public let kind: Kind
    private let storage: any TunableStorage

    @MainActor
    init(key: String, _ storage: any TunableStorage) {
        self.key = key
        self.storage = storage
        title = storage.title
        kind = storage.kind
    }

    /// The property's value; one of another kind is not set, and one outside the limits is brought to the nearest.
    @MainActor
    public var value: Value {
        get { storage.tuned }
        nonmutating set { if let fit = kind.fitting(newValue) { storage.tuned = fit } }
    }

    /// What kind of value a property has.
    public enum Kind: Hashable, Sendable {
        case number(ClosedRange<Double>, Unit)
        case color
        /// A colour or none.
        case optionalColor
        /// A place in the container, in points.
        case point
        /// In points.
        case size
        case flag

        /// The coordinates that points and sizes may have, in points.
        public static let coordinates = -10_000.0...10_000.0

        /// A value with its numbers inside the limits; nil for one of another kind.
        public func fitting(_ value: Value) -> Value? {
            switch (self, value) {
            case (.number(let range, _), .number(let number)): .number(number.clamped(to: range))
            case (.color, .color(.some)), (.optionalColor, .color), (.flag, .flag): value
            case (.point, .point(let point)):
                .point(CGPoint(x: Self.limited(point.x), y: Self.limited(point.y)))
            case (.size, .size(let size)):
                .size(CGSize(width: Self.limited(size.width), height: Self.limited(size.height)))
            default: nil
            }
        }

        private static func limited(_ number: CGFloat) -> CGFloat {
            CGFloat(Double(number).clamped(to: coordinates))
        }
    }

    /// What a number counts.
    public enum Unit: String, Hashable, Sendable {
        case none = ""
        case points = "pt"
    }

    /// A property's value, whatever its kind.
    public enum Value: Hashable, Sendable, Codable {
        case number(Double)
        case color(Color?)
        case point(CGPoint)
        case size(CGSize)
        case flag(Bool)
    }

    /// A colour in bytes, as people write it: two colours that are written alike are equal.
    public struct Color: Hashable, Sendable, Codable {
        public var red: UInt8
        public var green: UInt8
        public var blue: UInt8
        public var alpha: UInt8

        public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
            (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
        }

        @MainActor
        public init(_ color: UIColor) {
            var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
            color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
            func byte(_ part: CGFloat) -> UInt8 { UInt8((part * 255).rounded().clamped(to: 0...255)) }
            self.init(red: byte(red), green: byte(green), blue: byte(blue), alpha: byte(alpha))
        }

        public var uiColor: UIColor {
            UIColor(
                red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255,
                alpha: CGFloat(alpha) / 255)
        }
    }
}

extension Effect {
    /// The properties declared `@Tunable`, those of superclasses first, in the order of their declaration.
    var declaredParameters: [Parameter] {
        var found: [Parameter] = []
        var mirror: Mirror? = Mirror(reflecting: self)
        while let current = mirror {
            let own = current.children.compactMap { child -> Parameter? in
                guard let storage = child.value as? any TunableStorage, let label = child.label else { return nil }
                // The storage of a wrapped property has the property's name behind an underscore.
                return Parameter(key: String(label.drop { $0 == "_" }), storage)
            }
            found = own + found
            mirror = current.superclassMirror
        }
        return found
    }

    /// The tunable property of a name.
    public func parameter(_ key: String) -> Parameter? {
        parameters.first { $0.key == key }
    }
}
