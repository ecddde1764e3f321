extension UIView {
    /// Changes a view's inside with a transition that the options say.
    ///
    /// The old inside is a picture of what the view showed last (live with `allowAnimatedContent`); the new one is live. The
    /// changes themselves are made at once, or animated along with `allowAnimatedContent`.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        guard let style = options.transition else {
            return animate(
                withDuration: duration, delay: 0, options: options, animations: animations ?? {},
                completion: completion)
        }
        let source = view.layer.transitionSource(isLive: options.contains(.allowAnimatedContent))
        view.run(style, from: source, duration, options, animations: animations, completion: completion)
    }

    /// Puts one view in the place of another with a transition of the view that holds them, all of it, as on the platform.
    ///
    /// - Parameter options: with `showHideTransitionViews` the views stay where they are, and are hidden and shown.
    public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        let hides = options.contains(.showHideTransitionViews)
        guard let home = fromView.superview ?? (hides ? toView.superview : nil) else {
            return Console.say("transition(from:to:): the first view is in no hierarchy; nothing happens.")
        }
        let source = home.sourceWithout(toView, options)
        func swap() {
            if hides {
                toView.isHidden = false
                fromView.isHidden = true
            } else {
                home.insertSubview(toView, aboveSubview: fromView)
                fromView.removeFromSuperview()
            }
        }
        home.run(
            options.transition, from: source, duration, options, animations: swap, completion: completion)
    }

    /// What the view shows with the old view, if the new one has come in already.
    private func sourceWithout(_ toView: UIView, _ options: AnimationOptions) -> TransitionSource {
        let wasHidden = toView.isHidden
        let isLive = options.contains(.allowAnimatedContent)
        guard toView.superview === self, !wasHidden, toView.layer.lastCommitted == nil else {
            return layer.transitionSource(isLive: isLive)
        }
        defer { UIView.performWithoutAnimation { toView.isHidden = false } }
        UIView.performWithoutAnimation { toView.isHidden = true }
        return layer.transitionSource(isLive: isLive, isCurrent: true)
    }

    /// Makes the changes and shows them as a transition.
    private func run(
        _ style: TransitionStyle?, from source: TransitionSource, _ duration: TimeInterval, _ options: AnimationOptions,
        animations: (() -> Void)?, completion: ((Bool) -> Void)?
    ) {
        let block = UIView.makeBlock(
            duration, 0, .curve(options.curve.timingFunction), options, completion: completion)
        if let animations {
            if options.contains(.allowAnimatedContent) {
                block.run(animations)
            } else {
                UIView.performWithoutAnimation {
                    animations()
                    layoutIfNeeded()
                }
            }
        }
        if let style, block.duration > 0, UIView.areAnimationsEnabled, layer.isOnDisplay {
            let transition = CATransition()
            (transition.style, transition.source) = (style, source)
            block.attach(transition, to: layer)
        }
        block.completion.seal()
    }
}
