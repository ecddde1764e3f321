/// One tab's button: its picture above its name.
@MainActor
final class TabBarButton: UIControl {
    private static let titleSize: CGFloat = 10
    private static let largeTitleSize: CGFloat = 13
    private static let gap: CGFloat = 2
    /// A badge is put where the corner of a picture of this width would be, if the tab's own is smaller.
    private static let leastPicture: CGFloat = 24

    private var hasOwnColor = false
    private let label = UILabel(frame: .zero)
    private let picture = UIImageView(frame: .zero)
    private let badge: TabBadge?

    init(_ item: UITabBarItem, isSelected: Bool, unselectedColor: UIColor?) {
        badge = TabBadge(item, isSelected: isSelected)
        super.init(frame: .zero)
        let image = isSelected ? item.selectedImage ?? item.image : item.image
        label.text = item.title
        label.font = .systemFont(ofSize: image == nil ? Self.largeTitleSize : Self.titleSize, weight: .medium)
        label.textAlignment = .center
        let ownColor = item.titleColor(isSelected: isSelected)
        label.textColor = ownColor ?? (isSelected ? tintColor : unselectedColor ?? .secondaryLabel)
        picture.image = image
        picture.tintColor = isSelected ? tintColor : unselectedColor ?? .secondaryLabel
        hasOwnColor = ownColor != nil
        picture.isHidden = image == nil
        isEnabled = item.isEnabled
        self.isSelected = isSelected
        for view in [picture, label] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        if let badge { addSubview(badge) }
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        guard isSelected else { return }
        if !hasOwnColor { label.textColor = tintColor }
        picture.tintColor = tintColor
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let text = label.sizeThatFits(bounds.size)
        let image = picture.isHidden ? .zero : picture.sizeThatFits(bounds.size)
        let height = text.height + (picture.isHidden ? 0 : image.height + Self.gap)
        let top = ((bounds.height - height) / 2).rounded()
        picture.frame = CGRect(
            x: ((bounds.width - image.width) / 2).rounded(), y: top, width: image.width, height: image.height)
        label.frame = CGRect(x: 0, y: top + height - text.height, width: bounds.width, height: text.height)
        badge?.place(at: CGPoint(x: bounds.midX + max(image.width, Self.leastPicture) / 2, y: top))
    }
}
