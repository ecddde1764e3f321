/// Makes a property of an effect tunable: it gets a control in the inspector and a key on the command line.
///
///     /// The circle's radius at the start, in points.
///     @Tunable("radius at the start", 0...300, .points) open var startRadius: CGFloat = 30
@preconcurrency @MainActor
@propertyWrapper
public final class Tunable<Value> {
    public var wrappedValue: Value
    let title: String
    let kind: Parameter.Kind
    private let read: (Value) -> Parameter.Value
    /// Nil for a value of another kind.
    private let write: (Parameter.Value) -> Value?

    private init(
        _ value: Value, _ title: String, _ kind: Parameter.Kind, read: @escaping (Value) -> Parameter.Value,
        write: @escaping (Parameter.Value) -> Value?
    ) {
        wrappedValue = value
        self.title = title
        self.kind = kind
        self.read = read
        self.write = write
    }

    /// A number.
    ///
    /// - Parameters:
    ///   - title: what it is, in a short phrase.
    ///   - range: the values that make sense.
    ///   - unit: what it counts.
    public convenience init(
        wrappedValue: Value, _ title: String, _ range: ClosedRange<Double>, _ unit: Parameter.Unit = .none
    ) where Value: BinaryFloatingPoint & CustomStringConvertible {
        self.init(wrappedValue, title, .number(range, unit)) {
            // Through decimal text: 0.3 as a Float is 0.300000012, and 0.3 is meant.
            .number(Double($0.description) ?? Double($0))
        } write: {
            if case .number(let number) = $0 { Value(number) } else { nil }
        }
    }

    public convenience init(wrappedValue: Value, _ title: String) where Value == Bool {
        self.init(wrappedValue, title, .flag, read: Parameter.Value.flag) {
            if case .flag(let flag) = $0 { flag } else { nil }
        }
    }

    /// A place in the container, in points.
    public convenience init(wrappedValue: Value, _ title: String) where Value == CGPoint {
        self.init(wrappedValue, title, .point, read: Parameter.Value.point) {
            if case .point(let point) = $0 { point } else { nil }
        }
    }

    /// In points.
    public convenience init(wrappedValue: Value, _ title: String) where Value == CGSize {
        self.init(wrappedValue, title, .size, read: Parameter.Value.size) {
            if case .size(let size) = $0 { size } else { nil }
        }
    }

    public convenience init(wrappedValue: Value, _ title: String) where Value == UIColor {
        self.init(wrappedValue, title, .color) {
            .color(Parameter.Color($0))
        } write: {
            if case .color(let color?) = $0 { color.uiColor } else { nil }
        }
    }

    /// A colour or none.
    public convenience init(wrappedValue: Value, _ title: String) where Value == UIColor? {
        self.init(wrappedValue, title, .optionalColor) {
            .color($0.map { Parameter.Color($0) })
        } write: {
            if case .color(let color) = $0 { .some(color?.uiColor) } else { nil }
        }
    }
}

/// What a tunable property keeps, whatever its type.
@MainActor
protocol TunableStorage: AnyObject, Sendable {
    var title: String { get }
    var kind: Parameter.Kind { get }
    var tuned: Parameter.Value { get set }
}

extension Tunable: TunableStorage {
    var tuned: Parameter.Value {
        get { read(wrappedValue) }
        set { if let value = write(newValue) { wrappedValue = value } }
    }
}
