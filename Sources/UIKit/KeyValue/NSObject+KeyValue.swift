/// Key-value coding for the properties of UIKit's classes that files know by name. Layers and animations have their own, which
/// is preferred.
extension NSObject {
    /// The value of a property by its name; an object of a file's own is asked for what it stores.
    ///
    /// Of a name that is not known the console tells, and the value is nil.
    @_disfavoredOverload @preconcurrency @MainActor public func value(forKey key: String) -> Any? {
        if let layer = self as? CALayer, let value = layer.value(forKeyPath: key) { return value }
        for entry in KeyTable.entries(for: key.withoutIs) {
            if let answer = entry.get(self) { return answer.value }
        }
        if let answer = stored(key) { return answer.value }
        reportUnknown(key, "nil is read")
        return nil
    }

    /// Sets a property by its name. Of a name that is not known, or a value of another type, the console tells.
    @_disfavoredOverload @preconcurrency @MainActor public func setValue(_ value: Any?, forKey key: String) {
        if let layer = self as? CALayer { return layer.setValue(value, forKeyPath: key) }
        var isKnown = false
        for entry in KeyTable.entries(for: key.withoutIs) where entry.get(self) != nil {
            isKnown = true
            if entry.set?(self, value) == true { return }
        }
        guard isKnown else { return reportUnknown(key, "nothing is set") }
        Console.say("\(type(of: self)) cannot take \(value ?? "nil") for the key \"\(key)\"; nothing is set.")
    }

    /// The value at the end of a path of names, `view.alpha`.
    @_disfavoredOverload @preconcurrency @MainActor public func value(forKeyPath keyPath: String) -> Any? {
        let (first, rest) = Self.split(keyPath)
        if let layer = self as? CALayer { return layer.value(forKeyPath: keyPath) }
        let value = value(forKey: first)
        guard let rest else { return value }
        return (value as? NSObject)?.value(forKeyPath: rest) ?? CGRectComponent.value(value, rest)
    }

    /// Sets the property at the end of a path of names.
    @_disfavoredOverload @preconcurrency @MainActor public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        if let layer = self as? CALayer { return layer.setValue(value, forKeyPath: keyPath) }
        let (first, rest) = Self.split(keyPath)
        guard let rest else { return setValue(value, forKey: first) }
        guard let next = self.value(forKey: first) as? NSObject else {
            return Console.say("the key path \"\(keyPath)\" of \(type(of: self)) leads to no object; nothing is set.")
        }
        next.setValue(value, forKeyPath: rest)
    }

    private static func split(_ keyPath: String) -> (first: String, rest: String?) {
        guard let dot = keyPath.firstIndex(of: ".") else { return (keyPath, nil) }
        return (String(keyPath[..<dot]), String(keyPath[keyPath.index(after: dot)...]))
    }

    /// What a class of a file's own stores under a name.
    private func stored(_ key: String) -> KeyTable.Answer? {
        var mirror: Mirror? = Mirror(reflecting: self)
        while let current = mirror {
            for child in current.children where child.label == key {
                return KeyTable.Answer(value: KeyValueConversion.unwrapped(child.value))
            }
            mirror = current.superclassMirror
        }
        return nil
    }

    private func reportUnknown(_ key: String, _ outcome: String) {
        Console.once(
            "\(type(of: self)) is not key value coding-compliant for the key \"\(key)\": "
                + "only properties that Segue knows by name can be reached so; \(outcome).")
    }
}

extension String {
    /// The property's name as Objective-C has it: `hidden` for `isHidden`.
    fileprivate var withoutIs: String {
        guard hasPrefix("is"), let letter = dropFirst(2).first, letter.isUppercase else { return self }
        return letter.lowercased() + dropFirst(3)
    }
}

/// Numbers inside geometry that a path may end with: `frame.origin.x`.
private enum CGRectComponent {
    static func value(_ value: Any?, _ path: String) -> Any? {
        switch (value, path) {
        case (let rect as CGRect, "origin"): rect.origin
        case (let rect as CGRect, "size"): rect.size
        case (let rect as CGRect, _) where path.hasPrefix("origin."): self.value(rect.origin, String(path.dropFirst(7)))
        case (let rect as CGRect, _) where path.hasPrefix("size."): self.value(rect.size, String(path.dropFirst(5)))
        case (let point as CGPoint, "x"): point.x
        case (let point as CGPoint, "y"): point.y
        case (let size as CGSize, "width"): size.width
        case (let size as CGSize, "height"): size.height
        default: nil
        }
    }
}
