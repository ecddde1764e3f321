/// How a run of text looks.
package struct TextStyle: Hashable, Sendable {
    /// The family text is set in unless another is asked for.
    package static let defaultFamily = "Inter"

    package var family = TextStyle.defaultFamily
    /// In points.
    package var size: CGFloat
    /// 100 (thin) to 900 (black); 400 is regular, 700 bold.
    package var weight = 400
    package var isItalic = false
    package var color = RGBA.black
    /// What is added between characters, in points.
    package var kern: CGFloat = 0
    package var isUnderlined = false
    package var isStruckThrough = false
    /// Whether all digits are as wide as each other, so that a running number does not jiggle.
    package var hasTabularDigits = false

    package init(size: CGFloat, weight: Int = 400, color: RGBA = .black) {
        self.size = size
        self.weight = weight
        self.color = color
    }
}

/// A piece of text in one style.
package struct TextRun: Hashable, Sendable {
    package var text: String
    package var style: TextStyle

    package init(_ text: String, _ style: TextStyle) {
        self.text = text
        self.style = style
    }
}

/// How lines are made of text and laid beside each other.
package struct TextParagraph: Hashable, Sendable {
    /// Where lines that are shorter than the rectangle lie.
    package enum Alignment: Sendable {
        case left
        case center
        case right
        /// At the side where the line's script begins.
        case natural
    }

    /// What happens to text that is longer than a line.
    package enum LineBreak: Sendable {
        /// Goes on in the next line after a word, or inside one that is longer than a line.
        case wordWrap
        case charWrap
        /// Each paragraph is one line, however long.
        case clip
        /// The last line that there is room for gets an ellipsis; lines before it wrap after words.
        case truncateHead
        case truncateMiddle
        case truncateTail
    }

    package var alignment = Alignment.natural
    package var lineBreak = LineBreak.wordWrap
    /// The most lines; 0 for as many as there are.
    package var lineLimit = 0
    /// What is added between lines, in points.
    package var lineSpacing: CGFloat = 0

    package init(
        alignment: Alignment = .natural, lineBreak: LineBreak = .wordWrap, lineLimit: Int = 0, lineSpacing: CGFloat = 0
    ) {
        self.alignment = alignment
        self.lineBreak = lineBreak
        self.lineLimit = lineLimit
        self.lineSpacing = lineSpacing
    }
}

/// Distances of a font from its baseline, in points.
package struct FontMetrics: Equatable, Sendable {
    /// From the baseline up to the top of a line.
    package var ascender: CGFloat
    /// From the baseline down to the bottom of a line: negative, as in UIKit.
    package var descender: CGFloat
    /// The height of a capital H.
    package var capHeight: CGFloat
    /// The height of a small x.
    package var xHeight: CGFloat

    package var lineHeight: CGFloat { ascender - descender }
}
