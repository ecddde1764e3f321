extension UIViewController {
    /// Takes a controller from its former parent and makes it a child.
    func adopt(_ childController: UIViewController) {
        guard childController !== self, childController.parent !== self else { return }
        if let former = childController.parent {
            former.children.removeAll { $0 === childController }
            childController.setParent(nil)
        }
        childController.willMove(toParent: self)
        children.append(childController)
        childController.setParent(self)
    }

    /// Leaves the parent and hears of it.
    func leaveParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        setParent(nil)
        didMove(toParent: nil)
    }

    /// The nearest navigation controller around this one.
    public var navigationController: UINavigationController? { ancestor() }

    /// The nearest tab bar controller around this one.
    public var tabBarController: UITabBarController? { ancestor() }

    private func ancestor<Kind: UIViewController>() -> Kind? {
        var controller = parent
        while let current = controller {
            if let found = current as? Kind { return found }
            controller = current.parent
        }
        return nil
    }

    /// The outermost controller around this one.
    var outermost: UIViewController {
        var controller = self
        while let parent = controller.parent { controller = parent }
        return controller
    }

    /// The coordinator of the transition that this controller is part of, while it runs.
    public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        if let activeTransition, !activeTransition.hasReported { return activeTransition.coordinator }
        return parent?.transitionCoordinator
    }

    /// Puts one child's view where another's is, with an animation and the appearance calls.
    func exchange(
        _ fromViewController: UIViewController, for toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions, animations: (() -> Void)?, completion: ((Bool) -> Void)?
    ) {
        guard fromViewController.parent === self, toViewController.parent === self,
            let home = fromViewController.view.superview
        else {
            return Console.say("transition(from:to:) needs two children, the first of them in view; nothing is done.")
        }
        toViewController.beginAppearanceTransition(true, animated: duration > 0)
        fromViewController.beginAppearanceTransition(false, animated: duration > 0)
        let finish: (Bool) -> Void = { finished in
            fromViewController.view.removeFromSuperview()
            fromViewController.endAppearanceTransition()
            toViewController.endAppearanceTransition()
            completion?(finished)
        }
        guard options.transition == nil else {
            UIView.animate(withDuration: duration, delay: 0, options: options, animations: animations ?? {})
            return UIView.transition(
                from: fromViewController.view, to: toViewController.view, duration: duration, options: options,
                completion: finish)
        }
        home.addSubview(toViewController.view)
        UIView.animate(
            withDuration: duration, delay: 0, options: options, animations: animations ?? {}, completion: finish)
    }
}

/// What the convenience layer hangs on a controller: the effect that brings it in and takes it out.
@MainActor
package protocol AttachedTransition: AnyObject {
    /// The animator for an operation, or nil to leave it to delegates and the system.
    func animator(for operation: TransitionOperation) -> (any UIViewControllerAnimatedTransitioning)?
    /// What drives it; nil runs it by the clock.
    func interaction(
        for operation: TransitionOperation, using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension AttachedTransition {
    package func interaction(
        for operation: TransitionOperation, using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}
