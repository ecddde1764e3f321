/// The program that the screens belong to: it knows the windows and hands them what happens.
@preconcurrency @MainActor open class UIApplication: UIResponder {
    public static let shared = UIApplication()

    /// The visible windows, from back to front.
    open internal(set) var windows: [UIWindow] = []

    /// The window that was last made key.
    open var keyWindow: UIWindow? { windows.last(where: \.isKeyWindow) }

    /// The direction of the user's language.
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIScreen.main.model.direction == .rightToLeft ? .rightToLeft : .leftToRight
    }

    /// Hands an event to the windows its touches are on.
    open func sendEvent(_ event: UIEvent) {
        var told: [UIWindow] = []
        for touch in event.allTouches ?? [] {
            if let window = touch.window, !told.contains(window) {
                told.append(window)
                window.sendEvent(event)
            }
        }
    }
}
