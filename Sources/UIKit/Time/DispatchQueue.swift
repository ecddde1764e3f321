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
    public func async(execute work: @escaping @Sendable @convention(block) () -> Void) {
        after(0, work)
    }

    public func async(execute workItem: DispatchWorkItem) {
        nonisolated(unsafe) let item = workItem
        after(0) { item.perform() }
    }

    public func asyncAfter(
        deadline: DispatchTime, execute work: @escaping @Sendable @convention(block) () -> Void
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
                VirtualClock.current.schedule(after: delay, work)
            } else {
                Dispatch.DispatchQueue.main.async { VirtualClock.current.schedule(after: delay, work) }
            }
        }
    }
}
