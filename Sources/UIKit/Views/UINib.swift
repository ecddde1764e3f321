/// Stands in for a nib, a view that Xcode draws and compiles: it makes a view of the class that is called like it.
///
/// The view has what its code makes; outlets that the nib would have connected are nil.
@preconcurrency @MainActor
open class UINib: NSObject {
    /// What the nib's file is called.
    private let name: String

    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        self.name = name
        super.init()
    }

    /// One view of the nib's class; of a name without a class, a plain one.
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
        let type = viewClass(UIView.self)
        let view: UIView? =
            if let cell = type as? UITableViewCell.Type {
                ViewMaking.make(cell, style: .default, identifier: nil)
            } else {
                ViewMaking.make(type, frame: .zero)
            }
        view?.awakeFromNib()
        return view.map { [$0] } ?? []
    }

    /// The class called like the nib if it is one of a kind, else the kind itself.
    func viewClass<View: UIView>(_ kind: View.Type) -> View.Type {
        if let type = NSClassFromString(name) as? View.Type { return type }
        Console.once("there are no nibs here, and no \(kind) \(name): a plain one stands in for it.")
        return kind
    }

    /// Names for the objects from outside that a nib refers to. Nothing refers to them here.
    public struct OptionsKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }
}

extension Bundle {
    /// The views of a nib, as `UINib` makes them.
    @MainActor @preconcurrency
    public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
        UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
    }
}

extension UITableView {
    public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        register(nib?.viewClass(UITableViewCell.self), forCellReuseIdentifier: identifier)
    }

    public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        register(nib?.viewClass(UITableViewHeaderFooterView.self), forHeaderFooterViewReuseIdentifier: identifier)
    }
}

extension UICollectionView {
    public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        register(nib?.viewClass(UICollectionViewCell.self), forCellWithReuseIdentifier: identifier)
    }

    public func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) {
        register(
            nib?.viewClass(UICollectionReusableView.self), forSupplementaryViewOfKind: kind,
            withReuseIdentifier: identifier)
    }
}
