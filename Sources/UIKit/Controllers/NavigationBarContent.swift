/// Everything a navigation bar shows for one item.
@MainActor
final class NavigationBarContent: UIView {
    private static let margin: CGFloat = 16
    private static let gap: CGFloat = 12
    private static let titleSize: CGFloat = 17
    private static let buttonSize: CGFloat = 15
    private static let backTitle = "Back"

    private let middle: UIView
    private var left: [UIView] = []
    private var right: [UIView] = []

    /// - Parameters:
    ///   - back: The item below, which the back button leads to.
    ///   - titleAttributes: How the title is set.
    init(
        _ item: UINavigationItem, back: UINavigationItem?, titleAttributes: [NSAttributedString.Key: Any],
        onBack: @escaping () -> Void
    ) {
        middle = item.titleView ?? Self.titleLabel(item.title, titleAttributes)
        super.init(frame: .zero)
        if let items = item.leftBarButtonItems, !items.isEmpty {
            left = items.map(Self.button)
        } else if let back, !item.hidesBackButton {
            let title = back.backButtonTitle ?? back.backBarButtonItem?.title ?? back.title ?? Self.backTitle
            left = [Self.backButton(title, onBack)]
        }
        right = (item.rightBarButtonItems ?? []).map(Self.button)
        for view in [middle] + left + right { addSubview(view) }
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layOutFromLeft()
        guard isRightToLeft else { return }
        for view in [middle] + left + right { view.center.x = bounds.width - view.center.x }
    }

    private func layOutFromLeft() {
        var x = Self.margin
        for view in left { x = place(view, from: x) + Self.gap }
        let leftEnd = x
        x = bounds.width - Self.margin
        for view in right {
            let size = fitting(view)
            place(view, from: x - size.width)
            x -= size.width + Self.gap
        }
        // The title stays in the middle as long as the buttons leave it room there.
        let size = fitting(middle)
        let width = min(size.width, max(x - leftEnd, 0))
        let start = min(max((bounds.width - width) / 2, leftEnd), max(x - width, leftEnd))
        middle.frame = CGRect(
            x: start.rounded(), y: ((bounds.height - size.height) / 2).rounded(), width: width, height: size.height)
    }

    /// Gives a view its place in the row, and returns where it ends.
    @discardableResult
    private func place(_ view: UIView, from x: CGFloat) -> CGFloat {
        let size = fitting(view)
        view.frame = CGRect(
            x: x, y: ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height)
        return x + size.width
    }

    private func fitting(_ view: UIView) -> CGSize {
        let size = view.sizeThatFits(bounds.size)
        return CGSize(width: min(size.width.rounded(.up), bounds.width), height: min(size.height, bounds.height))
    }

    private static func titleLabel(_ title: String?, _ attributes: [NSAttributedString.Key: Any]) -> UILabel {
        let label = UILabel(frame: .zero)
        label.text = title
        label.font = attributes[.font] as? UIFont ?? .systemFont(ofSize: titleSize, weight: .semibold)
        if let color = attributes[.foregroundColor] as? UIColor { label.textColor = color }
        if attributes[.kern] != nil || attributes[.shadow] != nil {
            label.attributedText = title.map { NSAttributedString(string: $0, attributes: attributes) }
        }
        label.textAlignment = .center
        return label
    }

    private static func backButton(_ title: String, _ onBack: @escaping () -> Void) -> UIView {
        let button = UIButton(type: .system)
        let isRightToLeft = UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft
        button.setTitle(isRightToLeft ? title + " ›" : "‹ " + title, for: .normal)
        button.addAction(UIAction { _ in onBack() }, for: .touchUpInside)
        return button
    }

    private static func button(_ item: UIBarButtonItem) -> UIView {
        if let customView = item.customView { return customView }
        if item.systemItem?.isSpace == true { return BarSpace(width: item.width) }
        let button = BarButton(type: .system)
        button.width = item.width
        button.setTitle(item.title, for: .normal)
        if let image = item.image { button.setImage(image, for: .normal) }
        if item.style == .done { button.titleLabel?.font = .systemFont(ofSize: buttonSize, weight: .semibold) }
        if let attributes = item.titleTextAttributes(for: .normal) {
            if let font = attributes[.font] as? UIFont { button.titleLabel?.font = font }
            button.setTitleColor(attributes[.foregroundColor] as? UIColor, for: .normal)
        }
        if let tint = item.tintColor { button.tintColor = tint }
        button.isEnabled = item.isEnabled
        button.addAction(UIAction { [weak item] _ in item?.press() }, for: .touchUpInside)
        return button
    }
}

/// The button that stands for an item: of its width, unless that is 0.
@MainActor
private final class BarButton: UIButton {
    var width: CGFloat = 0

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let fitting = super.sizeThatFits(size)
        return width > 0 ? CGSize(width: width, height: fitting.height) : fitting
    }
}

/// Room between buttons.
@MainActor
private final class BarSpace: UIView {
    private let width: CGFloat

    init(width: CGFloat) {
        self.width = width
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: width, height: 0)
    }
}
