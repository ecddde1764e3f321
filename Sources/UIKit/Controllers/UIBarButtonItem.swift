/// What buttons in bars have in common.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
    open var title: String? { didSet { onChange?() } }
    open var image: UIImage? { didSet { onChange?() } }
    open var isEnabled = true { didSet { onChange?() } }
    open var tag = 0

    /// Called when a bar that shows the item has to be drawn anew.
    var onChange: (() -> Void)?

    public override init() {
        super.init()
    }
}

/// A button in a navigation bar. There are no selectors here: it does what its `primaryAction` says.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
    open var primaryAction: UIAction?
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

/// A tab's name and picture in a tab bar.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
    /// Shown instead of `image` while the tab is selected.
    open var selectedImage: UIImage? { didSet { onChange?() } }

    public override init() {
        super.init()
    }

    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }

    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init(title: title, image: image, tag: 0)
        self.selectedImage = selectedImage
    }
}
