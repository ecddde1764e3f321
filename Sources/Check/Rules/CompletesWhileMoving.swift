import CoreGraphics

extension Rule {
    /// How far ahead is looked: three frames, in which what moves has visibly moved on.
    private static let ahead = 0.05  // s
    /// The part of the screen that has to change in that time.
    private static let moving = 0.02

    /// How far the screen may move on after the end.
    fileprivate static let stillPoints = 2.0
    /// By how much more opaque it may become in those frames.
    fileprivate static let fading = 0.05

    static let completesWhileMoving = Rule(
        "completes-while-moving", .warning, "The transition reports that it is over while its animations still run.",
        symptom:
            "The movement is cut off: the screens jump to their ends, or go on moving while touches already count.",
        cause: """
            `completeTransition(_:)` is called by something else than the end of the last animation: directly after the \
            animation was begun, by a delayed block with another time, or in the completion of the shorter one of two.
            """,
        remedy: """
            Report in the completion of the animation that ends last; where several run side by side, when all have ended.
            """,
        example: """
            let group = DispatchGroup()
            for view in pieces {
                group.enter()
                UIView.animate(withDuration: 0.3, delay: delay(of: view)) {
                    view.alpha = 0
                } completion: { _ in
                    group.leave()
                }
            }
            group.notify(queue: .main) {
                context.completeTransition(!context.transitionWasCancelled)
            }
            """,
        explains: [
            "duration-mismatch", "jump-at-end", "first-frame", "does-not-return", "dead-to-touches",
            "wrong-rest-picture",
            "jump-at-release",
        ]
    ) { seen in
        seen.checked.compactMap { passage in
            guard passage.isReported, passage.isCompleted == true, let real = passage.real else { return nil }
            // One that reports at once has no last picture: its screen is looked at in the frames that follow.
            if real <= 1 / 120 { return seen.faultOfBeginning(passage) }
            @MainActor func fault(_ words: String) -> Fault {
                Fault(
                    "it completes after \(real.seconds), while \(words)", place: seen.place(of: "completeTransition"),
                    operation: passage.operation.rawValue, time: passage.end)
            }
            // Looked at a little later: what ends together with the transition has then gone back to the layers' own values.
            if let last = passage.lastTree, last.root.isMoving {
                let change = seen.change(from: last.after(ahead / 2), to: last.after(ahead * 3 / 2))
                if change.share > moving { return fault("animations still change \(change.words)") }
            }
            guard !seen.changesSize, let points = seen.movement(after: passage), points > stillPoints else {
                return nil
            }
            return fault("the screen still moves, by \(Int(points.rounded())) pt in the next frames")
        }
    }
}

extension Observation {
    /// How far the screen that has come moves in the frames after a transition's end, in points.
    fileprivate func movement(after passage: Passage) -> CGFloat? {
        guard let (first, last) = entering(after: passage) else { return nil }
        return first.distance(to: last)
    }

    /// Where the screen that has come is seen first after a transition's end, and a few frames later.
    private func entering(after passage: Passage) -> (LayerPlace, LayerPlace)? {
        guard let end = passage.end, let layer = passage.to.layer else { return nil }
        let after = frames.filter { $0.time > end && $0.time < end + 0.08 && $0.passage == nil }
        guard let first = after.first?.shown.places[layer], let last = after.last?.shown.places[layer] else {
            return nil
        }
        return (first, last)
    }

    /// What is wrong with a transition that reports its end where it begins, while the screen has still to come.
    fileprivate func faultOfBeginning(_ passage: Passage) -> Fault? {
        guard !changesSize, let (first, last) = entering(after: passage) else { return nil }
        let points = first.distance(to: last)
        let fades = last.opacity - first.opacity > Rule.fading
        guard points > Rule.stillPoints || fades else { return nil }
        let what = points > Rule.stillPoints ? "moves by \(Int(points.rounded())) pt" : "is only faded in"
        return Fault(
            "it completes as soon as it has begun, and the screen that comes \(what) in the frames after that",
            place: place(of: "completeTransition"), operation: passage.operation.rawValue, time: passage.end)
    }
}
