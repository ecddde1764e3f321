import Testing

@testable import CoreGraphics

private let style = TextStyle(size: 16)
private let long = "The quick brown fox jumps over the lazy dog and keeps running until the evening comes."

/// How many pixels of a picture have ink, and the rectangle that holds them.
private func ink(_ width: Int = 200, _ height: Int = 60, scale: CGFloat = 1, _ draw: (CGContext) -> Void) throws
    -> (sum: Double, box: CGRect)
{
    let drawn = CGImage.drawn(width: width, height: height, scale: scale, draw)
    let image = try #require(drawn)
    var sum = 0.0
    var box = CGRect.null
    for y in 0..<height {
        for x in 0..<width where image[x, y] != 0 {
            sum += Double(image[x, y] >> 24) / 255
            box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
        }
    }
    return (sum, box)
}

@Suite("Text")
@MainActor
struct TextTests {
    @Test("Inter's measures are those its designer gives")
    func metrics() {
        // Units per em 2048: ascender 1984, descender −494, capital height 1490, small letters 1118.
        let metrics = FontMetrics(TextStyle(size: 100))
        #expect(abs(metrics.ascender - 96.9) < 0.3 && abs(metrics.descender + 24.1) < 0.3)
        #expect(abs(metrics.capHeight - 72.75) < 0.5 && abs(metrics.xHeight - 54.6) < 0.7)
        #expect(metrics.lineHeight == metrics.ascender - metrics.descender)
    }

    @Test("a line is as high as its font and as wide as its letters together")
    func measures() {
        let line = TextLayout("Hamburg", style)
        #expect(abs(line.size.height - FontMetrics(style).lineHeight) < 0.01)
        #expect(abs(line.firstBaseline - FontMetrics(style).ascender) < 0.01)
        #expect(abs(TextLayout("HamburgHamburg", style).size.width - 2 * line.size.width) < 0.5)
        let large = TextLayout("Hamburg", TextStyle(size: 32))
        #expect(abs(large.size.width - 2 * line.size.width) < 0.1)
    }

    @Test("heavier letters have more ink, and each weight differs from the last")
    func weights() throws {
        let sums = try stride(from: 100, through: 900, by: 100).map { weight in
            try ink { TextLayout("Hamburg", TextStyle(size: 20, weight: weight)).draw(in: $0, at: .zero) }.sum
        }
        for i in 1..<sums.count { #expect(sums[i] > sums[i - 1] + 5) }
    }

    @Test("letters stand on the baseline the layout names")
    func baseline() throws {
        let layout = TextLayout("HHH", TextStyle(size: 40))
        let box = try ink { layout.draw(in: $0, at: CGPoint(x: 10, y: 3)) }.box
        #expect(abs(box.maxY - (3 + layout.firstBaseline)) <= 1)
        #expect(abs(box.height - FontMetrics(TextStyle(size: 40)).capHeight) <= 1.5)
    }

    @Test("lines wrap within the width, as many as it takes or as are allowed")
    func wrapping() {
        let all = TextLayout(long, style, width: 150)
        #expect(all.lineCount > 3 && all.size.width <= 150 && !all.isTruncated)
        let two = TextLayout(long, style, TextParagraph(lineLimit: 2), width: 150)
        #expect(two.lineCount == 2 && two.isTruncated)
        let spaced = TextLayout(long, style, TextParagraph(lineLimit: 2, lineSpacing: 7), width: 150)
        #expect(abs(spaced.size.height - two.size.height - 7) < 0.01)
        #expect(TextLayout("Donaudampfschifffahrt", style, width: 50).size.width <= 50)
    }

    @Test("text that is as wide as measured does not wrap")
    func measuredWidth() {
        for text in ["Return", "a b c", "Wrap me, will you?", "fi fl ffi"] {
            let free = TextLayout(text, style)
            #expect(TextLayout(text, style, width: free.size.width).lineCount == 1)
            #expect(TextLayout(text, style, width: free.size.width - 1).lineCount > 1 || text == "Return")
        }
    }

    @Test("an ellipsis ends the last line there is room for", arguments: [1, 2, 3])
    func truncation(_ limit: Int) {
        let paragraph = TextParagraph(lineBreak: .truncateTail, lineLimit: limit)
        for text in [long, "One\ntwo three four five six seven eight nine ten eleven twelve\nthirteen\nfourteen"] {
            let cut = TextLayout(text, style, paragraph, width: 150)
            #expect(cut.lineCount == limit && cut.size.width <= 150)
        }
        let height = CGFloat(limit) * FontMetrics(style).lineHeight
        let fitted = TextLayout(long, style, TextParagraph(lineBreak: .truncateTail), width: 150, height: height)
        #expect(fitted.lineCount == limit && fitted.isTruncated)
        #expect(!TextLayout("Short", style, paragraph, width: 150).isTruncated)
    }

    @Test("alignment moves lines to the side it names, natural to where the script begins")
    func alignment() throws {
        func box(_ text: String, _ alignment: TextParagraph.Alignment) throws -> CGRect {
            try ink {
                TextLayout(text, style, TextParagraph(alignment: alignment), width: 200)
                    .draw(in: $0, CGRect(x: 0, y: 0, width: 200, height: 60))
            }.box
        }
        #expect(try box("left", .left).minX < 3 && box("left", .natural).minX < 3)
        #expect(try box("right", .right).maxX > 197)
        #expect(try abs(box("middle", .center).midX - 100) < 2)
        #expect(try box("שלום", .natural).maxX > 197 && box("שלום", .left).minX < 3)
    }

    @Test("letters keep their places at every scale")
    func scales() throws {
        let layout = TextLayout("Minimum width", style)
        let once = try ink { layout.draw(in: $0, at: CGPoint(x: 4, y: 4)) }.box
        let thrice = try ink(600, 180, scale: 3) { layout.draw(in: $0, at: CGPoint(x: 4, y: 4)) }.box
        #expect(abs(thrice.width / 3 - once.width) <= 1.5 && abs(thrice.maxX / 3 - once.maxX) <= 1.5)
    }

    @Test("runs have their own sizes and colours, and the context's alpha")
    func runs() throws {
        var faint = TextStyle(size: 12, color: RGBA(red: 1, green: 0, blue: 0, alpha: 1))
        faint.kern = 4
        let large = TextStyle(size: 30, weight: 800, color: RGBA(red: 0, green: 0, blue: 1, alpha: 1))
        let layout = TextLayout([TextRun("iii", faint), TextRun("HH", large)])
        let drawn = CGImage.drawn(width: 100, height: 50) { context in
            context.setAlpha(0.5)
            layout.draw(in: context, at: .zero)
        }
        let image = try #require(drawn)
        // The darkest pixel right of the small letters is the inside of a stem of the large ones.
        let start = Int(TextLayout("iii", faint).size.width) + 1
        let pixels = (0..<50).flatMap { y in (start..<100).map { image[$0, y] } }
        let stem = try #require(pixels.max { $0 >> 24 < $1 >> 24 })
        #expect(stem & 0xFFFF00 == 0 && abs(Int(stem & 0xFF) - 128) <= 1 && abs(Int(stem >> 24) - 128) <= 1)
        #expect(layout.size.height >= FontMetrics(large).lineHeight - 0.01)
        let plain = TextStyle(size: 12)
        #expect(TextLayout("iii", faint).size.width > TextLayout("iii", plain).size.width + 7)
    }

    @Test(
        "every script, odd characters and no characters at all can be laid out and drawn",
        arguments: [
            "مرحبا بالعالم", "שלום עולם abc", "日本語テキスト 中文 한국어", "नमस्ते ไทย", "👨‍👩‍👧😀🏳️‍🌈", "", "\n", "\n\n\n", "a\u{0}b",
            "\u{202E}abc\u{FEFF}", "e\u{301}\u{301}\u{301}",
            String(repeating: "x", count: 400),
        ])
    func scripts(_ text: String) throws {
        for lineBreak in [
            TextParagraph.LineBreak.wordWrap, .charWrap, .clip, .truncateHead, .truncateMiddle, .truncateTail,
        ] {
            let paragraph = TextParagraph(lineBreak: lineBreak, lineLimit: 2)
            for width in [nil, 0, 60] as [CGFloat?] {
                let layout = TextLayout(text, style, paragraph, width: width)
                #expect(layout.lineCount <= 2 && layout.size.height > 0 && layout.size.width.isFinite)
                _ = try ink { layout.draw(in: $0, at: .zero) }
            }
        }
    }

    @Test("a thousand labels are laid out in well under a second")
    func speed() {
        _ = TextLayout("warm", style)
        let clock = ContinuousClock()
        let time = clock.measure {
            for i in 0..<1000 { _ = TextLayout("Label number \(i)", style) }
        }
        #expect(time < .milliseconds(700))
    }

    @Test("fonts are antialiased in grey alone")
    func greyOnly() throws {
        let drawn = CGImage.drawn(width: 200, height: 40, isOpaque: true) { context in
            context.setFillColor(gray: 1, alpha: 1)
            context.fill(CGRect(x: 0, y: 0, width: 200, height: 40))
            TextLayout("Grey edges", TextStyle(size: 24)).draw(in: context, at: .zero)
        }
        let image = try #require(drawn)
        for i in 0..<8000 {
            let pixel = image.pixels[i]
            #expect(pixel & 0xFF == pixel >> 8 & 0xFF && pixel & 0xFF == pixel >> 16 & 0xFF)
            if pixel & 0xFF != pixel >> 16 & 0xFF { break }
        }
    }

    @Test(
        "a layout that was asked for lately is the same, one of long ago is made anew, and nothing else passes for it")
    func keptLayouts() {
        let layouts = TextLayouts(limit: 2)
        func layout(_ text: String, _ style: TextStyle = style, width: CGFloat? = nil, height: CGFloat? = nil)
            -> TextLayout
        {
            layouts.layout([TextRun(text, style)], TextParagraph(), width: width, height: height)
        }
        let first = layout("first")
        #expect(layout("first") === first)
        #expect(layout("first", TextStyle(size: 16, color: .clear)) !== first)
        #expect(layout("first", width: 30) !== first)
        #expect(layout("first", height: 30) !== first)
        #expect(layout("first") === first, "asked for before the second lot was full")
        for text in ["second", "third", "fourth", "fifth"] { _ = layout(text) }
        #expect(layout("first") !== first)
    }
}
