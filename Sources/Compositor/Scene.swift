/// One step of drawing a frame, on device pixels.
struct Command {
    enum Kind {
        /// Blends a source over what is there.
        case draw(Source)
        /// Starts a group: what follows is blended among itself until the matching `endGroup`.
        case beginGroup
        /// Starts the node whose alpha masks the group so far.
        case beginMask
        /// Multiplies the group by what was drawn since `beginMask`.
        case endMask
        /// Blends the group over what was there before it.
        case endGroup
    }

    /// What pixels to blend: a place in the scene's list of that kind, or the colour itself.
    enum Source {
        case color(SolidColor)
        case image(Int)
        case gradient(Int)
        case shadow(Int)
    }

    var kind: Kind
    /// Where it counts; nothing of a group is seen outside its own region.
    var region: Region
    /// Opacity, 0…256.
    var weight: Int
    /// Whether what is below cannot be seen where the region covers pixels fully.
    var hides: Bool
    /// Of a group: where its other end is in the list.
    var partner = -1
    /// Of a group and its mask, once `noteGroupRows` was called: the rows from the first to the last that anything in it touches.
    var groupRows = 0..<0

    /// The rows in which it can make a difference.
    var rows: Range<Int> {
        if case .draw = kind { region.bounds.minY..<region.bounds.maxY } else { groupRows }
    }
}

/// A frame as a flat list of commands from back to front, with all they refer to. It is kept and refilled.
final class Scene {
    let pool = RunPool()
    var commands: [Command] = []
    var images: [ImageSource] = []
    var gradients: [GradientSource] = []
    var shadows: [ShadowSource] = []
    /// Pixels of gradients that are the same in every row.
    let gradientRows = Scratch<UInt32>(capacity: 4096)
    /// What sources point to without owning it.
    var kept: [AnyObject] = []
    /// How the columns of upright images are sampled.
    let taps = Scratch<UInt32>(capacity: 4096)
    /// What the columns of turned images have in common, and which copies they read.
    let columns = Scratch<UInt64>(capacity: 4096)
    let segments = Scratch<TurnedColumns.Segment>()
    let uprights = Scratch<UprightPlacement>()
    let turned = Scratch<TurnedColumns>()
    /// How many groups and masks are open at once, at most.
    var depth = 0

    /// Groups not yet ended, while their rows are collected.
    private let open = Scratch<Int>()

    /// Finds out which rows groups make a difference in: where nothing is drawn in one, it changes nothing.
    func noteGroupRows() {
        open.removeAll()
        for i in commands.indices {
            switch commands[i].kind {
            case .beginGroup:
                open.append(i)
            case .endGroup:
                open.removeLast()
                let rows = commands[commands[i].partner].groupRows
                commands[i].groupRows = rows
                // A mask comes last in its group, and what it leaves out is as much of a difference as what it does not.
                if case .endMask = commands[i - 1].kind {
                    commands[i - 1].groupRows = rows
                    commands[commands[i - 1].partner].groupRows = rows
                }
                extendGroup(by: rows)
            case .draw:
                extendGroup(by: commands[i].rows)
            case .beginMask, .endMask: break
            }
        }
    }

    /// Adds rows to those of the innermost open group.
    private func extendGroup(by rows: Range<Int>) {
        guard open.count > 0, !rows.isEmpty else { return }
        let group = open[open.count - 1]
        let known = commands[group].groupRows
        commands[group].groupRows =
            known.isEmpty
            ? rows : min(known.lowerBound, rows.lowerBound)..<max(known.upperBound, rows.upperBound)
    }

    func removeAll() {
        pool.removeAll()
        commands.removeAll(keepingCapacity: true)
        images.removeAll(keepingCapacity: true)
        gradients.removeAll(keepingCapacity: true)
        shadows.removeAll(keepingCapacity: true)
        kept.removeAll(keepingCapacity: true)
        taps.removeAll()
        uprights.removeAll()
        turned.removeAll()
        columns.removeAll()
        segments.removeAll()
        gradientRows.removeAll()
        depth = 0
    }

    /// Each takes the commands of the other, with what tells whether two of them do the same. Nothing else: what sources point to
    /// may be gone by the time they are compared.
    func exchange(with other: Scene) {
        pool.runs.exchange(with: other.pool.runs)
        pool.rows.exchange(with: other.pool.rows)
        swap(&commands, &other.commands)
        swap(&images, &other.images)
        swap(&gradients, &other.gradients)
        swap(&shadows, &other.shadows)
        uprights.exchange(with: other.uprights)
        turned.exchange(with: other.turned)
    }

    /// Lends out where everything lies, for loops that should count no references.
    func withContents(_ body: (SceneContents) -> Void) {
        commands.withUnsafeBufferPointer { commands in
            images.withUnsafeBufferPointer { images in
                gradients.withUnsafeBufferPointer { gradients in
                    shadows.withUnsafeBufferPointer { shadows in
                        body(
                            SceneContents(
                                commands: commands, images: images, gradients: gradients, shadows: shadows,
                                taps: UnsafePointer(taps.base), columns: UnsafePointer(columns.base),
                                segments: UnsafePointer(segments.base), gradientRows: UnsafePointer(gradientRows.base),
                                uprights: UnsafePointer(uprights.base), turned: UnsafePointer(turned.base),
                                runs: UnsafePointer(pool.runs.base),
                                rows: UnsafePointer(pool.rows.base)))
                    }
                }
            }
        }
    }
}

/// A scene's lists while its rows are drawn.
struct SceneContents {
    let commands: UnsafeBufferPointer<Command>
    let images: UnsafeBufferPointer<ImageSource>
    let gradients: UnsafeBufferPointer<GradientSource>
    let shadows: UnsafeBufferPointer<ShadowSource>
    let taps: UnsafePointer<UInt32>
    let columns: UnsafePointer<UInt64>
    let segments: UnsafePointer<TurnedColumns.Segment>
    let gradientRows: UnsafePointer<UInt32>
    let uprights: UnsafePointer<UprightPlacement>
    let turned: UnsafePointer<TurnedColumns>
    let runs: UnsafePointer<Run>
    let rows: UnsafePointer<RowRuns>

    /// Whether nothing begins, ends or becomes wider or narrower between a row and the one above it.
    func isLikeRowAbove(_ y: Int) -> Bool {
        guard let first = commands.baseAddress else { return true }
        for i in 0..<commands.count {
            let command = first + i
            let (top, bottom) = (command.pointee.region.bounds.minY, command.pointee.region.bounds.maxY)
            if y == top || y == bottom { return false }
            if y < top || y > bottom || command.pointee.region.isRectangle { continue }
            let row = rows + (command.pointee.region.table &+ y &- command.pointee.region.top)
            if row[0] != row[-1] { return false }
        }
        return true
    }

    /// Whether a source's pixels are those of an opaque picture, as they lie there.
    func isCopied(_ source: Command.Source) -> Bool {
        guard case .image(let index) = source, images[index].isOpaque, case .copied = images[index].placement else {
            return false
        }
        return true
    }

    /// Where the runs of row `y` start and end in `runs`. The row must lie in the shape's bounds.
    @inline(__always)
    func range(_ shape: Region, row y: Int) -> (Int, Int) {
        let row = rows[shape.table &+ y &- shape.top]
        return (Int(row.first), Int(row.end))
    }
}
