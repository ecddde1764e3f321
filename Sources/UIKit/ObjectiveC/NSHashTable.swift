/// A set of objects that may hold them weakly: several delegates, mostly.
///
/// It is searched from one end to the other, for weak entries cannot be kept by their hashes.
open class NSHashTable<ObjectType>: NSObject {
    private var entries: [HeldObject] = []
    private let options: NSPointerFunctions.Options

    public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int) {
        self.options = options
        super.init()
    }

    public convenience init(options: NSPointerFunctions.Options) {
        self.init(options: options, capacity: 0)
    }

    public override convenience init() {
        self.init(options: [], capacity: 0)
    }

    public class func weakObjects() -> NSHashTable<ObjectType> {
        NSHashTable(options: .weakMemory)
    }

    /// The number of entries that still have an object. On a device those that are gone may be counted for a while.
    open var count: Int { allObjects.count }

    open var allObjects: [ObjectType] {
        entries.compactMap { $0.object as? ObjectType }
    }

    open var anyObject: ObjectType? { allObjects.first }

    open func member(_ object: ObjectType?) -> ObjectType? {
        entries.first { $0.matches(object) }?.object as? ObjectType
    }

    open func contains(_ anObject: ObjectType?) -> Bool {
        entries.contains { $0.matches(anObject) }
    }

    open func add(_ object: ObjectType?) {
        guard let object, !contains(object) else { return }
        entries.removeAll { $0.object == nil }
        entries.append(HeldObject(object, options))
    }

    open func remove(_ object: ObjectType?) {
        entries.removeAll { $0.matches(object) }
    }

    open func removeAllObjects() {
        entries = []
    }

    open func objectEnumerator() -> NSEnumerator {
        NSArray(array: allObjects).objectEnumerator()
    }

    open var setRepresentation: Set<AnyHashable> {
        Set(allObjects.compactMap { $0 as? AnyHashable })
    }

    open func intersects(_ other: NSHashTable<ObjectType>) -> Bool {
        allObjects.contains { other.contains($0) }
    }

    open func isSubset(of other: NSHashTable<ObjectType>) -> Bool {
        allObjects.allSatisfy { other.contains($0) }
    }

    open func union(_ other: NSHashTable<ObjectType>) {
        for object in other.allObjects { add(object) }
    }

    open func minus(_ other: NSHashTable<ObjectType>) {
        for object in other.allObjects { remove(object) }
    }

    open func intersect(_ other: NSHashTable<ObjectType>) {
        for object in allObjects where !other.contains(object) { remove(object) }
    }
}
