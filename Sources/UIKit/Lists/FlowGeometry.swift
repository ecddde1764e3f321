/// What a section of a flow layout is made by, in points.
struct FlowMetrics {
    var inset: UIEdgeInsets
    var lineSpacing: CGFloat
    var itemSpacing: CGFloat
    var header: CGSize
    var footer: CGSize
}

/// The lines of a flow layout. Worked out along a main axis, that of scrolling, and a cross axis, that of the lines.
struct FlowGeometry {
    /// One section.
    struct Section {
        fileprivate(set) var frame = CGRect.zero
        fileprivate(set) var header: CGRect?
        fileprivate(set) var footer: CGRect?
        fileprivate(set) var items: [CGRect] = []
        /// The first item, the start and the end of each line, in order.
        fileprivate var lines: [(first: Int, start: CGFloat, end: CGFloat)] = []
    }

    private(set) var sections: [Section] = []
    private let isVertical: Bool
    /// The length of the lines, in points.
    private let room: CGFloat
    private let scale: CGFloat
    /// Where the next section begins.
    private var end: CGFloat = 0

    init(isVertical: Bool = true, room: CGFloat = 0, scale: CGFloat = 1) {
        (self.isVertical, self.room, self.scale) = (isVertical, room, max(scale, 1))
    }

    var contentSize: CGSize {
        isVertical ? CGSize(width: room, height: end) : CGSize(width: end, height: room)
    }

    func item(_ path: IndexPath) -> CGRect? {
        guard path.count == 2, sections.indices.contains(path.section),
            sections[path.section].items.indices.contains(path.item)
        else { return nil }
        return sections[path.section].items[path.item]
    }

    /// The items that reach into a rectangle.
    func paths(in rect: CGRect) -> [IndexPath] {
        let (low, high) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
        var paths: [IndexPath] = []
        for (number, section) in sections.enumerated() where section.frame.intersects(rect) {
            var line = section.firstLine(endingAfter: low)
            while line < section.lines.count, section.lines[line].start < high {
                let next = line + 1 < section.lines.count ? section.lines[line + 1].first : section.items.count
                for item in section.lines[line].first..<next where section.items[item].intersects(rect) {
                    paths.append(IndexPath(item: item, section: number))
                }
                line += 1
            }
        }
        return paths
    }

    /// Adds a section below, or beside, the others.
    mutating func append(_ metrics: FlowMetrics, _ sizes: [CGSize]) {
        var section = Section()
        let start = end
        let (before, after) =
            isVertical ? (metrics.inset.top, metrics.inset.bottom) : (metrics.inset.left, metrics.inset.right)
        let (first, last) =
            isVertical ? (metrics.inset.left, metrics.inset.right) : (metrics.inset.top, metrics.inset.bottom)
        let header = main(metrics.header)
        if header > 0 {
            section.header = rect(end, header, 0, room)
            end += header
        }
        end += before
        let length = max(room - first - last, 0)
        let lines = Self.split(sizes.map(cross), length: length, spacing: metrics.itemSpacing)
        let isUniform = sizes.allSatisfy { cross($0) == cross(sizes[0]) }
        for (number, line) in lines.enumerated() {
            if number > 0 { end += metrics.lineSpacing }
            let height = line.map { main(sizes[$0]) }.max() ?? 0
            section.lines.append((line.lowerBound, end, end + height))
            let gap = gap(
                line, sizes, length: length, metrics: metrics, isLast: number == lines.count - 1, isUniform: isUniform)
            var place = first + gap.start
            for item in line {
                let size = sizes[item]
                section.items.append(rect(end + (height - main(size)) / 2, main(size), place, cross(size)))
                place += cross(size) + gap.between
            }
            end += height
        }
        end += after
        let footer = main(metrics.footer)
        if footer > 0 {
            section.footer = rect(end, footer, 0, room)
            end += footer
        }
        section.frame = rect(start, end - start, 0, room)
        sections.append(section)
    }

    /// How far apart the items of a line lie: full lines reach from side to side, a single item lies in the middle; the last
    /// line begins where lines begin, with the distances of the full ones where all items are of one size.
    private func gap(
        _ line: Range<Int>, _ sizes: [CGSize], length: CGFloat, metrics: FlowMetrics, isLast: Bool, isUniform: Bool
    ) -> (start: CGFloat, between: CGFloat) {
        let used = line.map { cross(sizes[$0]) }.reduce(0, +)
        if isLast {
            guard isUniform, let size = sizes.first.map(cross), size > 0 else { return (0, metrics.itemSpacing) }
            let full = max(((length + metrics.itemSpacing) / (size + metrics.itemSpacing) + 1e-6).rounded(.down), 1)
            guard full > 1 else { return (line.lowerBound > 0 ? max((length - size) / 2, 0) : 0, 0) }
            let isFull = CGFloat(line.count) == full || line.lowerBound > 0
            return (0, isFull ? (length - full * size) / (full - 1) : metrics.itemSpacing)
        }
        guard line.count > 1 else { return (max((length - used) / 2, 0), 0) }
        return (0, (length - used) / CGFloat(line.count - 1))
    }

    /// Fills lines with as many items as they hold; every line holds one at least.
    private static func split(_ lengths: [CGFloat], length: CGFloat, spacing: CGFloat) -> [Range<Int>] {
        var (lines, first, used): ([Range<Int>], Int, CGFloat) = ([], 0, 0)
        for (index, item) in lengths.enumerated() {
            let with = index == first ? item : used + spacing + item
            if index > first, with > length + 0.001 {
                lines.append(first..<index)
                (first, used) = (index, item)
            } else {
                used = with
            }
        }
        if first < lengths.count { lines.append(first..<lengths.count) }
        return lines
    }

    private func main(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }

    private func cross(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }

    /// A rectangle on whole pixels.
    private func rect(_ main: CGFloat, _ length: CGFloat, _ cross: CGFloat, _ width: CGFloat) -> CGRect {
        let (main, cross) = ((main * scale).rounded() / scale, (cross * scale).rounded() / scale)
        return isVertical
            ? CGRect(x: cross, y: main, width: width, height: length)
            : CGRect(x: main, y: cross, width: length, height: width)
    }
}

extension FlowGeometry.Section {
    /// The first line that reaches beyond a place: a binary search.
    fileprivate func firstLine(endingAfter place: CGFloat) -> Int {
        var (low, high) = (0, lines.count)
        while low < high {
            let middle = (low + high) / 2
            if lines[middle].end <= place { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
