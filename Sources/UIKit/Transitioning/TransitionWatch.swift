/// Knows whose code runs during a transition, so that a checker is told what the transition's own does. It changes nothing.
///
/// What screens do when they are laid out, appear or come into a window, and blocks that were waiting before the transition, are
/// not the transition's. All of it is the clock's thread's, and nothing is noted from others.
enum TransitionWatch {
    /// Whose code runs.
    enum Author: Equatable, Sendable {
        /// Nothing is known, as in an event or at the end of an animation: the running transition's.
        case unknown
        case screen
        /// That of the transition with a number.
        case transition(Int)
    }

    private struct Running {
        weak var context: TransitionContext?
        weak var clock: VirtualClock?
        let serial: Int
    }

    nonisolated(unsafe) private static var author = Author.unknown
    /// From their start to their report, oldest first.
    nonisolated(unsafe) private static var running: [Running] = []

    /// The transition that is to be told what the running code does, if any.
    static var subject: TransitionContext? {
        guard VirtualClock.isOnThread, !running.isEmpty else { return nil }
        switch author {
        case .unknown: return running.last { $0.clock === VirtualClock.current }?.context
        case .screen: return nil
        case .transition(let serial): return running.first { $0.serial == serial }?.context
        }
    }

    /// As whose code a block is to run that is put off now.
    static var heir: Author {
        guard VirtualClock.isOnThread, author == .unknown else { return VirtualClock.isOnThread ? author : .screen }
        return running.last { $0.clock === VirtualClock.current }.map { .transition($0.serial) } ?? .screen
    }

    /// Runs code as someone's.
    static func run<Result>(as someone: Author, _ body: () throws -> Result) rethrows -> Result {
        let outer = author
        author = someone
        defer { author = outer }
        return try body()
    }

    /// Runs code as a transition's, if there is one.
    @MainActor
    static func run<Result>(as context: TransitionContext?, _ body: () throws -> Result) rethrows -> Result {
        guard let context else { return try body() }
        return try run(as: .transition(context.trace.serial), body)
    }

    /// Runs code that is none of the transition's.
    @MainActor
    static func aside(_ body: () -> Void) {
        guard !running.isEmpty else { return body() }
        let mark = CALayer.animationMark
        run(as: .screen, body)
        guard CALayer.animationMark > mark else { return }
        for one in running { one.context?.trace.foreign.append((mark + 1)...CALayer.animationMark) }
    }

    // MARK: Beginning and end

    @MainActor
    static func begin(_ context: TransitionContext) {
        running.removeAll { $0.context == nil }
        running.append(Running(context: context, clock: .current, serial: context.trace.serial))
        CALayer.onFrameUnderTransform = { layer in MainActor.assumeIsolated { frameSet(layer) } }
    }

    @MainActor
    static func end(_ context: TransitionContext) {
        running.removeAll { $0.context == nil || $0.context === context }
        if running.isEmpty { CALayer.onFrameUnderTransform = nil }
    }

    // MARK: What is noticed

    /// Something was set going that follows the clock, not a drag.
    ///
    /// - Parameter isRunning: Of what goes on until it is ended, whether it still does. It must not keep that alive.
    static func clockStarted(_ clock: OwnClock, delay: TimeInterval, isRunning: (() -> Bool)? = nil) {
        guard let subject else { return }
        nonisolated(unsafe) let probe = isRunning
        // A deadline is a sum of clock times: its last digits are noise.
        let rounded = (delay * 1e6).rounded() / 1e6
        MainActor.assumeIsolated {
            subject.note(.ownClock(clock, delay: rounded))
            if let probe { subject.trace.watch(clock, isRunning: probe) }
        }
    }

    @MainActor
    private static func frameSet(_ layer: CALayer) {
        guard let subject, let view = layer.delegate as? UIView else { return }
        subject.note(.frameUnderTransform(subject.trace.role(of: view), layer.transform))
    }
}
