/// Something a recogniser does later, on the clock of the screens, unless it is cancelled.
@MainActor final class GestureDeadline {
    private let scheduled: VirtualClock.Scheduled

    /// - Parameter delay: in seconds.
    init(after delay: TimeInterval, _ work: @escaping @MainActor () -> Void) {
        scheduled = VirtualClock.current.schedule(after: delay) {
            MainActor.assumeIsolated(work)
        }
    }

    func cancel() {
        scheduled.cancel()
    }
}
