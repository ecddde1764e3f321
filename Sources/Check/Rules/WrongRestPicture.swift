import UIKit

extension Rule {
    /// The part of the screen that has to differ: about two lines of small text.
    private static let wrong = 0.001
    /// Where nearly all is of one colour, nothing is shown.
    private static let blank = 0.995

    static let wrongRestPicture = Rule(
        "wrong-rest-picture", .warning, "At rest the screen does not look as without the transition.",
        symptom: "The screen that was reached is shifted, cut, faded, or lacks something, or is black.",
        cause: """
            The animation's values stay on the screen: an alpha, a transform, a mask, a frame other than the final one, an \
            element that was hidden for the animation, an explicit animation that is never removed.
            """,
        remedy: """
            Leave the screen with the values that it has when it is shown without animation; show again what was hidden.
            """,
        example: """
            UIView.animate(withDuration: duration) {
                toView.transform = .identity
            } completion: { _ in
                toView.layer.mask = nil
                target.isHidden = false
                context.completeTransition(!context.transitionWasCancelled)
            }
            """
    ) { seen in
        guard seen.situation.expects == .arrives, !seen.changesSize, seen.situation.id != "unanimated",
            let passage = seen.checked.last, passage.isCompleted == true, passage.isReported, !passage.wasCancelled,
            passage === seen.passages.last, !passage.keepsPicture,
            passage.presentationStyle != .custom, passage.presentationStyle != .overFullScreen,
            let rest = seen.rests.last, let reference = seen.reference, reference.depth == rest.depth
        else { return [] }
        let change = seen.difference(from: reference.shown, to: rest.shown)
        guard change.share > wrong else { return [] }
        let isBlank =
            seen.picture(of: rest.shown).uniformShare > blank
            && seen.picture(of: reference.shown).uniformShare < blank
        var words = "after the \(passage.operation.rawValue) \(change.words), is not as without animation"
        if isBlank { words = "after the \(passage.operation.rawValue) nothing of the screen is seen" }
        if let hidden = rest.firstHidden(comparedWith: reference) { words += ": \(hidden)" }
        return [
            Fault(
                words, place: seen.place(of: "animateTransition"), operation: passage.operation.rawValue,
                time: rest.time)
        ]
    }
}

extension Rest {
    /// The first view that is less seen than the one in its place on other screens of the same kind: `a UILabel is hidden`.
    func firstHidden(comparedWith reference: Rest) -> String? {
        guard views.count == reference.views.count else { return nil }
        for (view, other) in zip(views.map(\.state), reference.views.map(\.state)) {
            guard view.name == other.name else { return nil }
            for change in view.changes(since: other) where ["isHidden", "alpha", "transform"].contains(change.property)
            {
                return "\(change.property) of \(view.name) is \(change.now), not \(change.before)"
            }
        }
        return nil
    }
}
