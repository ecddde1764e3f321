/// A property that is known by a name: what there is of key-value coding without the Objective-C runtime.
struct KnownKey {
    let name: String
    /// The property's value; nil if the object is not of the class that has it.
    let get: (NSObject) -> KeyTable.Answer?
    /// Sets the property; false if the object or the value is of another type. Nil where it cannot be set.
    let set: ((NSObject, Any?) -> Bool)?
}

/// The properties of UIKit's classes that files read and write by name.
@MainActor enum KeyTable {
    /// A value that was found; the value itself may be nil.
    struct Answer {
        let value: Any?
    }

    /// The entries for a name, the most derived classes first.
    static func entries(for name: String) -> [KnownKey] { byName[name] ?? [] }

    private static let byName = Dictionary(grouping: all, by: \.name)

    /// A property that can be set.
    private static func key<Root: NSObject, Value>(
        _ name: String, _ path: ReferenceWritableKeyPath<Root, Value>
    ) -> KnownKey {
        KnownKey(name: name, get: reading(path)) { object, value in
            guard let object = object as? Root, let value = KeyValueConversion.value(value, as: Value.self) else {
                return false
            }
            object[keyPath: path] = value
            return true
        }
    }

    /// A property that can only be read.
    private static func reading<Root: NSObject, Value>(_ name: String, _ path: KeyPath<Root, Value>) -> KnownKey {
        KnownKey(name: name, get: reading(path), set: nil)
    }

    private static func reading<Root: NSObject, Value>(_ path: KeyPath<Root, Value>) -> (NSObject) -> Answer? {
        { object in (object as? Root).map { Answer(value: KeyValueConversion.unwrapped($0[keyPath: path])) } }
    }

    private static let all: [KnownKey] = views + controls + controllers

    private static let views: [KnownKey] = [
        key("frame", \UIView.frame), key("bounds", \UIView.bounds), key("center", \UIView.center),
        key("transform", \UIView.transform), key("alpha", \UIView.alpha), key("hidden", \UIView.isHidden),
        key("opaque", \UIView.isOpaque), key("backgroundColor", \UIView.backgroundColor), key("tag", \UIView.tag),
        key("tintColor", \UIView.tintColor), key("clipsToBounds", \UIView.clipsToBounds),
        key("contentMode", \UIView.contentMode), key("mask", \UIView.mask), key("maskView", \UIView.mask),
        key("userInteractionEnabled", \UIView.isUserInteractionEnabled), key("layoutMargins", \UIView.layoutMargins),
        key("translatesAutoresizingMaskIntoConstraints", \UIView.translatesAutoresizingMaskIntoConstraints),
        reading("layer", \UIView.layer), reading("superview", \UIView.superview), reading("window", \UIView.window),
        reading("subviews", \UIView.subviews), reading("constraints", \UIView.constraints),
        reading("safeAreaInsets", \UIView.safeAreaInsets),
        key("contentOffset", \UIScrollView.contentOffset), key("contentSize", \UIScrollView.contentSize),
        key("contentInset", \UIScrollView.contentInset), key("scrollEnabled", \UIScrollView.isScrollEnabled),
        key("pagingEnabled", \UIScrollView.isPagingEnabled), key("bounces", \UIScrollView.bounces),
        key("image", \UIImageView.image), key("text", \UILabel.text), key("font", \UILabel.font),
        key("attributedText", \UILabel.attributedText), key("textColor", \UILabel.textColor),
        key("textAlignment", \UILabel.textAlignment), key("numberOfLines", \UILabel.numberOfLines),
        key("constant", \NSLayoutConstraint.constant), key("active", \NSLayoutConstraint.isActive),
        key("priority", \NSLayoutConstraint.priority), key("identifier", \NSLayoutConstraint.identifier),
    ]

    private static let controls: [KnownKey] = [
        key("enabled", \UIControl.isEnabled), key("selected", \UIControl.isSelected),
        key("highlighted", \UIControl.isHighlighted), key("text", \UITextField.text),
        key("placeholder", \UITextField.placeholder), key("font", \UITextField.font),
        key("textColor", \UITextField.textColor), key("textAlignment", \UITextField.textAlignment),
        key("text", \UITextView.text), key("font", \UITextView.font), key("textColor", \UITextView.textColor),
        key("value", \UISlider.value), key("value", \UIStepper.value), key("progress", \UIProgressView.progress),
        key("on", \UISwitch.isOn), key("selectedSegmentIndex", \UISegmentedControl.selectedSegmentIndex),
        key("currentPage", \UIPageControl.currentPage), key("numberOfPages", \UIPageControl.numberOfPages),
        key("title", \UIBarItem.title), key("image", \UIBarItem.image), key("enabled", \UIBarItem.isEnabled),
        key("customView", \UIBarButtonItem.customView),
    ]

    private static let controllers: [KnownKey] = [
        key("view", \UIViewController.view), key("title", \UIViewController.title),
        key("modalPresentationStyle", \UIViewController.modalPresentationStyle),
        key("modalTransitionStyle", \UIViewController.modalTransitionStyle),
        key("transitioningDelegate", \UIViewController.transitioningDelegate),
        key("preferredContentSize", \UIViewController.preferredContentSize),
        key("hidesBottomBarWhenPushed", \UIViewController.hidesBottomBarWhenPushed),
        reading("navigationItem", \UIViewController.navigationItem),
        reading("navigationController", \UIViewController.navigationController),
        reading("tabBarController", \UIViewController.tabBarController),
        reading("parentViewController", \UIViewController.parent), reading("parent", \UIViewController.parent),
        reading("presentedViewController", \UIViewController.presentedViewController),
        reading("presentingViewController", \UIViewController.presentingViewController),
        reading("children", \UIViewController.children),
        key("viewControllers", \UINavigationController.viewControllers),
        reading("topViewController", \UINavigationController.topViewController),
        reading("visibleViewController", \UINavigationController.visibleViewController),
        reading("navigationBar", \UINavigationController.navigationBar),
        key("viewControllers", \UITabBarController.viewControllers),
        key("selectedIndex", \UITabBarController.selectedIndex),
        key("selectedViewController", \UITabBarController.selectedViewController),
        reading("tabBar", \UITabBarController.tabBar),
    ]
}
