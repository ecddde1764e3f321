/// The sizes text is set in, in points.
@MainActor enum TextStyle {
    case display, largeTitle, title, heading, headline, body, callout, footnote, caption, label

    var font: UIFont {
        switch self {
        case .display: .systemFont(ofSize: 56, weight: .light)
        case .largeTitle: .systemFont(ofSize: 34, weight: .bold)
        case .title: .systemFont(ofSize: 28, weight: .bold)
        case .heading: .systemFont(ofSize: 20, weight: .semibold)
        case .headline: .systemFont(ofSize: 16, weight: .semibold)
        case .body: .systemFont(ofSize: 16, weight: .regular)
        case .callout: .systemFont(ofSize: 15, weight: .regular)
        case .footnote: .systemFont(ofSize: 13, weight: .regular)
        case .caption: .systemFont(ofSize: 12, weight: .medium)
        case .label: .systemFont(ofSize: 12, weight: .semibold)
        }
    }
}

extension UILabel {
    /// A label in one of the styles, of as many lines as its text takes.
    convenience init(
        _ text: String, _ style: TextStyle, _ color: UIColor = Palette.ink, align: NSTextAlignment = .natural,
        lines: Int = 0
    ) {
        self.init(text, style.font, color, align: align, lines: lines)
    }

    convenience init(
        _ text: String, _ font: UIFont, _ color: UIColor, align: NSTextAlignment = .natural, lines: Int = 0
    ) {
        self.init(frame: .zero)
        self.font = font
        textColor = color
        textAlignment = align
        numberOfLines = lines
        if lines == 1 {
            self.text = text
        } else {
            setRunning(text)
        }
    }

    /// Shows a text of several lines, with more room between them than the font asks for where it is small.
    func setRunning(_ text: String) {
        let spacing = font.pointSize < 20 ? (font.pointSize / 6).rounded() : 0
        attributedText = RunningText.of(text, textAlignment, lineSpacing: spacing)
    }

    /// The width of the text on one line, rounded up to a whole point.
    var naturalWidth: CGFloat {
        sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)).width.rounded(
            .up)
    }
}

/// Texts of several lines, which are kept: Foundation on Linux never frees the attributes of an attributed string, and screens show
/// the same texts time and again.
@MainActor private enum RunningText {
    private struct Key: Hashable {
        let text: String
        let alignment: NSTextAlignment
        let lineSpacing: CGFloat
    }

    private static var known: [Key: NSAttributedString] = [:]

    static func of(_ text: String, _ alignment: NSTextAlignment, lineSpacing: CGFloat) -> NSAttributedString {
        let key = Key(text: text, alignment: alignment, lineSpacing: lineSpacing)
        if let string = known[key] { return string }
        let style = NSMutableParagraphStyle()
        style.alignment = alignment
        style.lineSpacing = lineSpacing
        let string = NSAttributedString(string: text, attributes: [.paragraphStyle: style])
        known[key] = string
        return string
    }
}
