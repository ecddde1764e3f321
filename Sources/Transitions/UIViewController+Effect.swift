extension UIViewController {
    /// Pushes a screen with an effect, which the screen keeps and by which it will also be left, onto this navigation controller or
    /// the one around this screen. Without such a stack a line on the console says so.
    public func push(_ viewController: UIViewController, with effect: Effect, animated: Bool = true) {
        guard let navigation = self as? UINavigationController ?? navigationController else {
            return Console.say("push(_:with:) needs a navigation controller around the screen; nothing is pushed.")
        }
        viewController.attachedTransition = effect
        effect.lead(from: navigation.topViewController ?? navigation, to: viewController)
        navigation.pushViewController(viewController, animated: animated)
    }

    /// Presents a screen with an effect, by which it will also be dismissed.
    public func present(
        _ viewController: UIViewController, with effect: Effect, animated: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        viewController.attachedTransition = effect
        effect.lead(from: self, to: viewController)
        viewController.transitioningDelegate = effect.presentationDelegate
        viewController.modalPresentationStyle = effect.wantedPresentationStyle ?? effect.presentationStyle
        viewController.isPresentationStyleGuessed =
            effect.guessesPresentationStyle && effect.wantedPresentationStyle == nil
        present(viewController, animated: animated, completion: completion)
    }
}

extension UITabBarController {
    /// Selects a tab with an effect, by which that tab will be entered from now on. An index that does not exist is reported.
    public func select(_ index: Int, with effect: Effect) {
        guard let tabs = viewControllers, tabs.indices.contains(index) else {
            return Console.say("there is no tab \(index); nothing is selected.")
        }
        tabs[index].attachedTransition = effect
        effect.lead(from: selectedViewController ?? self, to: tabs[index])
        selectedIndex = index
    }
}

extension Effect: AttachedTransition {}
