import UIKit

/// Pictures side by side with a line under each, on a neutral ground: a page of rows, each with a heading.
package struct Filmstrip {
    /// The frames of one transition.
    package struct Row {
        package let title: String
        package let detail: String
        package let frames: [Frame]

        package init(title: String, detail: String, frames: [Frame]) {
            self.title = title
            self.detail = detail
            self.frames = frames
        }
    }

    /// One picture and what is under it.
    package struct Frame {
        package let image: CGImage
        package let caption: String
        package let detail: String

        package init(image: CGImage, caption: String, detail: String) {
            self.image = image
            self.caption = caption
            self.detail = detail
        }
    }

    /// Distances, in points.
    enum Metrics {
        static let margin: CGFloat = 28
        static let gap: CGFloat = 16
        static let heading: CGFloat = 44
        static let caption: CGFloat = 30
        static let rowGap: CGFloat = 20
        static let columnGap: CGFloat = 44
        /// What pictures of a transition's fractions have at least, be their captions shorter.
        static let narrowest: CGFloat = 84
        /// Between a caption and its detail.
        static let space: CGFloat = 6
        /// Frames in one line at most; more are spread over lines of equal length.
        static let longestLine = 8
    }

    package let rows: [Row]
    /// Pixels of the page per point.
    package let scale: CGFloat
    /// How many rows stand beside each other.
    package let columns: Int
    /// What the page is made of; nil for nothing.
    package var ground: RGBA? = .paper
    /// Whether it is pictures and no text.
    package var isPlain = false
    /// Whether a line is drawn around each picture, so that a white screen's end is seen.
    package var hasLines = true

    package init(rows: [Row], scale: CGFloat, columns: Int = 1) {
        self.rows = rows
        self.scale = scale
        self.columns = columns
    }

    /// How many frames stand in one line, given how many there are: as even as can be.
    static func columns(for count: Int) -> Int {
        let lines = max((count + Metrics.longestLine - 1) / Metrics.longestLine, 1)
        return max((count + lines - 1) / lines, 1)
    }

    /// The page; nil if it would be larger than a picture can be.
    @MainActor
    package func image() -> CGImage? {
        let layout = Layout(self)
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        format.opaque = (ground?.alpha ?? 0) >= 1
        let renderer = UIGraphicsImageRenderer(size: layout.size, format: format)
        let page = renderer.image { context in
            if let ground {
                UIColor(red: ground.red, green: ground.green, blue: ground.blue, alpha: ground.alpha).setFill()
                context.fill(CGRect(origin: .zero, size: layout.size))
            }
            for heading in layout.headings where !isPlain { draw(heading) }
            for cell in layout.cells { draw(cell, in: context.cgContext) }
        }
        return page.cgImage
    }

    /// Whether the text is light, on a dark page.
    private var isDark: Bool { ground.map { $0.luminance < 0.5 } ?? false }

    private func draw(_ heading: Layout.Heading) {
        let title: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 17, weight: .semibold),
            .foregroundColor: UIColor(white: isDark ? 0.95 : 0.1, alpha: 1),
        ]
        let detail: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 13), .foregroundColor: UIColor(white: isDark ? 0.65 : 0.4, alpha: 1),
        ]
        let (x, y) = (heading.origin.x, heading.origin.y)
        heading.title.draw(at: CGPoint(x: x, y: y), withAttributes: title)
        let width = heading.title.size(withAttributes: title).width
        heading.detail.draw(at: CGPoint(x: x + width.rounded(.up) + 10, y: y + 4), withAttributes: detail)
    }

    private func draw(_ cell: Layout.Cell, in context: CGContext) {
        context.interpolationQuality = .none
        context.drawUpright(cell.frame.image, in: cell.rect)
        if hasLines {
            let line = 1 / scale
            context.setStrokeColor(UIColor(white: 0, alpha: 0.16).cgColor)
            context.setLineWidth(line)
            context.stroke(cell.rect.insetBy(dx: -line / 2, dy: -line / 2))
        }
        guard !isPlain else { return }
        let (first, second) = (cell.frame.captionWidth, cell.frame.detailWidth)
        let left = cell.rect.midX - (first + Metrics.space + second) / 2
        let y = cell.rect.maxY + 8
        cell.frame.caption.draw(at: CGPoint(x: left, y: y), withAttributes: Frame.strong(isDark))
        cell.frame.detail.draw(at: CGPoint(x: left + first + Metrics.space, y: y), withAttributes: Frame.weak(isDark))
    }
}

extension Filmstrip.Frame {
    fileprivate static func strong(_ isDark: Bool) -> [NSAttributedString.Key: Any] {
        [
            .font: UIFont.systemFont(ofSize: 12, weight: .semibold),
            .foregroundColor: UIColor(white: isDark ? 0.9 : 0.15, alpha: 1),
        ]
    }

    fileprivate static func weak(_ isDark: Bool) -> [NSAttributedString.Key: Any] {
        [.font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor(white: isDark ? 0.65 : 0.4, alpha: 1)]
    }

    fileprivate var captionWidth: CGFloat { caption.size(withAttributes: Self.strong(false)).width }

    fileprivate var detailWidth: CGFloat { detail.size(withAttributes: Self.weak(false)).width }

    /// What the line under the picture takes.
    var lineWidth: CGFloat { (captionWidth + Filmstrip.Metrics.space + detailWidth).rounded(.up) }
}
