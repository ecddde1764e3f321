extension Rule {
    static let leftoverView = Rule(
        "leftover-view", .error, "Views of the transition are left on the screen when it is over.",
        symptom: "A picture of the old screen or a veil stays over the new one, and takes its touches.",
        cause: "A snapshot or an overlay was added to the container and is not removed on every path.",
        remedy: "Remove in the completion whatever `animateTransition(using:)` added besides the entering view.",
        example: """
            } completion: { _ in
                snapshot.removeFromSuperview()
                context.completeTransition(!context.transitionWasCancelled)
            }
            """,
        explains: ["dead-to-touches", "does-not-return", "wrong-rest-picture", "state-not-restored"]
    ) { seen in
        seen.checked.compactMap { passage -> Fault? in
            // The veil behind a presented screen stays until that is dismissed.
            if passage.operation == .present, passage.isCompleted == true, !passage.ownsScreen { return nil }
            let isKept = passage.keepsPicture
            // One that cannot be seen still takes memory, but nothing breaks.
            guard passage.isReported,
                let views = passage.remarks.leftViews?.filter({ $0.coverage > 0 && (!isKept || $0.isOverScreen) }),
                !views.isEmpty
            else { return nil }
            let names = Set(views.map(\.className)).sorted().joined(separator: ", ")
            return Fault(
                "\(views.count) \(views.count == 1 ? "view" : "views") (\(names)) left in the container after the "
                    + (passage.isCompleted == true ? "" : "cancelled ") + passage.operation.rawValue,
                place: seen.place(of: "addSubview", "insertSubview", "snapshotView"),
                operation: passage.operation.rawValue, time: passage.end)
        }
    }
}

extension Passage {
    /// Whether something is left beside a presented screen that covers little of it: a picture of the presenter beside a menu, which
    /// stays until the menu is dismissed.
    var keepsPicture: Bool {
        guard operation == .present, isCompleted == true, let views = remarks.leftViews?.filter({ $0.coverage > 0 })
        else { return false }
        return !views.isEmpty && views.reduce(0) { $0 + $1.coverage } < 0.5
    }
}
