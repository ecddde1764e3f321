import UIKit

extension Session {
    /// Whether a transition runs or waits.
    var isBusy: Bool { TransitionQueue.of(window).isBusy }

    package func goForward() {
        goByHand(forward: true)
    }

    package func goBack() {
        goByHand(forward: false)
    }

    private func goByHand(forward: Bool) {
        goLive()
        turn { TransitionQueue.byHand { request(forward: forward) } }
    }

    /// Goes on or back as soon as nothing else runs; says so where there is nothing.
    func request(forward: Bool, from source: EffectSource = .screen) {
        TransitionQueue.of(window).whenIdle { [weak self] in
            guard let self else { return }
            let before = isForward
            isForward = forward
            let makeEffect = effectMaker(from: source)
            guard forward ? flow.forward(with: makeEffect) : flow.back(with: makeEffect) else {
                // A loop that has come to the wrong end turns round.
                isForward = isLooping ? forward : before
                return say(deadEnd(forward: forward))
            }
        }
    }

    private func deadEnd(forward: Bool) -> String {
        switch (mode, forward) {
        case (.tabs, true): "This is the last tab"
        case (.tabs, false): "This is the first tab"
        case (_, true): "Deep enough: Backspace goes back"
        case (.navigation, false): "This is the first screen: nothing to pop"
        case (.modal, false): "This is the first screen: nothing to dismiss"
        }
    }

    /// Takes back what runs, from the picture shown.
    func cancelTransition() {
        loosenGrips()
        guard let context = recorder.context else { return }
        let shown = playhead
        turn {
            if let shown, let record = recorder.record, context.catchTransition() {
                record.rewind(to: shown, atClock: clock.now)
                context.drag(to: CGFloat(record.progress(at: shown)))
            }
            context.cancel()
        }
        goLive()
    }

    /// Undoes what runs at once: playing backwards has reached its start.
    func undo() {
        goLive()
        guard let context = recorder.context else { return }
        turn {
            context.catchTransition()
            context.drag(to: 0)
            context.cancel()
        }
        run(to: clock.now)
    }

    /// A transition has got to another step of its life.
    func transition(_ phase: TransitionPhase, _ context: TransitionContext) {
        // What runs is said better by the line itself, with its speed and whether it is paused.
        if phase == .began { overlay.drop(message: selectionText) }
        if phase.isOver {
            loopRest = 0
            loosenGrips()
        }
        tell(phase.rawValue, effect: recorder.effect, operation: context.operation)
    }
}
