import CKernels
import CoreGraphics
import Foundation
import Testing

@testable import Compositor

/// `SEGUE_BENCHMARK=1 swift test --filter KernelBenchmark` prints the table in the header of `kernels.h`.
@Suite("Kernels, timed", .serialized, .enabled(if: ProcessInfo.processInfo.environment["SEGUE_BENCHMARK"] != nil))
struct KernelBenchmark {
    private static let n = 1170  // a telephone's row, in pixels

    /// Nanoseconds for a row, the least of many.
    private func time(_ body: () -> Void) -> Double {
        var best = Double.infinity
        for _ in 0..<40 {
            let start = DispatchTime.now().uptimeNanoseconds
            for _ in 0..<50 { body() }
            best = min(best, Double(DispatchTime.now().uptimeNanoseconds - start) / 50)
        }
        return best
    }

    private func report(_ name: String, plain: () -> Void, wide: (SegueKernels) -> Void) {
        let kernels = [256, 512].compactMap { segue_kernels($0)?.pointee }
        let times = [time(plain)] + kernels.map { k in time { wide(k) } }
        print(
            name.padding(toLength: 10, withPad: " ", startingAt: 0), times.map { String(format: "%6.0f", $0) }.joined())
    }

    @Test("each kernel, a row in the nearest cache")
    func kernels() {
        let n = Self.n
        let size = 4 * n
        let memory = UnsafeMutablePointer<UInt32>.allocate(capacity: 12 * size)
        let numbers = UnsafeMutablePointer<UInt64>.allocate(capacity: 4 * size)
        defer {
            memory.deallocate()
            numbers.deallocate()
        }
        var dice = Dice(state: 3)
        for i in 0..<(12 * size) { memory[i] = UInt32.random(in: 0...UInt32.max, using: &dice) }
        let (out, a, b, c) = (memory, memory + size, memory + 2 * size, memory + 3 * size)
        report("fade") {
            PlainLoops.fade(out, a, b, n, 100)
        } wide: {
            $0.fade(out, a, b, n, 100, 0)
        }
        report("over") {
            PlainLoops.over(out, a, b, n & ~3)
        } wide: {
            $0.over(out, a, b, n & ~3)
        }
        report("weighted") {
            PlainLoops.weighted(out, a, b, n & ~3, 99)
        } wide: {
            $0.weighted(out, a, b, n & ~3, 99)
        }
        let color = SolidColor(RGBA(red: 0, green: 0.3, blue: 1, alpha: 0.5)).lanes(by: 256)
        report("solid") {
            PlainLoops.solid(out, a, n, color.above, color.below)
        } wide: {
            $0.solid(out, a, n, color.above, UInt32(color.below))
        }
        report("rows, 2") {
            Texels.plainRows(out, a, b, c, n, 100, 156, 0)
        } wide: {
            $0.rows(out, a, b, c, n, 100, 156, 0)
        }
        report("rows, 3") {
            Texels.plainRows(out, a, b, c, n, 90, 100, 66)
        } wide: {
            $0.rows(out, a, b, c, n, 90, 100, 66)
        }
        let columns = memory + 4 * size
        for i in 0..<n {
            let tap = AxisTap(center: Double(i) * 1.2 + 1, width: 1.2)
            for (j, w) in [tap.w0, tap.w1, tap.w2].enumerated() { columns[j * n + i] = UInt32(w) * 0x1_0001 }
            columns[3 * n + i] = UInt32(tap.first)
        }
        report("columns") {
            Texels.plainColumns(out, a, columns, n, n)
        } wide: {
            $0.columns(out, a, columns, n, n)
        }
        // Two rows of texels, as a turned page reads them.
        let texels = Texels(pixels: a, width: size - 1, height: 2, stride: size)
        for i in 0..<n { numbers[i] = UInt64(i * 290) | UInt64(i % 250) << 32 }
        report("bilinear") {
            texels.bilinear(numbers, n, out, isInside: true)
        } wide: {
            $0.bilinear(out, a, size, numbers, n)
        }
        let (places, shifts) = (numbers + size, numbers + 2 * size)
        for i in 0..<size { shifts[i] = Double(i % 7).bitPattern }
        let range = PlaceRange(0, 2000, 0, 2000)
        report("turned") {
            ImageSource.turnedPlaces(places, numbers, shifts, shifts, n, 3, range)
        } wide: {
            $0.turned(places, numbers, shifts, shifts, n, 3, range.scale, range.low, range.high)
        }
    }

    @Test("each kernel of shadows: a row")
    func shadows() {
        let (n, core, edge) = (Self.n, 5, 100)
        let size = 4 * n
        let reciprocal = (1 << 32) / (256 * (2 * core + 1) + 2 * edge)
        let memory = UnsafeMutablePointer<UInt16>.allocate(capacity: 4 * size)
        defer { memory.deallocate() }
        for i in 0..<(4 * size) { memory[i] = UInt16(i % ShadowMask.one) }
        let (out, p, q) = (memory, memory + size, memory + 2 * size)
        report("box line") {
            PlainLoops.boxLine(out, p, n, core, edge, reciprocal)
        } wide: {
            $0.box_line(out, p, n, UInt32(core), UInt32(edge), UInt32(reciprocal))
        }
        let line = UnsafeMutablePointer<UInt32>.allocate(capacity: 2 * size)
        defer { line.deallocate() }
        line.initialize(repeating: 0, count: 2 * size)
        report("box row") {
            PlainLoops.boxRow(out, line, p, p + 9, p + 18, p + 27, n, edge, reciprocal)
        } wide: {
            $0.box_row(out, line, p, p + 9, p + 18, p + 27, n, UInt32(edge), UInt32(reciprocal))
        }
        report("merged") {
            PlainLoops.mergedCells(line, p, q, n, 56, 200)
        } wide: {
            $0.merged_cells(line, p, q, n, 56, 200)
        }
        let color = SolidColor(RGBA(red: 0.5, green: 0.6, blue: 0.7, alpha: 0.5)).scaled(by: 256).above
        let channels = (0..<4).map { color[$0] }
        report("shade") {
            PlainLoops.shade(line + size, line, n, 77, 1, color)
        } wide: {
            $0.shade(line + size, line, n, 77, 1, channels)
        }
    }

    @Test("typical frames on one thread and on two, by the clock on the wall")
    func threads() {
        let (width, height) = (1170, 2532)
        let frames = TypicalFrames(width: width, height: height)
        let pixels = UnsafeMutablePointer<UInt32>.allocate(capacity: width * height)
        defer { pixels.deallocate() }
        let target = Bitmap(pixels: pixels, width: width, height: height, stride: width)
        let renderer = FrameRenderer()
        for kind in TypicalFrames.Kind.allCases {
            let nodes = frames.nodes(kind, at: 0.4)
            let times = [1, 2].map { threads -> Double in
                (0..<60).map { _ -> Double in
                    let start = DispatchTime.now().uptimeNanoseconds
                    renderer.render(nodes, into: target, background: .black, threads: threads)
                    return Double(DispatchTime.now().uptimeNanoseconds - start) * 1e-6
                }.min() ?? 0
            }
            print(
                kind.rawValue.padding(toLength: 10, withPad: " ", startingAt: 0),
                String(format: "%6.2f%6.2f%6.2f", times[0], times[1], times[0] / times[1]))
        }
    }
}
