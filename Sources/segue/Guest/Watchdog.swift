import Foundation
import QuartzCore
import Synchronization

/// Ends the process when the main thread's work shows no progress, in a way that tells where it is: a user's code may loop for ever.
///
/// Progress is a turn of the clock or a frame that is drawn.
final class Watchdog: Sendable {
    /// Longer than any honest turn: a screen of a thousand snapshots takes one.
    private static let limit = 4.0  // s
    private static let interval: UInt32 = 250_000  // µs

    private struct Work {
        var isUnderWay = false
        var beats = 0
        var since = 0.0
    }

    private let work = Mutex(Work())
    private let wake = DispatchSemaphore(value: 0)
    /// The thread that is watched.
    private let watched = pthread_self()

    /// Watches the thread that makes it.
    init() {
        let thread = Thread { [self] in watch() }
        thread.name = "watchdog"
        thread.start()
    }

    /// Work begins; waiting is over.
    func begin() {
        let wasResting = work.withLock { work in
            defer { work = Work(isUnderWay: true, beats: VirtualClock.beats, since: Self.now) }
            return !work.isUnderWay
        }
        if wasResting { wake.signal() }
    }

    /// The thread waits, which may take as long as it likes.
    func rest() {
        work.withLock { $0.isUnderWay = false }
    }

    private func watch() {
        while true {
            let idle = work.withLock { work -> Double? in
                guard work.isUnderWay else { return nil }
                if work.beats != VirtualClock.beats { (work.beats, work.since) = (VirtualClock.beats, Self.now) }
                return Self.now - work.since
            }
            guard let idle else {
                wake.wait()
                continue
            }
            if idle > Self.limit { return bite() }
            usleep(Self.interval)
        }
    }

    /// Swift's own backtracer, where it is installed, takes the signal and says where the thread is.
    private func bite() {
        pthread_kill(watched, SIGQUIT)
        sleep(10)
        // Nobody took it.
        kill(getpid(), SIGKILL)
    }

    private static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }
}
