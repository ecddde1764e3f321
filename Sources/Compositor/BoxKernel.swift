/// A box whose two outermost cells count in part, three of which in a row are a Gaussian of any standard deviation.
struct BoxKernel {
    /// Whole cells on each side of the middle.
    let core: Int
    /// Weight of the next cell on each side, 0…255 of 256.
    private let edge: Int
    /// 2³² ÷ the sum of all weights.
    private let reciprocal: Int

    init(sigma: Double) {
        // Variances add up: each of three boxes has a third (Gwosdek et al., "Theoretical Foundations of Gaussian
        // Convolution by Extended Box Filtering", 2011).
        let v = sigma * sigma / 3
        let m = (((1 + 12 * v).squareRoot() - 1) / 2).rounded(.down)
        let alpha = (2 * m + 1) * (v - m * (m + 1) / 3) / (2 * ((m + 1) * (m + 1) - v))
        core = Int(m)
        edge = Int(min(max((alpha * 256).rounded(), 0), 256))
        reciprocal = (1 << 32) / (256 * (2 * core + 1) + 2 * edge)
    }

    /// Columns that are blurred together: a row of them is a cache line.
    static let block = 32

    /// Blurs in place, three times each way; beyond the edges there is nothing.
    func blur(_ cells: UnsafeMutablePointer<UInt16>, _ width: Int, _ height: Int, spare: Scratch<UInt16>) {
        let margin = core + 1
        let room = (max(width, height) + 2 * margin) * Self.block
        let a = spare.room(for: 2 * room)
        let b = a + room
        a.update(repeating: 0, count: 2 * room)
        for y in 0..<height {
            let row = cells + y * width
            (a + margin).update(from: row, count: width)
            pass(a, b, width)
            pass(b, a, width)
            pass(a, b, width)
            row.update(from: b + margin, count: width)
        }
        a.update(repeating: 0, count: 2 * room)
        for x in stride(from: 0, to: width, by: Self.block) {
            let n = min(Self.block, width - x)
            for y in 0..<height {
                (a + (y + margin) * Self.block).update(from: cells + y * width + x, count: n)
            }
            blockPass(a, b, height)
            blockPass(b, a, height)
            blockPass(a, b, height)
            for y in 0..<height {
                (cells + y * width + x).update(from: b + (y + margin) * Self.block, count: n)
            }
        }
    }

    /// One box along a line of `n` cells that stands between margins of nothing.
    private func pass(_ from: UnsafeMutablePointer<UInt16>, _ to: UnsafeMutablePointer<UInt16>, _ n: Int) {
        let target = to + core + 1
        guard let line = Kernels.current?.pointee.box_line else {
            return PlainLoops.boxLine(target, from, n, core, edge, reciprocal)
        }
        line(target, from, n, UInt32(core), UInt32(edge), UInt32(reciprocal))
    }

    /// One box down a block of columns, row by row, so that memory is read as it lies.
    private func blockPass(_ from: UnsafeMutablePointer<UInt16>, _ to: UnsafeMutablePointer<UInt16>, _ n: Int) {
        let target = to + (core + 1) * Self.block
        guard let block = Kernels.current?.pointee.box_block else {
            return PlainLoops.boxBlock(target, from, n, core, edge, reciprocal)
        }
        block(target, from, n, UInt32(core), UInt32(edge), UInt32(reciprocal))
    }
}
