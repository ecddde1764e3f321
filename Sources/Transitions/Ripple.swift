/// The entered screen is seen through a circle that grows from nothing until it has passed every corner.
open class Ripple: Effect {
    public convenience init() {
        self.init(duration: Duration(enter: 0.45, leave: 0.40), curve: .easeInOut)
    }

    open override func enter(_ stage: Stage) {
        stage.showEntering(.above)
        let center = center(on: stage)
        let iris = Iris(over: .zero)
        iris.open(to: 0, at: center)
        stage.to.mask = iris
        let far = farRadius(on: stage)
        stage.animate(along: { iris.open(to: far * CGFloat($0), at: center) })
    }

    open override func leave(_ stage: Stage) {
        stage.showEntering(.below)
        let center = center(on: stage)
        let iris = Iris(over: .zero)
        let far = farRadius(on: stage)
        iris.open(to: far, at: center)
        stage.from.mask = iris
        stage.animate(along: { iris.open(to: far.towards(0, $0), at: center) })
    }

    /// The diagonal of the container, its sides rounded up.
    private func farRadius(on stage: Stage) -> CGFloat {
        hypot(stage.size.width.rounded(.up), stage.size.height.rounded(.up))
    }

    private func center(on stage: Stage) -> CGPoint {
        stage.sourceFrame.map { CGPoint(x: $0.midX, y: $0.midY) } ?? stage.middle
    }
}
