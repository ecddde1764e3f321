import UIKit

/// A grid of cells, each a picture of a shape with a caption below: as large as fit into a room.
struct GalleryLayout: Equatable {
    static let gap: CGFloat = 14  // pt
    static let caption: CGFloat = 34  // pt, name and key below a picture
    static let greatestWidth: CGFloat = 190  // pt, of a picture

    let columns: Int
    let rows: Int
    /// A picture's size, in points.
    let picture: CGSize
    private let origin: CGPoint

    /// - Parameters:
    ///   - count: How many cells there are, at least 1.
    ///   - shape: What the pictures show.
    ///   - room: What the grid may fill; it lies in its middle.
    init(count: Int, shape: CGSize, room: CGRect) {
        var best: (columns: Int, rows: Int, width: CGFloat) = (1, max(count, 1), 0)
        for columns in 1...max(count, 1) {
            let rows = (count + columns - 1) / columns
            let across = (room.width - Self.gap * CGFloat(columns - 1)) / CGFloat(columns)
            let down = (room.height - Self.gap * CGFloat(rows - 1)) / CGFloat(rows) - Self.caption
            let width = min(across, down * shape.width / shape.height, Self.greatestWidth)
            if width > best.width { best = (columns, rows, width) }
        }
        (columns, rows) = (best.columns, best.rows)
        let width = max(best.width, 1).rounded(.down)
        picture = CGSize(width: width, height: (width * shape.height / shape.width).rounded())
        let whole = CGSize(
            width: CGFloat(columns) * (picture.width + Self.gap) - Self.gap,
            height: CGFloat(rows) * (picture.height + Self.caption + Self.gap) - Self.gap)
        origin = CGPoint(x: (room.midX - whole.width / 2).rounded(), y: (room.midY - whole.height / 2).rounded())
    }

    /// All cells with their captions.
    func bounds(count: Int) -> CGRect {
        (0..<count).map(cell).reduce(CGRect.null) { $0.union($1) }
    }

    /// A picture's place.
    func picture(_ index: Int) -> CGRect {
        CGRect(
            x: origin.x + CGFloat(index % columns) * (picture.width + Self.gap),
            y: origin.y + CGFloat(index / columns) * (picture.height + Self.caption + Self.gap),
            width: picture.width, height: picture.height)
    }

    /// A cell's place: the picture and its caption.
    func cell(_ index: Int) -> CGRect {
        var cell = picture(index)
        cell.size.height += Self.caption
        return cell
    }
}
