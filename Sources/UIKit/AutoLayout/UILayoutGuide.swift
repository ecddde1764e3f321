/// A rectangle that takes part in layout but is no view: room between views, or a part of a view.
@preconcurrency @MainActor open class UILayoutGuide: NSObject, LayoutItem {
    /// What decides where a guide is.
    enum Kind: Hashable {
        /// The constraints on it.
        case free
        /// Its view, less what the screen and bars take.
        case safeArea
        /// Its view, less the layout margins.
        case margins
        /// Within the margins, no wider than text is comfortable to read.
        case readable
        /// What a scroll view scrolls.
        case scrollContent
        /// A scroll view's own rectangle, whatever it has scrolled to.
        case scrollFrame
        /// What bars and cut-outs take at the top.
        case top
        /// What they take at the bottom, where a keyboard would come up.
        case bottom
    }

    /// A name for messages.
    open var identifier = ""

    /// The view that the guide is a part of.
    open internal(set) weak var owningView: UIView?

    let kind: Kind

    public override init() {
        kind = .free
        super.init()
    }

    public required init?(coder: NSCoder) {
        nil
    }

    /// A guide of the system's.
    init(_ kind: Kind, of view: UIView) {
        self.kind = kind
        owningView = view
        super.init()
    }

    var layoutView: UIView? { owningView }

    /// Where the guide is in its view's coordinates, as of the last layout.
    open var layoutFrame: CGRect {
        guard let owningView else { return .zero }
        return owningView.layoutEngine.frame(of: self)
    }

    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor([LayoutTerm(self, .leading)]) }
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor([LayoutTerm(self, .trailing)]) }
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor([LayoutTerm(self, .left)]) }
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor([LayoutTerm(self, .right)]) }
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor([LayoutTerm(self, .centerX)]) }
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor([LayoutTerm(self, .top)]) }
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor([LayoutTerm(self, .bottom)]) }
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor([LayoutTerm(self, .centerY)]) }
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension([LayoutTerm(self, .width)]) }
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension([LayoutTerm(self, .height)]) }
}

/// The old form of the safe area's top and bottom: a guide of a controller's root view.
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
    /// In points.
    var length: CGFloat { get }
    var topAnchor: NSLayoutYAxisAnchor { get }
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    var heightAnchor: NSLayoutDimension { get }
}

/// What bars and cut-outs take at the top or bottom of a controller's root view.
final class BarGuide: UILayoutGuide, UILayoutSupport {
    var length: CGFloat {
        let insets = owningView?.safeAreaInsets ?? .zero
        return kind == .top ? insets.top : insets.bottom
    }
}
