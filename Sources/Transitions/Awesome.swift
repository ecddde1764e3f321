/// A picture of the tapped element lifts off, flies to its place in the entered screen and lands, while that screen
/// opens around it.
open class Awesome: Effect {
    /// How far the element lifts towards the viewer, in points.
    @Tunable("lift towards the viewer", 0...500, .points) open var lift: CGFloat = 100
    /// m34 of the element's own perspective.
    @Tunable("perspective, m34", -0.01...0) open var perspective: CGFloat = -1 / 1000
    /// What the screens vanish into while the element flies; nil shows the screen that is left going back.
    @Tunable("behind the flight") open var backgroundColor: UIColor? = .black
    /// The least by which the opening ellipse outgrows the element's final frame, in points.
    @Tunable("ellipse's margin", 0...2000, .points) open var ellipseMargin: CGFloat = 500
    @Tunable("shadow's colour") open var shadowColor = UIColor(white: 2 / 3, alpha: 1)
    @Tunable("shadow's radius", 0...50, .points) open var shadowRadius: CGFloat = 3
    @Tunable("shadow's offset") open var shadowOffset = CGSize(width: 5, height: 5)
    /// The shadow's opacity at the highest point.
    @Tunable("shadow's opacity at the top", 0...1) open var shadowOpacity: Float = 0.5
    /// The side of the square that flies where there is no element, in points.
    @Tunable("side without an element", 0...500, .points) open var defaultSide: CGFloat = 60

    /// The fraction of the time after which the element has left its screen, and that after which it lands.
    private var third: Double { 1.0 / 3 }

    public convenience init() {
        self.init(duration: Duration(enter: 2, leave: 2), curve: .easeInOut)
    }

    open override func enter(_ stage: Stage) {
        stage.showEntering(.above)
        let start = stage.sourceFrame ?? square(at: stage.middle)
        let goal = stage.targetFrame ?? square(at: stage.middle)
        let flyer = Flyer(
            stage.picture(of: stage.sourceView, inside: stage.from, at: start),
            becoming: stage.targetView?.snapshotView(afterScreenUpdates: true), at: start, self)
        let background = background(on: stage, below: stage.to)
        background.alpha = 0
        let iris = Iris(over: goal)
        stage.to.mask = iris
        stage.to.alpha = 0
        fly(flyer, to: stage.targetView, on: stage)

        stage.animate(
            lasting: 2 * third, through: [0.5],
            along: { way in
                let lift = (2 * way).clamped(to: 0...1)
                flyer.lift(lift)
                stage.from.alpha = CGFloat(1 - lift)
                background.alpha = CGFloat(lift)
                flyer.move(to: goal, max(2 * way - 1, 0))
            })
        stage.jump(at: 2 * third) { stage.to.alpha = 1 }
        let opening = opening(around: goal, on: stage)
        stage.animate(
            from: 2 * third, lasting: third,
            along: { way in
                flyer.lift(1 - way)
                iris.open(to: goal.towards(opening, way))
            })
    }

    open override func leave(_ stage: Stage) {
        stage.showEntering(.below)
        let start = stage.targetFrame ?? square(at: stage.middle)
        let goal = stage.sourceFrame ?? square(at: stage.middle)
        let flyer = Flyer(
            stage.picture(of: stage.targetView, inside: stage.from, at: start),
            becoming: stage.sourceView?.snapshotView(afterScreenUpdates: true), at: start, self)
        let background = background(on: stage, below: stage.from)
        let opening = opening(around: start, on: stage)
        let iris = Iris(over: opening)
        stage.from.mask = iris
        fly(flyer, to: stage.sourceView, on: stage)

        stage.animate(
            lasting: third,
            along: { way in
                flyer.lift(way)
                iris.open(to: opening.towards(start, way))
            })
        stage.jump(at: third) { stage.from.alpha = 0 }
        stage.animate(
            from: third, lasting: 2 * third, through: [0.5],
            along: { way in
                flyer.move(to: goal, (2 * way).clamped(to: 0...1))
                let lift = (2 - 2 * way).clamped(to: 0...1)
                flyer.lift(lift)
                background.alpha = CGFloat(lift)
            })
    }

    open override var curveDescription: String { "phases, \(super.curveDescription) each" }

    /// The rectangle whose ellipse holds the whole container: `frame` grown on all sides by the same margin.
    private func opening(around frame: CGRect, on stage: Stage) -> CGRect {
        let bounds = stage.container.bounds
        let dx = max(frame.midX - bounds.minX, bounds.maxX - frame.midX)
        let dy = max(frame.midY - bounds.minY, bounds.maxY - frame.midY)
        func holds(_ margin: CGFloat) -> Bool {
            let (a, b) = (frame.width / 2 + margin, frame.height / 2 + margin)
            return a > 0 && b > 0 && (dx / a) * (dx / a) + (dy / b) * (dy / b) <= 1
        }
        // dx + dy is enough for certain: then both quotients are below dx / (dx + dy) and dy / (dx + dy).
        var (low, high): (CGFloat, CGFloat) = (0, dx + dy)
        for _ in 0..<40 {
            let margin = (low + high) / 2
            if holds(margin) { high = margin } else { low = margin }
        }
        let margin = max(ellipseMargin, high)
        return frame.insetBy(dx: -margin, dy: -margin)
    }

    private func background(on stage: Stage, below screen: UIView) -> UIView {
        let view = stage.backdrop(backgroundColor ?? .clear)
        stage.add(view, below: screen)
        return view
    }

    /// Shows the flying picture between the ends, where it stands for the element that it will be: that one is hidden.
    ///
    /// At the ends the element itself is seen: a picture of it is another wherever it does not lie on whole pixels.
    private func fly(_ flyer: UIView, to element: UIView?, on stage: Stage) {
        stage.add(flyer)
        flyer.alpha = 0
        let alpha = element?.alpha
        element?.alpha = 0
        stage.jump(at: 0) { flyer.alpha = 1 }
        stage.jump(at: 1) {
            flyer.alpha = 0
            if let alpha { element?.alpha = alpha }
        }
        stage.atEnd { _ in
            if let alpha { element?.alpha = alpha }
        }
    }

    private func square(at center: CGPoint) -> CGRect {
        CGRect(x: center.x, y: center.y, width: 0, height: 0).insetBy(dx: -defaultSide / 2, dy: -defaultSide / 2)
    }
}

extension Stage {
    /// A picture of an element, or where there is none of the part of the screen at its place.
    fileprivate func picture(of element: UIView?, inside screen: UIView, at frame: CGRect) -> UIView {
        let picture =
            element?.snapshotView(afterScreenUpdates: true)
            ?? self.picture(of: screen, part: container.convert(frame, to: screen))
        return picture ?? UIView()
    }
}

/// The flying picture. Its perspective is its own: about the middle of where it starts, what it travels included.
///
/// Under way the element's picture becomes that of the element it will be, or a small one would land blurred.
private final class Flyer: UIView {
    private let pictures = UIView()
    private let arriving: UIView?
    private let style: Awesome

    init(_ departing: UIView, becoming arriving: UIView?, at start: CGRect, _ style: Awesome) {
        self.arriving = arriving
        self.style = style
        super.init(frame: start)
        isUserInteractionEnabled = false
        layer.sublayerTransform.m34 = style.perspective
        pictures.layer.name = "flying picture"
        pictures.frame = bounds
        pictures.layer.shadowColor = style.shadowColor.cgColor
        pictures.layer.shadowRadius = style.shadowRadius
        pictures.layer.shadowOffset = style.shadowOffset
        addSubview(pictures)
        for picture in [departing, arriving].compactMap({ $0 }) {
            picture.frame = bounds
            pictures.addSubview(picture)
        }
        arriving?.alpha = 0
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Raises it by a part of the full lift.
    func lift(_ part: Double) {
        pictures.layer.zPosition = style.lift * CGFloat(part)
        pictures.layer.shadowOpacity = style.shadowOpacity * Float(max(part, 0))
    }

    /// Brings it to a fraction of the way to its goal.
    ///
    /// Resizes the pictures rather than scaling what holds them: the shadow keeps its radius and its offset.
    func move(to goal: CGRect, _ way: Double) {
        let place = frame.towards(goal, way)
        pictures.bounds = CGRect(origin: .zero, size: place.size)
        pictures.center = CGPoint(
            x: bounds.midX + place.midX - frame.midX, y: bounds.midY + place.midY - frame.midY)
        for picture in pictures.subviews { picture.frame = pictures.bounds }
        arriving?.alpha = CGFloat(way)
    }
}
