/// An edge, a centre line, a baseline or a length of a view or layout guide, to make constraints with.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    /// What it stands for: one attribute, or the distance between two.
    let terms: [LayoutTerm]

    init(_ terms: [LayoutTerm]) {
        self.terms = terms
        super.init()
    }

    /// The view or guide; nil for a distance between two.
    open var item: AnyObject? { terms.count == 1 ? terms[0].item : nil }

    open var name: String { terms.first?.attribute.name ?? "" }

    nonisolated open override var description: String {
        MainActor.assumeIsolated { terms.map(\.description).joined(separator: " - ") }
    }

    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        constraint(.equal, anchor.terms, 1, 0)
    }

    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, anchor.terms, 1, 0)
    }

    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, anchor.terms, 1, 0)
    }

    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        constraint(.equal, anchor.terms, 1, c)
    }

    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, anchor.terms, 1, c)
    }

    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, anchor.terms, 1, c)
    }

    /// “This relation multiplier × other + constant”.
    final func constraint(
        _ relation: NSLayoutConstraint.Relation, _ other: [LayoutTerm], _ multiplier: CGFloat, _ constant: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(
            first: terms, relation: relation, second: other, multiplier: multiplier, constant: constant)
    }
}

/// The distance that system spacing stands for, in points.
let systemSpacing: CGFloat = 8

/// A vertical line of a view or guide.
@preconcurrency @MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// The distance from here to another anchor.
    open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(otherAnchor.terms + terms.map { $0.times(-1) })
    }

    open func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        constraint(.equal, anchor.terms, 1, multiplier * systemSpacing)
    }

    open func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, anchor.terms, 1, multiplier * systemSpacing)
    }

    open func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, anchor.terms, 1, multiplier * systemSpacing)
    }
}

/// A horizontal line of a view or guide.
@preconcurrency @MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// The distance from here to another anchor.
    open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(otherAnchor.terms + terms.map { $0.times(-1) })
    }

    open func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        constraint(.equal, anchor.terms, 1, multiplier * systemSpacing)
    }

    open func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, anchor.terms, 1, multiplier * systemSpacing)
    }

    open func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, anchor.terms, 1, multiplier * systemSpacing)
    }
}
