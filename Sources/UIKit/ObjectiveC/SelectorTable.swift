/// The methods that can be found by name: those of our own classes, and those that generated code registers.
///
/// Belongs to the main thread, like the methods in it.
public enum SelectorTable {
    /// A method, and the class that has it.
    private struct Entry {
        let type: AnyClass
        let method: SelectorMethod
        /// Whether a target is an instance of the class, or for a class method the class, or of a subclass.
        let fits: (Any) -> Bool
        /// Whether a class is this one or a subclass.
        let isBase: (AnyClass) -> Bool
    }

    nonisolated(unsafe) private static var entries: [String: [Entry]] = [:]
    nonisolated(unsafe) private static var classes: [String: AnyClass] = [:]

    /// Makes methods of a class known by their selectors' names, and the class by its own.
    ///
    /// - Parameter selectors: that carry methods of the class; a name registered before for the class is replaced.
    public static func register<Class: AnyObject>(_ type: Class.Type, _ selectors: Selector...) {
        let name = String(reflecting: type)
        classes[name] = type
        // An application's own classes are looked up by their module's name, which is not known here, or by none.
        if let dot = name.firstIndex(of: ".") {
            classes[String(name[name.index(after: dot)...])] = type
        }
        // A private class has its file in its full name.
        let plain = String(describing: type)
        if classes[plain] == nil { classes[plain] = type }
        for selector in selectors {
            guard let method = selector.method else { continue }
            let isOfInstances = method.owner != nil
            let entry = Entry(
                type: type, method: method, fits: { isOfInstances ? $0 is Class : $0 is Class.Type },
                isBase: { $0 is Class.Type })
            entries[selector.name, default: []].removeAll { $0.type == type }
            entries[selector.name, default: []].append(entry)
        }
    }

    /// The method of that name that a target has: that of the most derived of its classes.
    static func method(named name: String, for target: Any) -> SelectorMethod? {
        var found: Entry?
        for entry in candidates(name) where entry.fits(target) && (found.map { $0.isBase(entry.type) } ?? true) {
            found = entry
        }
        return found?.method
    }

    /// The class that was registered under a name.
    static func registeredClass(_ name: String) -> AnyClass? {
        knowOwn()
        return classes[name]
    }

    private static func candidates(_ name: String) -> [Entry] {
        knowOwn()
        return entries[name] ?? []
    }

    /// Registers UIKit's own methods, once, and not from another thread than the one that they belong to.
    private static func knowOwn() {
        if VirtualClock.isOnThread { registered }
    }

    private static let registered: Void = MainActor.assumeIsolated { registerUIKit() }
}
