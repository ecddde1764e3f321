/// What an entering view has to have again when it is at rest, with the values that no screen is harmed by: a way back may give
/// them again to one that was left without them.
private let kept: [String: ViewState.Value] = [
    "transform": .text("the identity"), "alpha": .numbers([1]), "isHidden": .flag(false),
    "isUserInteractionEnabled": .flag(true),
]

extension Rule {
    static let enteringViewChanged = Rule(
        "entering-view-changed", .error,
        "The screen that has come keeps a transform, an opacity or a lock of the animation.",
        symptom:
            "The new screen is slightly small, translucent or dead to touches, and its layout is wrong after the next rotation.",
        cause: "What was set for the animation's start is not animated all the way back, or not on every path.",
        remedy: "Let the animation end at the view's own values: the identity, an alpha of 1, interaction enabled.",
        example: """
            toView.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
            UIView.animate(withDuration: duration) {
                toView.transform = .identity
            }
            """,
        explains: [
            "wrong-frame", "wrong-rest-picture", "dead-to-touches", "does-not-return", "not-restored-on-return",
            "frame-under-transform", "state-carried",
        ]
    ) { seen in
        seen.checked.filter { $0.isCompleted == true && $0.isReported && $0.ownsScreen }.flatMap { passage -> [Fault] in
            guard let old = passage.to.state, let new = passage.toAfter else { return [] }
            return new.changes(since: old).filter { kept[$0.property].map($0.now.isNear) == false }.map { change in
                Fault(
                    "after the \(passage.operation.rawValue) the to view's \(change.property) is \(change.now), and was "
                        + "\(change.before)", subject: change.property,
                    place: seen.place(ofAssignment: change.property, on: "the to view", in: passage.operation),
                    operation: passage.operation.rawValue,
                    time: passage.end)
            }
        }
    }
}

extension Passage {
    /// Whether the entering screen is to fill the screen: in other styles a presentation may place and shape it.
    var ownsScreen: Bool {
        switch operation {
        case .push, .pop, .tab: true
        case .present, .dismiss: presentationStyle == .fullScreen
        }
    }
}
