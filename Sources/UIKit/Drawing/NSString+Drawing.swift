/// The font of text without one, in points.
private let defaultSize: CGFloat = 12

extension NSAttributedString {
    /// The size of the text in one line per paragraph, in points.
    public func size() -> CGSize {
        styled.layout(width: nil).size
    }

    /// Draws the text with its top left at a point of the current context.
    public func draw(at point: CGPoint) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        styled.layout(width: nil).draw(in: context, at: point)
    }

    /// Draws the text from the top of a rectangle of the current context, wrapped to its width and clipped to it.
    public func draw(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.clip(to: rect)
        styled.layout(width: rect.width, height: rect.height).draw(in: context, rect)
        context.restoreGState()
    }

    /// The rectangle that the text takes in a width, from the origin; in one line per paragraph unless
    /// `usesLineFragmentOrigin` asks for more.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        let wraps =
            options.contains(.usesLineFragmentOrigin) && size.width > 0
            && size.width < CGFloat(CGImage.largestSide)
        return CGRect(origin: .zero, size: styled.layout(width: wraps ? size.width : nil).size)
    }

    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
        draw(in: rect)
    }

    /// The text as it is laid out, in the current traits' colours.
    private var styled: StyledText {
        StyledText(self, font: .systemFont(ofSize: defaultSize), color: .black, paragraph: TextParagraph())
    }
}

extension String {
    /// The rectangle that the text takes in a width, from the origin.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        NSAttributedString(string: self, attributes: attributes)
            .boundingRect(with: size, options: options, context: context)
    }

    /// The size of the text in one line per paragraph, in points.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSAttributedString(string: self, attributes: attrs).size()
    }

    /// Draws the text with its top left at a point of the current context.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: self, attributes: attrs).draw(at: point)
    }

    /// Draws the text from the top of a rectangle of the current context, wrapped to its width and clipped to it.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: self, attributes: attrs).draw(in: rect)
    }
}

extension NSString {
    /// The rectangle that the text takes in a width, from the origin.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        String(describing: self).boundingRect(with: size, options: options, attributes: attributes, context: context)
    }

    /// The size of the text in one line per paragraph, in points.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        String(describing: self).size(withAttributes: attrs)
    }

    /// Draws the text with its top left at a point of the current context.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        String(describing: self).draw(at: point, withAttributes: attrs)
    }

    /// Draws the text from the top of a rectangle of the current context, wrapped to its width and clipped to it.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        String(describing: self).draw(in: rect, withAttributes: attrs)
    }
}

/// How text is measured.
public struct NSStringDrawingOptions: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// From the top of the first line, and wrapped; else in one line from the baseline.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    /// The font's own distance between lines counts; it always does here.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// What drawing text reports beside the picture: nothing here.
open class NSStringDrawingContext: NSObject {}
