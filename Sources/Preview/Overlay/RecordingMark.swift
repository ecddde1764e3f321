import UIKit

/// The red dot in the upper right corner while what the screen shows is being recorded. It is no part of the recording.
final class RecordingMark: UIView {
    private static let diameter: CGFloat = 14  // pt
    /// Between the dot and what is kept free, in points.
    private static let gap: CGFloat = 6

    /// What stays free at the sides, in points.
    var insets = UIEdgeInsets.zero { didSet { if insets != oldValue { setNeedsLayout() } } }
    private let dot = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        dot.backgroundColor = UIColor(red: 0.93, green: 0.13, blue: 0.11, alpha: 1)
        dot.layer.cornerRadius = Self.diameter / 2
        dot.layer.borderWidth = 1.5
        dot.layer.borderColor = UIColor.white.cgColor
        addSubview(dot)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        dot.frame = CGRect(
            x: bounds.width - insets.right - Self.gap - Self.diameter, y: insets.top + Self.gap,
            width: Self.diameter, height: Self.diameter)
    }
}
