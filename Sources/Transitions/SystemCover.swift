/// The system's way of presenting: the screen slides up over the other one.
open class SystemCover: Effect {
    public convenience init() {
        self.init(duration: Duration(enter: 0.5, leave: 0.5), curve: .easeOut)
    }

    open override func enter(_ stage: Stage) {
        stage.run(SystemCoverAnimator(presenting: true, duration: stage.duration))
    }

    open override func leave(_ stage: Stage) {
        stage.run(SystemCoverAnimator(presenting: false, duration: stage.duration))
    }

    open override var hasCurve: Bool { false }

    open override var curveDescription: String { "critically damped spring" }
}
