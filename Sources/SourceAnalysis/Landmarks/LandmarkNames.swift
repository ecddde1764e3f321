/// What is worth a landmark: names that a rule on transitions may want to point at. Few, so that the report of a long file stays short.
enum LandmarkNames {
    /// What UIKit calls in the course of a transition.
    static let declarations: Set<String> = [
        // An animator's.
        "transitionDuration", "animateTransition", "interruptibleAnimator", "animationEnded",
        // A driver's.
        "startInteractiveTransition", "wantsInteractiveStart", "completionSpeed", "completionCurve", "update", "cancel",
        "finish", "pause",
        // A delegate's.
        "animationController", "interactionController", "interactionControllerForPresentation",
        "interactionControllerForDismissal", "presentationController", "navigationController", "tabBarController",
        // A presentation controller's.
        "presentationTransitionWillBegin", "presentationTransitionDidEnd", "dismissalTransitionWillBegin",
        "dismissalTransitionDidEnd", "frameOfPresentedViewInContainerView", "shouldRemovePresentersView",
        "containerViewWillLayoutSubviews", "containerViewDidLayoutSubviews", "viewWillTransition", "size",
        "preferredContentSizeDidChange", "adaptivePresentationStyle",
    ]

    /// What a transition is made of, and what it may get wrong.
    static let calls: Set<String> = [
        // The context.
        "completeTransition", "updateInteractiveTransition", "finishInteractiveTransition",
        "cancelInteractiveTransition", "pauseInteractiveTransition", "view", "viewController", "finalFrame",
        "initialFrame",
        // A driver, and a property animator within one.
        "update", "finish", "cancel", "pause",
        // The hierarchy.
        "addSubview", "insertSubview", "bringSubviewToFront", "bringSubview", "sendSubviewToBack", "sendSubview",
        "exchangeSubview", "removeFromSuperview", "addSublayer", "insertSublayer", "removeFromSuperlayer",
        // Pictures, which cost time.
        "snapshotView", "resizableSnapshotView", "drawHierarchy", "render", "UIGraphicsImageRenderer",
        "UIGraphicsBeginImageContextWithOptions", "UIGraphicsBeginImageContext",
        // Animations.
        "animate", "animateKeyframes", "addKeyframe", "transition", "add", "removeAnimation", "removeAllAnimations",
        "UIViewPropertyAnimator", "runningPropertyAnimator", "addAnimations", "addCompletion", "startAnimation",
        "pauseAnimation", "continueAnimation", "stopAnimation", "finishAnimation", "UIDynamicAnimator",
        // Clocks of one's own.
        "asyncAfter", "perform", "scheduledTimer", "Timer", "CADisplayLink", "displayLink", "sleep", "usleep",
        // Appearance.
        "beginAppearanceTransition", "endAppearanceTransition", "interruptibleAnimator", "animateTransition",
        // Traps.
        "fatalError", "preconditionFailure", "precondition", "assertionFailure", "assert",
    ]

    /// Calls that only count with a label: others of the name are everyday ones, of arrays say.
    static let labels: [String: String] = [
        "add": "forKey", "perform": "afterDelay", "view": "forKey", "viewController": "forKey",
    ]

    /// What is left changed, cannot be changed under a transform, or decides how an animation ends.
    static let assignments: Set<String> = [
        "frame", "bounds", "center", "transform", "transform3D", "alpha", "isHidden", "mask", "maskView",
        "anchorPoint", "zPosition", "position", "opacity", "sublayerTransform", "isUserInteractionEnabled",
        "cornerRadius", "backgroundColor", "clipsToBounds", "masksToBounds", "autoresizingMask",
        "translatesAutoresizingMaskIntoConstraints", "isRemovedOnCompletion", "fillMode", "speed", "timeOffset",
        "beginTime", "repeatCount", "autoreverses", "fractionComplete", "isReversed", "pausesOnCompletion",
        "delegate", "transitioningDelegate", "modalPresentationStyle",
    ]

    /// Those of them that are values: what changes a part changes the whole.
    static let values: Set<String> = [
        "frame", "bounds", "center", "transform", "transform3D", "anchorPoint", "position", "sublayerTransform",
    ]
}
