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
    private static let block = 32

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
        var sum = 0
        for i in 1..<max(2 &* core &+ 1, 1) { sum &+= Int(from[i]) }
        let (last, edgeAfter, target) = (from + 2 * core + 1, from + 2 * core + 2, to + core + 1)
        for i in 0..<n {
            sum &+= Int(last[i])
            target[i] = mean(sum, Int(from[i]) &+ Int(edgeAfter[i]))
            sum &-= Int(from[i &+ 1])
        }
    }

    /// One box down a block of columns, row by row, so that memory is read as it lies.
    private func blockPass(_ from: UnsafeMutablePointer<UInt16>, _ to: UnsafeMutablePointer<UInt16>, _ n: Int) {
        let block = Self.block
        withUnsafeTemporaryAllocation(of: Int.self, capacity: block) { sums in
            sums.initialize(repeating: 0)
            guard let sum = sums.baseAddress else { return }
            for i in 1..<max(2 &* core &+ 1, 1) {
                for x in 0..<block { sum[x] &+= Int(from[i &* block &+ x]) }
            }
            for i in 0..<n {
                let first = from + i &* block
                let (next, last) = (first + block, first + (2 &* core &+ 1) &* block)
                let (after, target) = (last + block, to + (i &+ core &+ 1) &* block)
                for x in 0..<block {
                    let whole = sum[x] &+ Int(last[x])
                    target[x] = mean(whole, Int(first[x]) &+ Int(after[x]))
                    sum[x] = whole &- Int(next[x])
                }
            }
        }
    }

    /// The box's mean from the sum of its whole cells and that of its two outermost.
    @inline(__always)
    private func mean(_ whole: Int, _ outermost: Int) -> UInt16 {
        let weighted = whole &* 256 &+ outermost &* edge
        return UInt16(truncatingIfNeeded: (weighted &* reciprocal &+ 1 << 31) &>> 32)
    }
}
