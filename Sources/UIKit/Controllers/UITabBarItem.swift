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
