/// Where the rows, headers and footers of a table lie: heights, and their sums from the top, in points.
struct TableGeometry {
    /// One section.
    struct Section {
        var header: CGFloat = 0
        var footer: CGFloat = 0
        /// The rows' tops below the section's first row; one more than there are rows.
        fileprivate(set) var tops: [CGFloat]
        /// The section's top.
        fileprivate(set) var y: CGFloat = 0
        /// The rows whose heights are known, where they are guessed at first.
        fileprivate var guessed: Set<Int>

        init(header: CGFloat, footer: CGFloat, rows: [CGFloat], guessed: Set<Int>) {
            (self.header, self.footer, self.guessed) = (header, footer, guessed)
            tops = [0]
            tops.reserveCapacity(rows.count + 1)
            for height in rows { tops.append(tops[tops.count - 1] + height) }
        }

        var count: Int { tops.count - 1 }
        fileprivate var rowsTop: CGFloat { y + header }
        fileprivate var rowsBottom: CGFloat { y + header + (tops.last ?? 0) }
        fileprivate var bottom: CGFloat { rowsBottom + footer }
    }

    private(set) var sections: [Section] = []
    /// Where the sections begin and end, below the table's header.
    private let top: CGFloat
    private(set) var bottom: CGFloat

    init(top: CGFloat, sections: [Section]) {
        self.top = top
        self.sections = sections
        bottom = top
        stack()
    }

    private mutating func stack() {
        var y = top
        for index in sections.indices {
            sections[index].y = y
            y = sections[index].bottom
        }
        bottom = y
    }

    var counts: [Int] { sections.map(\.count) }

    func has(_ path: IndexPath) -> Bool {
        path.count == 2 && sections.indices.contains(path.section) && path.row >= 0
            && path.row < sections[path.section].count
    }

    /// Top and height of a row.
    func row(_ path: IndexPath) -> (y: CGFloat, height: CGFloat) {
        guard has(path) else { return (0, 0) }
        let section = sections[path.section]
        return (section.rowsTop + section.tops[path.row], section.tops[path.row + 1] - section.tops[path.row])
    }

    func header(_ section: Int) -> (y: CGFloat, height: CGFloat) {
        guard sections.indices.contains(section) else { return (0, 0) }
        return (sections[section].y, sections[section].header)
    }

    func footer(_ section: Int) -> (y: CGFloat, height: CGFloat) {
        guard sections.indices.contains(section) else { return (0, 0) }
        return (sections[section].rowsBottom, sections[section].footer)
    }

    func section(_ section: Int) -> (y: CGFloat, height: CGFloat) {
        guard sections.indices.contains(section) else { return (0, 0) }
        return (sections[section].y, sections[section].bottom - sections[section].y)
    }

    /// Whether a row's height is a guess.
    func isGuessed(_ path: IndexPath) -> Bool {
        has(path) && sections[path.section].guessed.contains(path.row)
    }

    /// Takes in a row's true height; what lies below moves.
    mutating func measured(_ path: IndexPath, _ height: CGFloat) {
        guard has(path) else { return }
        sections[path.section].guessed.remove(path.row)
        let change = height - row(path).height
        guard change != 0 else { return }
        for index in (path.row + 1)...sections[path.section].count { sections[path.section].tops[index] += change }
        stack()
    }

    /// The sections that reach into a stretch.
    func sections(from least: CGFloat, to greatest: CGFloat) -> [Int] {
        sections.indices.filter { sections[$0].bottom > least && sections[$0].y < greatest }
    }

    /// The rows that reach into a stretch.
    func rows(from least: CGFloat, to greatest: CGFloat) -> [IndexPath] {
        sections(from: least, to: greatest).flatMap { index -> [IndexPath] in
            let section = sections[index]
            let (low, high) = (least - section.rowsTop, greatest - section.rowsTop)
            var row = max(Self.place(of: low, in: section.tops) - 1, 0)
            var paths: [IndexPath] = []
            while row < section.count, section.tops[row] < high {
                if section.tops[row + 1] > low { paths.append(IndexPath(row: row, section: index)) }
                row += 1
            }
            return paths
        }
    }

    /// How many of the sorted numbers are not above a value: a binary search.
    private static func place(of value: CGFloat, in tops: [CGFloat]) -> Int {
        var (low, high) = (0, tops.count)
        while low < high {
            let middle = (low + high) / 2
            if tops[middle] <= value { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
