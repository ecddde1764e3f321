/// A round hole: the mask of a screen that is seen through a circle or an ellipse.
@MainActor
final class Iris: UIView {
    /// The diameter before scaling; large, so that the outline is smooth at any size.
    private static let diameter: CGFloat = 1000  // pt

    init(over rect: CGRect) {
        super.init(frame: CGRect(x: 0, y: 0, width: Iris.diameter, height: Iris.diameter))
        backgroundColor = .black
        layer.cornerRadius = Iris.diameter / 2
        open(to: rect)
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Shows the ellipse inside a rectangle.
    func open(to rect: CGRect) {
        center = CGPoint(x: rect.midX, y: rect.midY)
        transform = CGAffineTransform(
            scaleX: max(rect.width, 0) / Iris.diameter, y: max(rect.height, 0) / Iris.diameter)
    }

    /// Shows a circle; nothing if its radius is below 0.
    func open(to radius: CGFloat, at center: CGPoint) {
        let radius = max(radius, 0)
        open(
            to: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    }
}
