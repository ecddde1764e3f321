/// The program that the screens belong to: it knows the windows and hands them what happens.
@preconcurrency @MainActor open class UIApplication: UIResponder {
    public static let shared = UIApplication()

    /// Whether the program is in front. Here it always is.
    public enum State: Int, Sendable {
        case active = 0
        case inactive = 1
        case background = 2
    }

    /// The visible windows, from back to front.
    open internal(set) var windows: [UIWindow] = []

    /// The window that was last made key.
    open var keyWindow: UIWindow? { windows.last(where: \.isKeyWindow) }

    /// The one scene, which holds the windows of the device's screen.
    open var connectedScenes: Set<UIScene> { [UIWindowScene.only] }

    /// One that does nothing but name the window, until another is set: a previewed file's own delegate is not started.
    open var delegate: (any UIApplicationDelegate)? = PreviewDelegate()

    open var applicationState: State { .active }

    /// How often interaction was switched off and not on again.
    private var ignoringDepth = 0

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

    // MARK: Ignoring touches

    /// Lets touches that begin from now on go unheard, until the matching `endIgnoringInteractionEvents()`.
    open func beginIgnoringInteractionEvents() {
        ignoringDepth += 1
    }

    open func endIgnoringInteractionEvents() {
        ignoringDepth = max(ignoringDepth - 1, 0)
    }

    open var isIgnoringInteractionEvents: Bool { ignoringDepth > 0 }

    // MARK: The status bar and the interface's orientation

    open var statusBarFrame: CGRect { UIWindowScene.only.statusBarManager?.statusBarFrame ?? .zero }
    open var statusBarStyle: UIStatusBarStyle {
        get { UIWindowScene.only.statusBarManager?.statusBarStyle ?? .default }
        set { leaveStatusBar() }
    }
    open var isStatusBarHidden: Bool {
        get { UIWindowScene.only.statusBarManager?.isStatusBarHidden ?? false }
        set { leaveStatusBar() }
    }

    open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
        leaveStatusBar()
    }

    open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
        leaveStatusBar()
    }

    /// As on a device where the screens say what the status bar looks like, which they do unless an application forbids it.
    private func leaveStatusBar() {
        Console.once("the status bar is left as it is: screens say what it looks like, by preferredStatusBarStyle.")
    }

    // MARK: What belongs to the device around the screen

    /// Whether something is being fetched. No device with a cut-out in its screen shows it.
    open var isNetworkActivityIndicatorVisible = false
    /// Whether the screen stays lit. Here it always does.
    open var isIdleTimerDisabled = false
    /// The number on the application's icon, which is not to be seen here.
    open var applicationIconBadgeNumber = 0
    open var statusBarOrientation: UIInterfaceOrientation { UIWindowScene.only.interfaceOrientation }

    // MARK: Other programs

    /// False: there is nothing here to open addresses with.
    open func canOpenURL(_ url: URL) -> Bool { false }

    /// Opens nothing, and says so.
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        Console.say("\(url.absoluteString) is not opened: a previewed file opens nothing outside.")
        completion?(false)
    }

    /// Tells how an address should be opened.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// Tells why a program was started.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }
}

/// Hears of the program's life. A previewed file's own delegate is not started: Segue shows the screens.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    func applicationDidBecomeActive(_ application: UIApplication)
    func applicationWillResignActive(_ application: UIApplication)
    func applicationDidEnterBackground(_ application: UIApplication)
    func applicationWillEnterForeground(_ application: UIApplication)
    func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
    /// The program's window. Optional twice, for on Apple's systems a delegate need not have the property at all.
    public var window: UIWindow?? { .some(UIWindowScene.only.keyWindow) }

    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    public func applicationWillResignActive(_ application: UIApplication) {}
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    public func applicationWillEnterForeground(_ application: UIApplication) {}
    public func applicationWillTerminate(_ application: UIApplication) {}
}

/// Stands for the delegate of a program that is previewed.
@MainActor
private final class PreviewDelegate: NSObject, UIApplicationDelegate {}
