extension UIViewController {
    /// Changes the state and makes the first of its two calls, here and in the visible children.
    func announceAppearance(_ isAppearing: Bool, animated: Bool) {
        loadViewIfNeeded()
        switch (appearance, isAppearing) {
        case (.disappeared, true), (.disappearing, true):
            appearance = .appearing(animated: animated)
            owesIsAppearing = true
            tellAppearance { viewWillAppear(animated) }
        case (.appeared, false), (.appearing, false):
            appearance = .disappearing(animated: animated)
            owesIsAppearing = false
            tellAppearance { viewWillDisappear(animated) }
        case (.appearing, true), (.appeared, true), (.disappearing, false), (.disappeared, false):
            return noteUnfit(.begunAgain(appears: isAppearing))
        }
        guard shouldAutomaticallyForwardAppearanceMethods else { return }
        for child in visibleChildren {
            Self.loosely { child.beginAppearanceTransition(isAppearing, animated: animated) }
        }
    }

    /// Makes the second call, here and in the children.
    func concludeAppearance() {
        switch appearance {
        case .appearing(let animated):
            viewIsInHierarchy()
            appearance = .appeared
            tellAppearance { viewDidAppear(animated) }
        case .disappearing(let animated):
            appearance = .disappeared
            tellAppearance { viewDidDisappear(animated) }
        case .appeared, .disappeared:
            return noteUnfit(.endedUnbegun)
        }
        guard shouldAutomaticallyForwardAppearanceMethods else { return }
        for child in children {
            Self.loosely { child.endAppearanceTransition() }
        }
    }

    /// Makes the call that is due between `viewWillAppear` and `viewDidAppear`, once the view has been put in.
    func viewIsInHierarchy() {
        guard owesIsAppearing, case .appearing(let animated) = appearance, let view = viewIfLoaded, view.window != nil
        else { return }
        owesIsAppearing = false
        view.layoutIfNeeded()
        tellAppearance { viewIsAppearing(animated) }
        guard shouldAutomaticallyForwardAppearanceMethods else { return }
        for child in visibleChildren { child.viewIsInHierarchy() }
    }

    /// Brings the appearance to what it is for its container, without animation.
    func setAppears(_ appears: Bool) {
        Self.loosely {
            beginAppearanceTransition(appears, animated: false)
            endAppearanceTransition()
        }
    }
}
