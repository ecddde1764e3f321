/// The entered screen appears slowly over the other, in both directions.
open class Fade: Effect {
    /// Called when a run is over, with whether it completed.
    open var ended: ((Bool) -> Void)?

    public convenience init() {
        self.init(duration: Duration(enter: 2, leave: 2), curve: .easeInOut)
    }

    open override var moves: Bool { false }

    open override func enter(_ stage: Stage) {
        dissolve(stage)
    }

    open override func leave(_ stage: Stage) {
        dissolve(stage)
    }

    open override func animationEnded(_ transitionCompleted: Bool) {
        ended?(transitionCompleted)
    }

    private func dissolve(_ stage: Stage) {
        stage.showEntering(.above)
        stage.to.alpha = 0
        stage.animate { stage.to.alpha = 1 }
    }
}
