@_exported import UIKit

/// A way of getting from one screen to another and back: the one object that a navigation controller, a presented
/// controller and a tab bar controller need.
///
/// A new effect overrides `enter(_:)` and `leave(_:)`. It is what all three take for their delegate, which they do not keep
/// alive.
@preconcurrency @MainActor
open class Effect: NSObject {
    /// Seconds of the two directions.
    public struct Duration: Equatable, Sendable {
        /// Of push, present and a change of tab.
        public var enter: TimeInterval
        /// Of pop and dismiss.
        public var leave: TimeInterval

        public init(enter: TimeInterval, leave: TimeInterval) {
            self.enter = enter
            self.leave = leave
        }
    }

    /// Set while a spring is chosen, it changes that spring's response: the two never disagree.
    open var duration: Duration {
        didSet { if curve.settlingDuration != nil { curve = curve.lasting(duration.enter) } }
    }
    /// The pace of the whole. A spring brings its duration with it, the time after which it is at rest.
    open var curve: Curve {
        didSet {
            guard hasCurve else {
                Console.say("\(Self.self) has a pace of its own; the curve \(curve) is not taken.")
                curve = oldValue
                return
            }
            curve = curve.clamped
            guard let seconds = curve.settlingDuration, abs(seconds - duration.enter) > 1e-9 else { return }
            duration = Duration(enter: seconds, leave: seconds)
        }
    }
    /// Whether the effect moves at its `curve`; false for one with a pace of its own, which no other replaces.
    open var hasCurve: Bool { true }

    /// The element the effect starts from and returns to; asked each time, as it may have moved.
    open var sourceView: (() -> UIView?)?
    /// Where the effect starts from and returns to, in the window, in the place of the element's frame.
    open var sourceRect: (() -> CGRect?)?
    /// The element of the entered screen that the source becomes; asked each time.
    open var targetView: (() -> UIView?)?

    /// A spring gets the response that fits the duration.
    public init(duration: Duration, curve: Curve) {
        self.duration = duration
        self.curve = curve.clamped.lasting(duration.enter)
        super.init()
    }

    /// Animates the entered screen in. The stage holds both screens and reports when all its animations are over.
    open func enter(_ stage: Stage) {
        stage.showEntering(.above)
    }

    /// Animates the left screen away.
    open func leave(_ stage: Stage) {
        stage.showEntering(.below)
    }

    /// Dissolves one screen into the other in the effect's place, under Reduce Motion.
    open func crossFade(_ stage: Stage) {
        stage.crossFade()
    }

    /// Called when it is over and reported, with whether the change was made.
    open func animationEnded(_ transitionCompleted: Bool) {}

    /// The style a controller is to be presented in.
    open var presentationStyle: UIModalPresentationStyle { .fullScreen }

    /// Whether that style is only the likeliest, and the user's code may be written for another.
    package var guessesPresentationStyle: Bool { false }

    /// The screen to present in the place of one made for it.
    package func screen(
        insteadOf second: UIViewController, after first: UIViewController
    ) -> UIViewController {
        second
    }

    /// What manages a `.custom` presentation; asked for that style only.
    open func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?
    ) -> UIPresentationController? {
        nil
    }

    /// Whether screens move: under Reduce Motion such an effect becomes a cross-fade, unless it is dragged.
    open var moves: Bool { true }

    /// The pace in words, for lists.
    open var curveDescription: String {
        curve.description
    }

    /// The style to present in, in the place of the effect's own.
    package var wantedPresentationStyle: UIModalPresentationStyle?

    /// Whether `duration` is how long it takes; false for one whose animators know that alone.
    package var hasDuration: Bool { true }

    /// What can be tuned, in the order in which it is shown.
    public var parameters: [Parameter] { declaredParameters }

    /// Told of the two screens when a request is made with it.
    package func lead(from first: UIViewController, to second: UIViewController) {}

    /// What UIKit asks while a screen is on show that was presented with it.
    package var presentationDelegate: any UIViewControllerTransitioningDelegate { self }

    /// The animator for an operation, or nil to leave it to delegates and the system.
    package func animator(for operation: TransitionOperation) -> (any UIViewControllerAnimatedTransitioning)? {
        switch operation {
        case .push, .present, .tab: EffectAnimator(self, isEntering: true)
        case .pop, .dismiss: EffectAnimator(self, isEntering: false)
        }
    }

    /// What drives it; nil runs it by the clock.
    package func interaction(
        for operation: TransitionOperation, using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        nil
    }
}
