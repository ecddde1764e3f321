/// Stands in for a storyboard, which Xcode draws and compiles: its screens are made of the classes that code names.
///
/// A screen of a class has what its code makes; outlets that the storyboard would have connected are nil.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
    private let name: String

    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        self.name = name
        super.init()
    }

    /// Nil, as of a storyboard with no entry point: which screen comes first is drawn in it.
    open func instantiateInitialViewController() -> UIViewController? {
        Console.once("there is no storyboard \(name) here: it has no initial screen.")
        return nil
    }

    open func instantiateInitialViewController<ViewController: UIViewController>(
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController? {
        creator?(EmptyArchive()) ?? make(ViewController.self)
    }

    /// A screen of the class that is called like the identifier; if there is none, an empty one.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        if let type = NSClassFromString(identifier) as? UIViewController.Type, let made = make(type) { return made }
        Console.once(
            "there is no storyboard \(name) here, and no class \(identifier): an empty screen stands in for it.")
        return UIViewController()
    }

    /// A screen of the class that the caller expects, made by `creator` or by the class's `init(coder:)`.
    open func instantiateViewController<ViewController: UIViewController>(
        identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController {
        if let made = creator?(EmptyArchive()) ?? make(ViewController.self) { return made }
        preconditionFailure("\(ViewController.self) is not made by init(coder:); there is no storyboard \(name) here")
    }

    /// What rewritten code calls for a screen that it casts at once to a class of its own.
    public func instantiateViewController<Expected>(
        withIdentifier identifier: String, expected: Expected.Type
    ) -> UIViewController {
        guard let type = expected as? UIViewController.Type,
            !(NSClassFromString(identifier) is Expected.Type), let made = make(type)
        else { return instantiateViewController(withIdentifier: identifier) }
        return made
    }

    /// As a storyboard makes a screen: from an archive, here an empty one.
    private func make<ViewController: UIViewController>(_ type: ViewController.Type) -> ViewController? {
        let controller = type.init(coder: EmptyArchive())
        controller?.madeBy = self
        controller?.awakeFromNib()
        return controller
    }
}

/// What a class made by a storyboard's stand-in reads its values from: none of them is there.
private final class EmptyArchive: NSCoder {
    override var allowsKeyedCoding: Bool { true }

    override func containsValue(forKey key: String) -> Bool { false }
    override func decodeObject(forKey key: String) -> Any? { nil }
    override func decodeBool(forKey key: String) -> Bool { false }
    override func decodeInteger(forKey key: String) -> Int { 0 }
    override func decodeDouble(forKey key: String) -> Double { 0 }
    override func decodeFloat(forKey key: String) -> Float { 0 }
}
