import Foundation

/// The clock that input, frames and pacing share.
package enum MonotonicTime {
    /// Seconds since an arbitrary instant, never going back; the same clock as `CLOCK_MONOTONIC`.
    package static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }
}
