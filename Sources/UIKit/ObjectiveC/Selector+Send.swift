extension Selector {
    /// Whether a target has the method.
    ///
    /// It has one that the selector carries if it is of its class, or, for a method of a protocol, conforms: methods that
    /// Objective-C calls optional all have a body here.
    package func isUnderstood(by target: Any) -> Bool {
        method(for: target) != nil
    }

    /// Calls the method with as many of the arguments as it takes; those that are missing are nil.
    ///
    /// A target that does not have the method, or an argument of another type than it takes, is said on the console, and
    /// nothing is called.
    /// - Returns: what the method returns; nil for nothing.
    @discardableResult
    package func send(to target: Any, _ arguments: Any?...) -> Any? {
        send(to: target, arguments: arguments)
    }

    /// Calls the method with arguments from a list.
    @discardableResult
    func send(to target: Any, arguments: [Any?]) -> Any? {
        guard let method = method(for: target) else {
            Console.say("\(Self.describe(target)) has no method \(name); nothing was called.")
            return nil
        }
        var values = SelectorArguments(arguments)
        let result = method.call(target, &values)
        if let mismatch = values.mismatch {
            Console.say(
                "\(name) of \(Self.describe(target)) takes a value of type \(mismatch.type), "
                    + "but got \(mismatch.value.map(Self.describe) ?? "nil"); nothing was called.")
            return nil
        }
        return result is Void ? nil : result
    }

    /// The method carried, unless the target is of another class; else the one registered by its name.
    private func method(for target: Any) -> SelectorMethod? {
        if let method, method.fits(target) {
            return method
        }
        return SelectorTable.method(named: name, for: target)
    }

    /// What a console line calls a value: by its class.
    private static func describe(_ value: Any) -> String {
        value is Any.Type ? "the class \(value)" : "\(type(of: value))"
    }
}
