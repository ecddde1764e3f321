/// The entered screen is seen through a growing circle.
open class CircleSpread: Effect {
    /// The circle's radius at the start, in points.
    @Tunable("radius at the start", 0...300, .points) open var startRadius: CGFloat = 30
    /// The circle's centre where there is no element to start from, in the container.
    @Tunable("centre without an element") open var defaultCenter = CGPoint(x: 110, y: 150)

    public convenience init() {
        self.init(duration: Duration(enter: 0.5, leave: 0.5), curve: .linear)
    }

    open override func enter(_ stage: Stage) {
        stage.showEntering(.above)
        let center = center(on: stage)
        let iris = Iris(over: .zero)
        let far = stage.reach(from: center)
        iris.open(to: startRadius, at: center)
        iris.alpha = 0
        stage.to.mask = iris
        stage.jump(at: 0) { iris.alpha = 1 }
        stage.animate(along: { iris.open(to: self.startRadius.towards(far, $0), at: center) })
    }

    open override func leave(_ stage: Stage) {
        stage.showEntering(.below)
        let center = center(on: stage)
        let iris = Iris(over: .zero)
        let far = stage.reach(from: center)
        iris.open(to: far, at: center)
        stage.from.mask = iris
        stage.animate(along: { iris.open(to: far.towards(self.startRadius, $0), at: center) })
        stage.jump(at: 1) { iris.alpha = 0 }
    }

    private func center(on stage: Stage) -> CGPoint {
        stage.sourceFrame.map { CGPoint(x: $0.midX, y: $0.midY) } ?? defaultCenter
    }
}
