/// A page turns about the vertical middle of the screen, as in an open book: the right one, or the left one in a book that
/// is read from right to left.
open class MiddlePage: Effect {
    /// m34 of the perspective on a screen at most `fullPerspectiveWidth` wide; on wider ones it weakens in proportion,
    /// or the free edge of the page would come behind the eye.
    @Tunable("perspective, m34", -0.01...0) open var perspective: CGFloat = -0.002
    @Tunable("width of full perspective", 100...2000, .points) open var fullPerspectiveWidth: CGFloat = 390
    /// The shadow at the fold of a page: alpha of black.
    @Tunable("shadow at the fold", 0...1) open var shadowAlpha: CGFloat = 0.1

    public convenience init() {
        self.init(duration: Duration(enter: 1, leave: 1), curve: .easeInOut)
    }

    open override func enter(_ stage: Stage) {
        turn(stage, lifting: isReadFromRight(stage) ? .left : .right)
    }

    open override func leave(_ stage: Stage) {
        turn(stage, lifting: isReadFromRight(stage) ? .right : .left)
    }

    open override var curveDescription: String { "keyframes, \(super.curveDescription) over the whole" }

    private func isReadFromRight(_ stage: Stage) -> Bool {
        stage.container.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    /// The side of the book on which a page lies.
    private enum Side {
        case left, right

        var other: Side { self == .left ? .right : .left }
        /// The turn of a page of the side that is raised so far: at 0 it lies, at 1 it stands upright, its free edge towards the
        /// viewer.
        func raised(_ part: Double) -> CATransform3D {
            CATransform3DMakeRotation((self == .left ? .pi / 2 : -.pi / 2) * CGFloat(part), 0, 1, 0)
        }
    }

    private func turn(_ stage: Stage, lifting side: Side) {
        let left = stage.halves(of: stage.from)
        let entered = stage.halves(of: stage.to)
        stage.showEntering(.above)
        let book = UIView(frame: stage.container.bounds)
        book.layer.name = "book"
        book.layer.sublayerTransform.m34 = perspective * min(1, fullPerspectiveWidth / max(stage.size.width, 1))
        // The eye is over the fold, which is half a pixel off the middle of an odd width: an upright page is a line.
        book.layer.anchorPoint.x = left.left.frame.maxX / max(stage.size.width, 1)
        book.frame = stage.container.bounds
        stage.add(book)

        // The half of the left screen that stays until the page comes down on it; under the page that is lifted the
        // entered screen already lies.
        let staying = side == .right ? left.left : left.right
        let lifted = leaf(side == .right ? left.right : left.left, side)
        let landing = leaf(side == .right ? entered.left : entered.right, side.other)
        for view in [staying, lifted.page, landing.page] { book.addSubview(view) }
        landing.page.layer.transform = side.other.raised(1)
        landing.shade.alpha = 1
        stage.animate(
            through: [0.5],
            along: { way in
                // A page that would swing past its place meets the others there, and lies until the curve comes back.
                let lift = (2 * way).clamped(to: 0...1)
                let rest = (2 - 2 * way).clamped(to: 0...1)
                lifted.page.layer.transform = side.raised(lift)
                lifted.shade.alpha = CGFloat(lift)
                landing.page.layer.transform = side.other.raised(rest)
                landing.shade.alpha = CGFloat(rest)
            })
    }

    /// Hinges a half at the fold and lays a shadow on it, dark at the fold.
    private func leaf(_ half: UIView, _ side: Side) -> (page: UIView, shade: UIView) {
        let fold: CGFloat = side == .left ? 1 : 0
        let frame = half.frame
        half.layer.anchorPoint = CGPoint(x: fold, y: 0.5)
        half.layer.position = CGPoint(x: frame.minX + fold * frame.width, y: frame.midY)
        let shade = ShadeView(frame: half.bounds)
        shade.gradient?.colors = [UIColor(white: 0, alpha: shadowAlpha).cgColor, UIColor(white: 0, alpha: 0).cgColor]
        shade.gradient?.startPoint = CGPoint(x: fold, y: 0.5)
        shade.gradient?.endPoint = CGPoint(x: 1 - fold, y: 0.5)
        shade.layer.edgeAntialiasingMask = half.layer.edgeAntialiasingMask
        shade.alpha = 0
        half.addSubview(shade)
        return (half, shade)
    }
}

/// A gradient over a page.
private final class ShadeView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }

    var gradient: CAGradientLayer? { layer as? CAGradientLayer }
}
