extension Rule {
    /// The moments of the way that are compared.
    private static let fractions = [0.25, 0.5, 0.75]
    /// The part of the screen that has to differ.
    private static let other = 0.02

    static let stateCarried = Rule(
        "state-carried", .error, "The animator plays differently the second time.",
        symptom: "The first transition is right; later ones start elsewhere, skip a part or do nothing.",
        cause: """
            Delegates keep their animator and return the same object each time. What it stored in the first transition (a view, \
            a property animator, a flag, a counter, an offset) is still there in the second.
            """,
        remedy: """
            Keep nothing between transitions: make what is needed in `animateTransition(using:)`, and clear what has to be \
            stored in `animationEnded(_:)`.
            """,
        example: """
            func animationEnded(_ transitionCompleted: Bool) {
                animator = nil
                overlay = nil
            }
            """,
        explains: ["never-completes", "jump-at-end", "first-frame"]
    ) { seen in
        guard seen.situation.keepsAnimator,
            let first = seen.baseline?.checked.first, first.isReported, first.isCompleted == true,
            let baseline = seen.baseline
        else { return [] }
        // Tabs go both ways by the same operation.
        let uses = seen.checked.filter { !$0.isHeld && $0.from.name == first.from.name && $0.to.name == first.to.name }
        guard let last = uses.last, seen.checked.count > 1 else { return [] }
        // What a clock of its own shows at a moment differs by up to a frame each time.
        let hasOwnClock = first.remarks.contains { if case .ownClock = $0 { true } else { false } }
        @MainActor func fault(_ words: String) -> [Fault] {
            [
                Fault(
                    words, place: seen.place(of: "animateTransition"), operation: last.operation.rawValue,
                    time: last.start)
            ]
        }
        let second = seen.situation.id == "after-cancel" ? "after a cancel" : "used again"
        guard last.isReported else { return fault("\(second), the \(last.operation.rawValue) never completes") }
        guard !hasOwnClock else { return [] }
        // It begins on a screen that is not as it was: that is told as what was not put back, and the animator plays as ever.
        if let one = seen.checked.first?.before, let two = last.before,
            StateChanges.between(one, two, last).contains(where: { $0.text.hasPrefix("the from view") })
        {
            return []
        }
        for fraction in fractions {
            guard let one = first.tree(at: fraction), let two = last.tree(at: fraction) else { continue }
            let change = baseline.change(from: one, to: two)
            guard change.share > other else { continue }
            // What chance decides is another picture each time, and meant to be.
            if let same = uses.first, same !== last, let again = same.tree(at: fraction),
                baseline.change(from: one, to: again).share > other
            {
                continue
            }
            return fault("\(second), \(change.words), differs from the first time at \(Int(fraction * 100)) %")
        }
        return []
    }
}
