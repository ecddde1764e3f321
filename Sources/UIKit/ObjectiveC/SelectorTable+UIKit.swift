extension SelectorTable {
    /// The methods of our own classes that code knows by name: those that selectors are commonly made of.
    @MainActor static func registerUIKit() {
        registerViews()
        registerControllers()
        register(
            CALayer.self, Selector("removeFromSuperlayer", CALayer.removeFromSuperlayer),
            Selector("removeAllAnimations", CALayer.removeAllAnimations),
            Selector("setNeedsLayout", CALayer.setNeedsLayout),
            Selector("layoutIfNeeded", CALayer.layoutIfNeeded),
            Selector("setNeedsDisplay", CALayer.setNeedsDisplay as (CALayer) -> () -> Void))
        register(Timer.self, Selector("fire", Timer.fire), Selector("invalidate", Timer.invalidate))
        register(CADisplayLink.self, Selector("invalidate", CADisplayLink.invalidate))
    }

    @MainActor private static func registerViews() {
        register(
            UIView.self, Selector("removeFromSuperview", UIView.removeFromSuperview),
            Selector("setNeedsLayout", UIView.setNeedsLayout),
            Selector("layoutIfNeeded", UIView.layoutIfNeeded),
            Selector("layoutSubviews", UIView.layoutSubviews),
            Selector("sizeToFit", UIView.sizeToFit),
            Selector("setNeedsDisplay", UIView.setNeedsDisplay as (UIView) -> () -> Void),
            Selector("addSubview:", UIView.addSubview(_:)),
            Selector("bringSubviewToFront:", UIView.bringSubviewToFront(_:)),
            Selector("sendSubviewToBack:", UIView.sendSubviewToBack(_:)))
        register(
            UIControl.self, Selector("sendActionsForControlEvents:", UIControl.sendActions(for:)))
        register(
            UIScrollView.self, Selector("setContentOffset:animated:", UIScrollView.setContentOffset(_:animated:)))
        for type: UIView.Type in [UIWindow.self, UILabel.self, UIImageView.self, UIButton.self] { register(type) }
    }

    @MainActor private static func registerControllers() {
        register(
            UIViewController.self,
            Selector(
                "dismissViewControllerAnimated:completion:", UIViewController.dismiss(animated:completion:)),
            Selector(
                "presentViewController:animated:completion:", UIViewController.present(_:animated:completion:)))
        register(
            UINavigationController.self,
            Selector(
                "pushViewController:animated:", UINavigationController.pushViewController(_:animated:)),
            Selector("popViewControllerAnimated:", UINavigationController.popViewController(animated:)),
            Selector("popToRootViewControllerAnimated:", UINavigationController.popToRootViewController(animated:)),
            Selector(
                "setNavigationBarHidden:animated:", UINavigationController.setNavigationBarHidden(_:animated:)))
        register(UITabBarController.self)
        register(
            UIPercentDrivenInteractiveTransition.self,
            Selector("updateInteractiveTransition:", UIPercentDrivenInteractiveTransition.update(_:)),
            Selector("finishInteractiveTransition", UIPercentDrivenInteractiveTransition.finish),
            Selector("cancelInteractiveTransition", UIPercentDrivenInteractiveTransition.cancel))
    }
}
