extension NSLayoutConstraint {
    /// Constraints as a line of text draws them: `H:|-[title]-(gap)-[field(>=100)]-|`.
    ///
    /// The edge `|` is that of the neighbour's superview; `-` alone is 8 points between views, and at the edge the superview's
    /// margin. Of a format that cannot be read nothing is made, and the console says what is wrong with it.
    ///
    /// - Parameters:
    ///   - format: the line.
    ///   - opts: which way it runs, and how neighbours are aligned across it.
    ///   - metrics: numbers by the names that stand for them.
    ///   - views: views and guides by the names that stand for them.
    public class func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
        views: [String: Any]
    ) -> [NSLayoutConstraint] {
        do {
            let parsed = try VisualFormat(format)
            return try FormatBuilder(format: parsed, options: opts, metrics: metrics ?? [:], views: views).constraints()
        } catch {
            Console.say(
                "Unable to parse constraint format: \(error.text). \"\(format)\", at character \(error.place + 1); "
                    + "no constraints are made of it.")
            return []
        }
    }
}

extension NSLayoutConstraint.FormatOptions {
    public static let alignmentMask = NSLayoutConstraint.FormatOptions(rawValue: 0xFFFF)
    public static let directionMask = NSLayoutConstraint.FormatOptions(rawValue: 3 << 16)
    public static let spacingEdgeToEdge: NSLayoutConstraint.FormatOptions = []
    /// In a column, distances are from the last baseline of one to the first of the next.
    public static let spacingBaselineToBaseline = NSLayoutConstraint.FormatOptions(rawValue: 1 << 19)
    public static let spacingMask = NSLayoutConstraint.FormatOptions(rawValue: 1 << 19)

    /// What neighbours are aligned by.
    var alignments: [NSLayoutConstraint.Attribute] {
        let table: [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
            (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
            (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
            (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline),
            (.alignAllFirstBaseline, .firstBaseline),
        ]
        return table.filter { contains($0.0) }.map(\.1)
    }
}

/// From what a format says to constraints.
@MainActor private struct FormatBuilder {
    typealias Fault = VisualFormat.Fault
    typealias Attribute = NSLayoutConstraint.Attribute

    let format: VisualFormat
    let options: NSLayoutConstraint.FormatOptions
    let metrics: [String: Any]
    let views: [String: Any]

    func constraints() throws(Fault) -> [NSLayoutConstraint] {
        if let across = options.alignments.first(where: { $0.axis == format.axis }) {
            let way = format.axis == .horizontal ? ("vertical", "horizontal") : ("horizontal", "vertical")
            throw Fault(
                text: "Options mask required views to be aligned by \(across.name), on a \(way.0) edge, "
                    + "which is not allowed for layout that is also \(way.1)", place: 0)
        }
        var made: [NSLayoutConstraint] = []
        var last: (any LayoutItem)?
        for member in format.members {
            let item = try self.item(member)
            if let last {
                made += try gap(member.before, from: (last, far), to: (item, near), flipsSign: isReversed)
                for attribute in options.alignments { made.append(make(last, attribute, .equal, item, attribute)) }
            } else if format.startsAtSuperview {
                let (edge, margin) = edges.start
                let superview = try container(of: item, member)
                made += try self.gap(
                    member.before, from: (superview, edge), fromMargin: margin, to: (item, edge), flipsSign: isReversed)
            }
            for predicate in member.predicates { made.append(try length(of: item, predicate)) }
            last = item
        }
        if let end = format.end, let last, let member = format.members.last {
            let (edge, margin) = edges.end
            let superview = try container(of: last, member)
            made += try gap(end, from: (last, edge), to: (superview, edge), toMargin: margin, flipsSign: isReversed)
        }
        return made
    }

    // MARK: Attributes

    private var isReversed: Bool { format.axis == .horizontal && direction == .directionRightToLeft }

    private var direction: NSLayoutConstraint.FormatOptions { options.intersection(.directionMask) }

    /// The superview's edges that the row runs from and to, and the margins beside them.
    private var edges: (start: (Attribute, Attribute), end: (Attribute, Attribute)) {
        guard format.axis == .horizontal else { return ((.top, .topMargin), (.bottom, .bottomMargin)) }
        switch direction {
        case .directionLeftToRight: return ((.left, .leftMargin), (.right, .rightMargin))
        case .directionRightToLeft: return ((.right, .rightMargin), (.left, .leftMargin))
        default: return ((.leading, .leadingMargin), (.trailing, .trailingMargin))
        }
    }

    private var runsAlongBaselines: Bool {
        format.axis == .vertical && options.contains(.spacingBaselineToBaseline)
    }

    /// Where a member ends.
    private var far: Attribute { runsAlongBaselines ? .lastBaseline : edges.end.0 }

    /// Where the next one begins.
    private var near: Attribute { runsAlongBaselines ? .firstBaseline : edges.start.0 }

    // MARK: Parts

    /// “to = from + gap”; with the system's distance, where one of them is the superview, “to = margin”.
    private func gap(
        _ gap: VisualFormat.Gap, from: (item: any LayoutItem, attribute: Attribute), fromMargin start: Attribute? = nil,
        to: (item: any LayoutItem, attribute: Attribute), toMargin end: Attribute? = nil, flipsSign: Bool
    ) throws(Fault) -> [NSLayoutConstraint] {
        switch gap {
        case .flush: return [make(to.item, to.attribute, .equal, from.item, from.attribute)]
        case .standard:
            let isAtEdge = start != nil || end != nil
            let distance = isAtEdge ? 0 : flipsSign ? -systemSpacing : systemSpacing
            return [make(to.item, end ?? to.attribute, .equal, from.item, start ?? from.attribute, distance)]
        case .predicates(let predicates):
            var made: [NSLayoutConstraint] = []
            for predicate in predicates {
                let distance = try number(predicate.amount, "metrics")
                // Leftwards, a larger distance is a smaller place.
                let relation = flipsSign ? predicate.relation.reversed : predicate.relation
                let constraint = make(
                    to.item, to.attribute, relation, from.item, from.attribute, flipsSign ? -distance : distance)
                constraint.priority = try priority(predicate)
                made.append(constraint)
            }
            return made
        }
    }

    private func length(of item: any LayoutItem, _ predicate: VisualFormat.Predicate) throws(Fault)
        -> NSLayoutConstraint
    {
        let attribute: Attribute = format.axis == .horizontal ? .width : .height
        let constraint: NSLayoutConstraint
        if case .name(let name) = predicate.amount.object, metrics[name] == nil,
            let other = views[name] as? any LayoutItem
        {
            constraint = NSLayoutConstraint(
                item: item, attribute: attribute, relatedBy: predicate.relation, toItem: other, attribute: attribute,
                multiplier: CGFloat(predicate.amount.multiplier), constant: CGFloat(predicate.amount.constant))
        } else {
            constraint = NSLayoutConstraint(
                item: item, attribute: attribute, relatedBy: predicate.relation, toItem: nil,
                attribute: .notAnAttribute, multiplier: 1, constant: try number(predicate.amount, "metrics or views"))
        }
        constraint.priority = try priority(predicate)
        return constraint
    }

    private func make(
        _ one: any LayoutItem, _ attribute: Attribute, _ relation: NSLayoutConstraint.Relation,
        _ other: any LayoutItem, _ second: Attribute, _ constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(
            item: one, attribute: attribute, relatedBy: relation, toItem: other, attribute: second, multiplier: 1,
            constant: constant)
    }

    // MARK: Names

    private func item(_ member: VisualFormat.Member) throws(Fault) -> any LayoutItem {
        guard let object = views[member.name] else {
            throw Fault(text: "\(member.name) is not a key in the views dictionary", place: member.place)
        }
        guard let item = object as? any LayoutItem else {
            throw Fault(text: "\(member.name) is neither a view nor a layout guide", place: member.place)
        }
        return item
    }

    /// What `|` stands for beside an item.
    private func container(of item: any LayoutItem, _ member: VisualFormat.Member) throws(Fault) -> UIView {
        let container = item is UIView ? item.layoutView?.superview : item.layoutView
        guard let container else {
            throw Fault(text: "\(member.name) has no superview for '|' to stand for", place: member.place)
        }
        return container
    }

    private func priority(_ predicate: VisualFormat.Predicate) throws(Fault) -> UILayoutPriority {
        guard let priority = predicate.priority else { return .required }
        if case .name(let name) = priority.object, let value = metrics[name] as? UILayoutPriority { return value }
        return UILayoutPriority(Float(try number(priority, "metrics")))
    }

    private func number(_ amount: VisualFormat.Amount, _ dictionaries: String) throws(Fault) -> CGFloat {
        switch amount.object {
        case .number(let number): return CGFloat(number)
        case .name(let name):
            guard let value = metrics[name] else {
                throw Fault(text: "\(name) is not a key in the \(dictionaries) dictionary", place: amount.place)
            }
            guard let number = Self.number(value) else {
                throw Fault(text: "the metric \(name) is not a number", place: amount.place)
            }
            return CGFloat(number * amount.multiplier + amount.constant)
        }
    }

    /// A metric's value, of whatever type of number it is.
    private static func number(_ value: Any) -> Double? {
        switch value {
        case let value as NSNumber: value.doubleValue
        case let value as any BinaryFloatingPoint: Double(value)
        case let value as any BinaryInteger: Double(value)
        default: nil
        }
    }
}

extension NSLayoutConstraint.Relation {
    /// What holds if both sides change their signs.
    fileprivate var reversed: NSLayoutConstraint.Relation {
        switch self {
        case .lessThanOrEqual: .greaterThanOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: .lessThanOrEqual
        }
    }
}
