@_exported import UIKit

/// A way of getting from one screen to another and back: the one object that a navigation controller, a presented
/// controller and a tab bar controller need.
///
/// A new effect overrides `enter(_:)` and `leave(_:)`. Use it through `push(_:with:)`, `present(_:with:)` or
/// `select(_:with:)`, which keep it alive, or make it a delegate.
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

    open var duration: Duration
    /// The pace of the whole.
    open var curve: UIView.AnimationCurve

    /// The element the effect starts from and returns to; asked each time, as it may have moved.
    open var sourceView: (() -> UIView?)?
    /// Where the effect starts from and returns to, in the window, in the place of the element's frame.
    open var sourceRect: (() -> CGRect?)?
    /// The element of the entered screen that the source becomes; asked each time.
    open var targetView: (() -> UIView?)?

    public init(duration: Duration, curve: UIView.AnimationCurve) {
        self.duration = duration
        self.curve = curve
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

    /// The style a controller is presented in by `present(_:with:)`.
    open var presentationStyle: UIModalPresentationStyle { .fullScreen }

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
        switch curve {
        case .easeInOut: "ease-in-out"
        case .easeIn: "ease-in"
        case .easeOut: "ease-out"
        case .linear: "linear"
        }
    }
}
