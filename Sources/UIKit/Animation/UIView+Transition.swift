extension UIView {
    /// Changes a view's inside with a transition: the options say which.
    ///
    /// The old inside is a picture that dissolves or turns away; the new one is live.
    public static func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        guard let turn = ViewTransition(options) else {
            return animate(
                withDuration: duration, delay: 0, options: options, animations: animations ?? {},
                completion: completion)
        }
        let old = view.snapshotView(afterScreenUpdates: false)
        performWithoutAnimation {
            animations?()
            view.layoutIfNeeded()
        }
        guard let old, duration > 0 else {
            return animate(withDuration: 0, animations: {}, completion: completion)
        }
        old.frame = view.bounds
        turn.run(from: old, to: view, over: view, duration, options) { finished in
            old.removeFromSuperview()
            completion?(finished)
        }
    }

    /// Puts one view in the place of another with a transition; `showHideTransitionViews` hides and shows instead.
    public static func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        let hides = options.contains(.showHideTransitionViews)
        guard let home = fromView.superview else {
            return Console.say("transition(from:to:): the first view is in no hierarchy; nothing happens.")
        }
        performWithoutAnimation {
            if hides { toView.isHidden = false } else { home.insertSubview(toView, belowSubview: fromView) }
        }
        func leave() {
            if hides { fromView.isHidden = true } else { fromView.removeFromSuperview() }
        }
        guard let turn = ViewTransition(options), duration > 0 else {
            leave()
            return animate(withDuration: 0, animations: {}, completion: completion)
        }
        turn.run(from: fromView, to: toView, over: nil, duration, options) { finished in
            leave()
            completion?(finished)
        }
    }
}

/// How one view becomes another.
@MainActor
private enum ViewTransition {
    case dissolve
    /// About an axis in the plane, by a half turn in a direction.
    case flip(x: CGFloat, y: CGFloat)

    /// m34 of a flip's perspective.
    private static let perspective: CGFloat = -1 / 1000

    init?(_ options: UIView.AnimationOptions) {
        switch options.transition {
        case UIView.AnimationOptions.transitionCrossDissolve.transition: self = .dissolve
        case UIView.AnimationOptions.transitionFlipFromLeft.transition: self = .flip(x: 0, y: 1)
        case UIView.AnimationOptions.transitionFlipFromRight.transition: self = .flip(x: 0, y: -1)
        case UIView.AnimationOptions.transitionFlipFromTop.transition: self = .flip(x: -1, y: 0)
        case UIView.AnimationOptions.transitionFlipFromBottom.transition: self = .flip(x: 1, y: 0)
        default: return nil
        }
    }

    /// Runs the transition.
    ///
    /// - Parameter carrier: the view that shows the new inside itself, with `old` laid into it; nil where the two are
    ///   siblings.
    func run(
        from old: UIView, to new: UIView, over carrier: UIView?, _ duration: TimeInterval,
        _ options: UIView.AnimationOptions, completion: @escaping (Bool) -> Void
    ) {
        UIView.performWithoutAnimation { carrier?.addSubview(old) }
        switch self {
        case .dissolve: dissolve(old, new, carrier, duration, options, completion)
        case .flip(let x, let y):
            flip(old, new, carrier, axis: (x, y), duration, options, completion)
        }
    }

    private func dissolve(
        _ old: UIView, _ new: UIView, _ carrier: UIView?, _ duration: TimeInterval,
        _ options: UIView.AnimationOptions, _ completion: @escaping (Bool) -> Void
    ) {
        let alpha = old.alpha
        UIView.animate(withDuration: duration, delay: 0, options: options) {
            old.alpha = 0
        } completion: { finished in
            old.alpha = alpha
            completion(finished)
        }
    }

    /// Half a turn: the old side is seen for the first half of it, the new one for the second.
    private func flip(
        _ old: UIView, _ new: UIView, _ carrier: UIView?, axis: (x: CGFloat, y: CGFloat), _ duration: TimeInterval,
        _ options: UIView.AnimationOptions, _ completion: @escaping (Bool) -> Void
    ) {
        func turned(_ angle: CGFloat) -> CATransform3D {
            var transform = CATransform3DIdentity
            transform.m34 = Self.perspective
            return CATransform3DRotate(transform, angle, axis.x, axis.y, 0)
        }
        let sides = carrier.map { [$0] } ?? [old, new]
        let before = sides.map(\.layer.transform)
        let frames = UIView.KeyframeAnimationOptions(rawValue: options.rawValue & 0xF_0000)
        UIView.performWithoutAnimation {
            if carrier == nil { new.layer.transform = turned(-.pi / 2) }
        }
        UIView.animateKeyframes(withDuration: duration, delay: 0, options: frames) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
                (carrier ?? old).layer.transform = turned(.pi / 2)
            }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0) {
                old.alpha = 0
                if let carrier { carrier.layer.transform = turned(-.pi / 2) }
            }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                (carrier ?? new).layer.transform = CATransform3DIdentity
            }
        } completion: { finished in
            for (view, transform) in zip(sides, before) { view.layer.transform = transform }
            old.alpha = 1
            completion(finished)
        }
    }
}
