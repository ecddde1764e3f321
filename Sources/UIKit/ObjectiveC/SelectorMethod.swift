/// A method whose types are known only when it is called.
struct SelectorMethod {
    /// The type of the instances that have the method; nil for a class method.
    let owner: Any.Type?

    /// Whether a target has the method.
    let fits: (Any) -> Bool

    /// Calls it. The target fits.
    let call: (Any, inout SelectorArguments) -> Any?

    /// A method of the instances of a type; the closure calls it for an instance.
    init<Owner>(of owner: Owner.Type, _ call: @escaping (Owner, inout SelectorArguments) -> Any?) {
        self.owner = owner
        fits = { $0 is Owner }
        self.call = { target, arguments in
            guard let target = target as? Owner else { return nil }
            return call(target, &arguments)
        }
    }

    /// A class method, which is called whatever the target.
    init(_ call: @escaping (inout SelectorArguments) -> Any?) {
        owner = nil
        fits = { _ in true }
        self.call = { _, arguments in call(&arguments) }
    }
}

/// What is sent with a selector, taken one by one by a method that says what type each has to have.
struct SelectorArguments {
    private let values: [Any?]
    private var next = 0

    /// The first that was not of the type asked for.
    private(set) var mismatch: (value: Any?, type: Any.Type)?

    init(_ values: [Any?]) {
        self.values = values
    }

    /// The next one, where there is none nil; returns nil if it is not of the type, or none is allowed.
    mutating func take<Value>(_ type: Value.Type = Value.self) -> Value? {
        let value = values.indices.contains(next) ? values[next] : nil
        next += 1
        if let value {
            if let value = value as? Value { return value }
        } else if let none = Self.none(of: type) {
            return none as? Value
        }
        if mismatch == nil {
            mismatch = (value, type)
        }
        return nil
    }

    /// The nil of a type that has one. Not within its caller: Swift 6.3's optimiser crashes at the test where the type is known to
    /// be that of an optional closure.
    @inline(never)
    private static func none(of type: Any.Type) -> (any ExpressibleByNilLiteral)? {
        (type as? any ExpressibleByNilLiteral.Type)?.init(nilLiteral: ())
    }
}
