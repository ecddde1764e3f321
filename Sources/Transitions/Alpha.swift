/// The entered screen appears over the other; going back, the left one fades away from it.
open class Alpha: Effect {
    public convenience init() {
        self.init(duration: Duration(enter: 0.45, leave: 0.40), curve: .easeOut)
    }

    open override var moves: Bool { false }

    open override func enter(_ stage: Stage) {
        stage.showEntering(.above)
        stage.to.alpha = 0
        stage.animate { stage.to.alpha = 1 }
    }

    open override func leave(_ stage: Stage) {
        stage.showEntering(.below)
        stage.animate { stage.from.alpha = 0 }
    }
}
