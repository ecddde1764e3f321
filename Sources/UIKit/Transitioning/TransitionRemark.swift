/// What a transition did that Apple's systems would not have borne, or its author will want to know.
package enum TransitionRemark: Equatable, Sendable {
    case completedTwice
    /// The animator reported success of a cancelled transition.
    case successAfterCancel
    /// The animator reported failure of a transition nobody cancelled.
    case failureWithoutCancel
    /// These views were left in the container.
    case leftBehind([LeftView])
    /// The entering view was never put into the container.
    case enteringViewMissing
    /// The view being left was in no hierarchy when the animator reported that the transition was taken back.
    case leavingViewRemoved
    /// The animator needs the presenter's view, which the style of the presentation keeps from it.
    case keptView
    /// The presenter's view was moved although it had to stay.
    case presenterMoved
    /// `interruptibleAnimator(using:)` returned another instance than the one at work, or another one each time.
    case secondInterruptibleAnimator
    /// Nothing was reported; the transition was ended for the animator.
    case neverCompleted
    /// The interaction controller that began it was driven by nothing; it was taken back for it.
    case neverDriven
    /// The animator reported failure of a cancelled transition by what its animations told it, and never asked the context.
    case cancelByFinished
    /// A frame was set under a transform that scales, turns or skews, which makes it undefined.
    case frameUnderTransform(TransitionViewRole, CATransform3D)
    /// A property animator was neither running nor done when the transition was over.
    ///
    /// - isReleased: nobody holds it any more, which traps on a device.
    case animatorLeftPaused(LeftAnimator, isReleased: Bool)
    /// A property animator still moved one of the two views when the transition was over.
    case animatorStillRunning(TransitionViewRole)
    /// Something that does not follow a drag was set going, to come after so many seconds.
    case ownClock(OwnClock, delay: TimeInterval)
    /// An appearance call of one of the two controllers, of this class, that did not fit.
    case unbalancedAppearance(String, AppearanceFault)
}

extension [TransitionRemark] {
    /// The views that were left in the container; nil if none were.
    package var leftViews: [LeftView]? {
        for case .leftBehind(let views) in self { return views }
        return nil
    }
}

/// Which part a view has in a transition.
package enum TransitionViewRole: Hashable, Sendable {
    case from, to, container, window
    /// Another one, of this class.
    case other(String)
}

/// How a property animator stood.
package enum LeftAnimator: Hashable, Sendable {
    case paused
    /// Stopped, and not finished.
    case stopped
}

/// What goes by the clock, not by the time a drag controls.
package enum OwnClock: Hashable, Sendable {
    case timer
    /// `asyncAfter`, or `perform(_:with:afterDelay:)`.
    case delayedBlock
    case displayLink
}

/// How an appearance call did not fit.
package enum AppearanceFault: Hashable, Sendable {
    /// An appearance (or disappearance) was begun that had begun already.
    case begunAgain(appears: Bool)
    /// One was ended that had not begun, or had ended.
    case endedUnbegun
    /// One had not ended when the transition was over.
    case leftHalfWay(appears: Bool)
    /// `viewWillAppear(_:)` or one of its kin was called by hand.
    case calledDirectly(String)
}

/// A view that was left where a transition took place.
package struct LeftView: Equatable, Sendable {
    package let className: String
    /// In its superview.
    package let frame: CGRect
    package let isHidden: Bool
    package let alpha: CGFloat
    /// How much of its superview lies under its frame, 0…1; 0 for one that is not seen.
    package let coverage: CGFloat

    /// Whether it lies over a part of the screen that has come, above it, all of it to be seen: no button, and not what has been
    /// moved aside.
    package let isOverScreen: Bool

    /// Whether it lies over all of its superview.
    package var covers: Bool { coverage > 0.99 }

    /// - Parameter screen: The view of the screen that has come, if it is beside it.
    @MainActor
    init(_ view: UIView, over screen: UIView? = nil) {
        className = String(describing: type(of: view))
        frame = view.frame
        isHidden = view.isHidden
        alpha = view.alpha
        let room = view.superview?.bounds ?? .zero
        let common = view.frame.intersection(room)
        let isSeen = !view.isHidden && view.alpha > 0.01 && !common.isNull && room.width > 0 && room.height > 0
        coverage = isSeen ? common.width * common.height / (room.width * room.height) : 0
        let siblings = view.superview?.subviews ?? []
        let places = (siblings.firstIndex { $0 === view }, siblings.firstIndex { $0 === screen })
        if isSeen, case (let own?, let other?) = places, own > other, let screen {
            isOverScreen =
                room.contains(view.frame) && view.frame.intersects(screen.frame) && !(view is UIControl)
                && view.gestureRecognizers?.isEmpty != false
        } else {
            isOverScreen = false
        }
    }
}
