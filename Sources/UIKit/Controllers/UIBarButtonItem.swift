/// What buttons in bars have in common.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
    open var title: String? { didSet { onChange?() } }
    open var image: UIImage? { didSet { onChange?() } }
    open var isEnabled = true { didSet { onChange?() } }
    open var tag = 0

    /// How the title is set in each state of the button.
    private var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

    /// Called when a bar that shows the item has to be drawn anew.
    var onChange: (() -> Void)?

    public override init() {
        super.init()
    }

    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        titleAttributes[state] = attributes
        onChange?()
    }

    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state]
    }
}

/// A button in a navigation bar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
    /// Whether the title is set in bold, as that of a button which ends a task is.
    public enum Style: Int, Sendable {
        case plain = 0
        /// As `plain`; its old name.
        case bordered = 1
        case done = 2
    }

    open var primaryAction: UIAction?
    open var style = Style.plain { didSet { onChange?() } }
    /// Points that a fixed space takes; 0 is what the button needs.
    open var width: CGFloat = 0
    open var tintColor: UIColor?
    /// A view in place of the button.
    open var customView: UIView?

    public override init() {
        super.init()
    }

    public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
        self.init()
        self.primaryAction = primaryAction
        self.title = title ?? primaryAction?.title
        self.image = image ?? primaryAction?.image
    }

    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }
}
