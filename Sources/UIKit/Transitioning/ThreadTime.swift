/// Seconds that this thread has computed so far. Time in which others had the processor does not count.
func threadTime() -> TimeInterval {
    var time = timespec()
    guard clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time) == 0 else { return 0 }
    return TimeInterval(time.tv_sec) + TimeInterval(time.tv_nsec) * 1e-9
}

extension TransitionContext {
    /// Runs code of the animator's that sets the transition up.
    func settingUp<Result>(_ body: () -> Result) -> Result {
        let start = threadTime()
        defer { setUpTime += threadTime() - start }
        return TransitionWatch.run(as: self, body)
    }
}
