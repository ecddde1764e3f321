import SourceModel

/// Where in the sources that what was seen comes from, as far as names tell.
extension Observation {
    /// The first place of one of some names, in the animator at work and else in all sources.
    package func place(of names: String...) -> SourcePlace? {
        landmarks(Set(names), nil).first?.place
    }

    /// The first place where a property is set.
    package func place(ofAssignment property: String) -> SourcePlace? {
        landmarks([property], .assignment).first?.place
    }

    /// The first call with an argument; if there is none like that, the first call.
    package func place(ofCall name: String, with argument: String) -> SourcePlace? {
        let calls = landmarks([name], .call)
        return (calls.first { $0.argument == argument } ?? calls.first)?.place
    }

    /// Whether the animators at work begin animations, as far as their source tells.
    var animates: Bool {
        !landmarks(
            [
                "animate", "animateKeyframes", "transition", "UIViewPropertyAnimator", "runningPropertyAnimator",
                "startAnimation", "addAnimations",
            ], .call
        ).isEmpty
    }

    /// What the animators at work have of some names; what all sources have, if they have nothing.
    private func landmarks(_ names: Set<String>, _ kind: Landmark.Kind?) -> [Landmark] {
        guard let source else { return [] }
        // At run time an inner type's name is without that of the type around it.
        let types = source.typeNames.filter { type in
            checked.contains { $0.animator == type || type.hasSuffix("." + $0.animator) }
        }
        let own = types.flatMap { source.landmarks(named: names, in: $0, kind: kind) }
        return own.isEmpty ? source.landmarks(named: names, kind: kind) : own
    }
}

extension SourceReport {
    /// The types that have landmarks, each once, in the order of the sources.
    fileprivate var typeNames: [String] {
        var seen: Set<String> = []
        return landmarks.compactMap(\.type).filter { seen.insert($0).inserted }
    }
}
