extension Rule {
    static let interruptibleAnimatorMadeTwice = Rule(
        "interruptible-animator-made-twice", .error,
        "`interruptibleAnimator(using:)` returns another object each time it is asked.",
        symptom:
            "A transition that is caught goes on by itself, or jumps: the finger moves an animator that does nothing.",
        cause: """
            UIKit asks more than once in one transition and expects the same animator, as the method's documentation says. \
            Here each call makes one.
            """,
        remedy:
            "Keep the animator in a property for the time of the transition and let go of it in `animationEnded(_:)`.",
        example: """
            func interruptibleAnimator(using context: UIViewControllerContextTransitioning) -> UIViewImplicitlyAnimating {
                if let animator { return animator }
                let animator = makeAnimator(for: context)
                self.animator = animator
                return animator
            }
            """, explains: ["jump-at-release", "own-clock"]
    ) { seen in
        seen.checked.filter { $0.remarks.contains(.secondInterruptibleAnimator) }.map { passage in
            Fault(
                "interruptibleAnimator(using:) makes a new animator each time",
                place: seen.place(of: "interruptibleAnimator"),
                operation: passage.operation.rawValue, time: passage.start)
        }
    }
}
