/// The system's way through a navigation stack: the upper screen slides over the lower one, which gives way.
open class SystemPush: Effect {
    public convenience init() {
        self.init(duration: Duration(enter: 0.5, leave: 0.5), curve: .easeOut)
    }

    open override func enter(_ stage: Stage) {
        stage.run(SystemPushAnimator(.push, duration: stage.duration))
    }

    open override func leave(_ stage: Stage) {
        stage.run(SystemPushAnimator(.pop, duration: stage.duration))
    }

    open override var hasCurve: Bool { false }

    open override var curveDescription: String { "critically damped spring" }
}
