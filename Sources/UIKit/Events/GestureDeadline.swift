/// Something a recogniser does later unless it is cancelled.
@MainActor final class GestureDeadline {
    /// Runs down on the same clock as the screens.
    private var timer: Timer?

    /// - Parameter delay: in seconds.
    init(after delay: TimeInterval, _ work: @escaping @MainActor () -> Void) {
        timer = Timer.scheduledTimer(withTimeInterval: delay, repeats: false) { _ in
            MainActor.assumeIsolated(work)
        }
    }

    func cancel() {
        timer?.invalidate()
        timer = nil
    }
}
