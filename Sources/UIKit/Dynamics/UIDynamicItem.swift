/// What a dynamic item is to others it meets.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
    case rectangle = 0
    case ellipse = 1
    case path = 2
}

/// A thing that an animator moves: a view, or anything with a centre, a size and a turn.
@preconcurrency @MainActor public protocol UIDynamicItem: AnyObject {
    var center: CGPoint { get set }
    var bounds: CGRect { get }
    var transform: CGAffineTransform { get set }
    /// What others meet of it: rectangles and ellipses here.
    var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
}

extension UIDynamicItem {
    public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
}

extension UIView: UIDynamicItem {}

/// Several items moved as one.
@preconcurrency @MainActor open class UIDynamicItemGroup: NSObject, UIDynamicItem {
    public let items: [any UIDynamicItem]
    private let offsets: [CGPoint]
    private let turns: [CGAffineTransform]
    public let bounds: CGRect

    open var center: CGPoint {
        didSet { place() }
    }
    open var transform = CGAffineTransform.identity {
        didSet { place() }
    }

    public init(items: [any UIDynamicItem]) {
        let frame = items.reduce(CGRect.null) {
            let (c, b) = ($1.center, $1.bounds)
            return $0.union(CGRect(x: c.x - b.width / 2, y: c.y - b.height / 2, width: b.width, height: b.height))
        }
        let middle = CGPoint(x: frame.midX, y: frame.midY)
        self.items = items
        offsets = items.map { CGPoint(x: $0.center.x - middle.x, y: $0.center.y - middle.y) }
        turns = items.map(\.transform)
        bounds = CGRect(origin: .zero, size: frame.isNull ? .zero : frame.size)
        center = frame.isNull ? .zero : middle
        super.init()
    }

    private func place() {
        for (index, item) in items.enumerated() {
            let offset = offsets[index].applying(transform)
            item.center = CGPoint(x: center.x + offset.x, y: center.y + offset.y)
            item.transform = turns[index].concatenating(transform)
        }
    }
}
