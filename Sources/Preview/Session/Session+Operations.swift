import Transitions
import UIKit

extension Session {
    /// Whether a transition runs or waits.
    var isBusy: Bool { panes.contains { $0.isBusy } }

    /// Whether a transition runs that is recorded.
    var isRunning: Bool { panes.contains { $0.recorder.isRunning } }

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

    /// Goes on or back on all panes as soon as nothing else runs; says so where there is nothing.
    ///
    /// - Parameter source: What the effect starts from on the pane where it was asked for; on others from their own screens'.
    func request(forward: Bool, from source: EffectSource = .screen, in asked: Pane? = nil) {
        for pane in panes {
            request(forward: forward, from: asked == nil || pane === asked ? source : .screen, on: pane)
        }
    }

    /// Goes on or back on one pane as soon as nothing else runs there.
    func request(forward: Bool, from source: EffectSource = .screen, on pane: Pane) {
        TransitionQueue.of(pane.window).whenIdle { [weak self, weak pane] in
            guard let self, let pane else { return }
            go(forward: forward, from: source, on: pane)
        }
    }

    /// Goes on or back at once, as the code of the screens would, whether a transition runs or not.
    package func go(forward: Bool, isAnimated: Bool) {
        goLive()
        turn {
            for pane in panes { go(forward: forward, isAnimated: isAnimated, from: .screen, on: pane) }
        }
    }

    private func go(forward: Bool, isAnimated: Bool = true, from source: EffectSource, on pane: Pane) {
        let before = pane.isForward
        pane.isForward = forward
        pane.source = source.lasting
        pane.startDepth = pane.flow.depth
        let makeEffect = effectMaker(from: source, on: pane)
        let flow = pane.flow
        guard
            forward
                ? flow.forward(with: makeEffect, animated: isAnimated)
                : flow.back(with: makeEffect, animated: isAnimated)
        else {
            // A loop that has come to the wrong end turns round.
            pane.isForward = isLooping ? forward : before
            return say(flow.isOfUser ? deadEnd(forward: forward) : deadEnd(pane.mode, forward: forward))
        }
    }

    /// What there is to say where a user's own screens lead no further.
    private func deadEnd(forward: Bool) -> String {
        forward ? "These screens lead on by themselves: tap or drag in them" : "This is the first screen"
    }

    private func deadEnd(_ mode: Mode, forward: Bool) -> String {
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
        guard isRunning else { return }
        let shown = playhead
        turn {
            for pane in panes {
                guard let context = pane.recorder.context else { continue }
                if let shown, let record = pane.recorder.record, context.catchTransition() {
                    record.rewind(to: shown, atClock: clock.now)
                    context.drag(to: CGFloat(record.progress(at: shown)))
                }
                context.cancel()
            }
        }
        goLive()
    }

    /// Undoes what runs at once: playing backwards has reached its start.
    func undo() {
        goLive()
        guard isRunning else { return }
        turn {
            for context in panes.compactMap(\.recorder.context) {
                context.catchTransition()
                context.drag(to: 0)
                context.cancel()
            }
        }
        run(to: clock.now)
    }

    /// A transition has got to another step of its life.
    func transition(_ phase: TransitionPhase, _ context: TransitionContext, in pane: Pane) {
        if phase.isOver {
            loopRest = 0
            if !panes.contains(where: { $0 !== pane && $0.recorder.context != nil }) { loosenGrips() }
        }
        if phase == .began, pane.entry.isGuest {
            GuestEffect.note(context.announcedDuration, of: pane.entry.id, for: context.operation)
            pane.forgetSample()
        }
        guard !isRerunning else { return }
        tell(phase.rawValue, effect: pane.recorder.effect, operation: context.operation)
    }
}
