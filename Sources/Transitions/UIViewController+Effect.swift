extension UINavigationController {
    /// Pushes a screen with an effect, by which it will also be left.
    public func push(_ viewController: UIViewController, with effect: Effect) {
        viewController.attachedTransition = effect
        pushViewController(viewController, animated: true)
    }
}

extension UIViewController {
    /// Pushes a screen onto the navigation stack around this one. Without such a stack a line on the console says so.
    public func push(_ viewController: UIViewController, with effect: Effect) {
        guard let navigation = navigationController else {
            return Console.say("push(_:with:) needs a navigation controller around the screen; nothing is pushed.")
        }
        navigation.push(viewController, with: effect)
    }

    /// Presents a screen with an effect, by which it will also be dismissed.
    public func present(
        _ viewController: UIViewController, with effect: Effect, completion: (() -> Void)? = nil
    ) {
        viewController.attachedTransition = effect
        viewController.transitioningDelegate = effect
        viewController.modalPresentationStyle = effect.presentationStyle
        present(viewController, animated: true, completion: completion)
    }
}

extension UITabBarController {
    /// Selects a tab with an effect; it belongs to this change only. An index that does not exist is reported.
    public func select(_ index: Int, with effect: Effect) {
        guard let tabs = viewControllers, tabs.indices.contains(index) else {
            return Console.say("there is no tab \(index); nothing is selected.")
        }
        tabs[index].attachedTransition = effect
        selectedIndex = index
    }
}
