/// Stands for the interruptible animator of a type that has none; it never animates anything.
///
/// A default that answers with it keeps `interruptibleAnimator(using:)` optional, as it is on Apple's systems, without
/// a second requirement; the machinery recognises it by its type.
@MainActor
final class AbsentAnimator: NSObject, UIViewImplicitlyAnimating {
    static let shared = AbsentAnimator()

    var state: UIViewAnimatingState { .inactive }
    var isRunning: Bool { false }
    var isReversed: Bool {
        get { false }
        set {}
    }
    var fractionComplete: CGFloat {
        get { 0 }
        set {}
    }

    func startAnimation() {}
    func startAnimation(afterDelay delay: TimeInterval) {}
    func pauseAnimation() {}
    func stopAnimation(_ withoutFinishing: Bool) {}
    func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}
}
