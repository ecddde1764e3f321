extension UINavigationBar {
    /// The colour behind everything; nil is the system's.
    public var barTintColor: UIColor? {
        get { look.barTintColor }
        set { look.barTintColor = newValue }
    }

    /// Whether titles would be large. They are small here whatever it says.
    public var prefersLargeTitles: Bool {
        get { look.prefersLargeTitles }
        set { look.prefersLargeTitles = newValue }
    }

    /// How large titles would be set.
    public var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
        get { look.largeTitleAttributes }
        set { look.largeTitleAttributes = newValue }
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

    /// Takes the place of the line under the bar; a picture without pixels takes the line away.
    public var shadowImage: UIImage? {
        get { look.shadowImage }
        set { look.shadowImage = newValue }
    }

    public var titleTextAttributes: [NSAttributedString.Key: Any]? {
        get { look.titleAttributes }
        set { look.titleAttributes = newValue }
    }

    /// A picture behind everything; one without pixels clears the bar.
    public func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        if barMetrics == .default { look.backgroundImage = backgroundImage }
    }

    public func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
        barMetrics == .default ? look.backgroundImage : nil
    }

    /// How the bar looks, over all that is set on it singly.
    public var standardAppearance: UINavigationBarAppearance {
        get { look.appearance as? UINavigationBarAppearance ?? UINavigationBarAppearance() }
        set { look.appearance = newValue }
    }

    /// How the bar looks over content that has not been scrolled: counts here while nothing else is set.
    public var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { look.appearance as? UINavigationBarAppearance }
        set { if look.appearance == nil { look.appearance = newValue } }
    }

    /// How the bar looks when it is low: it never is here, and this is not looked at.
    public var compactAppearance: UINavigationBarAppearance? {
        get { nil }
        set {}
    }
}
