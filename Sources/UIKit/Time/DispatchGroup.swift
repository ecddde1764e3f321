@preconcurrency import Dispatch
import Synchronization

/// Work that is waited for together, in the place of Dispatch's: what is to follow comes in a turn of the clock, not through a
/// thread of its own, so that it comes at the same time in every run.
public final class DispatchGroup: Sendable {
    private struct State {
        var count = 0
        var waiting: [@Sendable () -> Void] = []
    }

    private let state = Mutex(State())

    public init() {}

    public func enter() {
        state.withLock { $0.count += 1 }
    }

    /// One call for each of `enter`; more are said on the console and change nothing.
    public func leave() {
        let ready: [@Sendable () -> Void]? = state.withLock { state in
            guard state.count > 0 else { return nil }
            state.count -= 1
            guard state.count == 0 else { return [] }
            defer { state.waiting = [] }
            return state.waiting
        }
        guard let ready else {
            return Console.say("DispatchGroup.leave() was called more often than enter(); a device would trap.")
        }
        for start in ready { start() }
    }

    /// Runs a block on a queue once nothing is waited for.
    public func notify(
        qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
        execute work: @escaping @Sendable @convention(block) () -> Void
    ) {
        let start: @Sendable () -> Void = { queue.async(qos: qos, flags: flags, execute: work) }
        let isReady = state.withLock { state in
            if state.count > 0 { state.waiting.append(start) }
            return state.count == 0
        }
        if isReady { start() }
    }

    /// A block that is waited for from now on, until it has run.
    func enclosing(_ work: @escaping @Sendable () -> Void) -> @Sendable () -> Void {
        enter()
        return {
            work()
            self.leave()
        }
    }
}
