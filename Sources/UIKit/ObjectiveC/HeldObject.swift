/// An object in one of Foundation's collections that may let their objects go. `weak` entries empty themselves.
struct HeldObject {
    private weak var loose: AnyObject?
    private let firm: AnyObject?
    private let isWeak: Bool
    private let comparesPlaces: Bool

    /// Swift's own values are put into objects: they have to be held by somebody.
    init(_ value: Any?, _ options: NSPointerFunctions.Options) {
        isWeak = options.isWeak
        comparesPlaces = options.contains(.objectPointerPersonality)
        let object = value.map { $0 as AnyObject }
        loose = object
        firm = isWeak ? nil : object
    }

    /// Nil once a weakly held object is gone.
    var object: AnyObject? { firm ?? loose }

    /// Whether it is the same object or, unless places are compared, one that is equal.
    func matches(_ value: Any?) -> Bool {
        guard let value, let object else { return false }
        let other = value as AnyObject
        if object === other { return true }
        guard !comparesPlaces, let mine = object as? NSObject else { return false }
        return mine.isEqual(other)
    }
}

/// How Foundation's collections of objects hold and compare them.
open class NSPointerFunctions: NSObject {
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The object is kept alive. The default.
        public static let strongMemory = Options([])
        /// The pointer is kept, and nothing is known of what it points to.
        public static let opaqueMemory = Options(rawValue: 2)
        /// The object may go, and its entry is nil from then on.
        public static let weakMemory = Options(rawValue: 5)
        /// Objects are compared by `isEqual(_:)`. The default.
        public static let objectPersonality = Options([])
        /// Pointers are compared.
        public static let opaquePersonality = Options(rawValue: 1 << 8)
        /// Objects are compared by their places in memory.
        public static let objectPointerPersonality = Options(rawValue: 2 << 8)

        /// The lowest byte is one number, not a set.
        var isWeak: Bool { rawValue & 0xFF == 5 }
        var isOpaque: Bool { rawValue & 0xFF == 2 }
    }
}
