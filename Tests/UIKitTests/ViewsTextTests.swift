import Testing

@testable import UIKit

@MainActor struct ViewsTextTests {
    /// A label on a screen of two pixels to a point, whatever screen another suite has left.
    private func label(_ text: String, size: CGFloat = 17) -> UILabel {
        UIScreen.main.model.scale = 2
        let label = UILabel()
        label.text = text
        label.font = .systemFont(ofSize: size)
        return label
    }

    /// The pixels with any ink: their leftmost, topmost, rightmost and bottommost places.
    private func ink(_ label: UILabel) throws -> (left: Int, top: Int, right: Int, bottom: Int) {
        label.setNeedsDisplay()
        label.layer.displayIfNeeded()
        let image = try #require(label.layer.contents as? CGImage)
        var (left, top, right, bottom) = (Int.max, Int.max, -1, -1)
        for y in 0..<image.height {
            for x in 0..<image.width where image[x, y] >> 24 > 8 {
                (left, top) = (min(left, x), min(top, y))
                (right, bottom) = (max(right, x), max(bottom, y))
            }
        }
        return (left, top, right, bottom)
    }

    @Test("a label is as large as its text, in whole pixels, and wraps where it may")
    func size() {
        let label = label("Hello world, hello world")
        let one = label.sizeThatFits(.zero)
        #expect(one.width > 100 && one.height > 17 && one.height < 30)
        #expect((one.width * 2).rounded() == one.width * 2 && (one.height * 2).rounded() == one.height * 2)
        #expect(label.sizeThatFits(CGSize(width: 50, height: 10)) == one)
        label.numberOfLines = 0
        let wrapped = label.sizeThatFits(CGSize(width: one.width / 2 + 5, height: .greatestFiniteMagnitude))
        #expect(wrapped.width <= one.width / 2 + 5 && abs(wrapped.height - 2 * one.height) <= 1)
        label.sizeToFit()
        #expect(label.bounds.size == one)
        label.text = nil
        #expect(label.sizeThatFits(.zero) == .zero)
    }

    @Test("text too long for its label is cut short with an ellipsis, and is not once it has the room")
    func truncation() {
        let label = label("The quick brown fox jumps over the lazy dog")
        label.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
        #expect(label.isTruncated)
        label.frame.size.width = 600
        #expect(!label.isTruncated)
        label.frame.size = CGSize(width: 150, height: 120)
        label.numberOfLines = 2
        #expect(label.isTruncated)
        label.numberOfLines = 0
        #expect(!label.isTruncated)
        label.frame.size.height = 30
        #expect(label.isTruncated)
    }

    @Test("text that may shrink shrinks as far as it is let")
    func shrinking() {
        let label = label("The quick brown fox jumps over the lazy dog")
        label.frame = CGRect(x: 0, y: 0, width: 180, height: 30)
        label.adjustsFontSizeToFitWidth = true
        #expect(!label.isTruncated)
        label.minimumScaleFactor = 0.9
        #expect(label.isTruncated)
    }

    @Test("the alignment says at which side the ink is, and its middle is the label's")
    func alignment() throws {
        let label = label("ab")
        label.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
        let left = try ink(label)
        #expect(left.left < 6 && left.right < 60 && left.top > 30 && left.bottom < 90)
        label.textAlignment = .right
        let right = try ink(label)
        #expect(right.right > 193 && right.left > 140)
        label.textAlignment = .center
        let center = try ink(label)
        #expect(abs((center.left + center.right) / 2 - 100) <= 2)
        #expect((center.top, center.bottom) == (left.top, left.bottom))
    }

    @Test("the text's colour follows the style; emptied, the label shows nothing")
    func color() throws {
        let label = label("■")
        label.frame = CGRect(x: 0, y: 0, width: 30, height: 30)
        func darkest() throws -> UInt32 {
            label.layer.displayIfNeeded()
            let image = try #require(label.layer.contents as? CGImage)
            let opaque = (0..<image.width * image.height).map { image.pixels[$0] }.filter { $0 >> 24 == 255 }
            return try #require(opaque.first)
        }
        #expect(try darkest() == 0xFF00_0000)
        label.overrideUserInterfaceStyle = .dark
        #expect(try darkest() == 0xFFFF_FFFF)
        label.textColor = .red
        #expect(try darkest() == 0xFFFF_0000)
        label.text = ""
        label.layer.displayIfNeeded()
        #expect(label.layer.contents == nil)
    }

    @Test("attributes win over the label's own font and colour")
    func attributes() throws {
        let label = UILabel()
        let text = NSMutableAttributedString(string: "small", attributes: [.font: UIFont.systemFont(ofSize: 10)])
        text.append(NSAttributedString(string: "BIG", attributes: [.font: UIFont.systemFont(ofSize: 40)]))
        label.attributedText = text
        #expect(label.text == "smallBIG")
        let height = label.sizeThatFits(.zero).height
        #expect(height > 40 && height < 60)
        label.text = "plain"
        #expect(label.attributedText?.string == "plain" && label.sizeThatFits(.zero).height < 30)
    }

    @Test("fonts know their weight, size and measures")
    func fonts() {
        let font = UIFont.systemFont(ofSize: 20, weight: .semibold)
        #expect(font.fontName == "Inter-Semibold" && font.pointSize == 20)
        #expect(font.ascender > 15 && font.descender < 0 && font.lineHeight > 20)
        #expect(font.capHeight > font.xHeight && font.xHeight > 8)
        #expect(font.withSize(40).capHeight.rounded() == (font.capHeight * 2).rounded())
        #expect(UIFont.preferredFont(forTextStyle: .headline) == .systemFont(ofSize: 17, weight: .semibold))
        #expect(UIFont.boldSystemFont(ofSize: 12).style.weight == 700)
        #expect(UIFont(name: "HelveticaNeue-LightItalic", size: 9)?.style.weight == 300)
        #expect(UIFont(name: "HelveticaNeue-LightItalic", size: 9)?.style.isItalic == true)
        #expect(UIFont(name: "", size: 9) == nil)
    }

    @Test("strings are measured and drawn in a context")
    func strings() throws {
        UIScreen.main.model.scale = 2
        let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 20), .kern: 5]
        let spaced = "abc".size(withAttributes: attributes)
        let plain = "abc".size(withAttributes: [.font: UIFont.systemFont(ofSize: 20)])
        #expect(spaced.width > plain.width + 9 && spaced.height == plain.height)
        let image = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 30)).image { _ in
            "I".draw(at: CGPoint(x: 30, y: 0), withAttributes: attributes)
        }
        let pixels = try #require(image.cgImage)
        let columns = (0..<pixels.width).filter { x in (0..<pixels.height).contains { pixels[x, $0] != 0 } }
        let first = try #require(columns.first)
        #expect(first >= 58 && first < 70)
    }
    @Test("digits of one width make every number of as many digits as wide, in plain and in styled text")
    func tabularDigits() {
        UIScreen.main.model.scale = 2
        func width(_ text: String, _ font: UIFont) -> CGFloat {
            text.size(withAttributes: [.font: font]).width
        }
        let (usual, tabular) = (
            UIFont.systemFont(ofSize: 20), UIFont.monospacedDigitSystemFont(ofSize: 20, weight: .regular)
        )
        #expect(width("111.1", usual) < width("808.0", usual) - 5)
        #expect(width("111.1", tabular) == width("808.0", tabular))
        #expect(width("abc", tabular) == width("abc", usual) && tabular != usual)
        #expect(tabular.withSize(10).lineHeight == usual.withSize(10).lineHeight)
    }
}
