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
            let blocks = strip.rows.map { Block($0, scale: strip.scale, isPlain: strip.isPlain) }
            let columns = max(strip.columns, 1)
            let widths = (0..<columns).map { column in
                stride(from: column, to: blocks.count, by: columns).map { blocks[$0].size.width }.max() ?? 0
            }
            var y = Metrics.margin
            for start in stride(from: 0, to: blocks.count, by: columns) {
                let line = blocks[start..<min(start + columns, blocks.count)]
                var x = Metrics.margin
                for (block, width) in zip(line, widths) {
                    place(block, at: CGPoint(x: x, y: y), scale: strip.scale)
                    x += width + Metrics.columnGap
                }
                y += (line.map(\.size.height).max() ?? 0) + Metrics.rowGap
            }
            let used = widths.filter { $0 > 0 }
            let width =
                used.reduce(0, +) + CGFloat(max(used.count - 1, 0)) * Metrics.columnGap + 2 * Metrics.margin
            let height = max(y - Metrics.rowGap, Metrics.margin) + Metrics.margin
            size = CGSize(
                width: (width * strip.scale).rounded(.up) / strip.scale,
                height: (height * strip.scale).rounded(.up) / strip.scale)
        }

        private mutating func place(_ block: Block, at origin: CGPoint, scale: CGFloat) {
            headings.append(Heading(title: block.row.title, detail: block.row.detail, origin: origin))
            for cell in block.cells {
                let corner = CGPoint(
                    x: ((origin.x + cell.rect.minX) * scale).rounded() / scale,
                    y: ((origin.y + cell.rect.minY) * scale).rounded() / scale)
                cells.append(Cell(frame: cell.frame, rect: CGRect(origin: corner, size: cell.rect.size)))
            }
        }
    }

    /// One row's pictures, laid out from its own upper left corner.
    private struct Block {
        let row: Row
        private(set) var cells: [Layout.Cell] = []
        private(set) var size = CGSize.zero

        init(_ row: Row, scale: CGFloat, isPlain: Bool) {
            self.row = row
            var y = isPlain ? 0 : Metrics.heading
            var width: CGFloat = 0
            let columns = Filmstrip.columns(for: row.frames.count)
            let column =
                row.frames.map { frame in
                    let width = frame.size(scale: scale).width
                    return isPlain ? width : max(width, Metrics.narrowest, frame.lineWidth)
                }.max() ?? 0
            for start in stride(from: 0, to: row.frames.count, by: columns) {
                let line = row.frames[start..<min(start + columns, row.frames.count)]
                var x: CGFloat = 0
                for frame in line {
                    let picture = frame.size(scale: scale)
                    let corner = CGPoint(x: x + (column - picture.width) / 2, y: y)
                    cells.append(Layout.Cell(frame: frame, rect: CGRect(origin: corner, size: picture)))
                    x += column + Metrics.gap
                }
                width = max(width, x - Metrics.gap)
                y += (line.map { $0.size(scale: scale).height }.max() ?? 0) + (isPlain ? Metrics.gap : Metrics.caption)
            }
            size = CGSize(width: width, height: isPlain ? y - Metrics.gap : y)
        }
    }
}

extension Filmstrip.Frame {
    /// In points of a page of so many pixels per point.
    fileprivate func size(scale: CGFloat) -> CGSize {
        CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
    }
}
