/// What a change handler wants to be given, and when it is called.
///
/// There is no `.prior`: a change is noticed when it has been made.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    /// Calls at once, with the value that is there.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
}

/// What has happened to an observed property.
public enum NSKeyValueChange: UInt, Sendable {
    case setting = 1
    case insertion = 2
    case removal = 3
    case replacement = 4
}

/// The parts of a change as `observeValue(forKeyPath:of:change:context:)` gets them.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
}

/// A change of an observed property.
public struct NSKeyValueObservedChange<Value> {
    public typealias Kind = NSKeyValueChange

    public let kind: Kind
    /// Where `.new` was asked for.
    public let newValue: Value?
    /// Where `.old` was asked for.
    public let oldValue: Value?
    /// Always nil: collections are observed as a whole.
    public let indexes: IndexSet?
    /// Always false: nothing is told before it happens.
    public let isPrior: Bool
}

/// Watches a property for as long as this is kept, or until it is told to stop.
public final class NSKeyValueObservation: NSObject {
    private let watcher: KeyValueWatcher

    init(_ watcher: KeyValueWatcher) {
        self.watcher = watcher
        super.init()
    }

    deinit {
        watcher.stop()
    }

    public func invalidate() {
        watcher.stop()
    }
}

/// What can be observed by key path: every `NSObject`.
public protocol _KeyValueCodingAndObserving {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving where Self: NSObject {
    /// Calls a handler when a property gets another value.
    ///
    /// Places, sizes and looks of views and layers, and what scroll views show, are told of as they change, everything else at
    /// the end of the turn of the run loop in which it did. Setting the value that is there already is no change.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        let watcher = KeyValueWatcher(self)
        func tell(_ object: Self, _ old: Value?, _ new: Value) {
            changeHandler(
                object,
                NSKeyValueObservedChange(
                    kind: .setting, newValue: options.contains(.new) ? new : nil,
                    oldValue: options.contains(.old) ? old : nil, indexes: nil, isPrior: false))
        }
        var last = self[keyPath: keyPath]
        watcher.start { [weak self] in
            guard let self else { return }
            let (old, new) = (last, self[keyPath: keyPath])
            guard !isSameValue(old, new) else { return }
            last = new
            tell(self, old, new)
        }
        if options.contains(.initial) { tell(self, nil, last) }
        return NSKeyValueObservation(watcher)
    }
}
