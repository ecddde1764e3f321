/// What constraints are about: a view or a layout guide.
@preconcurrency @MainActor protocol LayoutItem: AnyObject {
    /// The view itself, or the view that a guide belongs to.
    var layoutView: UIView? { get }
}

extension UIView: LayoutItem {
    var layoutView: UIView? { self }
}

/// A multiple of an item's attribute.
@MainActor struct LayoutTerm {
    weak var item: (any LayoutItem)?
    var attribute: NSLayoutConstraint.Attribute
    var factor: CGFloat = 1

    init(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, _ factor: CGFloat = 1) {
        self.item = item
        self.attribute = attribute
        self.factor = factor
    }

    func times(_ factor: CGFloat) -> LayoutTerm {
        var copy = self
        copy.factor *= factor
        return copy
    }

    /// As in “UILabel.leading”.
    var description: String {
        let name = item.map { "\(type(of: $0))" } ?? "(gone)"
        return "\(name).\(attribute.name)"
    }
}

/// A demand on the sum of some terms and a constant: below, at or above zero.
@MainActor struct LayoutRow {
    var terms: [LayoutTerm]
    var constant: CGFloat
    var relation = NSLayoutConstraint.Relation.equal
    var strength: ConstraintSolver.Strength

    /// The nearest view that holds all items; nil if there is none.
    var commonView: UIView? {
        var common: UIView?
        for term in terms {
            guard let view = term.item?.layoutView else { return nil }
            guard let current = common else {
                common = view
                continue
            }
            guard let shared = current.nearestCommonAncestor(with: view) else { return nil }
            common = shared
        }
        return common
    }
}

extension UIView {
    /// The nearest view that both are, or are inside.
    func nearestCommonAncestor(with other: UIView) -> UIView? {
        if self === other || superview === other { return other }
        if other.superview === self { return self }
        if let superview, superview === other.superview { return superview }
        return sequence(first: self, next: \.superview).first { other.isDescendant(of: $0) }
    }
}
