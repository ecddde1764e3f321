/// A place in a user's sources that a finding may have to point at: where a frame is set, a timer made, the transition completed.
package struct Landmark: Codable, Equatable, Sendable {
    package enum Kind: String, Codable, Sendable {
        /// A function, or a property that is computed.
        case declaration
        /// Also an initialiser's, whose name is that of the type; and `x!`, `try!` and `as!`, whose name is `!`.
        case call
        /// Also `+=` and its kin, and of a part: `view.frame.origin.y = 20` is one of `frame`.
        case assignment
    }

    package var kind: Kind
    /// The name without labels: `completeTransition`, `frame`, `UIViewPropertyAnimator`.
    package var name: String
    /// What stands before the dot, without the `?` or `!` it may end in: `toView`, `self.snapshot.layer`.
    package var receiver: String?
    /// A call's first argument without its label, or what is assigned; on one line, without comments, at most 80 characters.
    package var argument: String?
    /// The type around, spelt as a candidate's name is: `Outer.Zoom`. In an extension, the type that it extends.
    package var type: String?
    /// The base name of the innermost function around, not of a closure; of an accessor or a property's initial value, the
    /// property's; `init`, `deinit`, `subscript`.
    package var function: String?
    /// Where the name stands.
    package var place: SourcePlace

    package init(
        kind: Kind, name: String, receiver: String? = nil, argument: String? = nil, type: String? = nil,
        function: String? = nil, place: SourcePlace
    ) {
        self.kind = kind
        self.name = name
        self.receiver = receiver
        self.argument = argument
        self.type = type
        self.function = function
        self.place = place
    }
}

extension SourceReport {
    /// The landmarks of some names, in the order of the sources; those of a candidate before those of its ancestors, the
    /// nearest first.
    /// - Parameters:
    ///   - type: A type's name; nil for all that the sources hold.
    ///   - kind: Nil for any.
    package func landmarks(named names: Set<String>, in type: String? = nil, kind: Landmark.Kind? = nil) -> [Landmark] {
        let named = landmarks.filter { names.contains($0.name) && (kind == nil || $0.kind == kind) }
        guard let type else { return named }
        let ancestors = candidates.first { $0.name == type }?.ancestors ?? []
        return ([type] + ancestors).flatMap { owner in named.filter { $0.type == owner } }
    }

    package func landmarks(named name: String, in type: String? = nil, kind: Landmark.Kind? = nil) -> [Landmark] {
        landmarks(named: [name], in: type, kind: kind)
    }
}
