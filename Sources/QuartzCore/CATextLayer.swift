public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let natural = Self(rawValue: "natural")
    public static let left = Self(rawValue: "left")
    public static let right = Self(rawValue: "right")
    public static let center = Self(rawValue: "center")
    public static let justified = Self(rawValue: "justified")
}

public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let none = Self(rawValue: "none")
    public static let start = Self(rawValue: "start")
    public static let middle = Self(rawValue: "middle")
    public static let end = Self(rawValue: "end")
}

/// What names a style of text for a layer: a font.
package protocol LayerFont {
    /// Its style in another size, in points.
    func textStyle(size: CGFloat) -> TextStyle
}

/// What attributed text consists of, given the style of what has no attributes of its own.
package protocol LayerText {
    func runs(_ style: TextStyle) -> [TextRun]
}

/// Shows text in one style.
open class CATextLayer: CALayer {
    /// A string, with attributes or without.
    open var string: Any? {
        didSet { textDidChange() }
    }
    /// A font, of which the family, weight and slant count, or its name. Text is set in Segue's own family.
    open var font: Any? {
        didSet { textDidChange() }
    }
    /// In points.
    open var fontSize: CGFloat = 36 {
        didSet { textDidChange() }
    }
    open var foregroundColor: CGColor? = .white {
        didSet { textDidChange() }
    }
    /// Whether lines that are longer than the bounds go on in the next.
    open var isWrapped = false {
        didSet { textDidChange() }
    }
    open var truncationMode = CATextLayerTruncationMode.none {
        didSet { textDidChange() }
    }
    open var alignmentMode = CATextLayerAlignmentMode.natural {
        didSet { textDidChange() }
    }

    public override init() {
        super.init()
    }

    public override init(layer: Any) {
        if let other = layer as? CATextLayer {
            (string, font, fontSize, foregroundColor) = (
                other.string, other.font, other.fontSize, other.foregroundColor
            )
            (isWrapped, truncationMode) = (other.isWrapped, other.truncationMode)
            alignmentMode = other.alignmentMode
        }
        super.init(layer: layer)
    }

    public required init?(coder: NSCoder) {
        nil
    }

    private func textDidChange() {
        guard modelLayer == nil else { return }
        setNeedsDisplay()
    }

    open override var bounds: CGRect {
        didSet { if bounds.size != oldValue.size { textDidChange() } }
    }

    open override func draw(in ctx: CGContext) {
        let size = state.bounds.size
        guard size.width > 0, size.height > 0 else { return }
        var style = (font as? any LayerFont)?.textStyle(size: fontSize) ?? TextStyle(size: fontSize)
        style.color = foregroundColor?.rgba ?? .clear
        let runs =
            (string as? any LayerText)?.runs(style)
            ?? [TextRun(string.map { "\($0)" } ?? "", style)]
        let layout = TextLayout(
            runs, paragraph, width: isWrapped || truncationMode != .none ? size.width : nil,
            height: isWrapped ? size.height : nil)
        layout.draw(in: ctx, CGRect(origin: state.bounds.origin, size: size))
    }

    private var paragraph: TextParagraph {
        let alignment: TextParagraph.Alignment =
            switch alignmentMode {
            case .left: .left
            case .right: .right
            case .center: .center
            default: .natural
            }
        let lineBreak: TextParagraph.LineBreak =
            switch truncationMode {
            case .start: .truncateHead
            case .middle: .truncateMiddle
            case .end: .truncateTail
            default: isWrapped ? .wordWrap : .clip
            }
        return TextParagraph(alignment: alignment, lineBreak: lineBreak, lineLimit: isWrapped ? 0 : 1)
    }
}
