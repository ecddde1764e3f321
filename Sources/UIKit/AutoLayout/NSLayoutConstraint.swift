/// A demand on the places and sizes of views and guides: “first = multiplier × second + constant”, or ≤, or ≥.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
    /// How much it is wanted.
    open var priority = UILayoutPriority.required {
        didSet { if priority != oldValue { strengthDidChange() } }
    }

    /// Added to the second item's attribute, in points; the one number that may change while the constraint is active.
    open var constant: CGFloat {
        didSet { if constant != oldValue { constantDidChange() } }
    }

    /// A name for messages.
    open var identifier: String?

    open private(set) var multiplier: CGFloat
    open private(set) var relation: Relation

    /// The two sides; the second is empty in “width = constant”.
    let first: [LayoutTerm]
    let second: [LayoutTerm]

    /// The view it is active in.
    weak var holder: UIView?
    /// Tells which of two constraints has been active for longer.
    var serial = 0
    /// Its conflict with others has been reported.
    var hasReportedConflict = false

    /// How many times constraints have been activated.
    static var count = 0

    init(
        first: [LayoutTerm], relation: Relation, second: [LayoutTerm], multiplier: CGFloat, constant: CGFloat
    ) {
        (self.first, self.second) = (first, second)
        (self.relation, self.multiplier, self.constant) = (relation, multiplier, constant)
        super.init()
    }

    /// A constraint between an attribute of a view or guide and one of another, or a number.
    ///
    /// Items that are neither views nor guides, and attributes that cannot stand together, make a constraint that does
    /// nothing; the console says so.
    public convenience init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        let first = Self.term(view1, attr1)
        let second = view2.flatMap { attr2 == .notAnAttribute ? nil : Self.term($0, attr2) }
        if let objection = Self.objection(first, attr1, second, view2) {
            Console.say("\(objection); the constraint does nothing.")
            self.init(first: [], relation: relation, second: [], multiplier: multiplier, constant: c)
        } else {
            self.init(
                first: [first].compactMap { $0 }, relation: relation, second: [second].compactMap { $0 },
                multiplier: multiplier, constant: c)
        }
    }

    /// The view or guide of the left-hand side.
    open var firstItem: AnyObject? { first.count == 1 ? first[0].item : nil }
    open var firstAttribute: Attribute { first.count == 1 ? first[0].attribute : .notAnAttribute }
    open var secondItem: AnyObject? { second.count == 1 ? second[0].item : nil }
    open var secondAttribute: Attribute { second.count == 1 ? second[0].attribute : .notAnAttribute }

    /// Whether it takes part in the layout of the view that holds its items.
    open var isActive: Bool {
        get { holder != nil }
        set { if newValue != isActive { if newValue { activate() } else { deactivate() } } }
    }

    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    nonisolated open override var description: String { MainActor.assumeIsolated { written } }

    /// As Apple's systems write it, without the object's address.
    private var written: String {
        let left = first.map(\.description).joined(separator: " - ")
        var right = second.map(\.description).joined(separator: " - ")
        if !right.isEmpty, multiplier != 1 { right = "\(Self.written(multiplier))*" + right }
        if right.isEmpty {
            right = Self.written(constant)
        } else if constant != 0 {
            right += (constant < 0 ? " - " : " + ") + Self.written(abs(constant))
        }
        let name = identifier.map { "'\($0)' " } ?? ""
        let wanted = priority == .required ? "" : " @\(Self.written(CGFloat(priority.rawValue)))"
        return "<NSLayoutConstraint \(name)\(left) \(relation.sign) \(right)\(wanted)>"
    }

    /// What the solver is asked for.
    var row: LayoutRow {
        LayoutRow(
            terms: first + second.map { $0.times(-multiplier) }, constant: -constant, relation: relation,
            strength: priority.strength)
    }

    /// A number without needless digits.
    private static func written(_ number: CGFloat) -> String {
        number == number.rounded() && abs(number) < 1e9 ? "\(Int(number))" : "\(number)"
    }

    private static func term(_ item: Any, _ attribute: Attribute) -> LayoutTerm? {
        (item as? any LayoutItem).map { LayoutTerm($0, attribute) }
    }

    /// Why a constraint cannot be made of such parts, in Apple's words where it has some.
    private static func objection(
        _ first: LayoutTerm?, _ attribute: Attribute, _ second: LayoutTerm?, _ item: Any?
    ) -> String? {
        guard first != nil, item == nil || item is any LayoutItem else {
            return "a constraint was made with an item that is neither a view nor a layout guide"
        }
        guard let axis = attribute.axis else { return "a constraint was made without a first attribute" }
        guard let second else {
            let isLength = attribute.isDimension
            return isLength
                ? nil : "A constraint cannot be made that sets a location equal to a constant (\(attribute.name))"
        }
        let fits =
            second.attribute.axis == axis && second.attribute.isDimension == attribute.isDimension
        return fits ? nil : "Invalid pairing of layout attributes: \(attribute.name) and \(second.attribute.name)"
    }
}
