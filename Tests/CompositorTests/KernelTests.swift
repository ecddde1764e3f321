import CKernels
import Foundation
import Testing

@testable import Compositor

/// The loops for wide registers against those in Swift, at every length up to four registers and at every place in a register.
@Suite("Kernels", .enabled(if: segue_kernels(256) != nil || segue_kernels(512) != nil))
struct KernelTests {
    private static let most = 67

    /// What one processor may not have all of.
    private static let sizes: [Int32] = [256, 512].filter { segue_kernels($0) != nil }

    /// Rows of random pixels with room around them, to be freed by whoever makes them.
    private struct Rows {
        let base: UnsafeMutablePointer<UInt32>
        private let size = 512
        init(_ count: Int, _ dice: inout Dice, premultiplied: Bool = true) {
            base = .allocate(capacity: count * size)
            for i in 0..<(count * size) {
                let p = UInt32.random(in: 0...UInt32.max, using: &dice)
                base[i] = premultiplied ? pixel(Int(p >> 16 & 255), Int(p >> 8 & 255), Int(p & 255), Int(p >> 24)) : p
            }
        }
        func free() { base.deallocate() }
        func row(_ i: Int, at offset: Int) -> UnsafeMutablePointer<UInt32> { base + (i * size + offset) }
    }

    /// Both results of a loop that writes `n` pixels, with what lies before and behind.
    private func both(
        _ n: Int, at offset: Int, _ plain: (UnsafeMutablePointer<UInt32>) -> Void,
        _ wide: (UnsafeMutablePointer<UInt32>) -> Void
    ) -> Bool {
        let size = n + offset + 40
        return withUnsafeTemporaryAllocation(byteCount: 8 * size, alignment: 64) { memory in
            guard let base = memory.bindMemory(to: UInt32.self).baseAddress else { return false }
            base.initialize(repeating: 0xABCD_EF01, count: 2 * size)
            plain(base + offset)
            guard memcmp(base, base + size, 4 * size) != 0 || n == 0 else { return false }
            wide(base + (size + offset))
            // The stretch behind is as long as the longest register.
            let behind = base + (size + offset + n)
            return memcmp(base, base + size, 4 * size) == 0
                && (0..<16).allSatisfy { behind[$0] == 0xABCD_EF01 && (offset == 0 || behind[-n - 1] == 0xABCD_EF01) }
        }
    }

    @Test("rows are blended alike", arguments: sizes)
    func blending(bits: Int32) throws {
        let kernels = try #require(segue_kernels(bits)).pointee
        var dice = Dice(state: 17)
        let rows = Rows(2, &dice)
        defer { rows.free() }
        for n in 0...Self.most {
            for offset in [0, 1, 3, 8, 13] {
                let (below, above) = (rows.row(0, at: offset + n), rows.row(1, at: 3 * offset))
                let weights = n % 16 == 3 && offset == 1 ? Array(0...256) : [0, 1, 77, 128, 200, 255, 256]
                for k in weights {
                    for streams: Int32 in [0, 1] {
                        #expect(
                            both(n, at: offset) {
                                PlainLoops.fade($0, below, above, n, k)
                            } _: {
                                kernels.fade($0, below, above, n, UInt32(k), streams)
                            }, "fade of \(n) at \(offset) by \(k)")
                    }
                    let color = SolidColor(
                        RGBA(
                            red: .random(in: 0...1, using: &dice), green: .random(in: 0...1, using: &dice),
                            blue: .random(in: 0...1, using: &dice), alpha: .random(in: 0...1, using: &dice))
                    ).lanes(by: k)
                    #expect(
                        both(n, at: offset) {
                            PlainLoops.solid($0, below, n, color.above, color.below)
                        } _: {
                            kernels.solid($0, below, n, color.above, UInt32(color.below))
                        }, "colour over \(n) at \(offset) by \(k)")
                    if n % 4 != 0 { continue }
                    #expect(
                        both(n, at: offset) {
                            PlainLoops.weighted($0, below, above, n, k)
                        } _: {
                            kernels.weighted($0, below, above, n, UInt32(k))
                        }, "\(n) at \(offset) by \(k)")
                }
                if n % 4 != 0 { continue }
                #expect(
                    both(n, at: offset) {
                        PlainLoops.over($0, below, above, n)
                    } _: {
                        kernels.over($0, below, above, n)
                    },
                    "\(n) at \(offset)")
                if let stream = kernels.stream {
                    #expect(
                        both(n, at: offset) {
                            $0.update(from: above, count: n)
                        } _: {
                            stream($0, above, n)
                        })
                }
            }
        }
    }

    @Test("what is blended over itself in place is what is blended beside it", arguments: sizes)
    func inPlace(bits: Int32) throws {
        let kernels = try #require(segue_kernels(bits)).pointee
        var dice = Dice(state: 23)
        let rows = Rows(2, &dice)
        defer { rows.free() }
        for n in stride(from: 0, through: 64, by: 4) {
            let (below, above) = (rows.row(0, at: 7), rows.row(1, at: 9))
            for k: UInt32 in [3, 100, 256] {
                #expect(
                    both(n, at: 1) {
                        kernels.weighted($0, below, above, n, k)
                    } _: {
                        $0.update(from: below, count: n)
                        kernels.weighted($0, $0, above, n, k)
                    })
                #expect(
                    both(n, at: 1) {
                        kernels.fade($0, below, above, n, k, 0)
                    } _: {
                        $0.update(from: below, count: n)
                        kernels.fade($0, $0, above, n, k, 0)
                    })
            }
        }
    }

    @Test("rows of texels become one alike", arguments: sizes)
    func merging(bits: Int32) throws {
        let kernels = try #require(segue_kernels(bits)).pointee
        var dice = Dice(state: 5)
        let rows = Rows(3, &dice, premultiplied: false)
        defer { rows.free() }
        for n in 0...Self.most {
            for first: UInt32 in [0, 1, 100, 255, 256] {
                for second in [0, 1, 56, 256 - first] where first + second <= 256 {
                    let (p, q, r) = (rows.row(0, at: n & 7), rows.row(1, at: 3), rows.row(2, at: 5))
                    let third = 256 - first - second
                    #expect(
                        both(n, at: n % 5) {
                            Texels.plainRows($0, p, q, r, n, first, second, third)
                        } _: {
                            kernels.rows($0, p, q, r, n, first, second, third)
                        }, "\(n) by \(first), \(second), \(third)")
                }
            }
        }
    }

    @Test("columns of texels become one alike at every scale from enlarged to half, and mirrored", arguments: sizes)
    func columns(bits: Int32) throws {
        let kernels = try #require(segue_kernels(bits)).pointee
        var dice = Dice(state: 6)
        let rows = Rows(1, &dice, premultiplied: false)
        defer { rows.free() }
        let line = rows.row(0, at: 1)
        let numbers = UnsafeMutablePointer<UInt32>.allocate(capacity: 4 * (Self.most + 3))
        defer { numbers.deallocate() }
        for n in 0...Self.most {
            for scale in [0.01, 0.3, 0.7, 0.99, 1, 1.001, 1.3, 1.77, 1.999, 2] {
                for isMirrored in [false, true] {
                    let count = n + 3
                    for i in 0..<count {
                        let at = Double(isMirrored ? count - i : i) * scale + 2.3
                        let tap = AxisTap(center: at, width: min(max(scale, 1), 2))
                        for (j, w) in [tap.w0, tap.w1, tap.w2].enumerated() {
                            numbers[j * count + i] = UInt32(w) * 0x1_0001
                        }
                        numbers[3 * count + i] = UInt32(tap.first)
                    }
                    #expect(
                        both(n, at: n % 3) {
                            Texels.plainColumns($0, line, numbers, count, n)
                        } _: {
                            kernels.columns($0, line, numbers, count, n)
                        }, "\(n) at \(scale)")
                }
            }
        }
    }

    @Test("means of four texels are alike, wherever they lie", arguments: sizes)
    func bilinear(bits: Int32) throws {
        let kernels = try #require(segue_kernels(bits)).pointee
        var dice = Dice(state: 8)
        let rows = Rows(1, &dice, premultiplied: false)
        defer { rows.free() }
        let image = rows.row(0, at: 3)
        let texels = Texels(pixels: image, width: 20, height: 20, stride: 23)
        for n in 0...Self.most {
            let places = (0..<n).map { i -> UInt64 in
                let edge = i % 5 == 0
                let x = edge ? UInt64(i * 37 % 19) * 256 : UInt64.random(in: 0..<(19 * 256), using: &dice)
                return x | UInt64.random(in: 0..<(19 * 256), using: &dice) << 32
            }
            #expect(
                both(n, at: n % 7) {
                    texels.bilinear(places, n, $0, isInside: true)
                } _: {
                    kernels.bilinear($0, image, 23, places, n)
                }, "\(n)")
        }
    }

    @Test("places in turned images are alike", arguments: sizes)
    func turned(bits: Int32) throws {
        let kernels = try #require(segue_kernels(bits)).pointee
        var dice = Dice(state: 9)
        for n in 0...Self.most {
            let range = PlaceRange(Int.random(in: 0...3, using: &dice), 900, 3.5, 890)
            let across = (0..<n).map { _ in UInt64.random(in: 0..<90000, using: &dice) }
            let shifts = (0..<n).map { _ in Double.random(in: -50...50, using: &dice).bitPattern }
            let reciprocals = (0..<n).map { _ in Double.random(in: 0.1...3, using: &dice).bitPattern }
            let shift = Double.random(in: -100...1500, using: &dice)
            var (plain, wide) = ([UInt64](repeating: 0, count: n), [UInt64](repeating: 0, count: n))
            ImageSource.turnedPlaces(&plain, across, shifts, reciprocals, n, shift, range)
            kernels.turned(&wide, across, shifts, reciprocals, n, shift, range.scale, range.low, range.high)
            #expect(plain == wide, "\(n)")
        }
    }

    /// Random coverage, in part none and in part full.
    private func coverage(_ count: Int, _ dice: inout Dice) -> [UInt16] {
        (0..<count).map { _ in UInt16(min(max(Int.random(in: -9000...41768, using: &dice), 0), ShadowMask.one)) }
    }

    @Test("shadows are blurred alike", arguments: sizes)
    func blur(bits: Int32) throws {
        let kernels = try #require(segue_kernels(bits)).pointee
        var dice = Dice(state: 21)
        for n in 0...Self.most {
            let (core, edge) = (n % 8, Int.random(in: 0...256, using: &dice))
            let reciprocal = (1 << 32) / (256 * (2 * core + 1) + 2 * edge)
            let numbers = (UInt32(core), UInt32(edge), UInt32(reciprocal))
            let from = n == 40 ? Array(repeating: UInt16(ShadowMask.one), count: 4000) : coverage(4000, &dice)
            var (plain, wide) = ([UInt16](repeating: 7, count: 4000), [UInt16](repeating: 7, count: 4000))
            PlainLoops.boxLine(&plain, from, n, core, edge, reciprocal)
            kernels.box_line(&wide, from, n, numbers.0, numbers.1, numbers.2)
            #expect(plain == wide, "a line of \(n)")
            let rows = (0..<4).map { _ in coverage(n, &dice) }
            var sums =
                rows[1].map { UInt32($0) + UInt32.random(in: 0...400_000, using: &dice) }
                + Array(repeating: 7, count: 64)
            var wideSums = sums
            PlainLoops.boxRow(&plain, &sums, rows[0], rows[1], rows[2], rows[3], n, edge, reciprocal)
            kernels.box_row(&wide, &wideSums, rows[0], rows[1], rows[2], rows[3], n, numbers.1, numbers.2)
            #expect(plain == wide && sums == wideSums, "a row of \(n)")
        }
    }

    @Test("shadows are coloured alike", arguments: sizes)
    func shade(bits: Int32) throws {
        let kernels = try #require(segue_kernels(bits)).pointee
        var dice = Dice(state: 22)
        for n in 0...Self.most {
            let (p, q) = (coverage(200, &dice), coverage(200, &dice))
            let weight = UInt32.random(in: 0...256, using: &dice)
            var (plain, wide) = ([UInt32](repeating: 7, count: 200), [UInt32](repeating: 7, count: 200))
            PlainLoops.mergedCells(&plain, p, q, n, 256 - weight, weight)
            kernels.merged_cells(&wide, p, q, n, 256 - weight, weight)
            #expect(plain == wide, "\(n) cells")

            var line = [UInt32](repeating: 0, count: 200)
            PlainLoops.mergedCells(&line, p, q, 200, 256 - weight, weight)
            let (shift, color) = (
                n % 7, SolidColor(RGBA(red: 0.2, green: 1, blue: 0, alpha: 0.7)).scaled(by: 256).above
            )
            let u = Int.random(in: 0..<(512 << shift), using: &dice)
            let channels = (0..<4).map { color[$0] }
            #expect(
                both(n, at: n % 7) {
                    PlainLoops.shade($0, line, n, u, shift, color)
                } _: {
                    kernels.shade($0, line, n, UInt32(u), UInt32(shift), channels)
                }, "\(n) pixels in cells of \(1 << shift)")
        }
    }
}
