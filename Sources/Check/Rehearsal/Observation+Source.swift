import SourceModel
import Transitions
import UIKit

/// Where in the sources that what was seen comes from, as far as names tell.
extension Observation {
    /// The first place of one of some names, in the animator at work and else in all sources.
    package func place(of names: String...) -> SourcePlace? {
        landmarks(Set(names), nil).first?.place
    }

    /// The place where a property is set: of several the one that is the likeliest to be meant, and the first of those.
    ///
    /// - Parameters:
    ///   - property: Its name; `removeFromSuperview` for the call.
    ///   - view: What the view is called in messages: with `the from view`, `fromView.alpha` is likelier than `toView.alpha`.
    ///   - operation: That it was seen in: for a way back, what a function `animateDismissal` does is likelier.
    package func place(
        ofAssignment property: String, on view: String = "", in operation: TransitionOperation? = nil
    ) -> SourcePlace? {
        let kind = property == "removeFromSuperview" ? Landmark.Kind.call : .assignment
        let rated = landmarks([property], kind).map { ($0, $0.likelihood(on: view, in: operation)) }
        let most = rated.map(\.1).max()
        return rated.first { $0.1 == most }?.0.place
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

extension Landmark {
    /// Words of names, by the screen that they are used for.
    private static let names = (
        from: Set(["from", "source", "leaving", "presenting", "initial", "old", "disappearing", "outgoing"]),
        to: Set(["to", "destination", "entering", "presented", "new", "appearing", "incoming"])
    )
    private static let ways = (
        forward: Set(["push", "present", "presenting", "presentation", "show", "open", "enter"]),
        back: Set(["pop", "dismiss", "dismissing", "dismissal", "hide", "close", "leave", "exit"])
    )

    /// How likely it is that a fault of a view in an operation comes from here: more is likelier.
    fileprivate func likelihood(on view: String, in operation: TransitionOperation?) -> Int {
        var likelihood = restores ? -1 : 0
        let named = Self.words(of: receiver ?? "")
        if view.hasPrefix("the from view") || view.hasPrefix("the to view") {
            let isFrom = view.hasPrefix("the from view")
            let (own, other) = isFrom ? (Self.names.from, Self.names.to) : (Self.names.to, Self.names.from)
            if !named.isDisjoint(with: own) { likelihood += 4 }
            if !named.isDisjoint(with: other) { likelihood -= 4 }
        }
        if let operation, operation != .tab {
            let around = Self.words(of: function ?? "")
            let (own, other) =
                operation.isForward ? (Self.ways.forward, Self.ways.back) : (Self.ways.back, Self.ways.forward)
            if !around.isDisjoint(with: own) { likelihood += 2 }
            if !around.isDisjoint(with: other) { likelihood -= 2 }
        }
        return likelihood
    }

    /// Whether what is assigned is what a view has that no animation has touched.
    private var restores: Bool {
        guard kind == .assignment, let argument else { return false }
        if argument == "nil" || argument.hasSuffix("dentity") { return true }
        return switch name {
        case "alpha", "opacity": Double(argument) == 1
        case "isHidden", "hidden": argument == "false"
        case "isUserInteractionEnabled": argument == "true"
        case "anchorPoint": argument.contains("x: 0.5, y: 0.5")
        default: false
        }
    }

    /// The words of a name in camel case: `self.fromView` is of `self`, `from` and `view`.
    private static func words(of name: String) -> Set<String> {
        var words: [String] = [""]
        for character in name {
            if character.isUppercase || !character.isLetter { words.append("") }
            if character.isLetter { words[words.count - 1] += character.lowercased() }
        }
        return Set(words)
    }
}

extension SourceReport {
    /// The types that have landmarks, each once, in the order of the sources.
    fileprivate var typeNames: [String] {
        var seen: Set<String> = []
        return landmarks.compactMap(\.type).filter { seen.insert($0).inserted }
    }
}
