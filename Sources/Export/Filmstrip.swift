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
        format.opaque = true
        let renderer = UIGraphicsImageRenderer(size: layout.size, format: format)
        let page = renderer.image { context in
            UIColor(white: 0.925, alpha: 1).setFill()
            context.fill(CGRect(origin: .zero, size: layout.size))
            for heading in layout.headings { draw(heading) }
            for cell in layout.cells { draw(cell, in: context.cgContext) }
        }
        return page.cgImage
    }

    private func draw(_ heading: Layout.Heading) {
        let title: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 17, weight: .semibold), .foregroundColor: UIColor(white: 0.1, alpha: 1),
        ]
        let detail: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 13), .foregroundColor: UIColor(white: 0.4, alpha: 1),
        ]
        let (x, y) = (heading.origin.x, heading.origin.y)
        heading.title.draw(at: CGPoint(x: x, y: y), withAttributes: title)
        let width = heading.title.size(withAttributes: title).width
        heading.detail.draw(at: CGPoint(x: x + width.rounded(.up) + 10, y: y + 4), withAttributes: detail)
    }

    private func draw(_ cell: Layout.Cell, in context: CGContext) {
        context.interpolationQuality = .none
        context.drawUpright(cell.frame.image, in: cell.rect)
        // A hairline around it, so that a white screen's end is seen.
        let line = 1 / scale
        context.setStrokeColor(UIColor(white: 0, alpha: 0.16).cgColor)
        context.setLineWidth(line)
        context.stroke(cell.rect.insetBy(dx: -line / 2, dy: -line / 2))
        let (first, second) = (cell.frame.captionWidth, cell.frame.detailWidth)
        let left = cell.rect.midX - (first + Metrics.space + second) / 2
        let y = cell.rect.maxY + 8
        cell.frame.caption.draw(at: CGPoint(x: left, y: y), withAttributes: Frame.strong)
        cell.frame.detail.draw(at: CGPoint(x: left + first + Metrics.space, y: y), withAttributes: Frame.weak)
    }
}

extension Filmstrip.Frame {
    fileprivate static var strong: [NSAttributedString.Key: Any] {
        [.font: UIFont.systemFont(ofSize: 12, weight: .semibold), .foregroundColor: UIColor(white: 0.15, alpha: 1)]
    }

    fileprivate static var weak: [NSAttributedString.Key: Any] {
        [.font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor(white: 0.4, alpha: 1)]
    }

    fileprivate var captionWidth: CGFloat { caption.size(withAttributes: Self.strong).width }

    fileprivate var detailWidth: CGFloat { detail.size(withAttributes: Self.weak).width }

    /// What the line under the picture takes.
    var lineWidth: CGFloat { (captionWidth + Filmstrip.Metrics.space + detailWidth).rounded(.up) }
}
