extension Rule {
    /// Seen for so long, nothing is a fault however gently it came.
    private static let lasting = 0.1  // s
    /// Before and after it something else was to be seen on this part of the screen, 0…1: not the end of a fade.
    private static let abrupt = 0.25
    /// A screen that is all but of one colour cannot be told from nothing.
    private static let plain = 0.97

    static let blankFrame = Rule(
        "blank-frame", .warning, "On the way nothing is to be seen.",
        symptom: "The screen flashes black or white, or stays empty for a while, before the new screen comes.",
        cause: """
            Neither screen is in the container, or both are hidden or transparent, while the animation runs: a view is removed \
            before the other is there, or a picture is waited for.
            """,
        remedy: """
            Keep the old screen in place until the new one covers it, and remove it in the completion. Where a colour between \
            the two is wanted, give the container a background or put a view of that colour in.
            """,
        example: """
            context.containerView.insertSubview(toView, belowSubview: fromView)
            UIView.animate(withDuration: duration) {
                fromView.alpha = 0
            } completion: { _ in
                fromView.alpha = 1
                context.completeTransition(!context.transitionWasCancelled)
            }
            """,
        explains: ["jump-at-end", "first-frame"]
    ) { seen in
        guard ["timed", "dragged", "cancelled"].contains(seen.situation.id) else { return [] }
        return seen.passages.enumerated().compactMap { index, passage -> Fault? in
            // In other styles the presenter is seen through the container.
            guard passage.operation == seen.operation, passage.isReported, passage.ownsScreen, !passage.hasNoRoom,
                let before = passage.before,
                let after = passage.after
            else { return nil }
            let frames = seen.frames.filter { $0.passage == index }
            let bare = frames.indices.filter { seen.isBare(frames[$0].shown, during: passage) }
            guard let first = bare.first, let last = bare.last,
                seen.picture(of: before.shown).uniformShare < plain, seen.picture(of: after.shown).uniformShare < plain
            else { return nil }
            let length = Double(bare.count) / 60
            let previous = first > 0 ? frames[first - 1].shown : before.shown
            let next = last + 1 < frames.count ? frames[last + 1].shown : after.shown
            let isAbrupt =
                seen.change(from: previous, to: frames[first].shown).share > abrupt
                || seen.change(from: frames[last].shown, to: next).share > abrupt
            guard isAbrupt || length >= lasting else { return nil }
            return Fault(
                "nothing but the empty container is seen for \(length.seconds) of the \(passage.operation.rawValue)",
                place: seen.place(of: "animateTransition"), operation: passage.operation.rawValue,
                time: frames[first].time)
        }
    }
}
