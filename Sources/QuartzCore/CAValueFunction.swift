public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let rotateX = Self(rawValue: "rotateX")
    public static let rotateY = Self(rawValue: "rotateY")
    public static let rotateZ = Self(rawValue: "rotateZ")
    public static let scaleX = Self(rawValue: "scaleX")
    public static let scaleY = Self(rawValue: "scaleY")
    public static let scaleZ = Self(rawValue: "scaleZ")
    public static let translateX = Self(rawValue: "translateX")
    public static let translateY = Self(rawValue: "translateY")
    public static let translateZ = Self(rawValue: "translateZ")

    /// The component of a transform that it makes of a number.
    fileprivate var component: String? {
        switch self {
        case .rotateX: "rotation.x"
        case .rotateY: "rotation.y"
        case .rotateZ: "rotation.z"
        case .scaleX: "scale.x"
        case .scaleY: "scale.y"
        case .scaleZ: "scale.z"
        case .translateX: "translation.x"
        case .translateY: "translation.y"
        case .translateZ: "translation.z"
        default: nil
        }
    }
}

/// Says that an animation of `transform` goes by numbers: angles, factors or distances, of which it makes the transform's part.
public final class CAValueFunction: NSObject, Sendable {
    public let name: CAValueFunctionName
    /// The component's name behind "transform.".
    let component: String

    /// Nil for a name that is not known.
    public init?(name: CAValueFunctionName) {
        guard let component = name.component else { return nil }
        self.name = name
        self.component = component
        super.init()
    }
}
