import Transitions
import UIKit

/// One screen on show: its window, the effect, the flow of screens in it, and the record of its transitions.
///
/// A session has one pane, or two while it compares; time and input are the session's and the same for both.
@MainActor
final class Pane {
    let window: UIWindow
    let recorder: Recorder
    var entry: CatalogueEntry
    var mode: Mode
    var flow: any Flow = EmptyFlow()
    /// How effects are wanted here, by their ids.
    var tunings: [String: Tuning] = [:]
    /// Pictures to show instead of the demo's screens.
    var pictures = Pictures()
    /// Whether the next picture dropped is for the second screen.
    var takesSecond = true
    /// Whether the last operation went on rather than back.
    var isForward = false
    /// What the last operation started from, and how many screens there were before it.
    var source = EffectSource.screen
    var startDepth = 0

    /// A user's own pictures in place of the two screens.
    struct Pictures {
        var from: CGImage?
        var to: CGImage?

        var isEmpty: Bool { from == nil && to == nil }
    }

    init(entry: CatalogueEntry, mode: Mode, size: CGSize, clock: VirtualClock) {
        self.entry = entry
        self.mode = mode
        window = UIWindow(frame: CGRect(origin: .zero, size: size))
        window.backgroundColor = .black
        recorder = Recorder(window: window, clock: clock)
        recorder.effectID = { [weak self] in self?.entry.id ?? "" }
    }

    /// How the effect on show is wanted.
    var tuning: Tuning {
        get { tunings[entry.id] ?? Tuning() }
        set { tunings[entry.id] = newValue.isEmpty ? nil : newValue }
    }

    /// The effect as it is wanted, for asking it about itself; not to be run.
    var sample: Effect {
        let tuning = tuning
        if let known, known.id == entry.id, known.tuning == tuning { return known.effect }
        let effect = entry.make()
        tuning.apply(to: effect)
        known = (entry.id, tuning, effect)
        return effect
    }
    private var known: (id: String, tuning: Tuning, effect: Effect)?

    /// More is known of the effect than before.
    func forgetSample() {
        known = nil
    }

    /// Whether a transition runs or waits.
    var isBusy: Bool { TransitionQueue.of(window).isBusy }

    /// Takes the screen down. The pane is of no more use.
    func close() {
        window.rootViewController = nil
        window.isHidden = true
    }

    /// The tree that the picture at a place in the record is made of, and the clock's time in it.
    ///
    /// - Parameter playhead: Seconds since the transition's start; nil for the present.
    func shownTree(playhead: Double?, at clock: CFTimeInterval) -> (root: FrozenLayer, time: CFTimeInterval) {
        guard let record = recorder.record else { return (recorder.latest, clock) }
        if let playhead { return record.tree(at: min(playhead, record.end ?? .infinity)) }
        // At the very start the picture is still the one before.
        if record.end == nil, recorder.now <= 0 { return record.tree(at: 0) }
        return (recorder.latest, clock)
    }
}

/// The flow before there is one.
@MainActor
final class EmptyFlow: Flow {
    let root = UIViewController()
    let depth = 0
    func forward(with makeEffect: EffectMaker, animated: Bool) -> Bool { false }
    func back(with makeEffect: EffectMaker, animated: Bool) -> Bool { false }
}
