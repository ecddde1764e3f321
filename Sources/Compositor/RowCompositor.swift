/// Draws a scene row by row: all that is seen in a row is blended while the row is in the nearest cache.
///
/// Each row is gone through twice. From front to back what hides and what is hidden is found out; from back to front the
/// visible parts are drawn. Groups are rows of their own beside the target's, so none needs a buffer of its size.
final class RowCompositor {
    private let scene: Scene
    /// Row buffers: one per open group, and one for a target that is better not read.
    private let buffers = Scratch<UInt32>()
    /// What sources are read into, with room for mixing.
    private let samples = Scratch<UInt32>()
    /// A row of texels between the two steps of sampling upright images, or their places for turned ones.
    private let line = Scratch<UInt64>()
    private let visibility: RowVisibility
    private var width = 0
    private var ground: UInt32 = 0

    init(scene: Scene) {
        self.scene = scene
        visibility = RowVisibility(scene: scene)
    }

    /// Prepares for rows of this many pixels over a ground of that value.
    func begin(width: Int, ground: UInt32) {
        self.width = width
        self.ground = ground
        _ = buffers.room(for: width * (scene.depth + 1))
        _ = samples.room(for: width * 4)
        _ = line.room(for: 2 * width + 16)
        visibility.begin(width: width)
    }

    /// Draws some rows of the frame.
    func render(rows: Range<Int>, into target: Bitmap) {
        for y in rows {
            let out = target.pixels + y * target.stride
            let blends = visibility.update(row: y)
            if target.isWriteOnly && blends {
                draw(row: y, buffers.base)
                out.update(from: buffers.base, count: width)
            } else {
                draw(row: y, out)
            }
        }
    }

    /// Whether opaque content lies over all of the ground in these rows.
    func hidesGround(rows: Range<Int>) -> Bool {
        rows.allSatisfy { y in
            _ = visibility.update(row: y)
            return visibility.ground.isEmpty
        }
    }

    private func draw(row y: Int, _ row: UnsafeMutablePointer<UInt32>) {
        for part in visibility.ground {
            (row + part.start).update(repeating: ground, count: part.end - part.start)
        }
        var level = 0
        var current = row
        func buffer(_ level: Int) -> UnsafeMutablePointer<UInt32> {
            level == 0 ? row : buffers.base + level * width
        }
        scene.commands.withUnsafeBufferPointer { commands in
            var i = 0
            while i < commands.count {
                let parts = visibility.parts(of: i)
                switch commands[i].kind {
                case .draw(let source):
                    for part in parts { draw(commands[i], source, y, part, current) }
                case .beginGroup, .beginMask:
                    if parts.isEmpty, case .beginGroup = commands[i].kind {
                        i = commands[i].partner
                        break
                    }
                    level += 1
                    current = buffer(level)
                    let b = commands[i].region.bounds
                    (current + b.minX).update(repeating: 0, count: b.width)
                case .endMask:
                    let mask = current
                    level -= 1
                    current = buffer(level)
                    let b = commands[i].region.bounds
                    Blend.mask(current + b.minX, by: mask + b.minX, b.width)
                case .endGroup:
                    let group = current
                    level -= 1
                    current = buffer(level)
                    for part in parts {
                        forEachRun(commands[i], y, part) { start, end, k in
                            Blend.over(current + start, group + start, end - start, k)
                        }
                    }
                }
                i += 1
            }
        }
    }

    /// Calls back for each run of a command within a part of the row, with its weight.
    @inline(__always)
    private func forEachRun(_ command: Command, _ y: Int, _ part: RowPart, _ body: (Int, Int, Int) -> Void) {
        if command.region.isRectangle { return body(part.start, part.end, command.weight) }
        let (first, last) = scene.pool.range(command.region, row: y)
        let runs = scene.pool.runs.base
        var i = first
        while i < last {
            let start = max(Int(runs[i].start), part.start)
            let end = min(Int(runs[i].end), part.end)
            if start < end { body(start, end, (Int(runs[i].weight) * command.weight + 128) >> 8) }
            i += 1
        }
    }

    private func draw(
        _ command: Command, _ source: Command.Source, _ y: Int, _ part: RowPart, _ row: UnsafeMutablePointer<UInt32>
    ) {
        switch source {
        case .color(let color):
            forEachRun(command, y, part) { start, end, k in
                if k == 256, color.isOpaque {
                    (row + start).update(repeating: color.pixel, count: end - start)
                } else if k > 0 {
                    Blend.solid(row + start, end - start, color, k)
                }
            }
        case .image(let index):
            scene.images.withUnsafeBufferPointer { draw($0[index], command, y, part, row) }
        case .gradient(let index):
            let gradient = scene.gradients[index]
            read(command, y, part, row, isOpaque: gradient.isOpaque) { start, end, out in
                gradient.read(row: y, start, end, into: out)
            }
        case .shadow(let index):
            let shadow = scene.shadows[index]
            read(command, y, part, row, isOpaque: false) { start, end, out in
                shadow.read(row: y, start, end, into: out)
            }
        }
    }

    private func draw(
        _ image: ImageSource, _ command: Command, _ y: Int, _ part: RowPart, _ row: UnsafeMutablePointer<UInt32>
    ) {
        if let (texels, first, last) = image.copiedRow(y), part.start >= first, part.end <= last {
            return forEachRun(command, y, part) { start, end, k in
                blend(row + start, texels + (start - first), end - start, k, isOpaque: image.isOpaque)
            }
        }
        let spare = samples.base + width
        let (taps, line) = (UnsafePointer(scene.taps.base), line.base)
        read(command, y, part, row, isOpaque: image.isOpaque) { start, end, out in
            if case .upright(let placement) = image.placement {
                image.readUpright(placement, y, start, end, taps: taps, line: line, into: out, spare: spare)
            } else {
                image.read(row: y, start, end, places: line, into: out, spare: spare)
            }
        }
    }

    /// Reads a source where it is seen, straight into the row where nothing of what is below is left, and blends it elsewhere.
    @inline(__always)
    private func read(
        _ command: Command, _ y: Int, _ part: RowPart, _ row: UnsafeMutablePointer<UInt32>, isOpaque: Bool,
        _ source: (Int, Int, UnsafeMutablePointer<UInt32>) -> Void
    ) {
        let buffer = samples.base
        forEachRun(command, y, part) { start, end, k in
            if k == 256, isOpaque {
                source(start, end, row + start)
            } else if k > 0 {
                source(start, end, buffer)
                blend(row + start, buffer, end - start, k, isOpaque: isOpaque)
            }
        }
    }

    @inline(__always)
    private func blend(
        _ dst: UnsafeMutablePointer<UInt32>, _ src: UnsafePointer<UInt32>, _ n: Int, _ k: Int, isOpaque: Bool
    ) {
        if isOpaque {
            if k == 256 { dst.update(from: src, count: n) } else { Blend.fade(dst, src, n, k) }
        } else if k > 0 {
            Blend.over(dst, src, n, k)
        }
    }
}
