/// Outlines written down as text, on a grid of 24 × 24: SVG's absolute commands M, L, H, V, C, Q and Z, and two of our own:
/// `O cx cy r`, a circle, and `R x y w h r`, a rounded rectangle.
@MainActor enum PathText {
    /// The outline, scaled from the grid to `rect`.
    static func path(_ text: String, in rect: CGRect) -> UIBezierPath {
        let path = UIBezierPath()
        var numbers: [CGFloat] = []
        var command: Character = "M"
        for token in text.split(separator: " ") {
            var digits = token
            if let first = token.first, first.isLetter {
                apply(command, numbers, to: path)
                (command, numbers) = (first, [])
                digits = token.dropFirst()
            }
            if let number = Double(digits) {
                numbers.append(CGFloat(number))
            }
        }
        apply(command, numbers, to: path)
        path.apply(
            CGAffineTransform(translationX: rect.minX, y: rect.minY).scaledBy(x: rect.width / 24, y: rect.height / 24))
        return path
    }

    private static func apply(_ command: Character, _ n: [CGFloat], to path: UIBezierPath) {
        func point(_ i: Int) -> CGPoint { CGPoint(x: n[i], y: n[i + 1]) }
        switch (command, n.count) {
        case ("M", 2): path.move(to: point(0))
        case ("L", 2): path.addLine(to: point(0))
        case ("H", 1): path.addLine(to: CGPoint(x: n[0], y: path.currentPoint.y))
        case ("V", 1): path.addLine(to: CGPoint(x: path.currentPoint.x, y: n[0]))
        case ("C", 6): path.addCurve(to: point(4), controlPoint1: point(0), controlPoint2: point(2))
        case ("Q", 4): path.addQuadCurve(to: point(2), controlPoint: point(0))
        case ("Z", 0): path.close()
        case ("O", 3): path.append(UIBezierPath(ovalIn: CGRect(center: point(0), side: n[2] * 2)))
        case ("R", 5):
            path.append(
                UIBezierPath(roundedRect: CGRect(x: n[0], y: n[1], width: n[2], height: n[3]), cornerRadius: n[4]))
        default: break
        }
    }
}
