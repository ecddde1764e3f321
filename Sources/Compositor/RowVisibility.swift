/// A stretch of a row's pixels.
struct RowPart: BitwiseCopyable {
    var start: Int
    /// Exclusive.
    var end: Int
}

/// Which parts of each command can be seen in one row: those that nothing opaque lies over.
final class RowVisibility {
    /// Opaque stretches told apart in one row; more are not looked for.
    private static let limit = 24
    /// The part of a row that is much of it is one in so many.
    private static let muchOfRow = 4

    private let scene: Scene
    private var width = 0
    private let parts = Scratch<RowPart>(capacity: 256)
    /// Per command, where its parts start in `parts`, and one past the last.
    private let ranges = Scratch<(Int32, Int32)>(capacity: 64)
    /// Sorted, disjoint stretches that are covered, of the innermost open group last.
    private let covered = Scratch<RowPart>(capacity: 64)
    /// The open groups.
    private let levels = Scratch<Level>(capacity: 16)
    private let merged = Scratch<RowPart>(capacity: 64)
    /// What was covered in the group that was closed last.
    private let inner = Scratch<RowPart>(capacity: 64)

    private struct Level: BitwiseCopyable {
        /// Where its stretches start in `covered`.
        let start: Int
        var isMasked = false
    }
    private var groundRange: (Int32, Int32) = (0, 0)
    /// The command that is drawn last in the row last looked at; -1 for none.
    private(set) var front = -1
    /// The row last looked at, and how it is drawn.
    private var last = (row: -1, way: Way(blends: false, isWorkedOut: false))

    /// How a row is drawn.
    struct Way {
        /// Whether anything in it is blended with what is below.
        var blends: Bool
        /// Whether much of it is worked out, and not copied or faded from pictures straight into its place.
        var isWorkedOut: Bool
    }

    init(scene: Scene) {
        self.scene = scene
    }

    func begin(width: Int) {
        self.width = width
        last = (-1, Way(blends: false, isWorkedOut: false))
        let n = scene.commands.count
        ranges.room(for: n).update(repeating: (0, 0), count: n)
    }

    /// The visible parts of a command in the row last looked at.
    func parts(of command: Int) -> UnsafeBufferPointer<RowPart> {
        slice(ranges[command])
    }

    /// Where nothing opaque lies over the ground.
    var ground: UnsafeBufferPointer<RowPart> {
        slice(groundRange)
    }

    private func slice(_ r: (Int32, Int32)) -> UnsafeBufferPointer<RowPart> {
        UnsafeBufferPointer(start: parts.base + Int(r.0), count: Int(r.1 - r.0))
    }

    /// Looks at a row from front to back.
    func update(row y: Int, of scene: SceneContents) -> Way {
        if y != last.row + 1 || last.row < 0 || !scene.isLikeRowAbove(y) { last.way = look(at: y, scene) }
        last.row = y
        return last.way
    }

    private func look(at y: Int, _ scene: SceneContents) -> Way {
        parts.removeAll()
        covered.removeAll()
        levels.removeAll()
        levels.append(Level(start: 0))
        front = -1
        var (blends, workedOut) = (false, 0)
        guard let first = scene.commands.baseAddress else {
            groundRange = uncovered(0, width)
            return Way(blends: false, isWorkedOut: true)
        }
        var i = scene.commands.count - 1
        while i >= 0 {
            let command = first + i
            switch command.pointee.kind {
            case .draw(let source):
                see(i, command.pointee.region, y, scene)
                if front < 0, ranges[i].0 < ranges[i].1 { front = i }
                if i != front && command.pointee.weight < 256 || !scene.isCopied(source) {
                    workedOut += pixels(of: i)
                }
                if command.pointee.hides {
                    blends = hide(command.pointee.region, y, scene) || blends
                } else if ranges[i].0 < ranges[i].1 {
                    blends = true
                }
            case .endGroup:
                see(i, command.pointee.region, y, scene)
                let isSeen = ranges[i].0 < ranges[i].1
                ranges[command.pointee.partner] = ranges[i]
                if !isSeen {
                    i = command.pointee.partner
                    break
                }
                blends = true
                workedOut += pixels(of: i)
                if front < 0 { front = i }
                open()
            case .endMask:
                // What a mask draws hides nothing of what it masks, and all of it counts. What it masks hides nothing below the group.
                ranges[i] = (0, 0)
                levels.base[levels.count - 1].isMasked = true
                open()
            case .beginMask:
                closeLevel()
            case .beginGroup:
                let isWhole = command.pointee.weight == 256 && !levels[levels.count - 1].isMasked
                closeLevel(hidingIn: isWhole ? command.pointee.region : .none, y, scene)
            }
            i -= 1
        }
        groundRange = uncovered(0, width)
        return Way(blends: blends, isWorkedOut: workedOut * Self.muchOfRow > width)
    }

    /// How many pixels of a command can be seen.
    private func pixels(of command: Int) -> Int {
        parts(of: command).reduce(0) { $0 + $1.end - $1.start }
    }

    private func see(_ i: Int, _ region: Region, _ y: Int, _ scene: SceneContents) {
        let b = region.bounds
        guard y >= b.minY, y < b.maxY else {
            ranges[i] = (0, 0)
            return
        }
        var (start, end) = (b.minX, b.maxX)
        if !region.isRectangle {
            let (first, last) = scene.range(region, row: y)
            guard first < last else {
                ranges[i] = (0, 0)
                return
            }
            start = max(start, Int(scene.runs[first].start))
            end = min(end, Int(scene.runs[last - 1].end))
        }
        ranges[i] = start < end ? uncovered(start, end) : (0, 0)
    }

    /// Appends what of a stretch is not covered to `parts`.
    private func uncovered(_ start: Int, _ end: Int) -> (Int32, Int32) {
        let first = Int32(parts.count)
        var x = start
        for j in levels[levels.count - 1].start..<covered.count {
            let c = covered[j]
            if c.end <= x { continue }
            if c.start >= end { break }
            if c.start > x { parts.append(RowPart(start: x, end: c.start)) }
            x = c.end
        }
        if x < end { parts.append(RowPart(start: x, end: end)) }
        return (first, Int32(parts.count))
    }

    /// Marks what a region covers fully as hiding what is below; tells whether it also covers pixels in part.
    private func hide(_ region: Region, _ y: Int, _ scene: SceneContents) -> Bool {
        let b = region.bounds
        guard y >= b.minY, y < b.maxY else { return false }
        if region.isRectangle {
            cover(b.minX, b.maxX)
            return false
        }
        var isPartial = false
        let (first, last) = scene.range(region, row: y)
        for i in first..<last {
            let run = scene.runs[i]
            let (start, end) = (max(Int(run.start), b.minX), min(Int(run.end), b.maxX))
            if run.weight < 256 {
                isPartial = true
            } else if start < end {
                cover(start, end)
            }
        }
        return isPartial
    }

    /// Adds a stretch to what is covered.
    private func cover(_ start: Int, _ end: Int) {
        let base = levels[levels.count - 1].start
        if covered.count == base { return covered.append(RowPart(start: start, end: end)) }
        guard covered.count - base < Self.limit else { return }
        var (s, e) = (start, end)
        merged.removeAll()
        var isPlaced = false
        for j in base..<covered.count {
            let c = covered[j]
            if c.end < s {
                merged.append(c)
            } else if c.start > e {
                if !isPlaced {
                    merged.append(RowPart(start: s, end: e))
                    isPlaced = true
                }
                merged.append(c)
            } else {
                (s, e) = (min(s, c.start), max(e, c.end))
            }
        }
        if !isPlaced { merged.append(RowPart(start: s, end: e)) }
        while covered.count > base { covered.removeLast() }
        for j in 0..<merged.count { covered.append(merged[j]) }
    }

    /// Opens a group, in which what is covered outside is covered as well.
    private func open() {
        let base = levels[levels.count - 1].start
        let end = covered.count
        levels.append(Level(start: end))
        for j in base..<end { covered.append(covered[j]) }
    }

    private func closeLevel() {
        let base = levels[levels.count - 1].start
        levels.removeLast()
        while covered.count > base { covered.removeLast() }
    }

    /// Closes a group; where its region shows it fully, what is covered in it is covered below it.
    private func closeLevel(hidingIn region: Region, _ y: Int, _ scene: SceneContents) {
        let base = levels[levels.count - 1].start
        inner.removeAll()
        for j in base..<covered.count { inner.append(covered[j]) }
        closeLevel()
        guard y >= region.bounds.minY, y < region.bounds.maxY else { return }
        if region.isRectangle { return cover(from: region.bounds.minX, to: region.bounds.maxX) }
        let (first, last) = scene.range(region, row: y)
        for i in first..<last where scene.runs[i].weight == 256 {
            let run = scene.runs[i]
            cover(from: max(Int(run.start), region.bounds.minX), to: min(Int(run.end), region.bounds.maxX))
        }
    }

    /// Adds what of a stretch is covered in the group that was closed last.
    private func cover(from start: Int, to end: Int) {
        for j in 0..<inner.count {
            let (a, b) = (max(inner[j].start, start), min(inner[j].end, end))
            if a < b { cover(a, b) }
        }
    }
}
