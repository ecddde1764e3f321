/// From what is handed over by name to a property's type: numbers of any type, boxed geometry, raw values.
enum KeyValueConversion {
    /// The value as a type; nil if it is of another kind.
    static func value<Value>(_ value: Any?, as type: Value.Type) -> Value? {
        guard let value = unwrapped(value) else {
            return (type as? any ExpressibleByNilLiteral.Type).flatMap { empty($0) as? Value }
        }
        if let value = value as? Value { return value }
        if let boxed = value as? NSValue, let geometry = geometry(boxed, as: type) as? Value { return geometry }
        guard let number = number(value) else { return nil }
        if type == Bool.self { return (number != 0) as? Value }
        if let float = type as? any BinaryFloatingPoint.Type { return make(float, number) as? Value }
        if let integer = type as? any BinaryInteger.Type { return make(integer, number) as? Value }
        if let raw = type as? any RawRepresentable.Type { return make(raw, number) as? Value }
        return nil
    }

    /// What an optional holds, however deep.
    static func unwrapped(_ value: Any?) -> Any? {
        guard let value else { return nil }
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return value }
        return mirror.children.first.flatMap { unwrapped($0.value) }
    }

    /// A number of whatever type.
    static func number(_ value: Any) -> Double? {
        switch value {
        case let value as Bool: value ? 1 : 0
        case let value as NSNumber: value.doubleValue
        case let value as any BinaryFloatingPoint: Double(value)
        case let value as any BinaryInteger: Double(value)
        default: nil
        }
    }

    private static func geometry<Value>(_ value: NSValue, as type: Value.Type) -> Any? {
        switch type {
        case is CGRect.Type: value.cgRectValue
        case is CGPoint.Type: value.cgPointValue
        case is CGSize.Type: value.cgSizeValue
        case is CGAffineTransform.Type: value.cgAffineTransformValue
        case is UIEdgeInsets.Type: value.uiEdgeInsetsValue
        default: nil
        }
    }

    private static func empty<T: ExpressibleByNilLiteral>(_ type: T.Type) -> T { nil }

    private static func make<T: BinaryFloatingPoint>(_ type: T.Type, _ number: Double) -> T { T(number) }

    private static func make<T: BinaryInteger>(_ type: T.Type, _ number: Double) -> T? { T(exactly: number) }

    private static func make<T: RawRepresentable>(_ type: T.Type, _ number: Double) -> T? {
        value(number, as: T.RawValue.self).flatMap(T.init(rawValue:))
    }
}
