/// The spring of the system's own transitions: mass 3, stiffness 1000, damping 500, at or above critical and therefore
/// in the critical form, scaled to end exactly after its duration.
enum SystemSpring {
    static let duration = 0.5  // s
    private static let angularFrequency = (1000.0 / 3).squareRoot()  // s⁻¹

    /// The spring over another duration, in seconds: as fast or slow as that makes it.
    static func curve(lasting seconds: TimeInterval) -> SpringCurve {
        SpringCurve(
            angularFrequency: angularFrequency * duration / max(seconds, 1e-6), dampingRatio: 1, initialVelocity: 0
        ).endingExactly(at: seconds)
    }
}

extension UIView {
    /// Animates with the spring of the system's transitions.
    static func animateBySystemSpring(
        lasting seconds: TimeInterval, animations: @escaping () -> Void, completion: @escaping (Bool) -> Void
    ) {
        let waiting = BlockCompletion(completion)
        let block = AnimationBlock(
            duration: seconds, delay: 0, pace: .spring(SystemSpring.curve(lasting: seconds)), options: [],
            completion: waiting)
        block.run(animations)
        waiting.seal()
    }
}
