/// How a value is kept with an object. Values are kept alive whatever it says, but for `ASSIGN`, which keeps an object weakly.
public enum objc_AssociationPolicy: UInt, Sendable {
    case OBJC_ASSOCIATION_ASSIGN = 0
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    case OBJC_ASSOCIATION_RETAIN = 769
    case OBJC_ASSOCIATION_COPY = 771
}

/// Keeps a value with an object, under an address: the way extensions of classes have stored properties.
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    Associations.set(value, on: object as AnyObject, key, weakly: policy == .OBJC_ASSOCIATION_ASSIGN)
}

public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    Associations.value(on: object as AnyObject, key)
}

public func objc_removeAssociatedObjects(_ object: Any) {
    Associations.remove(object as AnyObject)
}

/// The values that are kept with objects. The main thread's.
///
/// There is no hook on an object's end: what was kept with one that is gone goes when the table is next tidied.
private enum Associations {
    private struct Kept {
        weak var owner: AnyObject?
        var strong: [UnsafeRawPointer: Any] = [:]
        var weak: [UnsafeRawPointer: WeakBox] = [:]
    }

    private final class WeakBox {
        weak var value: AnyObject?

        init(_ value: AnyObject) {
            self.value = value
        }
    }

    nonisolated(unsafe) private static var table: [ObjectIdentifier: Kept] = [:]
    /// The number of objects at which the table is tidied.
    nonisolated(unsafe) private static var limit = 64

    static func value(on object: AnyObject, _ key: UnsafeRawPointer) -> Any? {
        guard let kept = table[ObjectIdentifier(object)], kept.owner === object else { return nil }
        return kept.strong[key] ?? kept.weak[key]?.value
    }

    static func set(_ value: Any?, on object: AnyObject, _ key: UnsafeRawPointer, weakly: Bool) {
        let id = ObjectIdentifier(object)
        // Another object may have had the same address.
        var kept = table[id].flatMap { $0.owner === object ? $0 : nil } ?? Kept(owner: object)
        kept.strong[key] = weakly ? nil : value
        kept.weak[key] = weakly ? value.map { WeakBox($0 as AnyObject) } : nil
        table[id] = kept
        if table.count >= limit {
            table = table.filter { $0.value.owner != nil }
            limit = max(64, table.count * 2)
        }
    }

    static func remove(_ object: AnyObject) {
        table[ObjectIdentifier(object)] = nil
    }
}
