public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let linear = Self(rawValue: "linear")
    public static let discrete = Self(rawValue: "discrete")
    public static let paced = Self(rawValue: "paced")
    public static let cubic = Self(rawValue: "cubic")
    public static let cubicPaced = Self(rawValue: "cubicPaced")
}

/// How a layer that moves along a path is turned.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// To the direction of its way.
    public static let rotateAuto = Self(rawValue: "auto")
    /// Away from the direction of its way.
    public static let rotateAutoReverse = Self(rawValue: "autoReverse")
}

/// Through a list of values, or along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
    open var values: [Any]?
    /// For properties that are points: the way, used instead of `values`. Each of its lines and curves counts as the
    /// step from one value to the next; for an even speed over all of it set `calculationMode` to `paced`.
    open var path: CGPath?
    /// Fractions of the duration, ascending from 0 to 1; nil: evenly spread.
    open var keyTimes: [NSNumber]?
    /// The pace between each value and the next.
    open var timingFunctions: [CAMediaTimingFunction]?
    open var calculationMode = CAAnimationCalculationMode.linear
    /// Whether a layer whose position is animated is turned to its way; nil: it keeps its own direction.
    open var rotationMode: CAAnimationRotationMode?

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        if let copy = copy as? CAKeyframeAnimation {
            (copy.values, copy.path, copy.keyTimes) = (values, path, keyTimes)
            (copy.timingFunctions, copy.calculationMode) = (timingFunctions, calculationMode)
            copy.rotationMode = rotationMode
        }
        return copy
    }

    package override var effect: AnimationSpec.Effect {
        guard let target else { return .none }
        let times = keyTimes?.map(\.doubleValue)
        let paces = timingFunctions ?? []
        var frames: Keyframes?
        if let path, case .point = target.sample {
            frames = Keyframes(path: path, times: times, paces: paces, mode: calculationMode)
        } else {
            let known = (values ?? []).compactMap { read($0, for: target) }
            guard known.count == values?.count else { return .none }
            frames = Keyframes(values: known, times: times, paces: paces, mode: calculationMode)
        }
        if let rotationMode { frames?.turn = rotationMode == .rotateAutoReverse ? .pi : 0 }
        return frames.map { .keyframes(target, $0, isAdditive: isAdditive) } ?? .none
    }
}
