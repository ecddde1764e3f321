/// Seconds, as Core Animation counts them.
public typealias CFTimeInterval = Double

public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let removed = Self(rawValue: "removed")
    public static let forwards = Self(rawValue: "forwards")
    public static let backwards = Self(rawValue: "backwards")
    public static let both = Self(rawValue: "both")
}

/// How a layer's or an animation's time follows from its parent's: t = (tp − beginTime) · speed + timeOffset.
public protocol CAMediaTiming: AnyObject {
    /// In the parent's seconds; 0 for an animation means when it is added.
    var beginTime: CFTimeInterval { get set }
    /// Seconds of one pass.
    var duration: CFTimeInterval { get set }
    /// Local seconds per second of the parent.
    var speed: Float { get set }
    /// Local seconds added.
    var timeOffset: CFTimeInterval { get set }
    /// Passes; 0 counts as 1.
    var repeatCount: Float { get set }
    /// Seconds of all passes together; used instead of `repeatCount` when it is not 0.
    var repeatDuration: CFTimeInterval { get set }
    /// Whether each pass is followed by one backwards.
    var autoreverses: Bool { get set }
    /// What is shown before the begin and after the end.
    var fillMode: CAMediaTimingFillMode { get set }
}

/// The numbers of `CAMediaTiming` as a value.
package struct MediaTiming: Equatable, Sendable {
    package var beginTime: CFTimeInterval = 0
    package var duration: CFTimeInterval = 0
    package var speed: Float = 1
    package var timeOffset: CFTimeInterval = 0
    package var repeatCount: Float = 0
    package var repeatDuration: CFTimeInterval = 0
    package var autoreverses = false
    package var fillMode = CAMediaTimingFillMode.removed

    /// The number of passes from which on there is no end.
    private static let endless: Float = 1e18
    private static let nanosecond = 1e-9  // s

    /// Seconds from the begin to the end of the last pass, in local time.
    package var activeDuration: CFTimeInterval {
        if repeatDuration > 0 { return repeatDuration }
        // Code that means "for ever" writes the greatest float as often as infinity.
        if repeatCount >= Self.endless { return .infinity }
        return duration * (autoreverses ? 2 : 1) * (repeatCount > 0 ? Double(repeatCount) : 1)
    }

    /// The local time at a time of the parent, where the begin may have been settled elsewhere.
    package func localTime(at parent: CFTimeInterval, begin: CFTimeInterval) -> CFTimeInterval {
        (parent - begin) * Double(speed) + timeOffset
    }

    /// The parent's time at which a local time is reached; infinite for a time that stands or runs backwards.
    package func parentTime(reaching local: CFTimeInterval, begin: CFTimeInterval) -> CFTimeInterval {
        speed > 0 ? begin + (local - timeOffset) / Double(speed) : .infinity
    }

    /// The parent's time at which the last pass is over.
    package func end(begin: CFTimeInterval) -> CFTimeInterval {
        if speed < 0 { return begin + timeOffset / -Double(speed) }
        return parentTime(reaching: activeDuration, begin: begin)
    }

    /// How many passes are over at a local time, the way back of an autoreversing one included.
    package func passesBefore(_ local: CFTimeInterval) -> Double {
        let active = activeDuration
        guard duration > 0, local > 0, active.isFinite || local.isFinite else { return 0 }
        let time = min(local, active)
        let passes = (time / duration + 1e-9).rounded(.down)
        // At the very end of the last pass it is still that pass.
        return time >= active - Self.nanosecond ? max((active / duration - 1e-9).rounded(.down), 0) : passes
    }

    /// The fraction of one pass at a local time, or nil where nothing is shown.
    ///
    /// - Parameter includesEnd: the very end counts as part of the last pass whatever the fill mode: so for the members of
    ///   a group that is held at its own end.
    package func progress(atLocal local: CFTimeInterval, includesEnd: Bool = false) -> Double? {
        let active = activeDuration
        var time = local
        if time < 0 {
            guard fillMode == .backwards || fillMode == .both else { return nil }
            time = 0
        }
        // Times are sums whose last bits differ: a nanosecond short of the end is the end, where jumps made there show.
        if time >= active - Self.nanosecond {
            let isAtEnd = time < active + Self.nanosecond
            guard fillMode == .forwards || fillMode == .both || isAtEnd && (speed == 0 || includesEnd) else {
                return nil
            }
            time = active
        }
        guard duration > 0 else { return 1 }
        var pass = (time / duration).rounded(.down)
        var within = time - pass * duration
        // At the very end of the last pass its end is shown, not the start of a next one.
        if time == active, within == 0, pass > 0 { (pass, within) = (pass - 1, duration) }
        let fraction = within / duration
        return autoreverses && pass.truncatingRemainder(dividingBy: 2) == 1 ? 1 - fraction : fraction
    }
}
