/// Runs the body: objects are released when they are no longer used, and nothing waits for the end of a pool.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
    try body()
}

/// One lock for all objects: code that synchronises here does it against itself.
private let synchronisation = NSRecursiveLock()

@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 {
    synchronisation.lock()
    return 0
}

@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 {
    synchronisation.unlock()
    return 0
}

/// The modules whose classes have no module in their names on the platform.
private let systemModules = ["UIKit.", "QuartzCore.", "Foundation."]

/// The name of a class: `UIView`, and of an application's own with its module, `Mine.Card`.
public func NSStringFromClass(_ aClass: AnyClass) -> String {
    let name = String(reflecting: aClass)
    let module = systemModules.first { name.hasPrefix($0) }
    return String(name.dropFirst(module?.count ?? 0))
}

/// The class of a name, with or without its module.
public func NSClassFromString(_ aClassName: String) -> AnyClass? {
    if let known = SelectorTable.registeredClass(aClassName) ?? Foundation.NSClassFromString(aClassName) {
        return known
    }
    for module in systemModules where !aClassName.contains(".") {
        if let known = Foundation.NSClassFromString(module + aClassName) { return known }
    }
    // An application's module may go by another name here.
    let plain = aClassName.split(separator: ".").last.map(String.init) ?? aClassName
    return plain == aClassName ? nil : SelectorTable.registeredClass(plain)
}

extension NSObjectProtocol {
    /// Whether the object is of a class or of a subclass of it.
    public func isKind(of aClass: AnyClass) -> Bool {
        sequence(first: type(of: self as AnyObject), next: { _getSuperclass($0) }).contains { $0 == aClass }
    }

    /// Whether the object is of a class and not of a subclass.
    public func isMember(of aClass: AnyClass) -> Bool {
        type(of: self as AnyObject) == aClass
    }
}
