/// Flags, numbers and places.
extension Guesser {
    func flag(_ wanted: Wanted) -> Guess? {
        guard wanted.type.name == "Bool" || wanted.type.name == "ObjCBool" else { return nil }
        switch Direction(ofName: wanted.name) {
        case .forward: return .told("s.isForward")
        case .backward: return .told("!s.isForward")
        case nil: break
        }
        let words = Set(wanted.words)
        let isOn = !words.isDisjoint(with: [
            "animated", "enabled", "enable", "enables", "complete", "completes", "bounce",
        ])
        return .usual(isOn ? "true" : "false")
    }

    static let numbers: Set<String> = [
        "Double", "CGFloat", "Float", "Int", "UInt", "TimeInterval", "NSTimeInterval", "CFTimeInterval", "Float32",
        "Float64", "Int32", "UInt32",
    ]
    private static let whole: Set<String> = ["Int", "UInt", "Int32", "UInt32"]

    /// What a number is usually given, by the words of its name; the first row that has one of them counts.
    private static let usualNumbers: [(words: Set<String>, value: String, whole: String?)] = [
        (["duration", "time", "interval", "seconds", "durations"], "s.duration", nil),
        (["delay", "delays"], "0", nil),
        (["damping", "springiness", "bounciness"], "0.8", nil),
        (["velocity"], "0", "0"),
        (["stiffness", "tension"], "300", "300"),
        (["friction"], "20", "20"),
        (["mass"], "1", "1"),
        (["scale", "scaling", "zoom", "shrink"], "0.9", "1"),
        (["alpha", "opacity", "dim", "dimming", "transparency", "intensity"], "0.5", nil),
        (["threshold", "percent", "percentage", "fraction", "ratio"], "0.5", nil),
        (["corner", "corners", "rounded", "rounding"], "12", "12"),
        (["shadow", "blur"], "10", "10"),
        (["radius"], "20", "20"),
        (["angle", "rotation", "radians"], ".pi / 2", nil),
        (["degrees"], "90", "90"),
        (["progress"], "0", "0"),
        (["speed", "factor", "multiplier", "curvature"], "1", "1"),
        (["border", "line", "stroke"], "1", "1"),
        (["offset", "inset", "margin", "padding", "spacing", "gap", "distance", "parallax"], "20", "20"),
        (["height", "width"], "300", "300"),
        (["perspective", "m34"], "-0.002", nil),
        (["index", "tag", "section", "row", "item"], "0", "0"),
        (["count", "number", "columns", "rows", "pieces", "slices", "tiles", "segments", "strips", "folds"], "6", "6"),
        (["z", "depth"], "0", "0"),
    ]

    /// Words that leave it to the others what the number is of: `dampingRatio`.
    private static let weak: Set<String> = [
        "ratio", "factor", "multiplier", "fraction", "percent", "percentage", "speed",
    ]

    /// Radii that are not those of circles.
    private static let radii = ["corner": "12", "border": "12", "shadow": "10", "blur": "10"]

    func number(_ wanted: Wanted) -> Guess? {
        guard let name = wanted.type.name, Self.numbers.contains(name) else { return nil }
        let words = wanted.words
        if words == ["x"] || words == ["y"], !Self.whole.contains(name) {
            return .told("s.point.\(wanted.name)")
        }
        if words.last == "radius", let kind = words.dropLast().last(where: { Self.radii[$0] != nil }) {
            return Self.radii[kind].map { .usual($0) }
        }
        // The noun stands last: `durationScale` is a scale.
        let strong = words.reversed().filter { !Self.weak.contains($0) }
        for word in strong + words.filter(Self.weak.contains) {
            guard let row = Self.usualNumbers.first(where: { $0.words.contains(word) }) else { continue }
            if Self.whole.contains(name) { return row.whole.map { .usual($0) } }
            let isPlain = name == "TimeInterval" || name == "Double" || row.value != "s.duration"
            return .usual(isPlain ? row.value : ".init(\(row.value))")
        }
        if ["TimeInterval", "NSTimeInterval", "CFTimeInterval"].contains(name) { return .usual("s.duration") }
        return nil
    }

    /// Whether a name means the far end of the movement.
    static func isFinal(_ words: [String]) -> Bool {
        !Set(words).isDisjoint(with: [
            "target", "final", "destination", "dest", "to", "end", "ending", "finish", "toward",
        ])
    }

    func place(_ wanted: Wanted) -> Guess? {
        let isFinal = Self.isFinal(wanted.words)
        switch wanted.type.name {
        case "CGRect", "NSRect": return .told(isFinal ? "s.targetFrame" : "s.frame")
        case "CGPoint", "NSPoint": return .told(isFinal ? "s.targetPoint" : "s.point")
        case "CGSize", "NSSize": return .told(isFinal ? "s.targetFrame.size" : "s.frame.size")
        case "UIBezierPath": return .told("UIKit.UIBezierPath(rect: \(isFinal ? "s.targetFrame" : "s.frame"))")
        case "CGPath": return .told("UIKit.UIBezierPath(rect: \(isFinal ? "s.targetFrame" : "s.frame")).cgPath")
        default: return nil
        }
    }
}
