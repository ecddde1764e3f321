/// A tab's name and picture in a tab bar.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
    /// Shown instead of `image` while the tab is selected.
    open var selectedImage: UIImage? { didSet { onChange?() } }

    /// The words on the badge over the tab's picture: none if nil, a dot if empty.
    open var badgeValue: String? { didSet { onChange?() } }
    /// Behind the badge's words; nil is red.
    open var badgeColor: UIColor? { didSet { onChange?() } }
    /// How the badge's words are set; of it the colour and the font count.
    private var badgeAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

    public override init() {
        super.init()
    }

    open func setBadgeTextAttributes(_ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        badgeAttributes[state] = textAttributes
        onChange?()
    }

    open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        badgeAttributes[state]
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

    /// One of the system's tabs, by its English name; there are no pictures of them here.
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init(title: systemItem.title, image: nil, tag: tag)
    }

    /// The colour of the title, where it has its own.
    func titleColor(isSelected: Bool) -> UIColor? {
        let attributes = titleTextAttributes(for: isSelected ? .selected : .normal) ?? titleTextAttributes(for: .normal)
        return attributes?[.foregroundColor] as? UIColor
    }

    /// The system's own tabs.
    public enum SystemItem: Int, Sendable {
        case more = 0
        case favorites = 1
        case featured = 2
        case topRated = 3
        case recents = 4
        case contacts = 5
        case history = 6
        case bookmarks = 7
        case search = 8
        case downloads = 9
        case mostRecent = 10
        case mostViewed = 11

        fileprivate var title: String {
            switch self {
            case .more: "More"
            case .favorites: "Favorites"
            case .featured: "Featured"
            case .topRated: "Top Rated"
            case .recents: "Recents"
            case .contacts: "Contacts"
            case .history: "History"
            case .bookmarks: "Bookmarks"
            case .search: "Search"
            case .downloads: "Downloads"
            case .mostRecent: "Most Recent"
            case .mostViewed: "Most Viewed"
            }
        }
    }
}
