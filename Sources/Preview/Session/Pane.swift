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
    /// Whether the last operation went on rather than back.
    var isForward = false

    init(entry: CatalogueEntry, mode: Mode, size: CGSize, clock: VirtualClock) {
        self.entry = entry
        self.mode = mode
        window = UIWindow(frame: CGRect(origin: .zero, size: size))
        window.backgroundColor = .black
        recorder = Recorder(window: window, clock: clock)
        recorder.effectID = { [weak self] in self?.entry.id ?? "" }
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
private final class EmptyFlow: Flow {
    let root = UIViewController()
    let depth = 0
    func forward(with makeEffect: EffectMaker) -> Bool { false }
    func back(with makeEffect: EffectMaker) -> Bool { false }
}
