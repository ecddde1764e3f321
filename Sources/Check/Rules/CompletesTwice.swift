extension Rule {
    static let completesTwice = Rule(
        "completes-twice", .error, "The transition says more than once that it is over.",
        symptom: """
            Nothing, most times; or the next transition ends as soon as it has begun, and the containers' stacks are in disorder \
            from then on.
            """,
        cause: """
            `completeTransition(_:)` is called in two places that both run: in the completion of two animations, in that of an \
            animation and in an animator's, or after a guard that did not return.
            """,
        remedy: "Let one place report: the completion of the animation that ends last.",
        example: """
            UIView.animate(withDuration: duration) {
                fromView.alpha = 0
                toView.transform = .identity
            } completion: { _ in
                context.completeTransition(!context.transitionWasCancelled)
            }
            """
    ) { seen in
        seen.checked.filter { $0.remarks.contains(.completedTwice) }.map { passage in
            Fault(
                "completeTransition(_:) is called again after the \(passage.operation.rawValue) is over",
                place: seen.place(of: "completeTransition"), operation: passage.operation.rawValue, time: passage.end)
        }
    }
}
