/// What a transition looks like; besides the public names those that the platform's own code uses can be written as raw
/// values.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let fade = Self(rawValue: "fade")
    public static let moveIn = Self(rawValue: "moveIn")
    public static let push = Self(rawValue: "push")
    public static let reveal = Self(rawValue: "reveal")
}

/// Where a transition comes from. As on the platform's phones, "top" and "bottom" are those of a plane whose y grows
/// upwards: `fromTop` moves up, from the bottom edge, and `fromBottom` moves down.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let fromRight = Self(rawValue: "fromRight")
    public static let fromLeft = Self(rawValue: "fromLeft")
    public static let fromTop = Self(rawValue: "fromTop")
    public static let fromBottom = Self(rawValue: "fromBottom")
}

/// The key under which every transition is on its layer, whatever it was added for.
public let kCATransition = "transition"

/// Shows whatever changes in a layer, sublayers included, as one picture that becomes another: from what the last commit
/// showed to what is there now.
open class CATransition: CAAnimation {
    open var type = CATransitionType.fade
    /// Nil is from the left.
    open var subtype: CATransitionSubtype?
    /// The part of the transition that is shown, of 0…1.
    open var startProgress: Float = 0
    open var endProgress: Float = 1

    /// What is shown at the start; settled when it is added to a layer.
    package var source: TransitionSource?
    /// Takes the place of what `type` and `subtype` say.
    package var style: TransitionStyle?

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        if let copy = copy as? CATransition {
            (copy.type, copy.subtype) = (type, subtype)
            (copy.startProgress, copy.endProgress) = (startProgress, endProgress)
            (copy.source, copy.style) = (source, style)
        }
        return copy
    }

    package override var effect: AnimationSpec.Effect {
        guard let source else { return .none }
        return .transition(
            TransitionEffect(
                style: style ?? TransitionStyle(type, subtype), source: source,
                start: Double(startProgress), end: Double(endProgress)))
    }
}

extension TransitionStyle {
    /// The style of the names; one that is not known here fades, and is reported.
    init(_ type: CATransitionType, _ subtype: CATransitionSubtype?) {
        let direction: Direction =
            switch subtype {
            case .fromRight?: .left
            case .fromTop?: .up
            case .fromBottom?: .down
            default: .right
            }
        switch type.rawValue {
        case "fade": self = .fade
        case "moveIn": self = .moveIn(direction)
        case "push": self = .push(direction)
        case "reveal": self = .reveal(direction)
        case "cube": self = .cube(direction)
        case "oglFlip", "flip": self = .flip(direction)
        case "pageCurl": self = .curl(direction)
        case "pageUnCurl": self = .uncurl(direction)
        default:
            Console.once(
                "a CATransition of the type \"\(type.rawValue)\" is private to Apple's systems; it fades here.")
            self = .fade
        }
    }
}
