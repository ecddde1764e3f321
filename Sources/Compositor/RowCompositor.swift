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
    /// What has been drawn so far.
    var work = FrameWork()

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
    func render(_ scene: SceneContents, rows: Range<Int>, into target: Bitmap) {
        let bases = Bases(groups: buffers.base, samples: samples.base, line: line.base)
        for y in rows {
            let out = target.pixels + y * target.stride
            let blends = visibility.update(row: y, of: scene)
            if target.isWriteOnly && blends {
                draw(row: y, of: scene, bases, bases.groups)
                out.update(from: bases.groups, count: width)
            } else {
                draw(row: y, of: scene, bases, out)
            }
        }
    }

    /// Whether opaque content lies over all of the ground in these rows.
    func hidesGround(_ scene: SceneContents, rows: Range<Int>) -> Bool {
        rows.allSatisfy { y in
            _ = visibility.update(row: y, of: scene)
            return visibility.ground.isEmpty
        }
    }

    /// Where the compositor's own memory lies.
    private struct Bases {
        let groups: UnsafeMutablePointer<UInt32>
        let samples: UnsafeMutablePointer<UInt32>
        let line: UnsafeMutablePointer<UInt64>
    }

    private func draw(row y: Int, of scene: SceneContents, _ bases: Bases, _ row: UnsafeMutablePointer<UInt32>) {
        for part in visibility.ground {
            (row + part.start).update(repeating: ground, count: part.end - part.start)
            work.fill(part.end - part.start)
        }
        let width = width
        var level = 0
        var current = row
        let commands = scene.commands
        var i = 0
        while i < commands.count {
            let parts = visibility.parts(of: i)
            switch commands[i].kind {
            case .draw(let source):
                for part in parts { draw(commands[i], source, y, part, scene, bases, current) }
            case .beginGroup, .beginMask:
                if parts.isEmpty, case .beginGroup = commands[i].kind {
                    i = commands[i].partner
                    break
                }
                level += 1
                current = bases.groups + level * width
                let b = commands[i].region.bounds
                (current + b.minX).update(repeating: 0, count: b.width)
            case .endMask:
                let mask = current
                level -= 1
                current = bases.groups + level * width
                let b = commands[i].region.bounds
                Blend.mask(current + b.minX, by: mask + b.minX, b.width)
                work.blend(b.width)
            case .endGroup:
                let group = current
                level -= 1
                current = level == 0 ? row : bases.groups + level * width
                for part in parts {
                    forEachRun(commands[i], y, part, scene) { start, end, k in
                        Blend.over(current + start, group + start, end - start, k)
                        work.blend(end - start)
                    }
                }
            }
            i += 1
        }
    }

    /// Calls back for each run of a command within a part of the row, with its weight.
    @inline(__always)
    private func forEachRun(
        _ command: Command, _ y: Int, _ part: RowPart, _ scene: SceneContents, _ body: (Int, Int, Int) -> Void
    ) {
        if command.region.isRectangle { return body(part.start, part.end, command.weight) }
        let (first, last) = scene.range(command.region, row: y)
        for i in first..<last {
            let run = scene.runs[i]
            let start = max(Int(run.start), part.start)
            let end = min(Int(run.end), part.end)
            if start < end { body(start, end, (Int(run.weight) * command.weight + 128) >> 8) }
        }
    }

    private func draw(
        _ command: Command, _ source: Command.Source, _ y: Int, _ part: RowPart, _ scene: SceneContents, _ bases: Bases,
        _ row: UnsafeMutablePointer<UInt32>
    ) {
        switch source {
        case .color(let color):
            forEachRun(command, y, part, scene) { start, end, k in
                if k == 256, color.isOpaque {
                    (row + start).update(repeating: color.pixel, count: end - start)
                    work.fill(end - start)
                } else if k > 0 {
                    Blend.solid(row + start, end - start, color, k)
                    work.tint(end - start)
                }
            }
        case .image(let index):
            let image = scene.images.baseAddress.unsafelyUnwrapped + index
            draw(image, command, y, part, scene, bases, row)
        case .gradient(let index):
            let gradient = scene.gradients.baseAddress.unsafelyUnwrapped + index
            let isOpaque = gradient.pointee.isOpaque
            if let place = gradient.pointee.row {
                return forEachRun(command, y, part, scene) { start, end, k in
                    blend(row + start, scene.gradientRows + (place + start), end - start, k, isOpaque: isOpaque)
                }
            }
            read(command, y, part, scene, bases.samples, row, isOpaque: isOpaque) { start, end, out in
                work.sample(end - start)
                gradient.pointee.read(row: y, start, end, into: out)
            }
        case .shadow(let index):
            let shadow = scene.shadows.baseAddress.unsafelyUnwrapped + index
            read(command, y, part, scene, bases.samples, row, isOpaque: false) { start, end, out in
                work.sample(end - start)
                shadow.pointee.read(row: y, start, end, into: out)
            }
        }
    }

    private func draw(
        _ image: UnsafePointer<ImageSource>, _ command: Command, _ y: Int, _ part: RowPart, _ scene: SceneContents,
        _ bases: Bases, _ row: UnsafeMutablePointer<UInt32>
    ) {
        let isOpaque = image.pointee.isOpaque
        if let (texels, first, last) = image.pointee.copiedRow(y), part.start >= first, part.end <= last {
            return forEachRun(command, y, part, scene) { start, end, k in
                blend(row + start, texels + (start - first), end - start, k, isOpaque: isOpaque)
            }
        }
        let spare = bases.samples + width
        let copies = image.pointee.copies
        read(command, y, part, scene, bases.samples, row, isOpaque: isOpaque) { start, end, out in
            work.sample(end - start, copies: copies)
            switch image.pointee.placement {
            case .upright(let placement):
                image.pointee.readUpright(
                    placement, y, start, end, taps: scene.taps, line: bases.line, into: out, spare: spare)
            case .turned(let map, let columns):
                image.pointee.readTurned(
                    map, columns, scene, y, start, end, places: bases.line, into: out, spare: spare)
            case .copied, .mapped:
                image.pointee.read(row: y, start, end, places: bases.line, into: out, spare: spare)
            }
        }
    }

    /// Reads a source where it is seen, straight into the row where nothing of what is below is left, and blends it elsewhere.
    @inline(__always)
    private func read(
        _ command: Command, _ y: Int, _ part: RowPart, _ scene: SceneContents, _ buffer: UnsafeMutablePointer<UInt32>,
        _ row: UnsafeMutablePointer<UInt32>, isOpaque: Bool, _ source: (Int, Int, UnsafeMutablePointer<UInt32>) -> Void
    ) {
        forEachRun(command, y, part, scene) { start, end, k in
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
        if isOpaque, k == 256 {
            dst.update(from: src, count: n)
            return work.copy(n)
        }
        if isOpaque { Blend.fade(dst, src, n, k) } else { Blend.over(dst, src, n, k) }
        work.blend(n)
    }
}
