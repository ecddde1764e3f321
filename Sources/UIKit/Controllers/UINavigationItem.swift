/// What a navigation bar shows for one screen.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
    public enum LargeTitleDisplayMode: Int, Sendable {
        case automatic = 0
        case always = 1
        case never = 2
    }

    open var title: String? { didSet { onChange?() } }
    /// Takes the place of the title.
    open var titleView: UIView? { didSet { onChange?() } }
    /// What the back button of the next screen says; nil: this screen's title.
    open var backButtonTitle: String? { didSet { onChange?() } }
    /// The back button of the next screen; its title counts.
    open var backBarButtonItem: UIBarButtonItem? { didSet { onChange?() } }
    /// Whether the title would be large. Titles are small here whatever it says.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
    open var hidesBackButton = false { didSet { onChange?() } }
    /// From the outside inwards; they take the place of the back button.
    open var leftBarButtonItems: [UIBarButtonItem]? { didSet { onChange?() } }
    /// From the outside inwards.
    open var rightBarButtonItems: [UIBarButtonItem]? { didSet { onChange?() } }

    /// Called when a bar that shows the item has to be drawn anew.
    var onChange: (() -> Void)?

    public init(title: String) {
        self.title = title
        super.init()
    }

    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        self.hidesBackButton = hidesBackButton
    }

    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        leftBarButtonItem = item
    }

    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        rightBarButtonItem = item
    }

    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }
}
