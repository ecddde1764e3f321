/// How much a constraint is wanted, from 1 to 1000; at 1000 it is required.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    public var rawValue: Float

    public init(rawValue: Float) {
        self.rawValue = rawValue
    }

    public init(_ rawValue: Float) {
        self.rawValue = rawValue
    }

    public static let required = UILayoutPriority(1000)
    /// With which a button resists being made smaller than its content.
    public static let defaultHigh = UILayoutPriority(750)
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    public static let sceneSizeStayPut = UILayoutPriority(500)
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    /// With which a button resists being made larger than its content.
    public static let defaultLow = UILayoutPriority(250)
    /// With which `systemLayoutSizeFitting` wants its target size.
    public static let fittingSizeLevel = UILayoutPriority(50)

    public static func + (priority: UILayoutPriority, offset: Float) -> UILayoutPriority {
        UILayoutPriority(priority.rawValue + offset)
    }

    public static func - (priority: UILayoutPriority, offset: Float) -> UILayoutPriority {
        UILayoutPriority(priority.rawValue - offset)
    }

    /// The solver's word for it.
    var strength: ConstraintSolver.Strength {
        rawValue >= Self.required.rawValue ? .required : .wanted(Double(rawValue))
    }
}
