/// The spring of the system's own transitions: mass 3, stiffness 1000, damping 500, at or above critical and therefore
/// in the critical form, scaled to end exactly after its duration.
enum SystemSpring {
    static let duration = 0.5  // s
    private static let angularFrequency = (1000.0 / 3).squareRoot()  // s⁻¹

    static let curve = SpringCurve(
        angularFrequency: angularFrequency, dampingRatio: 1, initialVelocity: 0
    ).endingExactly(at: duration)
}

extension UIView {
    /// Animates with the spring of the system's transitions.
    static func animateBySystemSpring(
        animations: @escaping () -> Void, completion: @escaping (Bool) -> Void
    ) {
        let waiting = BlockCompletion(completion)
        let block = AnimationBlock(
            duration: SystemSpring.duration, delay: 0, pace: .spring(SystemSpring.curve), options: [],
            completion: waiting)
        block.run(animations)
        waiting.seal()
    }
}
