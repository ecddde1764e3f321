extension UIWindow {
    /// The controller whose view fills the window.
    public var rootViewController: UIViewController? {
        get { root as? UIViewController }
        set { root = newValue }
    }

    /// Gives the device's screen another size, as turning it does: once no transition runs.
    package func changeSize(to size: CGSize, completion: (() -> Void)? = nil) {
        TransitionQueue.of(self).whenIdle { [self] in
            turn(to: size)
            completion?()
        }
    }

    /// Follows the screen to another size: at once where no transition runs, even if some wait, else as soon as none does.
    func follow(to size: CGSize) {
        if TransitionQueue.of(self).current == nil { turn(to: size) } else { changeSize(to: size) }
    }

    private func turn(to size: CGSize) {
        guard size != bounds.size else { return }
        let coordinator = TransitionCoordinator(stillIn: self)
        for controller in presentedStack {
            controller.viewWillTransition(to: size, with: coordinator)
        }
        bounds = CGRect(origin: bounds.origin, size: size)
        center = CGPoint(x: size.width / 2, y: size.height / 2)
        layoutIfNeeded()
        coordinator.runAnimations()
        coordinator.end()
    }

    /// The root controller and what is presented over it, upwards.
    private var presentedStack: [UIViewController] {
        var stack = [rootViewController].compactMap { $0 }
        while let next = stack.last?.ownPresentation?.presented { stack.append(next) }
        return stack
    }
}

extension UIViewController: WindowRoot {
    package var rootView: UIView { view }

    package func windowDidShow(_ window: UIWindow) {
        setAppears(true)
    }

    package func windowDidHide(_ window: UIWindow) {
        TransitionQueue.of(window).abandon()
        for presentation in presentations(above: self).reversed() {
            presentation.presented.setAppears(false)
            presentation.returnPresenter()
            presentation.close()
        }
        setAppears(false)
    }

    /// All that is presented over a controller, upwards.
    private func presentations(above controller: UIViewController) -> [Presentation] {
        var stack: [Presentation] = []
        var next = controller.ownPresentation
        while let presentation = next {
            stack.append(presentation)
            next = presentation.presented.ownPresentation
        }
        return stack
    }
}
