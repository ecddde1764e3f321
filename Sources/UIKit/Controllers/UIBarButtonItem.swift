/// A button in a navigation bar: it does what its `primaryAction` says, else sends its `action` to its `target`.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
    /// Whether the title is set in bold, as that of a button which ends a task is.
    public enum Style: Int, Sendable {
        case plain = 0
        /// As `plain`; its old name.
        case bordered = 1
        case done = 2
    }

    /// A button that looks as the system's of that purpose do.
    public enum SystemItem: Int, Sendable {
        case done, cancel, edit, save, add
        case flexibleSpace, fixedSpace
        case compose, reply, action, organize, bookmarks, search, refresh, stop, camera, trash
        case play, pause, rewind, fastForward, undo, redo, pageCurl, close
    }

    open var primaryAction: UIAction? { didSet { onChange?() } }
    open var style = Style.plain { didSet { onChange?() } }
    open var tintColor: UIColor? { didSet { onChange?() } }
    /// A view in place of the button.
    open var customView: UIView? { didSet { onChange?() } }
    /// The width of a button, or of a fixed space, in points; 0 is that of what it shows.
    open var width: CGFloat = 0 { didSet { onChange?() } }
    /// The method that the button calls, with the item and the event as far as it takes them.
    open var action: Selector?
    /// Whose method that is; nil is the first in the responder chain that has it. It is not kept.
    open weak var target: AnyObject?

    /// What the item was made for, where it is one of the system's.
    private(set) var systemItem: SystemItem?

    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        nil
    }

    public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
        self.init()
        self.primaryAction = primaryAction
        self.title = title ?? primaryAction?.title
        self.image = image ?? primaryAction?.image
    }

    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.title = title
        set(style, target, action)
    }

    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.image = image
        set(style, target, action)
    }

    /// - Parameter landscapeImagePhone: for lower bars; ours keep their height, and show `image`.
    public convenience init(
        image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
    ) {
        self.init(image: image, style: style, target: target, action: action)
    }

    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init()
        self.systemItem = systemItem
        title = systemItem.title
        set(systemItem.isEmphasised ? .done : .plain, target, action)
    }

    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
        self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
        self.primaryAction = primaryAction
    }

    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    public static func flexibleSpace() -> UIBarButtonItem {
        UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
    }

    public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let space = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
        space.width = width
        return space
    }

    private func set(_ style: Style, _ target: Any?, _ action: Selector?) {
        self.style = style
        self.action = action
        self.target = target.flatMap { type(of: $0) is AnyClass ? $0 as AnyObject : nil }
    }

    /// Does what the button is for.
    func press() {
        if let primaryAction {
            primaryAction.sender = self
            primaryAction.handler(primaryAction)
        } else if let action {
            UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
        }
    }
}

extension UIBarButtonItem.SystemItem {
    var isSpace: Bool { self == .flexibleSpace || self == .fixedSpace }

    fileprivate var isEmphasised: Bool { self == .done || self == .save }

    /// What the button says; those that the platform draws are signs.
    fileprivate var title: String? {
        switch self {
        case .done: "Done"
        case .cancel: "Cancel"
        case .edit: "Edit"
        case .save: "Save"
        case .undo: "Undo"
        case .redo: "Redo"
        case .add: "+"
        case .close, .stop: "✕"
        case .reply: "↩"
        case .refresh: "↻"
        case .action: "↑"
        case .play: "▶"
        case .pause: "❚❚"
        case .rewind: "◀◀"
        case .fastForward: "▶▶"
        case .compose: "✎"
        case .bookmarks: "Bookmarks"
        case .search: "Search"
        case .organize: "Organize"
        case .camera: "Camera"
        case .trash: "Trash"
        case .pageCurl: "Page"
        case .flexibleSpace, .fixedSpace: nil
        }
    }
}
