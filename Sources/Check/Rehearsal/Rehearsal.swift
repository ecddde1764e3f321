import Preview
import SourceModel
import Transitions
import UIKit

/// Runs one case on screens that nobody sees, on a clock of its own, and writes down what happens.
@MainActor
final class Rehearsal {
    /// How often it looks.
    private static let frameTime = 1.0 / 60  // s
    /// After its end a transition may clean up for so long.
    private static let grace = 2.5 / 60  // s
    /// What still moves after that may go on for so long before the screen counts as it is.
    private static let settling = 0.25  // s
    /// A script that goes on for longer is given up.
    private static let longest = 150.0  // s

    private let observation: Observation
    private let session: Session
    private let player: ScriptPlayer
    private var kept: [Kept] = []
    /// The transition under way, and its place in the observation.
    private var current: (context: TransitionContext, passage: Passage)?
    /// The passages that are over and whose rest is not seen yet.
    private var ended: [(context: TransitionContext, passage: Passage)] = []
    private var time = 0.0

    /// Something that has to be gone when all is over.
    private struct Kept {
        let name: String
        weak var object: AnyObject?
    }

    static func run(_ check: CheckCase, source: SourceReport?) -> Observation? {
        guard let entry = Catalogue.entry(check.target), let situation = Situation.of(check.situation),
            let operation = TransitionOperation(rawValue: check.operation)
        else { return nil }
        let observation = Observation(check, situation, operation, source: source)
        // Only when the session itself is gone can be told what is left.
        observation.leaks = perform(observation, entry).compactMap { $0.object == nil ? nil : $0.name }
        return observation
    }

    /// What is at rest in a case in which the way back is not animated either.
    static func rests(
        _ check: CheckCase, _ situation: Situation, _ operation: TransitionOperation, _ entry: CatalogueEntry
    ) -> [Rest] {
        let observation = Observation(check, situation, operation, source: nil)
        _ = perform(observation, entry)
        return observation.rests
    }

    private static func perform(_ observation: Observation, _ entry: CatalogueEntry) -> [Kept] {
        let rehearsal = Rehearsal(observation, entry)
        defer { GuestEffect.letGoOfScreens() }
        return rehearsal.run()
    }

    private init(_ observation: Observation, _ entry: CatalogueEntry) {
        self.observation = observation
        session = Session(observation.check.configuration(of: entry) ?? Session.Configuration())
        player = ScriptPlayer(
            observation.situation.script(for: observation.operation), on: session, tickRate: 1 / Self.frameTime)
    }

    private func run() -> [Kept] {
        TransitionQueue.of(session.observedWindow).observers.append { [weak self] phase, context in
            self?.follow(phase, context)
        }
        look()
        rest()
        while !player.isOver, time < Self.longest {
            time += Self.frameTime
            player.advance(to: time)
            look()
        }
        observation.duration = time
        observation.isAtRest = session.isAtRest
        rest()
        for passage in observation.passages { passage.clocksLeft = passage.clockProbe() }
        current = nil
        // What the turns hold is let go with them.
        session.close()
        return kept
    }

    /// Writes a frame down, and the rest if there is one.
    private func look() {
        let context = session.observedTransition
        observation.frames.append(
            Observation.Frame(
                time: time, shown: ShownTree(session.observedTree),
                passage: context == nil ? nil : observation.passages.indices.last, phase: context?.phase,
                fraction: context.map { Double($0.fraction) } ?? 0))
        if context != nil, current?.context === context, context?.phase.isHeld == true {
            current?.passage.isHeld = true
        }
        guard context == nil, let end = ended.last?.passage.end,
            time - end >= (session.isMoving ? Self.settling : Self.grace)
        else { return }
        rest()
    }

    /// Writes down what there is while nothing runs.
    private func rest() {
        guard session.observedTransition == nil else { return }
        let rest = Rest(
            time: time, shown: ShownTree(session.observedTree), window: session.observedWindow, depth: session.depth)
        observation.rests.append(rest)
        // One that another followed at once has left nothing that could be told from the other's.
        if let (context, last) = ended.last, last === observation.passages.last { last.rest(rest, of: context) }
        // The runtime's own findings are complete only when the turn of the report is over.
        for (context, passage) in ended { passage.remarks = context.remarks }
        ended = []
    }

    private func follow(_ phase: TransitionPhase, _ context: TransitionContext) {
        guard context.isAnimated else { return }
        switch phase {
        case .began:
            let passage = Passage(
                context, at: player.time, record: session.record, before: observation.rests.last)
            observation.passages.append(passage)
            current = (context, passage)
            watch(context)
        case .interactive, .caught: current?.passage.isHeld = true
        case .settling: break
        case .finished, .cancelled:
            guard let (running, passage) = current, running === context else { return }
            passage.end = player.time
            passage.isCompleted = phase == .finished
            passage.asksAboutCancel = context.wasAskedAboutCancel
            passage.wasCancelled = context.transitionWasCancelled
            passage.announced = context.announcedDuration
            passage.real = context.realDuration
            passage.frameAtReport = context.frameAtReport
            passage.setUpTime = context.setUpTime
            ended.append((context, passage))
            current = nil
        }
    }

    /// Remembers what a transition uses, to see whether it is let go.
    private func watch(_ context: TransitionContext) {
        for key in [UITransitionContextViewControllerKey.from, .to] {
            guard let screen = context.viewController(forKey: key) else { continue }
            keep(screen, "\(type(of: screen))")
            screen.viewIfLoaded.map { keep($0, "the view of \(type(of: screen))") }
        }
        context.observedAnimator.map { keep($0, "\(type(of: $0))") }
        keep(context.containerView, "the container")
    }

    private func keep(_ object: AnyObject, _ name: String) {
        guard !kept.contains(where: { $0.object === object }) else { return }
        kept.append(Kept(name: name, object: object))
    }
}
