extension Rule {
    static let enteringViewMissing = Rule(
        "entering-view-missing", .error, "The entering screen's view is not on the screen when the transition is over.",
        symptom: "Black, or the old picture with nothing behind it, from the end of the transition on.",
        cause: """
            Who animates puts the entering view into `containerView`: UIKit does not. A view that is added somewhere else, or \
            removed again with a snapshot, is missing as well.
            """,
        remedy: "Add `view(forKey: .to)` to the container before anything is animated.",
        example: """
            if let toView = context.view(forKey: .to) {
                toView.frame = context.finalFrame(for: toVC)
                context.containerView.addSubview(toView)
            }
            """,
        explains: ["wrong-frame", "jump-at-end", "blank-frame", "dead-to-touches", "does-not-return"]
    ) { seen in
        // Of a cancel it is the view being left that had to be put in.
        seen.checked.filter {
            $0.remarks.contains(.enteringViewMissing) && !$0.remarks.contains(.leavingViewRemoved)
        }
        .map { passage in
            Fault(
                "the animator does not put the entering view into the container in a \(passage.operation.rawValue)",
                place: seen.place(of: "animateTransition"), operation: passage.operation.rawValue, time: passage.end)
        }
    }
}
