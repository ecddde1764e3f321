/// Shows what lies behind it through an effect, and holds other views in `contentView`.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
    /// Where what the view holds belongs; as large as the view.
    open private(set) var contentView = UIView()

    /// Changing it in an animation block, or in a property animator's, makes the effect grow, go or become the other.
    open var effect: UIVisualEffect? {
        didSet { showEffect(instead: oldValue) }
    }

    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        prepare()
    }

    public override convenience init(frame: CGRect) {
        self.init(effect: nil)
        self.frame = frame
    }

    /// Nil: there are no archives to read views from.
    public required init?(coder: NSCoder) {
        nil
    }

    private func prepare() {
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        super.addSubview(contentView)
        showEffect(instead: nil)
    }

    /// Gives the layer the numbers of the effect; of none, those of one that is not felt yet, or no longer.
    private func showEffect(instead old: UIVisualEffect?) {
        layer.isVibrant = (effect ?? old)?.shapesContent ?? false
        guard let look = (effect ?? old)?.look(traitCollection) else {
            layer.backdrop = []
            return
        }
        if layer.backdrop.isEmpty || old == nil {
            // From nothing of the same colour, whatever colour nothing had.
            UIView.performWithoutAnimation { layer.backdrop = look.none.numbers }
        }
        layer.backdrop = effect == nil ? look.none.numbers : look.numbers
    }

    override func styleDidChange() {
        super.styleDidChange()
        showEffect(instead: effect)
    }
}
