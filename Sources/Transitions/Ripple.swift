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
        stage.animate { iris.open(to: self.farRadius(on: stage), at: center) }
    }

    open override func leave(_ stage: Stage) {
        stage.showEntering(.below)
        let center = center(on: stage)
        let iris = Iris(over: .zero)
        iris.open(to: farRadius(on: stage), at: center)
        stage.from.mask = iris
        stage.animate { iris.open(to: 0, at: center) }
    }

    /// The diagonal of the container, its sides rounded up.
    private func farRadius(on stage: Stage) -> CGFloat {
        hypot(stage.size.width.rounded(.up), stage.size.height.rounded(.up))
    }

    private func center(on stage: Stage) -> CGPoint {
        stage.sourceFrame.map { CGPoint(x: $0.midX, y: $0.midY) } ?? stage.middle
    }
}
