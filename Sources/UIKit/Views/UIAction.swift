public typealias UIActionHandler = (_ action: UIAction) -> Void

/// Something a control does, as a closure.
@preconcurrency @MainActor open class UIAction: NSObject {
    /// Tells actions apart; a control has one for each.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }
    }

    open var title: String
    open var image: UIImage?
    public let identifier: Identifier

    /// What the action was last sent by.
    open internal(set) var sender: Any?

    /// What the action does.
    let handler: UIActionHandler

    /// Numbers the actions that are given no identifier.
    private static var count = 0

    public convenience init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        discoverabilityTitle: String?, handler: @escaping UIActionHandler
    ) {
        self.init(title: title, image: image, identifier: identifier, handler: handler)
    }

    public init(
        title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, handler: @escaping UIActionHandler
    ) {
        Self.count += 1
        self.title = title
        self.image = image
        self.identifier = identifier ?? Identifier("segue.action.\(Self.count)")
        self.handler = handler
        super.init()
    }
}
