import Foundation
import QuartzCore
import Synchronization

/// Ends the process when the main thread's work shows no progress, in a way that tells where it is: a user's code may loop for ever.
///
/// Progress is a turn of the clock or a frame that is drawn.
final class Watchdog: Sendable {
    /// Longer than any honest turn works: a screen of a thousand snapshots takes one. Of the processor's time, so that a busy
    /// machine bites nobody.
    private let limit: Double  // s
    /// How long all turns together may work from one wait to the next: there may be ever another one.
    private let total: Double  // s
    /// Longer than any honest turn takes, if it mostly waits.
    private static let patience = 20.0  // s
    private static let interval: UInt32 = 250_000  // µs

    /// What it says before, for the process that reads it: a signal taken inside the runtime may end in another one.
    static let mark = "*** Signal of the watchdog"

    private struct Work {
        var isUnderWay = false
        var beats = 0
        var since = Moment()
        var began = 0.0
    }

    /// A moment, by the wall's clock and by how long the watched thread has worked until then.
    private struct Moment {
        var time = 0.0
        var worked = 0.0
    }

    private let work = Mutex(Work())
    private let wake = DispatchSemaphore(value: 0)
    /// The thread that is watched.
    private let watched = pthread_self()

    /// Watches the thread that makes it.
    init(limit: Double = 4, total: Double = .infinity) {
        self.limit = limit
        self.total = total
        let thread = Thread { [self] in watch() }
        thread.name = "watchdog"
        thread.start()
    }

    /// Work begins; waiting is over.
    func begin() {
        let wasResting = work.withLock { work in
            let now = now
            defer { work = Work(isUnderWay: true, beats: VirtualClock.beats, since: now, began: now.worked) }
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
            let isStuck = work.withLock { work -> Bool? in
                guard work.isUnderWay else { return nil }
                let now = now
                if work.beats != VirtualClock.beats { (work.beats, work.since) = (VirtualClock.beats, now) }
                return now.worked - work.since.worked > limit || now.worked - work.began > total
                    || now.time - work.since.time > Self.patience
            }
            guard let isStuck else {
                wake.wait()
                continue
            }
            if isStuck { return bite() }
            usleep(Self.interval)
        }
    }

    /// Swift's own backtracer, where it is installed, takes the signal and says where the thread is.
    private func bite() {
        try? FileHandle.standardError.write(contentsOf: Data((Self.mark + "\n").utf8))
        pthread_kill(watched, SIGQUIT)
        sleep(10)
        // Nobody took it.
        kill(getpid(), SIGKILL)
    }

    private var now: Moment {
        var clock = clockid_t()
        pthread_getcpuclockid(watched, &clock)
        return Moment(time: Self.seconds(CLOCK_MONOTONIC), worked: Self.seconds(clock))
    }

    private static func seconds(_ clock: clockid_t) -> Double {
        var time = timespec()
        clock_gettime(clock, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }
}
