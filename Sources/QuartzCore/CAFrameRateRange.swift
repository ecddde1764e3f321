/// Frames per second that animations would like to have.
public struct CAFrameRateRange: Hashable, Sendable {
    public var minimum: Float
    public var maximum: Float
    /// 0 in the default: nothing special.
    public var preferred: Float?

    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
    }

    /// What suits the display.
    public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)
}

extension CADisplayLink {
    /// The rate asked for; the display here has at most 60 frames per second.
    public var preferredFrameRateRange: CAFrameRateRange {
        get {
            preferredFramesPerSecond == 0
                ? .default
                : CAFrameRateRange(
                    minimum: Float(preferredFramesPerSecond), maximum: Float(preferredFramesPerSecond),
                    preferred: Float(preferredFramesPerSecond))
        }
        set {
            let rate = newValue.preferred ?? newValue.maximum
            preferredFramesPerSecond = rate > 0 ? Int(rate.rounded()) : 0
        }
    }
}
