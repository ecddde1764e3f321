/// A few stretches of a picture's rows, from the top and apart from each other.
package struct RowRanges: Equatable, Sendable {
    /// How many are told apart; of more the nearest two become one.
    private static let limit = 4
    /// Stretches with fewer rows between them become one: each costs something by itself.
    private static let gap = 16

    private var stretches = [5 of Range<Int>](repeating: 0..<0)
    /// How many stretches there are.
    package private(set) var count = 0

    package init() {}

    package init(_ rows: Range<Int>) {
        self.init()
        add(rows)
    }

    package var isEmpty: Bool { count == 0 }

    /// Rows in all.
    package var rowCount: Int {
        var sum = 0
        for i in 0..<count { sum += stretches[i].count }
        return sum
    }

    package subscript(i: Int) -> Range<Int> { stretches[i] }

    /// The same as a list.
    package var ranges: [Range<Int>] { (0..<count).map { stretches[$0] } }

    package mutating func add(_ rows: Range<Int>) {
        if rows.isEmpty { return }
        var new = rows
        var kept = 0
        // What is near becomes part of the new stretch; the others stay, those below it one place further down.
        for i in 0..<count {
            let old = stretches[i]
            if old.upperBound + Self.gap < new.lowerBound || new.upperBound + Self.gap < old.lowerBound {
                stretches[kept] = old
                kept += 1
            } else {
                new = min(old.lowerBound, new.lowerBound)..<max(old.upperBound, new.upperBound)
            }
        }
        var place = kept
        while place > 0, stretches[place - 1].lowerBound > new.lowerBound {
            stretches[place] = stretches[place - 1]
            place -= 1
        }
        stretches[place] = new
        count = kept + 1
        if count > Self.limit { joinNearest() }
    }

    package mutating func add(_ other: RowRanges) {
        for i in 0..<other.count { add(other[i]) }
    }

    /// Makes one of the two stretches that have the fewest rows between them.
    private mutating func joinNearest() {
        var best = 1
        for i in 2..<count where distance(above: i) < distance(above: best) { best = i }
        stretches[best - 1] = stretches[best - 1].lowerBound..<stretches[best].upperBound
        for i in best..<count - 1 { stretches[i] = stretches[i + 1] }
        count -= 1
    }

    private func distance(above i: Int) -> Int {
        stretches[i].lowerBound - stretches[i - 1].upperBound
    }

    package static func == (a: RowRanges, b: RowRanges) -> Bool {
        guard a.count == b.count else { return false }
        for i in 0..<a.count where a[i] != b[i] { return false }
        return true
    }
}
