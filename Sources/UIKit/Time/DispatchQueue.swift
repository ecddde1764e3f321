import Dispatch

/// The main queue on the virtual clock, in the place of Dispatch's: delayed blocks are slowed, paused and stepped with
/// everything else. Other queues are Dispatch's own.
public struct DispatchQueue: Sendable {
    /// Where a block runs.
    private enum Place: Sendable {
        case clock
        case dispatch(Dispatch.DispatchQueue)
    }

    private let place: Place

    public static let main = DispatchQueue(place: .clock)

    private init(place: Place) {
        self.place = place
    }

    public init(
        label: String, qos: DispatchQoS = .unspecified, attributes: Dispatch.DispatchQueue.Attributes = []
    ) {
        place = .dispatch(Dispatch.DispatchQueue(label: label, qos: qos, attributes: attributes))
    }

    public static func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue {
        DispatchQueue(place: .dispatch(Dispatch.DispatchQueue.global(qos: qos)))
    }

    /// Runs a block in a turn of its own; from another thread, as soon as the main thread gets to it.
    ///
    /// - Parameters:
    ///   - group: is told of the block's beginning and end.
    ///   - qos: how urgent the block is; of no meaning on the clock, where it is never late.
    ///   - flags: as Dispatch's, on its own queues; blocks on the clock have their order as it is.
    public func async(
        group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        execute work: @escaping @Sendable @convention(block) () -> Void
    ) {
        let block: @Sendable () -> Void = if let group { group.enclosing(work) } else { work }
        if case .dispatch(let queue) = place {
            queue.async(qos: qos, flags: flags, execute: block)
        } else {
            after(0, block)
        }
    }

    public func async(execute workItem: DispatchWorkItem) {
        nonisolated(unsafe) let item = workItem
        after(0) { item.perform() }
    }

    public func async(group: DispatchGroup, execute workItem: DispatchWorkItem) {
        nonisolated(unsafe) let item = workItem
        async(group: group) { item.perform() }
    }

    public func asyncAfter(
        deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        execute work: @escaping @Sendable @convention(block) () -> Void
    ) {
        after(deadline.delay, work)
    }

    public func asyncAfter(deadline: DispatchTime, execute workItem: DispatchWorkItem) {
        nonisolated(unsafe) let item = workItem
        after(deadline.delay) { item.perform() }
    }

    @discardableResult
    public func sync<Result>(execute work: () throws -> Result) rethrows -> Result {
        switch place {
        case .clock: try work()
        case .dispatch(let queue): try queue.sync(execute: work)
        }
    }

    private func after(_ delay: TimeInterval, _ work: @escaping @Sendable () -> Void) {
        switch place {
        case .dispatch(let queue):
            queue.asyncAfter(deadline: Dispatch.DispatchTime.now() + delay, execute: work)
        case .clock:
            if VirtualClock.isOnThread {
                let author = TransitionWatch.heir
                if delay > 0 { TransitionWatch.clockStarted(.delayedBlock, delay: delay) }
                VirtualClock.current.schedule(after: delay) { TransitionWatch.run(as: author, work) }
            } else {
                Dispatch.DispatchQueue.main.async { VirtualClock.current.schedule(after: delay, work) }
            }
        }
    }
}
