/// Calls back once per frame of the virtual clock. (The initialiser with target and selector is UIKit's here.)
open class CADisplayLink: NSObject {
    /// Clock seconds of the last frame.
    open private(set) var timestamp: CFTimeInterval = 0
    /// Clock seconds of the next frame.
    open private(set) var targetTimestamp: CFTimeInterval = 0
    open var isPaused = false {
        didSet {
            guard !isPaused else { return }
            if oldValue, isAdded { onStart?() }
            schedule()
        }
    }
    /// Frames per second asked for; 0 is the display's 60.
    open var preferredFramesPerSecond = 0 {
        didSet {
            guard preferredFramesPerSecond != oldValue else { return }
            next?.cancel()
            schedule()
        }
    }
    /// Seconds between frames.
    open var duration: CFTimeInterval { Self.interval }

    private static let interval = 1.0 / 60  // s
    private let handler: (CADisplayLink) -> Void
    private var isAdded = false
    /// Called when someone lets the link run.
    package var onStart: (() -> Void)?
    private var next: VirtualClock.Scheduled?
    /// Whether it goes on calling back.
    package var isRunning: Bool { isAdded && !isPaused }

    /// A link that calls a closure. (Segue's own.)
    public init(handler: @escaping (CADisplayLink) -> Void) {
        self.handler = handler
    }

    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        isAdded = true
        if !isPaused { onStart?() }
        schedule()
    }

    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        invalidate()
    }

    open func invalidate() {
        isAdded = false
        next?.cancel()
        next = nil
    }

    private func schedule() {
        guard isAdded, !isPaused, next?.isPending != true else { return }
        let clock = VirtualClock.current
        let rate = preferredFramesPerSecond > 0 ? min(preferredFramesPerSecond, 60) : 60
        let interval = Self.interval * (60 / Double(rate)).rounded()
        // Frames lie on multiples of the interval, a hair later than the last one.
        let time = ((clock.now / interval + 1e-6).rounded(.down) + 1) * interval
        // The link keeps itself alive until it is invalidated, as the run loop does on Apple's systems.
        next = clock.schedule(at: time) {
            guard self.isAdded, !self.isPaused else { return }
            self.timestamp = time
            self.targetTimestamp = time + interval
            self.next = nil
            self.handler(self)
            self.schedule()
        }
    }
}
