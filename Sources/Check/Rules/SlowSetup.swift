extension Rule {
    /// Three frames of 60 in a second: a hitch that is seen. A phone may well be slower than the machine this runs on.
    private static let budget = 0.05  // s

    static let slowSetup = Rule(
        "slow-setup", .note, "Setting the transition up takes longer than a frame.",
        symptom: "Between the touch and the first movement the app stands still.",
        cause: """
            `animateTransition(using:)` runs on the main thread, before the first frame. Large snapshots, many of them, or layout \
            done again and again take their time there.
            """,
        remedy: """
            Make fewer and smaller snapshots, or move the views themselves; prepare what does not depend on the transition \
            beforehand.
            """,
        example: """
            // One snapshot, shown in many pieces, instead of one for each piece.
            let picture = toView.layer.contents
            for piece in pieces {
                piece.contents = picture
                piece.contentsRect = rect(of: piece)
            }
            """
    ) { seen in
        guard seen.situation.id == "twice" || seen.situation.id == "ten-times" else { return [] }
        // The first time pays for what is kept afterwards.
        let uses = seen.checked.dropFirst().filter { $0.isReported }
        guard let fastest = uses.min(by: { $0.setUpTime < $1.setUpTime }), fastest.setUpTime > budget else { return [] }
        return [
            Fault(
                "animateTransition(using:) takes \(Int((fastest.setUpTime * 1000).rounded())) ms of computing each time",
                place: seen.place(of: "animateTransition"), operation: fastest.operation.rawValue, time: fastest.start)
        ]
    }
}
