/// The red pill with a tab's number.
@MainActor
final class TabBadge: UIView {
    private static let height: CGFloat = 18
    private static let dot: CGFloat = 8
    private static let padding: CGFloat = 4
    private static let textSize: CGFloat = 13

    private let label = UILabel(frame: .zero)

    /// Nil for an item without a badge.
    init?(_ item: UITabBarItem, isSelected: Bool) {
        guard let value = item.badgeValue else { return nil }
        super.init(frame: .zero)
        let attributes =
            (isSelected ? item.badgeTextAttributes(for: .selected) : nil) ?? item.badgeTextAttributes(for: .normal)
        backgroundColor = item.badgeColor ?? .systemRed
        isUserInteractionEnabled = false
        label.text = value
        label.font = attributes?[.font] as? UIFont ?? .systemFont(ofSize: Self.textSize)
        label.textColor = attributes?[.foregroundColor] as? UIColor ?? .white
        label.textAlignment = .center
        addSubview(label)
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Puts its middle, of a long one that of its first half, at a point of the button.
    func place(at point: CGPoint) {
        let isDot = label.text?.isEmpty != false
        let height = isDot ? Self.dot : Self.height
        let width = isDot ? height : max(height, (label.sizeThatFits(.zero).width + 2 * Self.padding).rounded())
        frame = CGRect(
            x: (point.x - height / 2).rounded(), y: max(0, (point.y - height / 3).rounded()), width: width,
            height: height)
        label.frame = bounds
        layer.cornerRadius = height / 2
    }
}
