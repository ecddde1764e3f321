/// Draws a scene row by row: all that is seen in a row is blended while the row is in the nearest cache.
///
/// Each row is gone through twice. From front to back what hides and what is hidden is found out; from back to front the
/// visible parts are drawn. Groups are rows of their own beside the target's, so none needs a buffer of its size.
final class RowCompositor {
    /// Pixels that stay in a cache near the processor until whoever shows the frame reads them; those of larger frames would be
    /// driven out before.
    private static let cached = 1 << 19

    private let scene: Scene
    /// Row buffers: one per open group, and one for a target that is better not read.
    private let buffers = Scratch<UInt32>()
    /// What sources are read into, with room for mixing.
    private let samples = Scratch<UInt32>()
    /// A row of texels between the two steps of sampling upright images.
    private let line = Scratch<UInt32>()
    /// Where a row's texels lie in images that are not upright.
    private let places = Scratch<UInt64>()
    private let deferred = DeferredCopies()
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
        _ = line.room(for: UprightColumns.lineSize(width))
        _ = places.room(for: width)
        visibility.begin(width: width)
    }

    /// Draws some rows of the frame.
    func render(_ scene: SceneContents, rows: Range<Int>, into target: Bitmap) {
        let streams = target.width * target.height > Self.cached
        let streamsRows = streams && Blend.canStream
        let bases = Bases(
            groups: buffers.base, samples: samples.base, line: line.base, places: places.base)
        for y in rows {
            let out = target.pixels + y * target.stride
            let way = visibility.update(row: y, of: scene)
            // What is worked out is put together in the nearest cache: in its place it would be read before it is written.
            if target.isWriteOnly && way.blends || streamsRows && way.isWorkedOut {
                draw(row: y, of: scene, bases, bases.groups, streams: false)
                Blend.copy(out, bases.groups, width, streams: streams)
            } else {
                draw(row: y, of: scene, bases, out, streams: streams)
            }
        }
    }

    /// Whether opaque content lies over all of the ground in a row of a rectangle.
    func hidesGround(_ scene: SceneContents, _ y: Int, in part: DeviceRect) -> Bool {
        _ = visibility.update(row: y, of: scene)
        return visibility.ground.allSatisfy { $0.end <= part.minX || $0.start >= part.maxX }
    }

    /// Where the compositor's own memory lies.
    private struct Bases {
        let groups: UnsafeMutablePointer<UInt32>
        let samples: UnsafeMutablePointer<UInt32>
        let line: UnsafeMutablePointer<UInt32>
        let places: UnsafeMutablePointer<UInt64>
    }

    /// - Parameter streams: whether what is drawn last in a row goes past the caches.
    private func draw(
        row y: Int, of scene: SceneContents, _ bases: Bases, _ row: UnsafeMutablePointer<UInt32>, streams: Bool
    ) {
        let commands = scene.commands
        guard let first = commands.baseAddress else { return }
        deferred.begin(row)
        for part in visibility.ground {
            (row + part.start).update(repeating: ground, count: part.end - part.start)
            work.fill(part.end - part.start)
        }
        let front = streams ? visibility.front : -1
        var level = 0
        var current = Canvas(row: row, isFrame: true, isFront: false)
        var i = 0
        while i < commands.count {
            let command = first + i
            let parts = visibility.parts(of: i)
            switch command.pointee.kind {
            case .draw(let source):
                current.isFront = i == front
                for part in parts { draw(command, source, y, part, scene, bases, current) }
            case .beginGroup, .beginMask:
                if parts.isEmpty, case .beginGroup = command.pointee.kind {
                    i = command.pointee.partner
                    break
                }
                level += 1
                current = Canvas(row: bases.groups + level * width, isFrame: false, isFront: false)
                let b = command.pointee.region.bounds
                (current.row + b.minX).update(repeating: 0, count: b.width)
            case .endMask:
                let mask = current.row
                level -= 1
                current = Canvas(row: bases.groups + level * width, isFrame: false, isFront: false)
                let b = command.pointee.region.bounds
                Blend.mask(current.row + b.minX, by: mask + b.minX, b.width)
                work.blend(b.width)
            case .endGroup:
                let group = current.row
                level -= 1
                current = Canvas(
                    row: level == 0 ? row : bases.groups + level * width, isFrame: level == 0, isFront: false)
                for part in parts {
                    forEachRun(command, y, part, scene) { start, end, k in
                        blend(current, start, group + start, end - start, k, isOpaque: false)
                    }
                }
            }
            i += 1
        }
        deferred.finish(streams: streams)
    }

    /// What is drawn into.
    private struct Canvas {
        let row: UnsafeMutablePointer<UInt32>
        /// Whether it is a row of the frame, into which copies may be deferred, and not of a group.
        let isFrame: Bool
        /// Whether nothing is drawn over what is drawn now.
        var isFront: Bool
    }

    /// Where pixels that hide what is below are to be written.
    @inline(__always)
    private func place(_ canvas: Canvas, _ start: Int, _ end: Int) -> UnsafeMutablePointer<UInt32> {
        if canvas.isFrame { deferred.settle(start, end) }
        return canvas.row + start
    }

    /// Where the pixels lie that something is to be blended over.
    @inline(__always)
    private func below(_ canvas: Canvas, _ start: Int, _ end: Int) -> UnsafePointer<UInt32> {
        canvas.isFrame ? deferred.take(start, end) : UnsafePointer(canvas.row + start)
    }

    /// Calls back for each run of a command within a part of the row, with its weight.
    @inline(__always)
    private func forEachRun(
        _ command: UnsafePointer<Command>, _ y: Int, _ part: RowPart, _ scene: SceneContents,
        _ body: (Int, Int, Int) -> Void
    ) {
        let weight = command.pointee.weight
        if command.pointee.region.isRectangle { return body(part.start, part.end, weight) }
        let (first, last) = scene.range(command.pointee.region, row: y)
        for i in first..<last {
            let run = scene.runs[i]
            let start = max(Int(run.start), part.start)
            let end = min(Int(run.end), part.end)
            if start < end { body(start, end, (Int(run.weight) &* weight &+ 128) &>> 8) }
        }
    }

    private func draw(
        _ command: UnsafePointer<Command>, _ source: Command.Source, _ y: Int, _ part: RowPart, _ scene: SceneContents,
        _ bases: Bases, _ canvas: Canvas
    ) {
        switch source {
        case .color(let color):
            forEachRun(command, y, part, scene) { start, end, k in
                if k == 256, color.isOpaque {
                    place(canvas, start, end).update(repeating: color.pixel, count: end - start)
                    work.fill(end - start)
                } else if k > 0 {
                    Blend.solid(canvas.row + start, below(canvas, start, end), end - start, color, k)
                    work.tint(end - start)
                }
            }
        case .image(let index):
            let image = scene.images.baseAddress.unsafelyUnwrapped + index
            draw(image, command, y, part, scene, bases, canvas)
        case .gradient(let index):
            let gradient = scene.gradients.baseAddress.unsafelyUnwrapped + index
            let isOpaque = gradient.pointee.isOpaque
            if let place = gradient.pointee.row {
                return forEachRun(command, y, part, scene) { start, end, k in
                    blend(canvas, start, scene.gradientRows + (place + start), end - start, k, isOpaque: isOpaque)
                }
            }
            read(command, y, part, scene, bases.samples, canvas, isOpaque: isOpaque) { start, end, out in
                work.sample(end - start)
                gradient.pointee.read(row: y, start, end, into: out)
            }
        case .shadow(let index):
            let shadow = scene.shadows.baseAddress.unsafelyUnwrapped + index
            read(command, y, part, scene, bases.samples, canvas, isOpaque: false) { start, end, out in
                work.sample(end - start)
                shadow.pointee.read(row: y, start, end, line: bases.line, into: out)
            }
        }
    }

    private func draw(
        _ image: UnsafePointer<ImageSource>, _ command: UnsafePointer<Command>, _ y: Int, _ part: RowPart,
        _ scene: SceneContents, _ bases: Bases, _ canvas: Canvas
    ) {
        let isOpaque = image.pointee.isOpaque
        if let (texels, first, last) = image.pointee.copiedRow(y), part.start >= first, part.end <= last {
            return forEachRun(command, y, part, scene) { start, end, k in
                let source = texels + (start - first)
                if isOpaque, k == 256, canvas.isFrame {
                    deferred.add(start, end, source)
                    work.copy(end - start)
                } else {
                    blend(canvas, start, source, end - start, k, isOpaque: isOpaque)
                }
            }
        }
        let spare = bases.samples + width
        let copies = image.pointee.copies
        read(command, y, part, scene, bases.samples, canvas, isOpaque: isOpaque) { start, end, out in
            work.sample(end - start, copies: copies)
            switch image.pointee.placement {
            case .upright(let index):
                image.pointee.readUpright(
                    scene.uprights + index, y, start, end, taps: scene.taps, line: bases.line, into: out, spare: spare)
            case .turned(let index):
                image.pointee.readTurned(
                    scene.turned + index, scene, y, start, end, places: bases.places, into: out, spare: spare)
            case .copied, .mapped:
                image.pointee.read(row: y, start, end, places: bases.places, into: out, spare: spare)
            }
        }
    }

    /// Reads a source where it is seen, straight into the row where nothing of what is below is left, and blends it elsewhere.
    @inline(__always)
    private func read(
        _ command: UnsafePointer<Command>, _ y: Int, _ part: RowPart, _ scene: SceneContents,
        _ buffer: UnsafeMutablePointer<UInt32>, _ canvas: Canvas, isOpaque: Bool,
        _ source: (Int, Int, UnsafeMutablePointer<UInt32>) -> Void
    ) {
        forEachRun(command, y, part, scene) { start, end, k in
            if k == 256, isOpaque {
                source(start, end, place(canvas, start, end))
            } else if k > 0 {
                source(start, end, buffer)
                blend(canvas, start, buffer, end - start, k, isOpaque: isOpaque)
            }
        }
    }

    @inline(__always)
    private func blend(
        _ canvas: Canvas, _ start: Int, _ source: UnsafePointer<UInt32>, _ n: Int, _ k: Int, isOpaque: Bool
    ) {
        if k == 0 { return }
        if isOpaque, k == 256 {
            Blend.copy(place(canvas, start, start + n), source, n)
            return work.copy(n)
        }
        let below = below(canvas, start, start + n)
        if isOpaque {
            Blend.fade(canvas.row + start, below, source, n, k, streams: canvas.isFront)
        } else {
            Blend.over(canvas.row + start, below, source, n, k)
        }
        work.blend(n)
    }
}
