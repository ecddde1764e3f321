/// A dictionary of objects that may hold its keys or its values weakly; an entry goes with either.
///
/// It is searched from one end to the other, for weak entries cannot be kept by their hashes.
open class NSMapTable<KeyType, ObjectType>: NSObject {
    private var entries: [(key: HeldObject, value: HeldObject)] = []
    private let keyOptions: NSPointerFunctions.Options
    private let valueOptions: NSPointerFunctions.Options

    public init(
        keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
        capacity initialCapacity: Int
    ) {
        self.keyOptions = keyOptions
        self.valueOptions = valueOptions
        super.init()
    }

    public convenience init(
        keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = []
    ) {
        self.init(keyOptions: keyOptions, valueOptions: valueOptions, capacity: 0)
    }

    public override convenience init() {
        self.init(keyOptions: [], valueOptions: [], capacity: 0)
    }

    public class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable()
    }

    public class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(keyOptions: .weakMemory)
    }

    public class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(valueOptions: .weakMemory)
    }

    public class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
    }

    /// The number of entries that still have both. On a device those that are gone may be counted for a while.
    open var count: Int { living.count }

    open func object(forKey aKey: KeyType?) -> ObjectType? {
        entries.first { $0.key.matches(aKey) }?.value.object as? ObjectType
    }

    open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
        entries.removeAll { $0.key.matches(aKey) || $0.key.object == nil || $0.value.object == nil }
        guard let anObject, let aKey else { return }
        entries.append((HeldObject(aKey, keyOptions), HeldObject(anObject, valueOptions)))
    }

    open func removeObject(forKey aKey: KeyType?) {
        entries.removeAll { $0.key.matches(aKey) }
    }

    open func removeAllObjects() {
        entries = []
    }

    open func keyEnumerator() -> NSEnumerator {
        NSArray(array: living.map(\.key)).objectEnumerator()
    }

    open func objectEnumerator() -> NSEnumerator? {
        NSArray(array: living.map(\.value)).objectEnumerator()
    }

    open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
        var result: [AnyHashable: ObjectType] = [:]
        for entry in living {
            if let key = entry.key as? AnyHashable { result[key] = entry.value }
        }
        return result
    }

    private var living: [(key: KeyType, value: ObjectType)] {
        entries.compactMap { entry in
            guard let key = entry.key.object as? KeyType, let value = entry.value.object as? ObjectType else {
                return nil
            }
            return (key, value)
        }
    }
}
