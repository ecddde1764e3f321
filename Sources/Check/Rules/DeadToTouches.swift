extension Rule {
    static let deadToTouches = Rule(
        "dead-to-touches", .error, "No touch reaches the screen after the transition.",
        symptom: "The app looks right and does nothing: no button, no scroll view, no gesture.",
        cause: """
            Something invisible lies over the screen: an overlay, a snapshot, or the view that should have left; or \
            `isUserInteractionEnabled` was switched off and not on again.
            """,
        remedy: "Remove what the animation put in, and enable what it disabled, on every path and after a cancel too.",
        example: """
            } completion: { _ in
                overlay.removeFromSuperview()
                toView.isUserInteractionEnabled = true
                context.completeTransition(!context.transitionWasCancelled)
            }
            """
    ) { seen in
        seen.checked.compactMap { passage -> Fault? in
            guard let after = passage.after, let before = passage.before, passage.isReported else { return nil }
            let screen = passage.isCompleted == true ? passage.to : passage.from
            // Something was there to be touched before.
            guard before.touches.contains(where: { $0.screen == passage.from.controller }),
                !after.touches.contains(where: { $0.screen == screen.controller })
            else { return nil }
            let names = Dictionary(grouping: after.touches, by: \.name).max { $0.value.count < $1.value.count }
            return Fault(
                "no touch reaches \(screen.name) after the \(passage.operation.rawValue): \(names?.key ?? "nothing") takes "
                    + "them", subject: names?.key ?? "", place: seen.place(ofAssignment: "isUserInteractionEnabled"),
                operation: passage.operation.rawValue, time: passage.end)
        }
    }
}
