/// Views, screens and all else that UIKit has.
extension Guesser {
    /// Classes of views that are made with a frame where the element is not one.
    private static let views: Set<String> = [
        "UIButton", "UILabel", "UIControl", "UIScrollView", "UITextField", "UITextView", "UIVisualEffectView",
        "UIStackView", "UITableViewCell", "UICollectionViewCell", "UICollectionReusableView", "UINavigationBar",
        "UITabBar", "UIToolbar", "UISwitch", "UISlider", "UIProgressView", "UIPageControl",
    ]

    func view(_ wanted: Wanted) -> Guess? {
        let words = Set(wanted.words)
        let isFinal = Self.isFinal(wanted.words)
        switch wanted.type.name {
        case "UIView", "AnyObject", "UIResponder":
            if words.contains("container") || words.contains("window") { return .told("s.window") }
            return .told(
                prefersSecond && !words.contains("source") ? "s.second.view" : isFinal ? "s.target" : "s.element")
        case "UIImageView": return .told("s.imageView")
        case "UIImage": return .told("s.image")
        case "CGImage": return nil
        case "UIWindow": return .told("s.window")
        case "UIColor":
            return words.isDisjoint(with: ["shadow", "dimming", "dim", "overlay", "mask"])
                ? .told("s.color") : .usual("UIKit.UIColor.black")
        case "CGColor": return .told("s.color.cgColor")
        case "UITableView":
            return .told("((s.element as? UIKit.UITableView) ?? UIKit.UITableView(frame: s.frame, style: .plain))")
        case "UICollectionView":
            return .told(
                "((s.element as? UIKit.UICollectionView) ?? UIKit.UICollectionView(frame: s.frame, "
                    + "collectionViewLayout: UIKit.UICollectionViewFlowLayout()))")
        case let name?:
            guard Self.views.contains(name) else { return nil }
            let view = isFinal ? "s.target" : "s.element"
            return .told(
                "((\(view) as? UIKit.\(name)) ?? UIKit.\(name)(frame: \(isFinal ? "s.targetFrame" : "s.frame")))")
        case nil: return nil
        }
    }

    /// The screens, by who comes and who goes.
    func screen(_ wanted: Wanted) -> Guess? {
        switch wanted.type.name {
        case "UINavigationController": return .told("s.navigationController")
        case "UITabBarController": return .told("s.tabBarController")
        case "UIViewController": break
        default: return nil
        }
        let words = Set(wanted.words)
        if !words.isDisjoint(with: [
            "presenting", "source", "presenter", "parent", "previous", "first", "master", "root",
        ]) {
            return .told("s.first")
        }
        if !words.isDisjoint(with: ["presented", "second", "child", "detail", "modal", "next"]) {
            return .told("s.second")
        }
        if prefersSecond { return .told("s.second") }
        if words.contains("from") { return .told("s.from") }
        return .told("s.to")
    }

    /// What is usually given for the platform's other types.
    private static let usual: [String: String] = [
        "UIView.AnimationOptions": ".curveEaseInOut", "UIViewAnimationOptions": ".curveEaseInOut",
        "UIView.KeyframeAnimationOptions": "[]", "UIView.AnimationCurve": ".easeInOut",
        "UIViewAnimationCurve": ".easeInOut", "UIRectEdge": ".left", "UIBlurEffect.Style": ".light",
        "UIBlurEffectStyle": ".light", "UIEdgeInsets": ".zero", "NSDirectionalEdgeInsets": ".zero", "UIOffset": ".zero",
        "CGAffineTransform": ".identity", "CATransform3D": "UIKit.CATransform3DIdentity", "CGVector": ".zero",
        "IndexPath": ".init(indexes: [0, 0])", "NSIndexPath": ".init(indexes: [0, 0], length: 2)", "Date": ".init()",
        "DispatchQueue": ".main", "DispatchTime": ".now()", "DispatchTimeInterval": ".milliseconds(0)",
        "UIScreen": ".main", "UIFont": ".systemFont(ofSize: 17)", "NotificationCenter": ".default",
        "UISpringTimingParameters": ".init(dampingRatio: 0.8)",
        "UICubicTimingParameters": ".init(animationCurve: .easeInOut)",
        "UITimingCurveProvider": "UIKit.UICubicTimingParameters(animationCurve: .easeInOut)",
        "CAMediaTimingFunction": ".init(name: .easeInEaseOut)", "CAMediaTimingFunctionName": ".easeInEaseOut",
        "UIModalPresentationStyle": ".custom", "UIModalTransitionStyle": ".coverVertical",
        "UIRectCorner": ".allCorners", "UIView.ContentMode": ".scaleAspectFill",
        "UIViewContentMode": ".scaleAspectFill",
        "UIPercentDrivenInteractiveTransition": ".init()", "UIGestureRecognizer": ".init()",
        "UIPanGestureRecognizer": ".init()", "UITapGestureRecognizer": ".init()", "UIPinchGestureRecognizer": ".init()",
        "UIScreenEdgePanGestureRecognizer": ".init()", "UILongPressGestureRecognizer": ".init()",
        "UISwipeGestureRecognizer": ".init()", "UISwipeGestureRecognizer.Direction": ".left",
        "UIVisualEffect": "UIKit.UIBlurEffect(style: .light)", "UIBlurEffect": ".init(style: .light)",
        "CALayer": ".init()", "CAShapeLayer": ".init()", "CAGradientLayer": ".init()", "NSObject": ".init()",
        "UIUserInterfaceStyle": ".light", "UIInterfaceOrientation": ".portrait", "UIDeviceOrientation": ".portrait",
        "UICollectionViewFlowLayout": ".init()", "UICollectionViewLayout": "UIKit.UICollectionViewFlowLayout()",
        "NSLayoutConstraint.Axis": ".vertical", "CACornerMask": "[]", "UIApplication": ".shared",
        "UINavigationItem": ".init()", "Bundle": ".main", "NSBundle": ".main", "Any": "s.element",
        "UITraitCollection": ".init()", "UIViewPropertyAnimator": ".init(duration: s.duration, curve: .easeInOut)",
        "CATransitionType": ".fade", "CATransitionSubtype": ".fromRight",
        "UIView.AnimationTransition": ".flipFromRight",
        "NSLayoutConstraint": ".init()", "Calendar": ".current", "UserDefaults": ".standard",
    ]

    /// Whether it is one of the platform's types that say how something is animated.
    static func isOption(_ name: String) -> Bool {
        name.hasSuffix("Options") || name.hasSuffix("AnimationCurve") || name == "UIRectEdge"
    }

    func platform(_ wanted: Wanted) -> Guess? {
        let words = Set(wanted.words)
        guard let name = wanted.type.name else { return nil }
        switch name {
        case "UINavigationController.Operation", "UINavigationControllerOperation":
            return .told("s.stackOperation")
        case "UITransitionContextViewControllerKey": return .told(words.contains("from") ? ".from" : ".to")
        case "UITransitionContextViewKey": return .told(words.contains("from") ? ".from" : ".to")
        case "String", "NSString", "Substring":
            let isName = !words.isDisjoint(with: ["identifier", "id", "name", "key", "title", "text", "label", "tag"])
            return isName ? .usual("\"\"") : nil
        default: return Self.usual[name].map { .usual($0) }
        }
    }
}
