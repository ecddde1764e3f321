/// What a navigation bar shows for one screen.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
    open var title: String? { didSet { onChange?() } }
    /// Takes the place of the title.
    open var titleView: UIView? { didSet { onChange?() } }
    /// What the back button of the next screen says; nil: this screen's title.
    open var backButtonTitle: String? { didSet { onChange?() } }
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

    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }
}
