import Synchronization

/// The one clock: all that a program can use to measure or wait for time reads it.
///
/// It stands still until someone advances it; on the way it runs what was scheduled, in order, each in a *turn* of the
/// run loop of its own, after which layout is done, animations begin and the layer tree is committed. So a run is the
/// same at any speed, and with no display.
package final class VirtualClock {
    /// The clock of the session at work. The main thread's, like all layers.
    package static var current: VirtualClock {
        get { stored }
        set {
            // Layers that only the old clock's work held speak to the new one when they go: not before it is in place.
            let old = stored
            stored = newValue
            withExtendedLifetime(old) {}
        }
    }
    nonisolated(unsafe) private static var stored = VirtualClock()

    /// How many turns and frames there were: as long as it grows, something gets on. May be read on any thread.
    package static var beats: Int { counter.load(ordering: .relaxed) }
    private static let counter = Atomic(0)

    /// A frame was drawn.
    package static func beat() {
        counter.add(1, ordering: .relaxed)
    }

    /// Seconds. Starts well above zero: a begin time of 0 means "now" to an animation.
    package private(set) var now: CFTimeInterval = 1024

    /// Called after each turn, when everything is committed: the place to look at the tree.
    package var onTurn: (() -> Void)?

    /// Called when the code of a turn has run, before it is committed. The main thread's.
    nonisolated(unsafe) package static var onTurnEnd: (() -> Void)?

    /// The layer animations that run on this clock.
    let animations = AnimationRegistry()

    private var queue: [Scheduled] = []
    /// What waits for the end of the turn.
    private var endings: [() -> Void] = []
    private var order = 0

    /// How often anything was scheduled: as long as it stays the same, nothing was.
    package var scheduledCount: Int { order }

    private var isInTurn = false
    private var hasReported = false
    /// How many times one instant may schedule more work for itself before the clock goes on regardless.
    private static let instantLimit = 10_000

    /// The thread on which the last clock was made, which all clocks belong to. Foundation's `Thread.isMainThread` cannot
    /// be asked: it means the thread that first touched Foundation.
    nonisolated(unsafe) private static var thread = pthread_self()

    package static var isOnThread: Bool { pthread_equal(thread, pthread_self()) != 0 }

    package init() {
        VirtualClock.thread = pthread_self()
    }

    /// Work waiting for its time.
    package final class Scheduled {
        package let time: CFTimeInterval
        fileprivate let order: Int
        fileprivate var action: (() -> Void)?

        fileprivate init(time: CFTimeInterval, order: Int, action: @escaping () -> Void) {
            self.time = time
            self.order = order
            self.action = action
        }

        package var isPending: Bool { action != nil }

        package func cancel() {
            action = nil
        }
    }

    /// Runs `action` in a turn of its own when the clock gets to a time; a time that has passed counts as now.
    @discardableResult
    package func schedule(at time: CFTimeInterval, _ action: @escaping () -> Void) -> Scheduled {
        let entry = Scheduled(time: max(time, now), order: order, action: action)
        order += 1
        let place = queue.firstIndex { $0.time > entry.time } ?? queue.endIndex
        queue.insert(entry, at: place)
        return entry
    }

    @discardableResult
    package func schedule(after delay: CFTimeInterval, _ action: @escaping () -> Void) -> Scheduled {
        schedule(at: now + max(delay, 0), action)
    }

    /// When the next scheduled work, or start or end of an animation, is due; nil if nothing is waiting.
    package var nextEvent: CFTimeInterval? {
        queue.removeAll { !$0.isPending }
        let next = animations.nextEvent
        guard let first = queue.first?.time else { return next }
        return max(min(first, next ?? .infinity), now)
    }

    /// Goes on to a time and runs what is due until then, in the order of time. What was changed outside any turn is
    /// committed first.
    package func advance(to time: CFTimeInterval) {
        if !isInTurn, CATransaction.isPending { turn {} }
        var instant = now
        var count = 0
        while let next = nextEvent, next <= time {
            count = next > instant ? 0 : count + 1
            if count > Self.instantLimit {
                if !hasReported {
                    Console.say("something schedules work for the same instant without end; the clock goes on.")
                    hasReported = true
                }
                break
            }
            now = max(now, next)
            instant = now
            turn {
                if let first = queue.first, first.time <= now {
                    queue.removeFirst()
                    let action = first.action
                    first.action = nil
                    action?()
                } else {
                    animations.finish(upTo: now)
                }
            }
        }
        now = max(now, time)
    }

    package func advance(by seconds: CFTimeInterval) {
        advance(to: now + seconds)
    }

    /// Runs `body` when the present turn, or else the next one, is done and committed: to look at it, not to change anything.
    package func whenTurnEnds(_ body: @escaping () -> Void) {
        endings.append(body)
    }

    /// One turn of the run loop: runs `body`, then lays out, begins animations and commits.
    package func turn(_ body: () -> Void) {
        Self.counter.add(1, ordering: .relaxed)
        guard !isInTurn else { return body() }
        isInTurn = true
        body()
        Self.onTurnEnd?()
        CATransaction.endTurn()
        let due = endings
        endings = []
        for ending in due { ending() }
        isInTurn = false
        onTurn?()
    }
}

/// The time animations run by, in seconds: the virtual clock's.
public func CACurrentMediaTime() -> CFTimeInterval {
    VirtualClock.current.now
}
