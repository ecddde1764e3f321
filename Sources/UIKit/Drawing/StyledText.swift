/// Text with the fonts, colours and lines that UIKit's attributes ask for, ready to be laid out.
struct StyledText {
    /// Colours are resolved.
    var runs: [TextRun]
    var paragraph: TextParagraph

    init(runs: [TextRun], paragraph: TextParagraph) {
        self.runs = runs
        self.paragraph = paragraph
    }

    /// Resolves the colours under the current traits.
    init(_ string: NSAttributedString, font: UIFont, color: UIColor, paragraph: TextParagraph) {
        var runs: [TextRun] = []
        var paragraph = paragraph
        string.enumerateAttributes(in: NSRange(location: 0, length: string.length)) { attributes, range, _ in
            let text = (string.string as NSString).substring(with: range)
            runs.append(TextRun(text, TextStyle(attributes, font: font, color: color)))
            if range.location == 0, let style = attributes[.paragraphStyle] as? NSParagraphStyle {
                let font = attributes[.font] as? UIFont ?? font
                paragraph.adopt(style, fontLineHeight: font.lineHeight)
            }
        }
        self.init(runs: runs, paragraph: paragraph)
    }

    /// The same text with all its sizes multiplied.
    func scaled(by factor: CGFloat) -> StyledText {
        var copy = self
        for index in copy.runs.indices {
            copy.runs[index].style.size *= factor
            copy.runs[index].style.kern *= factor
        }
        return copy
    }

    /// The same text in one colour.
    func colored(_ color: RGBA) -> StyledText {
        var copy = self
        for index in copy.runs.indices {
            copy.runs[index].style.color = color
        }
        return copy
    }

    /// Sets the text in a width and height, nil for any, in points.
    func layout(width: CGFloat?, height: CGFloat? = nil) -> TextLayout {
        TextLayouts.shared.layout(runs, paragraph, width: width, height: height)
    }
}

extension TextStyle {
    /// The style that attributes ask for; the font and colour given are for text without.
    init(_ attributes: [NSAttributedString.Key: Any], font: UIFont, color: UIColor) {
        self = (attributes[.font] as? UIFont ?? font).style
        self.color = (attributes[.foregroundColor] as? UIColor ?? color).rgba
        kern = Self.number(attributes[.kern])
        isUnderlined = Self.number(attributes[.underlineStyle]) != 0
        isStruckThrough = Self.number(attributes[.strikethroughStyle]) != 0
    }

    /// A number, whatever type it was written in.
    private static func number(_ value: Any?) -> CGFloat {
        switch value {
        case let number as CGFloat: number
        case let number as Int: CGFloat(number)
        case let number as Float: CGFloat(number)
        case let number as NSNumber: CGFloat(number.doubleValue)
        default: 0
        }
    }
}

extension TextParagraph {
    /// Takes over what a paragraph style says.
    ///
    /// - Parameter fontLineHeight: the height of a line of the first letters, in points.
    mutating func adopt(_ style: NSParagraphStyle, fontLineHeight: CGFloat) {
        alignment = Alignment(style.alignment)
        lineBreak = LineBreak(style.lineBreakMode)
        lineSpacing = style.lineSpacing
        // What a taller line adds lies between lines here.
        let natural = fontLineHeight
        let height = max(
            style.lineHeightMultiple > 0 ? natural * style.lineHeightMultiple : natural, style.minimumLineHeight)
        lineSpacing += height - natural
    }
}

extension TextParagraph.Alignment {
    init(_ alignment: NSTextAlignment) {
        switch alignment {
        case .left: self = .left
        case .center: self = .center
        case .right: self = .right
        case .natural, .justified: self = .natural
        }
    }
}

extension TextParagraph.LineBreak {
    init(_ mode: NSLineBreakMode) {
        switch mode {
        case .byWordWrapping: self = .wordWrap
        case .byCharWrapping: self = .charWrap
        case .byClipping: self = .clip
        case .byTruncatingHead: self = .truncateHead
        case .byTruncatingTail: self = .truncateTail
        case .byTruncatingMiddle: self = .truncateMiddle
        }
    }
}
