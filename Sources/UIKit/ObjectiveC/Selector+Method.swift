/// What a selector carries: the reference to a method that `#selector` named.
///
/// The functions' types are not isolated, which fits methods that are isolated and methods that are not; they are only ever
/// called on the main thread.
extension Selector {
    public init<Owner, Result>(_ name: String, _ method: @escaping (Owner) -> () -> Result) {
        self.init(
            name: name,
            method: SelectorMethod(of: Owner.self) { owner, _ in method(owner)()
            })
    }

    public init<Owner, A, Result>(_ name: String, _ method: @escaping (Owner) -> (A) -> Result) {
        self.init(
            name: name,
            method: SelectorMethod(of: Owner.self) { owner, arguments in
                guard let a: A = arguments.take() else { return nil }
                return method(owner)(a)
            })
    }

    public init<Owner, A, B, Result>(_ name: String, _ method: @escaping (Owner) -> (A, B) -> Result) {
        self.init(
            name: name,
            method: SelectorMethod(of: Owner.self) { owner, arguments in
                guard let a: A = arguments.take(), let b: B = arguments.take() else { return nil }
                return method(owner)(a, b)
            })
    }

    public init<Owner, A, B, C, Result>(_ name: String, _ method: @escaping (Owner) -> (A, B, C) -> Result) {
        self.init(
            name: name,
            method: SelectorMethod(of: Owner.self) { owner, arguments in
                guard let a: A = arguments.take(), let b: B = arguments.take(), let c: C = arguments.take() else {
                    return nil
                }
                return method(owner)(a, b, c)
            })
    }

    public init<Owner, A, B, C, D, Result>(
        _ name: String, _ method: @escaping (Owner) -> (A, B, C, D) -> Result
    ) {
        self.init(
            name: name,
            method: SelectorMethod(of: Owner.self) { owner, arguments in
                guard let a: A = arguments.take(), let b: B = arguments.take(), let c: C = arguments.take(),
                    let d: D = arguments.take()
                else { return nil }
                return method(owner)(a, b, c, d)
            })
    }
}

/// Class methods. Disfavoured, or an instance method would be taken for a class method that returns a function.
extension Selector {
    @_disfavoredOverload
    public init<Result>(_ name: String, _ method: @escaping () -> Result) {
        self.init(name: name, method: SelectorMethod { _ in method() })
    }

    @_disfavoredOverload
    public init<A, Result>(_ name: String, _ method: @escaping (A) -> Result) {
        self.init(
            name: name,
            method: SelectorMethod { arguments in
                guard let a: A = arguments.take() else { return nil }
                return method(a)
            })
    }

    @_disfavoredOverload
    public init<A, B, Result>(_ name: String, _ method: @escaping (A, B) -> Result) {
        self.init(
            name: name,
            method: SelectorMethod { arguments in
                guard let a: A = arguments.take(), let b: B = arguments.take() else { return nil }
                return method(a, b)
            })
    }
}

/// Methods of what an expression is of; the expression itself is not evaluated.
extension Selector {
    public init<Owner, Result>(
        _ name: String, of owner: @autoclosure () -> Owner?, _ method: @escaping (Owner) -> () -> Result
    ) {
        self.init(name: name, method: SelectorMethod(of: Owner.self) { owner, _ in method(owner)() })
    }

    public init<Owner, A, Result>(
        _ name: String, of owner: @autoclosure () -> Owner?, _ method: @escaping (Owner) -> (A) -> Result
    ) {
        self.init(
            name: name,
            method: SelectorMethod(of: Owner.self) { owner, arguments in
                guard let a: A = arguments.take() else { return nil }
                return method(owner)(a)
            })
    }

    public init<Owner, A, B, Result>(
        _ name: String, of owner: @autoclosure () -> Owner?, _ method: @escaping (Owner) -> (A, B) -> Result
    ) {
        self.init(
            name: name,
            method: SelectorMethod(of: Owner.self) { owner, arguments in
                guard let a: A = arguments.take(), let b: B = arguments.take() else { return nil }
                return method(owner)(a, b)
            })
    }
}

/// Properties.
extension Selector {
    public init<Owner, Value>(_ name: String, getter property: KeyPath<Owner, Value>) {
        self.init(name: name, method: SelectorMethod(of: Owner.self) { owner, _ in owner[keyPath: property] })
    }

    public init<Owner, Value>(_ name: String, setter property: ReferenceWritableKeyPath<Owner, Value>) {
        self.init(
            name: name,
            method: SelectorMethod(of: Owner.self) { owner, arguments in
                guard let value: Value = arguments.take() else { return nil }
                owner[keyPath: property] = value
                return nil
            })
    }
}
