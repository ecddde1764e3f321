/// Finds the rows in which two frames can differ.
///
/// A row shows nothing but what the commands make of it whose regions it touches, in their order. So commands of the one list are
/// paired with equal ones of the other, in order, and the rows that a command without a partner touches are those that count: any
/// pairing is right, and a good one leaves few rows. Both ends of a group, and of its mask, touch all rows that anything in the group
/// touches, so that a row that is left out has the same groups in both lists, with the same in them.
struct SceneComparison {
    /// How far ahead it is looked for a command that comes again, where some were put in or taken out.
    private static let reach = 32
    /// The part of the rows beyond which all count: then looking further costs more than it can save.
    private static let most = (7, 8)

    private let new: Scene
    private let old: Scene
    private let height: Int
    private var rows = RowRanges()
    /// How often it may still be looked ahead in vain.
    private var searches = 16

    /// The rows in which `new` may differ from `old`, of `height` in all.
    static func rows(of new: Scene, unlike old: Scene, height: Int) -> RowRanges {
        var comparison = SceneComparison(new: new, old: old, height: height)
        return comparison.compare() ? comparison.rows : RowRanges(0..<height)
    }

    private init(new: Scene, old: Scene, height: Int) {
        (self.new, self.old, self.height) = (new, old, height)
    }

    /// Collects the rows; false if there are too many.
    private mutating func compare() -> Bool {
        var (endOfNew, endOfOld) = (new.commands.count, old.commands.count)
        var (i, j) = (0, 0)
        while i < endOfNew, j < endOfOld, pair(i, j) {
            i += 1
            j += 1
        }
        while i < endOfNew, j < endOfOld, pair(endOfNew - 1, endOfOld - 1) {
            endOfNew -= 1
            endOfOld -= 1
        }
        while i < endOfNew || j < endOfOld {
            if i < endOfNew, j < endOfOld, pair(i, j) {
                i += 1
                j += 1
                continue
            }
            let (added, removed) = difference(i, j, endOfNew, endOfOld)
            guard add(added, from: i, of: new), add(removed, from: j, of: old) else { return false }
            i += added
            j += removed
        }
        return true
    }

    /// How many commands of either list have no partner from `i` and `j` on.
    private mutating func difference(_ i: Int, _ j: Int, _ endOfNew: Int, _ endOfOld: Int) -> (Int, Int) {
        let (rest, oldRest) = (endOfNew - i, endOfOld - j)
        if rest == 0 || oldRest == 0 { return (rest, oldRest) }
        if rest > 1, oldRest > 1, isSame(i + 1, j + 1) { return (1, 1) }
        // Where all moves nothing comes again.
        guard searches > 0 else { return (1, 1) }
        for distance in 1...Self.reach {
            if distance < rest, isSame(i + distance, j) { return (distance, 0) }
            if distance < oldRest, isSame(i, j + distance) { return (0, distance) }
        }
        searches -= 1
        return (1, 1)
    }

    /// Adds the rows that some commands touch; false if they have become too many.
    private mutating func add(_ count: Int, from first: Int, of scene: Scene) -> Bool {
        for k in first..<first + count { add(scene.commands[k].rows) }
        return rows.rowCount * Self.most.1 < height * Self.most.0
    }

    private mutating func add(_ range: Range<Int>) {
        rows.add(range.clamped(to: 0..<height))
    }

    /// Takes two commands for partners if they are equal. What of a group's rows only one of them has then counts as well.
    private mutating func pair(_ i: Int, _ j: Int) -> Bool {
        guard isSame(i, j) else { return false }
        let (a, b) = (new.commands[i].rows, old.commands[j].rows)
        if a != b {
            add(min(a.lowerBound, b.lowerBound)..<max(a.lowerBound, b.lowerBound))
            add(min(a.upperBound, b.upperBound)..<max(a.upperBound, b.upperBound))
        }
        return true
    }

    /// Whether a command of the new list does the same as one of the old list.
    private func isSame(_ i: Int, _ j: Int) -> Bool {
        let (a, b) = (new.commands[i], old.commands[j])
        guard a.region.bounds == b.region.bounds, a.weight == b.weight, a.hides == b.hides else { return false }
        switch (a.kind, b.kind) {
        case (.draw(let a), .draw(let b)): if !isSame(a, b) { return false }
        case (.beginGroup, .beginGroup), (.beginMask, .beginMask), (.endMask, .endMask), (.endGroup, .endGroup): break
        default: return false
        }
        return isSame(a.region, b.region)
    }

    private func isSame(_ a: Command.Source, _ b: Command.Source) -> Bool {
        switch (a, b) {
        case (.color(let a), .color(let b)): a == b
        case (.image(let a), .image(let b)): isSame(new.images[a], old.images[b])
        case (.gradient(let a), .gradient(let b)): new.gradients[a].isSame(as: old.gradients[b])
        case (.shadow(let a), .shadow(let b)): new.shadows[a].isSame(as: old.shadows[b])
        default: false
        }
    }

    private func isSame(_ a: ImageSource, _ b: ImageSource) -> Bool {
        guard a.part == b.part, a.limits == b.limits, a.isOpaque == b.isOpaque else { return false }
        return switch (a.placement, b.placement) {
        case (.copied(let ax, let ay), .copied(let bx, let by)): ax == bx && ay == by
        case (.upright(let a), .upright(let b)): new.uprights[a].isSame(as: old.uprights[b])
        case (.turned(let a), .turned(let b)): new.turned[a].map == old.turned[b].map
        case (.mapped(let a), .mapped(let b)): a == b
        default: false
        }
    }

    /// Whether two regions of the same bounds cover the same pixels alike.
    private func isSame(_ a: Region, _ b: Region) -> Bool {
        if a.isRectangle || b.isRectangle { return a.isRectangle && b.isRectangle }
        var last = ((-1, -1), (-1, -1))
        for y in a.bounds.minY..<a.bounds.maxY {
            let next = (new.pool.range(a, row: y), old.pool.range(b, row: y))
            if next.0 == last.0, next.1 == last.1 { continue }
            last = next
            let n = next.0.1 - next.0.0
            guard next.1.1 - next.1.0 == n else { return false }
            for k in 0..<n where new.pool.runs[next.0.0 + k] != old.pool.runs[next.1.0 + k] { return false }
        }
        return true
    }
}

extension UprightPlacement {
    /// Whether it reads the same texels, from the same part of a picture and where the same columns are asked for.
    fileprivate func isSame(as other: UprightPlacement) -> Bool {
        scaleX == other.scaleX && shiftX == other.shiftX && scaleY == other.scaleY && shiftY == other.shiftY
    }
}
