extension UIFont: LayerFont {
    package func textStyle(size: CGFloat) -> CoreGraphics.TextStyle {
        var style = style
        style.size = size
        return style
    }
}

extension NSAttributedString: LayerText {
    package func runs(_ style: CoreGraphics.TextStyle) -> [TextRun] {
        StyledText(self, font: UIFont(style), color: UIColor(cgColor: CGColor(style.color)), paragraph: TextParagraph())
            .runs
    }
}
