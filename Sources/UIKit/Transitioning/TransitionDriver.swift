/// How a let-go transition travels to its end.
@MainActor
enum Settling {
    /// In so many seconds, at a pace; an interruptible animator may be given its own.
    case curve(duration: TimeInterval, CAMediaTimingFunction, (any UITimingCurveProvider)?)
    /// From a velocity, in fractions of the announced duration per second, towards the end of the transition.
    case velocity(CGFloat)
}

/// What chooses the picture of a running transition.
@MainActor
protocol TransitionDriver: AnyObject {
    /// The shown picture's place in the announced duration.
    var fraction: CGFloat { get }
    /// Seconds of the animation passed so far.
    var elapsed: TimeInterval { get }
    /// Whether anything in the container is still animated.
    var isAnimating: Bool { get }

    /// Stops at the shown picture.
    func hold()
    /// Shows the picture at a fraction, and stays there.
    func seek(_ fraction: CGFloat)
    /// Travels to 0 or 1 and returns the clock time of the arrival; infinite if it reports by itself.
    func settle(to end: CGFloat, _ settling: Settling) -> CFTimeInterval
    /// Takes the transition's animations off, unfinished.
    func removeAnimations()
    /// Lets time go on from where it stands, for what is begun only now.
    func runOn()
    /// Gives the layers back to the clock.
    func release()
    /// Drives the layers below a view outside the container as well.
    func include(_ view: UIView)
}
