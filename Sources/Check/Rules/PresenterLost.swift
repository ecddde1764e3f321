extension Rule {
    static let presenterLost = Rule(
        "presenter-lost", .error, "The presenter's view is moved although it stays where it is in this style.",
        symptom: "Black behind the presented screen, or a black screen once it is dismissed.",
        cause: """
            In `.custom` and `.overFullScreen` presentations the presenter's view stays in its own hierarchy and \
            `view(forKey:)` is nil for it. Taking `viewController(forKey:).view` and adding it to the container, or removing \
            it, tears it out of the app.
            """,
        remedy: "Ask `view(forKey:)` for what may be moved, and leave alone what it does not give.",
        example: """
            // On dismissal of a custom presentation `view(forKey: .to)` is nil: the presenter is there already.
            if let toView = context.view(forKey: .to) {
                context.containerView.insertSubview(toView, at: 0)
            }
            """,
        explains: [
            "wrong-screen", "does-not-return", "dead-to-touches", "state-not-restored", "not-restored-on-return",
        ]
    ) { seen in
        seen.checked.filter { $0.remarks.contains(.presenterMoved) }.map { passage in
            Fault(
                "the animator moves the presenter's view in a \(passage.operation.rawValue), where it has to stay",
                place: seen.place(of: "addSubview", "insertSubview"), operation: passage.operation.rawValue,
                time: passage.start)
        }
    }
}
