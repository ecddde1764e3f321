extension Rule {
    /// The destination is flashed if the first picture differs from it in less than this part of the screen.
    private static let arrived = 0.02
    /// And from the one before in more than this.
    private static let left = 0.2
    /// How far the screen that is seen may be moved at once, in points.
    private static let step = 20.0
    /// What else may change at once: up to half of the screen, by less than a quarter of full contrast.
    private static let shock = 0.5
    private static let contrast = 64
    /// A screen that begins to come no more opaque than this is meant to: it is faded in from there.
    fileprivate static let faint = 0.5

    static let firstFrame = Rule(
        "first-frame", .warning, "The picture changes at once when the transition begins.",
        symptom: "The new screen flashes up before it is animated in, or the old one jumps before it begins to move.",
        cause: """
            Views are put in at their final place, and taken to where the animation starts only later: in a delayed block, by \
            an animation with a delay whose start is not set as the layer's own value, or not at all. Or a change of anchor \
            point or frame before the animation moves the view.
            """,
        remedy: """
            Set everything to the animation's first picture in `animateTransition(using:)` itself, before the animation begins. \
            Give explicit animations with a delay `fillMode = .backwards`.
            """,
        example: """
            toView.alpha = 0
            context.containerView.addSubview(toView)
            UIView.animate(withDuration: duration, delay: 0.1) { toView.alpha = 1 }
            """
    ) { seen in
        guard seen.situation.id == "timed" || seen.situation.id == "dragged" else { return [] }
        return seen.checked.compactMap { passage in
            guard passage.isReported, let before = passage.before, let first = passage.firstTree,
                (passage.real ?? 0) > 1 / 120
            else { return nil }
            // What still moved when it was last at rest is seen in the frame before.
            let shown = before.shown.root.isMoving ? seen.lastFrame(before: passage) ?? before.shown : before.shown
            let change = seen.change(from: shown, to: first)
            guard change.share > arrived else { return nil }
            @MainActor func fault(_ words: String) -> Fault {
                Fault(
                    words, place: seen.place(of: "animateTransition"), operation: passage.operation.rawValue,
                    time: passage.start)
            }
            if let after = passage.after, let middle = passage.tree(at: 0.4), change.share > left,
                seen.change(from: first, to: after.shown).share < arrived,
                seen.change(from: middle, to: after.shown).share > arrived
            {
                return fault(
                    "the destination is shown for the first frame, before the animation begins (\(change.words))")
            }
            let places = (shown.places, first.places)
            if let layer = passage.from.layer, let one = places.0[layer], let other = places.1[layer],
                other.isSeen(on: first.bounds), one.distance(to: other) > step
            {
                return fault("the from view jumps by \(Int(one.distance(to: other).rounded())) pt in the first frame")
            }
            let shocked = Observation.Change(
                seen.picture(of: shown).coarse, seen.picture(of: first).coarse, by: contrast,
                scale: Picture.coarseScale)
            guard shocked.share > shock, !passage.fadesIn(from: first) else { return nil }
            return fault("\(shocked.words), changes in the first frame")
        }
    }
}

extension Observation {
    /// What was shown last before a transition began.
    fileprivate func lastFrame(before passage: Passage) -> ShownTree? {
        frames.last { $0.time <= passage.start && $0.passage == nil }?.shown
    }
}

extension Passage {
    /// Whether the entering screen is translucent in the first picture and becomes opaque on the way.
    @MainActor
    fileprivate func fadesIn(from first: ShownTree) -> Bool {
        guard let layer = to.layer, let start = first.places[layer]?.opacity, start <= Rule.faint,
            let later = tree(at: 0.6)?.places[layer]?.opacity
        else { return false }
        return later > start
    }
}
