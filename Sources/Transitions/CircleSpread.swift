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
        iris.open(to: 0, at: center)
        stage.to.mask = iris
        stage.animateWithJumps(appearing: { iris.open(to: self.startRadius, at: center) }) {
            iris.open(to: stage.reach(from: center), at: center)
        }
    }

    open override func leave(_ stage: Stage) {
        stage.showEntering(.below)
        let center = center(on: stage)
        let iris = Iris(over: .zero)
        iris.open(to: stage.reach(from: center), at: center)
        stage.from.mask = iris
        stage.animateWithJumps(vanishing: { iris.open(to: 0, at: center) }) {
            iris.open(to: self.startRadius, at: center)
        }
    }

    private func center(on stage: Stage) -> CGPoint {
        stage.sourceFrame.map { CGPoint(x: $0.midX, y: $0.midY) } ?? defaultCenter
    }
}
