extension LayerState {
    /// The contents in nine parts, of which those of the middle row and column stretch and the others keep their size;
    /// nil where the contents are stretched as a whole.
    ///
    /// Outer parts that have no room shrink together.
    var slices: [RenderNode]? {
        let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
        guard contentsCenter != whole, case .image(let image, let source, let destination)? = contentsNode else {
            return nil
        }
        let scale = contentsScale > 0 ? contentsScale : 1
        let columns = Self.cuts(
            contentsCenter.minX, contentsCenter.maxX, from: source.minX, source.width, to: destination.minX,
            destination.width, scale: scale)
        let rows = Self.cuts(
            contentsCenter.minY, contentsCenter.maxY, from: source.minY, source.height, to: destination.minY,
            destination.height, scale: scale)
        return rows.indices.flatMap { row in
            columns.indices.compactMap { column in
                let (x, y) = (columns[column], rows[row])
                let part = CGRect(x: x.from, y: y.from, width: x.fromLength, height: y.fromLength)
                let place = CGRect(x: x.to, y: y.to, width: x.toLength, height: y.toLength)
                guard part.width > 0, part.height > 0, place.width > 0, place.height > 0 else { return nil }
                var node = RenderNode()
                node.bounds = place
                node.contents = .image(image, source: part, destination: place)
                // Neighbours are cut at one whole pixel: no seam. The picture's own edges are the layer's.
                node.antialiasedEdges = RenderNode.Edges(
                    rawValue: UInt8(truncatingIfNeeded: edgeAntialiasingMask.rawValue))
                if column > 0 { node.antialiasedEdges.remove(.left) }
                if column < 2 { node.antialiasedEdges.remove(.right) }
                if row > 0 { node.antialiasedEdges.remove(.top) }
                if row < 2 { node.antialiasedEdges.remove(.bottom) }
                return node
            }
        }
    }

    /// A stretch of the contents, in pixels, and where it goes, in points.
    private struct Cut {
        var from: CGFloat
        var fromLength: CGFloat
        var to: CGFloat
        var toLength: CGFloat
    }

    /// The three stretches along one axis; `low` and `high` bound the middle one as parts of the whole.
    private static func cuts(
        _ low: CGFloat, _ high: CGFloat, from start: CGFloat, _ length: CGFloat, to place: CGFloat, _ room: CGFloat,
        scale: CGFloat
    ) -> [Cut] {
        let (before, after) = (low * length, (1 - high) * length)
        let fixed = (before + after) / scale
        let shrink = fixed > room ? room / fixed : 1
        let (first, last) = (before / scale * shrink, after / scale * shrink)
        return [
            Cut(from: start, fromLength: before, to: place, toLength: first),
            Cut(
                from: start + before, fromLength: length - before - after, to: place + first,
                toLength: room - first - last),
            Cut(from: start + length - after, fromLength: after, to: place + room - last, toLength: last),
        ]
    }
}
