/// How an association holds its value.
public enum objc_AssociationPolicy: UInt, Sendable {
    /// Weakly: a value that is gone is nil, where Objective-C would crash.
    case OBJC_ASSOCIATION_ASSIGN = 0
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// A copy of a value that can be copied.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    case OBJC_ASSOCIATION_RETAIN = 769
    case OBJC_ASSOCIATION_COPY = 771
}

/// Lets an object hold a value under a key, which is an address; nil takes it off.
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    Associations.table.set(object as AnyObject, key, value.map { AssociatedValue($0, policy) })
}

public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    Associations.table.get(object as AnyObject, key)
}

public func objc_removeAssociatedObjects(_ object: Any) {
    Associations.table.forget(ObjectIdentifier(object as AnyObject))
}

/// A value as its policy holds it.
private struct AssociatedValue {
    private var strong: Any?
    private weak var unowned: AnyObject?

    init(_ value: Any, _ policy: objc_AssociationPolicy) {
        switch policy {
        case .OBJC_ASSOCIATION_ASSIGN where type(of: value) is AnyClass: unowned = value as AnyObject
        case .OBJC_ASSOCIATION_COPY_NONATOMIC, .OBJC_ASSOCIATION_COPY: strong = (value as? NSCopying)?.copy() ?? value
        case .OBJC_ASSOCIATION_ASSIGN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC, .OBJC_ASSOCIATION_RETAIN: strong = value
        }
    }

    var value: Any? { strong ?? unowned }
}

/// What objects hold by association: a table beside them, since an object has no room for it.
///
/// Responders take what is theirs out when they go; what other objects held is let go of by the next association made.
final class Associations: @unchecked Sendable {
    static let table = Associations()

    private struct Entry {
        weak var object: AnyObject?
        var values: [UnsafeRawPointer: AssociatedValue] = [:]
    }

    /// By the object's address, which another object may have later: an entry counts while its own object lives.
    private var entries: [ObjectIdentifier: Entry] = [:]
    private let lock = NSLock()

    fileprivate func set(_ object: AnyObject, _ key: UnsafeRawPointer, _ value: AssociatedValue?) {
        // What is let go of may come back here when it goes: not before the lock is open.
        var released: [Entry] = []
        lock.withLock {
            for (id, entry) in entries where entry.object == nil {
                released.append(entry)
                entries[id] = nil
            }
            var entry = entries[ObjectIdentifier(object)] ?? Entry(object: object)
            released.append(entry)
            entry.values[key] = value
            entries[ObjectIdentifier(object)] = entry.values.isEmpty ? nil : entry
        }
        withExtendedLifetime(released) {}
    }

    fileprivate func get(_ object: AnyObject, _ key: UnsafeRawPointer) -> Any? {
        lock.withLock {
            let entry = entries[ObjectIdentifier(object)]
            return entry?.object === object ? entry?.values[key]?.value : nil
        }
    }

    /// Lets go of all that an object held.
    func forget(_ id: ObjectIdentifier) {
        let released = lock.withLock { entries.removeValue(forKey: id) }
        withExtendedLifetime(released) {}
    }
}
