import Testing
import Transitions
import UIKit

@testable import Preview

/// What is seen of a session's screens, effects and transitions, and what was wrong with it.
@MainActor
final class RandomWitness {
    private struct Weak<Object: AnyObject> {
        weak var object: Object?
    }

    private var screens: [Weak<WatchedScreen>] = []
    private var effects: [Weak<WatchedEffect>] = []
    private var contexts: [Weak<TransitionContext>] = []
    /// What `animationEnded(_:)` was told since the last end of a transition.
    private var endings: [Bool] = []
    private var running: ObjectIdentifier?
    private(set) var faults: [String] = []
    /// How many transitions there were, so that a test knows that it tests something.
    private(set) var finished = 0
    private(set) var cancelled = 0

    func makeScreen(isFirst: Bool) -> UIViewController {
        let screen = WatchedScreen(isFirst: isFirst)
        screen.complain = { [weak self] in self?.faults.append($0) }
        screens.append(Weak(object: screen))
        return screen
    }

    func watch(_ effect: Effect) -> Effect {
        let watched = WatchedEffect(effect)
        watched.ended = { [weak self] in self?.endings.append($0) }
        effects.append(Weak(object: watched))
        return watched
    }

    func watch(_ session: Session) {
        TransitionQueue.of(session.window).observers.append { [weak self] phase, context in
            self?.follow(phase, context)
        }
    }

    private func follow(_ phase: TransitionPhase, _ context: TransitionContext) {
        guard context.isAnimated else { return }
        if phase == .began {
            if running != nil { faults.append("a transition began inside another one") }
            running = ObjectIdentifier(context)
            contexts.append(Weak(object: context))
            endings = []
        }
        guard phase.isOver else { return }
        if running != ObjectIdentifier(context) { faults.append("a transition ended that did not run") }
        running = nil
        if endings != [phase == .finished] {
            faults.append("\(phase.rawValue), and animationEnded was told \(endings)")
        }
        if !context.remarks.isEmpty { faults.append("the runtime remarked \(context.remarks)") }
        if phase == .finished { finished += 1 } else { cancelled += 1 }
    }

    /// What is still there that should have gone: with so many screens on the stack nothing else may be alive.
    func leftovers(of session: Session) -> [String] {
        var faults: [String] = []
        screens.removeAll { $0.object == nil }
        effects.removeAll { $0.object == nil }
        contexts.removeAll { $0.object == nil }
        let expected = session.mode == .tabs ? 2 : session.depth + 1
        if screens.count != expected { faults.append("\(screens.count) screens are alive, not \(expected)") }
        if effects.count > screens.count { faults.append("\(effects.count) effects are alive") }
        if !contexts.isEmpty { faults.append("\(contexts.count) transitions' contexts are alive") }
        if running != nil { faults.append("a transition has not been reported") }
        return faults
    }

    /// What is alive when nothing may be.
    var leaks: [String] {
        var leaks: [String] = []
        if screens.contains(where: { $0.object != nil }) { leaks.append("screens outlive the session") }
        if effects.contains(where: { $0.object != nil }) { leaks.append("effects outlive the session") }
        return leaks
    }
}

/// A screen whose four quarters differ, that sees to the order of its appearance calls and counts touches.
@MainActor
final class WatchedScreen: UIViewController {
    enum Appearance: String {
        case gone, coming, there, going
    }

    let isFirst: Bool
    var complain: ((String) -> Void)?
    private(set) var appearance = Appearance.gone

    init(isFirst: Bool) {
        self.isFirst = isFirst
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func loadView() {
        view = TouchCounter(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    }

    override func viewDidLoad() {
        view.backgroundColor = isFirst ? .blue : .orange
        let blocks: [(CGRect, UIColor)] = [
            (CGRect(x: 0, y: 0, width: 40, height: 30), .white), (CGRect(x: 70, y: 150, width: 20, height: 50), .black),
            (CGRect(x: 10, y: 120, width: 30, height: 10), isFirst ? .yellow : .purple),
        ]
        for (frame, colour) in blocks {
            let block = UIView(frame: frame)
            block.backgroundColor = colour
            block.isUserInteractionEnabled = false
            view.addSubview(block)
        }
    }

    /// How many touches have begun and how many have ended on it.
    var touches: (begun: Int, ended: Int) { (view as? TouchCounter)?.counts ?? (0, 0) }

    override func viewWillAppear(_ animated: Bool) { become(.coming, from: [.gone, .going]) }
    override func viewDidAppear(_ animated: Bool) { become(.there, from: [.coming]) }
    override func viewWillDisappear(_ animated: Bool) { become(.going, from: [.there, .coming]) }
    override func viewDidDisappear(_ animated: Bool) { become(.gone, from: [.going]) }

    private func become(_ next: Appearance, from allowed: Set<Appearance>) {
        if !allowed.contains(appearance) {
            complain?("unbalanced appearance calls: \(appearance.rawValue), then \(next.rawValue)")
        }
        appearance = next
    }
}

/// Counts the touches that reach it.
@MainActor
private final class TouchCounter: UIView {
    private(set) var counts = (begun: 0, ended: 0)

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { counts.begun += touches.count }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { counts.ended += touches.count }
}

/// Does what another effect does, and says when it was told of the end.
@MainActor
private final class WatchedEffect: Effect {
    private let inner: Effect
    var ended: ((Bool) -> Void)?

    init(_ inner: Effect) {
        self.inner = inner
        super.init(duration: inner.duration, curve: inner.curve)
        sourceView = inner.sourceView
        sourceRect = inner.sourceRect
        targetView = inner.targetView
    }

    override var hasCurve: Bool { inner.hasCurve }
    override func enter(_ stage: Stage) { inner.enter(stage) }
    override func leave(_ stage: Stage) { inner.leave(stage) }
    override func crossFade(_ stage: Stage) { inner.crossFade(stage) }
    override var presentationStyle: UIModalPresentationStyle { inner.presentationStyle }
    override var moves: Bool { inner.moves }

    override func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?
    ) -> UIPresentationController? {
        inner.presentationController(forPresented: presented, presenting: presenting)
    }

    override func animationEnded(_ transitionCompleted: Bool) {
        inner.animationEnded(transitionCompleted)
        ended?(transitionCompleted)
    }
}
