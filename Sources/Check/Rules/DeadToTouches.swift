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
            guard let after = seen.settled(after: passage), let before = passage.before, passage.isReported else {
                return nil
            }
            if passage.hasNoRoom { return nil }
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

extension Observation {
    /// The last that is seen before the next transition: what animations still lock in the first frames is free by then.
    fileprivate func settled(after passage: Passage) -> Rest? {
        guard let after = passage.after else { return nil }
        let next = passages.first { $0 !== passage && $0.start >= after.time }?.start ?? .infinity
        let rests = rests.filter { $0.time >= after.time && $0.time <= next && $0.depth == after.depth }
        // One that came without a transition of its own, unanimated, is another screen's.
        return rests.last { !$0.shown.root.isMoving }
    }
}

extension Passage {
    /// Whether a presentation controller gives the presented screen a frame without an area: one that was told none, as where a test
    /// makes it. Such a screen cannot be seen or touched, whatever the animator does.
    var hasNoRoom: Bool {
        guard !ownsScreen else { return false }
        if operation == .present { return finalFrame.isEmpty }
        guard operation == .dismiss, case .numbers(let bounds)? = from.state?["bounds"] else { return false }
        return bounds[2] * bounds[3] == 0
    }
}
