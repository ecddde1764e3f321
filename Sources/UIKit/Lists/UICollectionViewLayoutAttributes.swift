/// Where a layout puts one element, and how it looks.
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
    open var indexPath = IndexPath(item: 0, section: 0)
    open internal(set) var representedElementCategory = UICollectionView.ElementCategory.cell
    /// Nil for cells.
    open internal(set) var representedElementKind: String?

    open var center = CGPoint.zero
    open var size = CGSize.zero
    open var transform3D = CATransform3DIdentity
    open var alpha: CGFloat = 1
    /// Elements with larger ones lie above others.
    open var zIndex = 0
    open var isHidden = false

    public override init() {
        super.init()
    }

    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
    }

    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
        representedElementCategory = .supplementaryView
        representedElementKind = elementKind
    }

    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
        representedElementCategory = .decorationView
        representedElementKind = decorationViewKind
    }

    /// Without the transform.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: size) }
        set { size = newValue.size }
    }

    /// The place without the transform.
    open var frame: CGRect {
        get {
            CGRect(
                x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
        }
        set {
            size = newValue.size
            center = CGPoint(x: newValue.midX, y: newValue.midY)
        }
    }

    open var transform: CGAffineTransform {
        get { CATransform3DGetAffineTransform(transform3D) }
        set { transform3D = CATransform3DMakeAffineTransform(newValue) }
    }

    /// Another of the same class with the same values; a subclass copies what it has added.
    open func copy(with zone: NSZone? = nil) -> Any {
        let other = Self.make(of: type(of: self))
        other.indexPath = indexPath
        other.representedElementCategory = representedElementCategory
        other.representedElementKind = representedElementKind
        other.center = center
        other.size = size
        other.transform3D = transform3D
        other.alpha = alpha
        other.zIndex = zIndex
        other.isHidden = isHidden
        return other
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionViewLayoutAttributes else { return false }
        return MainActor.assumeIsolated { key == other.key && looksLike(other) }
    }

    private func looksLike(_ other: UICollectionViewLayoutAttributes) -> Bool {
        center == other.center && size == other.size && alpha == other.alpha && zIndex == other.zIndex
            && isHidden == other.isHidden && CATransform3DEqualToTransform(transform3D, other.transform3D)
    }

    /// What tells elements apart.
    var key: ElementKey {
        ElementKey(category: representedElementCategory, kind: representedElementKind ?? "", path: indexPath)
    }

    /// A copy of the same class.
    func duplicate() -> UICollectionViewLayoutAttributes {
        copy(with: nil) as? UICollectionViewLayoutAttributes ?? self
    }

    private static let byDefault = ClassInitialiser(
        0, of: UICollectionViewLayoutAttributes.self, probe: AttributesProbe.self)

    /// New attributes of a class, or plain ones where it is of another kind.
    static func make(of type: AnyClass) -> UICollectionViewLayoutAttributes {
        guard type != UICollectionViewLayoutAttributes.self,
            let made = byDefault?.make(type) as? UICollectionViewLayoutAttributes
        else { return UICollectionViewLayoutAttributes() }
        return made
    }
}

/// Overrides `init()`.
private final class AttributesProbe: UICollectionViewLayoutAttributes {
    override init() {
        super.init()
    }
}

/// What tells the elements of a collection apart.
struct ElementKey: Hashable {
    var category: UICollectionView.ElementCategory
    /// Empty for cells.
    var kind: String
    var path: IndexPath

    static func cell(_ path: IndexPath) -> ElementKey {
        ElementKey(category: .cell, kind: "", path: path)
    }
}
