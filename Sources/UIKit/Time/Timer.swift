/// A timer on the virtual clock, in the place of Foundation's: it is slowed, paused and stepped with everything else.
open class Timer: NSObject {
    public let timeInterval: TimeInterval
    public private(set) var fireDate: Date
    /// Seconds it may be late on a device; the virtual clock is never late.
    open var tolerance: TimeInterval = 0
    open var userInfo: Any?

    private let repeats: Bool
    /// Keeps a target, as a run loop does, until the timer is over.
    private var block: ((Timer) -> Void)?
    private var next: VirtualClock.Scheduled?
    /// Whose code started it.
    private var author = TransitionWatch.Author.screen

    public private(set) var isValid = true

    /// A timer that starts when it is added to a run loop.
    public init(
        timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
    ) {
        timeInterval = max(interval, 0.0001)
        self.repeats = repeats
        self.block = block
        fireDate = Date(timeIntervalSinceNow: interval)
    }

    /// A timer that starts when it is added to a run loop, and calls a method of a target, which it keeps, with itself.
    public init(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) {
        timeInterval = max(ti, 0.0001)
        repeats = yesOrNo
        block = { aSelector.send(to: aTarget, $0) }
        fireDate = Date(timeIntervalSinceNow: ti)
        super.init()
        self.userInfo = userInfo
    }

    @discardableResult
    open class func scheduledTimer(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) -> Timer {
        let timer = Timer(
            timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
        timer.start()
        return timer
    }

    @discardableResult
    open class func scheduledTimer(
        withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
    ) -> Timer {
        let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
        timer.start()
        return timer
    }

    open func fire() {
        guard isValid else { return }
        block?(self)
        if !repeats { invalidate() }
    }

    open func invalidate() {
        isValid = false
        next?.cancel()
        next = nil
        block = nil
    }

    /// Begins to wait; a timer under way stays so.
    fileprivate func start() {
        guard isValid, next?.isPending != true else { return }
        author = TransitionWatch.heir
        TransitionWatch.clockStarted(
            .timer, delay: timeInterval, isRunning: repeats ? { [weak self] in self?.isValid == true } : nil)
        wait()
    }

    /// Waits for the next time.
    private func wait() {
        guard isValid, next?.isPending != true else { return }
        // The clock keeps the timer alive until it is over, as a run loop does.
        next = VirtualClock.current.schedule(after: timeInterval) {
            self.next = nil
            TransitionWatch.run(as: self.author) { self.fire() }
            self.wait()
        }
    }
}

extension RunLoop {
    /// Starts a timer of ours: all run loops stand for the virtual clock.
    public func add(_ timer: Timer, forMode mode: RunLoop.Mode) {
        timer.start()
    }
}
