/// The names that Objective-C would have for Swift's.
enum ObjectiveCName {
    private static let prepositions: Set<String> = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
        "given",
        "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until",
        "using", "via", "when", "with", "within",
    ]

    /// `move(to:by:)` is `moveTo:by:`, `pan(gesture:)` is `panWithGesture:`; nil labels are those written `_`.
    static func method(_ name: String, labels: [String?], isThrowing: Bool = false) -> String {
        guard !labels.isEmpty else { return isThrowing ? "\(name)AndReturnError:" : name }
        var selector = name
        for (position, label) in labels.enumerated() {
            if let label {
                selector += position == 0 ? joined(name, label) : label
            }
            selector += ":"
        }
        return isThrowing ? selector + "error:" : selector
    }

    private static func joined(_ name: String, _ label: String) -> String {
        let startsWithOne = words(of: label).first.map(prepositions.contains) ?? false
        let endsWithOne = words(of: name).last.map(prepositions.contains) ?? false
        let capital = label.prefix(1).uppercased() + label.dropFirst()
        return startsWithOne || endsWithOne ? capital : "With" + capital
    }

    static func method(_ method: Method) -> String {
        method.marks.objCName
            ?? Self.method(method.name, labels: method.parameters.map(\.label), isThrowing: method.isThrowing)
    }

    static func setter(_ name: String) -> String {
        "set\(name.prefix(1).uppercased())\(name.dropFirst()):"
    }

    /// Properties of the platform whose key differs from their Swift name.
    private static let keys: [String: String] = [
        "isHidden": "hidden", "isOpaque": "opaque", "isDoubleSided": "doubleSided", "isEnabled": "enabled",
        "isSelected": "selected", "isHighlighted": "highlighted", "isUserInteractionEnabled": "userInteractionEnabled",
        "isGeometryFlipped": "geometryFlipped",
    ]

    static func key(_ name: String) -> String {
        keys[name] ?? name
    }
}
