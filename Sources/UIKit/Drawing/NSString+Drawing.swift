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

    /// The text as it is laid out, in the current traits' colours.
    private var styled: StyledText {
        StyledText(self, font: .systemFont(ofSize: defaultSize), color: .black, paragraph: TextParagraph())
    }
}

extension String {
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
