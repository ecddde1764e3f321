import UIKit

extension Filmstrip {
    /// Where everything lies on the page, in points, pictures on whole pixels.
    struct Layout {
        struct Heading {
            let title: String
            let detail: String
            let origin: CGPoint
        }

        struct Cell {
            let frame: Frame
            let rect: CGRect
        }

        private(set) var headings: [Heading] = []
        private(set) var cells: [Cell] = []
        private(set) var size = CGSize.zero

        init(_ strip: Filmstrip) {
            var y = Metrics.margin
            var width: CGFloat = 0
            for row in strip.rows {
                headings.append(
                    Heading(title: row.title, detail: row.detail, origin: CGPoint(x: Metrics.margin, y: y)))
                y += Metrics.heading
                let columns = Filmstrip.columns(for: row.frames.count)
                for start in stride(from: 0, to: row.frames.count, by: columns) {
                    let line = row.frames[start..<min(start + columns, row.frames.count)]
                    let height = line.map { CGFloat($0.image.height) / strip.scale }.max() ?? 0
                    var x = Metrics.margin
                    for frame in line {
                        let picture = CGSize(
                            width: CGFloat(frame.image.width) / strip.scale,
                            height: CGFloat(frame.image.height) / strip.scale)
                        let column = max(picture.width, Metrics.narrowest)
                        let left = ((x + (column - picture.width) / 2) * strip.scale).rounded() / strip.scale
                        let top = (y * strip.scale).rounded() / strip.scale
                        cells.append(Cell(frame: frame, rect: CGRect(origin: CGPoint(x: left, y: top), size: picture)))
                        x += column + Metrics.gap
                        width = max(width, x - Metrics.gap + Metrics.margin)
                    }
                    y += height + Metrics.caption
                }
                y += Metrics.rowGap
            }
            y += Metrics.margin - Metrics.rowGap
            size = CGSize(
                width: (width * strip.scale).rounded(.up) / strip.scale,
                height: (y * strip.scale).rounded(.up) / strip.scale)
        }
    }
}
