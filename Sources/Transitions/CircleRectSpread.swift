/// A coloured disc and the entered screen grow out of the element together.
open class CircleRectSpread: Effect {
    @Tunable("disc's colour") open var discColor = UIColor(red: 1, green: 165 / 255, blue: 0, alpha: 1)
    /// The size both start from, as a part of their own.
    @Tunable("scale at the start", 0...1) open var startScale: CGFloat = 0.01
    /// How far above the bottom the disc's centre lies where there is no element to start from, in points.
    @Tunable("centre above the bottom without an element", 0...1000, .points) open var defaultCenterFromBottom:
        CGFloat = 90

    public convenience init() {
        self.init(duration: Duration(enter: 0.5, leave: 0.5), curve: .easeInOut)
    }

    open override func enter(_ stage: Stage) {
        stage.showEntering(.above)
        let center = center(on: stage)
        let disc = disc(on: stage, at: center)
        stage.add(disc, below: stage.to)
        let rest = stage.to.center
        for view in [disc, stage.to] { scale(view, to: startScale) }
        stage.to.center = center
        stage.to.alpha = 0
        disc.alpha = 0
        stage.jump(at: 0) { disc.alpha = 1 }
        stage.animate(along: { way in
            for view in [disc, stage.to] { self.scale(view, to: self.startScale.towards(1, way)) }
            stage.to.center = center.towards(rest, way)
            stage.to.alpha = CGFloat(way)
        })
    }

    open override func leave(_ stage: Stage) {
        stage.showEntering(.below)
        let center = center(on: stage)
        let disc = disc(on: stage, at: center)
        stage.add(disc, below: stage.from)
        let rest = stage.from.center
        stage.animate(along: { way in
            for view in [disc, stage.from] { self.scale(view, to: CGFloat(1).towards(self.startScale, way)) }
            stage.from.center = rest.towards(center, way)
            stage.from.alpha = CGFloat(1 - way)
        })
        stage.jump(at: 1) { disc.alpha = 0 }
    }

    private func scale(_ view: UIView, to scale: CGFloat) {
        view.transform = CGAffineTransform(scaleX: max(scale, 0), y: max(scale, 0))
    }

    private func disc(on stage: Stage, at center: CGPoint) -> UIView {
        let radius = stage.reach(from: center)
        let disc = UIView(frame: CGRect(x: 0, y: 0, width: 2 * radius, height: 2 * radius))
        disc.layer.name = "disc"
        disc.center = center
        disc.layer.cornerRadius = radius
        disc.backgroundColor = discColor
        return disc
    }

    private func center(on stage: Stage) -> CGPoint {
        stage.sourceFrame.map { CGPoint(x: $0.midX, y: $0.midY) }
            ?? CGPoint(x: stage.middle.x, y: stage.size.height - defaultCenterFromBottom)
    }
}
