/// One instance of the program's interface. There is one: the previewed device's screen.
@preconcurrency @MainActor
open class UIScene: UIResponder {
    /// Whether the scene can be seen and takes events.
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive = 0
        case foregroundInactive = 1
        case background = 2
    }

    /// What a scene is opened with: nothing, there is nobody to send anything.
    @preconcurrency @MainActor
    open class ConnectionOptions: NSObject {}

    public let session: UISceneSession
    open var delegate: (any UISceneDelegate)?
    open var activationState: ActivationState { .foregroundActive }
    open var title: String! = ""

    init(session: UISceneSession) {
        self.session = session
        super.init()
    }
}

/// What is known of a scene beyond the time it is shown.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
    public let persistentIdentifier: String
    open internal(set) weak var scene: UIScene?

    init(persistentIdentifier: String) {
        self.persistentIdentifier = persistentIdentifier
        super.init()
    }
}

/// The scene that holds the windows of the device's screen.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
    /// The one scene.
    static let only: UIWindowScene = {
        let scene = UIWindowScene(session: UISceneSession(persistentIdentifier: "main"))
        scene.session.scene = scene
        return scene
    }()

    /// The visible windows of the device's screen, from back to front.
    open var windows: [UIWindow] { UIApplication.shared.windows.filter { $0.ownScale == nil } }
    open var keyWindow: UIWindow? { windows.last(where: \.isKeyWindow) }
    open var screen: UIScreen { UIScreen.main }
    open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager()
    open var traitCollection: UITraitCollection { UIScreen.main.traitCollection }
    open var interfaceOrientation: UIInterfaceOrientation { UIScreen.main.isWide ? .landscapeRight : .portrait }
}

/// Hears of a scene's life. A scene here is always connected and active, so nothing is ever told.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    func sceneDidDisconnect(_ scene: UIScene)
    func sceneDidBecomeActive(_ scene: UIScene)
    func sceneWillResignActive(_ scene: UIScene)
    func sceneWillEnterForeground(_ scene: UIScene)
    func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {}
    public func sceneDidDisconnect(_ scene: UIScene) {}
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    public func sceneWillResignActive(_ scene: UIScene) {}
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    public func sceneDidEnterBackground(_ scene: UIScene) {}
}

/// A scene delegate that owns the scene's window.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {}

extension UIWindowSceneDelegate {
    /// The scene's window. Optional twice, for on Apple's systems a delegate need not have the property at all.
    public var window: UIWindow?? { .some(UIWindowScene.only.keyWindow) }
}
