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
