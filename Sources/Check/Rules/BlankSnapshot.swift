extension Rule {
    /// The moments of the way that are compared.
    private static let fractions = [0.25, 0.5, 0.75]
    /// The part of the screen that has to differ.
    private static let missing = 0.05

    static let blankSnapshot = Rule(
        "blank-snapshot", .warning, "The new screen's picture is taken before the screen is laid out.",
        symptom:
            "What moves in is empty, or its parts are in the wrong places; at the end the screen is there at once.",
        cause: """
            When `animateTransition(using:)` is called, the new screen's view has never been shown: its subviews are not laid out \
            and nothing is drawn. `snapshotView(afterScreenUpdates: false)` then gives an empty view, and frames of subviews \
            are those of the storyboard.
            """,
        remedy: """
            Put the view into the container with its final frame and call `layoutIfNeeded()` before frames are read; take \
            snapshots with `afterScreenUpdates: true`, or animate the view itself.
            """,
        example: """
            toView.frame = context.finalFrame(for: toController)
            context.containerView.addSubview(toView)
            toView.layoutIfNeeded()
            let snapshot = toView.snapshotView(afterScreenUpdates: true)
            """,
        explains: ["jump-at-end", "blank-frame"]
    ) { seen in
        guard seen.situation.id == "not-laid-out", let passage = seen.checked.last, passage.isReported,
            let baseline = seen.baseline, let usual = baseline.checked.last, usual.isReported,
            let one = usual.after, let other = passage.after,
            seen.change(from: one.shown, to: other.shown).share < missing
        else { return [] }
        for fraction in fractions {
            guard let laidOut = usual.tree(at: fraction), let shown = passage.tree(at: fraction) else { continue }
            let change = seen.change(from: laidOut, to: shown)
            guard change.share > missing else { continue }
            return [
                Fault(
                    "before the screen is laid out, \(change.words), is not as it is to be at \(Int(fraction * 100)) % of "
                        + "the \(passage.operation.rawValue)",
                    place: seen.place(
                        of: "snapshotView", "resizableSnapshotView", "drawHierarchy", "animateTransition"),
                    operation: passage.operation.rawValue, time: passage.start)
            ]
        }
        return []
    }
}
