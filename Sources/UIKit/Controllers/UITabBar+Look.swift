extension UITabBar {
    /// The colour behind everything; nil is the system's.
    public var barTintColor: UIColor? {
        get { look.barTintColor }
        set { look.barTintColor = newValue }
    }

    public var barStyle: UIBarStyle {
        get { look.style }
        set { look.style = newValue }
    }

    /// Whether the screen's content goes on under the bar. The bar itself is not blurred here.
    public var isTranslucent: Bool {
        get { look.isTranslucent }
        set {
            look.isTranslucent = newValue
            superview?.setNeedsLayout()
        }
    }

    /// The colour of the tabs that are not selected.
    public var unselectedItemTintColor: UIColor? {
        get { look.unselectedTintColor }
        set { look.unselectedTintColor = newValue }
    }

    /// Takes the place of the line above the bar; a picture without pixels takes the line away.
    public var shadowImage: UIImage? {
        get { look.shadowImage }
        set { look.shadowImage = newValue }
    }

    /// A picture without pixels clears the bar.
    public var backgroundImage: UIImage? {
        get { look.backgroundImage }
        set { look.backgroundImage = newValue }
    }

    /// How the bar looks, over all that is set on it singly.
    public var standardAppearance: UITabBarAppearance {
        get { look.appearance as? UITabBarAppearance ?? UITabBarAppearance() }
        set { look.appearance = newValue }
    }

    /// How the bar looks over content that has not been scrolled: counts here while nothing else is set.
    public var scrollEdgeAppearance: UITabBarAppearance? {
        get { look.appearance as? UITabBarAppearance }
        set { if look.appearance == nil { look.appearance = newValue } }
    }
}
