extension Rule {
    static let wrongScreen = Rule(
        "wrong-screen", .error, "When all is over, the app is not on the screen that was asked for.",
        symptom: "A screen too many or too few: a tap leads nowhere, or a cancelled drag has gone on.",
        cause: """
            A request is lost or made twice: a delegate that keeps a flag such as `isTransitioning` which a cancel never clears, \
            or a driver that decides otherwise than the hand.
            """,
        remedy: """
            Reset such flags in `animationEnded(_:)`, which is called for every end, and decide about a drag from its progress \
            and velocity.
            """,
        example: """
            func animationEnded(_ transitionCompleted: Bool) {
                isTransitioning = false
            }
            """,
        explains: ["does-not-return", "wrong-rest-picture", "not-restored-on-return"]
    ) { seen in
        // A driver of the user's own may decide by rules of its own, and where no drag was taken there was nothing to decide.
        guard let last = seen.rests.last, seen.isAtRest, !seen.passages.contains(where: \.hasOwnInteraction),
            seen.situation.isUnanimated || !seen.checked.isEmpty, let expected = seen.expectedDepth,
            last.depth != expected, !seen.endsUnasked
        else { return [] }
        return [
            Fault(
                "\(last.depth) \(last.depth == 1 ? "screen lies" : "screens lie") on the first one at the end instead of "
                    + "\(expected)", operation: seen.check.operation, time: last.time)
        ]
    }
}

extension Observation {
    /// Whether a transition that was to be taken back was over before the hand let go of it: it has a clock of its own, or nothing
    /// that takes time, and rules about those tell.
    fileprivate var endsUnasked: Bool {
        let taken = situation.id == "after-cancel" ? checked.first : checked.last
        guard situation.id == "after-cancel" || situation.expects == .stays && !situation.returns else { return false }
        return taken.map { $0.isCompleted == true && !$0.wasCancelled } ?? false
    }

    /// How many screens are to lie on the first one at the end.
    fileprivate var expectedDepth: Int? {
        let isBack = operation == .pop || operation == .dismiss
        return switch situation.expects {
        case .arrives: isBack ? 0 : 1
        case .stays: isBack ? 1 : 0
        case .either: nil
        }
    }
}
