import Dispatch

/// A deadline on the virtual clock, in the place of Dispatch's: `.now() + 0.3` is exactly 0.3 s of it away.
public struct DispatchTime: Comparable, Hashable, Sendable {
    /// Clock seconds.
    private let time: TimeInterval

    public static let distantFuture = DispatchTime(time: .greatestFiniteMagnitude)

    public static func now() -> DispatchTime {
        DispatchTime(time: VirtualClock.current.now)
    }

    public var uptimeNanoseconds: UInt64 { UInt64(min(max(time, 0), 1e9) * 1e9) }

    /// Seconds from now, at least 0.
    var delay: TimeInterval { max(time - VirtualClock.current.now, 0) }

    public static func < (a: DispatchTime, b: DispatchTime) -> Bool {
        a.time < b.time
    }

    public static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
        DispatchTime(time: time.time + seconds)
    }

    public static func - (time: DispatchTime, seconds: Double) -> DispatchTime {
        DispatchTime(time: time.time - seconds)
    }

    public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
        time + interval.inSeconds
    }

    public static func - (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
        time - interval.inSeconds
    }
}

extension DispatchTimeInterval {
    fileprivate var inSeconds: TimeInterval {
        switch self {
        case .seconds(let n): Double(n)
        case .milliseconds(let n): Double(n) / 1e3
        case .microseconds(let n): Double(n) / 1e6
        case .nanoseconds(let n): Double(n) / 1e9
        case .never: .greatestFiniteMagnitude
        @unknown default: 0
        }
    }
}
