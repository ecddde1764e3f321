/// How much smaller the font gets in each try to fit.
private let shrinkStep: CGFloat = 0.98

/// The smallest that text shrinks to without a `minimumScaleFactor`: unreadable, but not nothing.
private let smallestFactor: CGFloat = 0.05

/// Shows text.
@preconcurrency @MainActor open class UILabel: UIView {
    open var text: String? {
        get { attributed?.string ?? plain }
        set {
            plain = newValue
            attributed = nil
            nameLayer()
            textChanged()
        }
    }

    /// Text with attributes of its own; where it has none, the label's font and colour hold.
    open var attributedText: NSAttributedString? {
        get { attributed ?? plain.map { NSAttributedString(string: $0, attributes: ownAttributes) } }
        set {
            attributed = newValue
            plain = nil
            nameLayer()
            textChanged()
        }
    }

    open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
        didSet { textChanged() }
    }

    open var textColor: UIColor! = .label {
        didSet { setNeedsDisplay() }
    }

    /// Natural text starts at the side where the label's layout direction does, whatever its script.
    open var textAlignment = NSTextAlignment.natural {
        didSet { textChanged() }
    }

    open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
        didSet { textChanged() }
    }

    /// The most lines; 0 for as many as fit.
    open var numberOfLines = 1 {
        didSet { textChanged() }
    }

    /// Whether text that does not fit is set smaller before it is cut.
    open var adjustsFontSizeToFitWidth = false {
        didSet { textChanged() }
    }

    /// The smallest that the text may get, as a part of its size; 0 for no limit.
    open var minimumScaleFactor: CGFloat = 0 {
        didSet { textChanged() }
    }

    /// The colour of a sharp shadow under the letters; nil for none.
    open var shadowColor: UIColor? {
        didSet { setNeedsDisplay() }
    }

    /// In points, to the right and down.
    open var shadowOffset = CGSize(width: 0, height: -1) {
        didSet { setNeedsDisplay() }
    }

    open var highlightedTextColor: UIColor? {
        didSet { setNeedsDisplay() }
    }

    open var isHighlighted = false {
        didSet { setNeedsDisplay() }
    }

    /// Off, the text is grey.
    open var isEnabled = true {
        didSet { textChanged() }
    }

    /// The width that text of several lines is wrapped at when constraints ask for its size, in points; 0 for the width that
    /// constraints give it.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { textChanged() }
    }

    /// What of shrunk text stays in its place. Text is centred in the label's height here.
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines

    /// Letters are not drawn closer together here before text is cut.
    open var allowsDefaultTighteningForTruncation = false

    /// Follows the size category of the device, which is always the default one here.
    open var adjustsFontForContentSizeCategory = false

    /// The text as set, one of the two.
    private var plain: String?
    private var attributed: NSAttributedString?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        isOpaque = false
        contentMode = .redraw
    }

    public required init?(coder: NSCoder) {
        nil
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        fittingSize(width: size.width > 0 ? size.width : .greatestFiniteMagnitude)
    }

    open override var intrinsicContentSize: CGSize {
        fittingSize(width: measuringWidth ?? .greatestFiniteMagnitude)
    }

    override var wrapsContent: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }

    override var widthForMeasuring: CGFloat? {
        get { constrainedWidth }
        set { constrainedWidth = newValue }
    }

    /// The width that constraints have given the text to wrap at.
    private var constrainedWidth: CGFloat?

    /// The width that text of several lines is measured at.
    private var measuringWidth: CGFloat? {
        numberOfLines == 1 ? nil : preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : constrainedWidth
    }

    /// The text lies in the middle of the label's height.
    override func baseline(isFirst: Bool) -> (share: CGFloat, offset: CGFloat) {
        let layout = styled.layout(width: measuringWidth)
        return (0.5, (isFirst ? layout.firstBaseline : layout.lastBaseline) - layout.size.height / 2)
    }

    /// Where the text lies in bounds, in so many lines (0: as many as fit).
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        var styled = self.styled
        styled.paragraph.lineLimit = numberOfLines
        let size = styled.layout(width: bounds.width, height: bounds.height).size
        let width = min(size.width, bounds.width)
        let x: CGFloat =
            switch styled.paragraph.alignment {
            case .left, .natural: bounds.minX
            case .center: bounds.midX - width / 2
            case .right: bounds.maxX - width
            }
        let rect = CGRect(x: x, y: bounds.midY - size.height / 2, width: width, height: size.height)
        return rect.outwardToPixels(scale: contentScaleFactor)
    }

    /// Draws the text into a rectangle of the current context, in the middle of its height.
    open func drawText(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let styled = fitted(to: rect.size)
        let layout = styled.layout(width: rect.width, height: rect.height)
        let scale = contentScaleFactor
        let top = ((rect.midY - layout.size.height / 2) * scale).rounded() / scale
        let place = CGRect(x: rect.minX, y: top, width: rect.width, height: layout.size.height)
        if let (color, offset) = textShadow {
            styled.colored(color.rgba).layout(width: rect.width, height: rect.height)
                .draw(in: context, place.offsetBy(dx: offset.width, dy: offset.height))
        }
        layout.draw(in: context, place)
    }

    open override func draw(_ rect: CGRect) {
        if text?.isEmpty == false, bounds.width > 0, bounds.height > 0 {
            drawText(in: bounds)
        }
    }

    /// The shadow of the text's first letters, else the label's own.
    private var textShadow: (UIColor, CGSize)? {
        if let attributed, attributed.length > 0,
            let shadow = attributed.attribute(.shadow, at: 0, effectiveRange: nil) as? NSShadow,
            let color = shadow.shadowColor as? UIColor
        {
            return (color, shadow.shadowOffset)
        }
        return shadowColor.map { ($0, shadowOffset) }
    }

    /// Whether the text is longer than is shown.
    package var isTruncated: Bool {
        fitted(to: bounds.size).layout(width: bounds.width, height: bounds.height).isTruncated
    }

    /// The text as it is laid out, in the current traits' colours, aligned to a side.
    private var styled: StyledText {
        var styled = naturallyStyled
        if styled.paragraph.alignment == .natural {
            styled.paragraph.alignment = isRightToLeft ? .right : .left
        }
        return styled
    }

    private var naturallyStyled: StyledText {
        let color: UIColor = !isEnabled ? .tertiaryLabel : isHighlighted ? highlightedTextColor ?? textColor : textColor
        let paragraph = TextParagraph(
            alignment: .init(textAlignment), lineBreak: .init(lineBreakMode), lineLimit: max(numberOfLines, 0))
        if let attributed {
            return StyledText(attributed, font: font, color: color, paragraph: paragraph)
        }
        var style = font.style
        style.color = color.rgba
        return StyledText(runs: [TextRun(plain ?? "", style)], paragraph: paragraph)
    }

    /// What the plain text looks like, as attributes.
    private var ownAttributes: [NSAttributedString.Key: Any] {
        let style = NSMutableParagraphStyle()
        style.alignment = textAlignment
        style.lineBreakMode = lineBreakMode
        return [.font: font as Any, .foregroundColor: textColor as Any, .paragraphStyle: style]
    }

    /// The size of the text, whole pixels; one line takes no notice of the width.
    private func fittingSize(width: CGFloat) -> CGSize {
        guard text?.isEmpty == false else { return .zero }
        let limit = numberOfLines == 1 || width >= CGFloat(CGImage.largestSide) ? nil : width
        let size = styled.layout(width: limit).size
        return CGRect(origin: .zero, size: size).outwardToPixels(scale: contentScaleFactor).size
    }

    /// The text, smaller if it has to be to fit and may.
    private func fitted(to size: CGSize) -> StyledText {
        let styled = self.styled
        guard adjustsFontSizeToFitWidth, size.width > 0 else { return styled }
        let least = max(minimumScaleFactor, smallestFactor)
        // One line is about as wide as its font is large, but letters in another size may have other shapes.
        let natural = numberOfLines == 1 ? styled.layout(width: nil).size.width : 0
        var factor = natural > size.width ? max(size.width / natural, least) : 1
        while factor > least, styled.scaled(by: factor).layout(width: size.width, height: size.height).isTruncated {
            factor = max(factor * shrinkStep, least)
        }
        return styled.scaled(by: factor)
    }

    /// Lists of layers tell labels apart by what they say.
    private func nameLayer() {
        layer.caption = text.map { "“\($0)”" }
    }

    private func textChanged() {
        setNeedsDisplay()
        invalidateIntrinsicContentSize()
    }

    /// Natural text starts at the other side.
    override func directionDidChange() {
        super.directionDidChange()
        setNeedsDisplay()
    }

    /// The text's colour may be another one.
    override func styleDidChange() {
        super.styleDidChange()
        setNeedsDisplay()
    }
}

/// What of text that has shrunk to fit stays in its place.
public enum UIBaselineAdjustment: Int, Sendable {
    case alignBaselines = 0
    case alignCenters = 1
    case none = 2
}
