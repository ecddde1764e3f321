/// The hairline that parts a bar from the screen.
@MainActor
final class BarLine: UIView {
    private static let height: CGFloat = 0.5

    /// Takes its place in a bar, along the top or the bottom of it.
    func lie(in bar: UIView, atTop: Bool) {
        if superview !== bar { bar.addSubview(self) }
        let y = atTop ? 0 : bar.bounds.height - Self.height
        frame = CGRect(x: 0, y: y, width: bar.bounds.width, height: Self.height)
    }
}
