/// An array that may hold its objects weakly; those that are gone leave nil behind.
///
/// Its elements are written as pointers: `Unmanaged.passUnretained(object).toOpaque()`. Unless the options say that nothing is
/// known of what they point to, they point to objects.
open class NSPointerArray: NSObject {
    private enum Element {
        case object(HeldObject)
        case raw(UnsafeMutableRawPointer?)
    }

    private var elements: [Element] = []
    private let options: NSPointerFunctions.Options

    public init(options: NSPointerFunctions.Options = []) {
        self.options = options
        super.init()
    }

    public override convenience init() {
        self.init(options: [])
    }

    public class func weakObjects() -> NSPointerArray { NSPointerArray(options: .weakMemory) }
    public class func strongObjects() -> NSPointerArray { NSPointerArray(options: .strongMemory) }

    /// The number of elements with those that are nil; made smaller it loses its last ones, made larger it is filled with nil.
    open var count: Int {
        get { elements.count }
        set {
            if newValue < count { elements.removeLast(count - max(0, newValue)) }
            while count < newValue { elements.append(.raw(nil)) }
        }
    }

    /// Nil if the object is gone.
    open func pointer(at index: Int) -> UnsafeMutableRawPointer? {
        switch elements[index] {
        case .raw(let pointer): pointer
        case .object(let held): held.object.map { Unmanaged.passUnretained($0).toOpaque() }
        }
    }

    open func addPointer(_ pointer: UnsafeMutableRawPointer?) {
        elements.append(element(pointer))
    }

    open func removePointer(at index: Int) {
        elements.remove(at: index)
    }

    open func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) {
        elements.insert(element(item), at: index)
    }

    open func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) {
        elements[index] = element(item)
    }

    /// Takes out what is nil. On a device that does not happen before a nil was added by hand.
    open func compact() {
        elements = elements.indices.filter { pointer(at: $0) != nil }.map { elements[$0] }
    }

    /// The objects that are there.
    open var allObjects: [Any] {
        elements.compactMap { element in
            guard case .object(let held) = element else { return nil }
            return held.object
        }
    }

    private func element(_ pointer: UnsafeMutableRawPointer?) -> Element {
        guard let pointer, !options.isOpaque else { return .raw(pointer) }
        return .object(HeldObject(Unmanaged<AnyObject>.fromOpaque(pointer).takeUnretainedValue(), options))
    }
}
