extension Rule {
    static let anchorPointChanged = Rule(
        "anchor-point-changed", .warning, "A screen's view keeps another anchor point than it had.",
        symptom: "The view jumps by half its size the next time that its frame, its position or its transform is set.",
        cause: "`layer.anchorPoint` was moved for a turn or a scale about an edge and not moved back.",
        remedy: "Put it back to (0.5, 0.5) in the completion, and the position with it; on a cancel as well.",
        example: """
            func setAnchorPoint(_ point: CGPoint, of view: UIView) {
                let frame = view.frame
                view.layer.anchorPoint = point
                view.frame = frame
            }
            """, explains: ["not-restored-on-return"]
    ) { seen in
        seen.checked.filter(\.isReported).flatMap { passage -> [Fault] in
            [("from", passage.from.state, passage.fromAfter), ("to", passage.to.state, passage.toAfter)].compactMap {
                role, before, after in
                guard let old = before?["anchorPoint"], let new = after?["anchorPoint"], !new.isNear(old) else {
                    return nil
                }
                // Gone for good with its screen.
                if role == "from", passage.isCompleted == true, [.pop, .dismiss].contains(passage.operation) {
                    return nil
                }
                return Fault(
                    "the \(role) view's anchorPoint is \(new) after the \(passage.operation.rawValue), and was \(old)",
                    subject: role,
                    place: seen.place(ofAssignment: "anchorPoint", on: "the \(role) view", in: passage.operation),
                    operation: passage.operation.rawValue, time: passage.end)
            }
        }
    }
}
