/// The loops of shadows, whose cells are 16 bits of coverage: `ShadowMask.one` is the whole.
extension PlainLoops {
    typealias Cells = UnsafePointer<UInt16>

    /// The means of a box along a line: see `SegueKernels.box_line`.
    static func boxLine(
        _ to: UnsafeMutablePointer<UInt16>, _ from: Cells, _ n: Int, _ core: Int, _ edge: Int, _ reciprocal: Int
    ) {
        var sum = 0
        for i in 1..<max(2 &* core &+ 1, 1) { sum &+= Int(from[i]) }
        let (last, edgeAfter) = (from + 2 * core + 1, from + 2 * core + 2)
        for i in 0..<n {
            sum &+= Int(last[i])
            to[i] = mean(sum, Int(from[i]) &+ Int(edgeAfter[i]), edge, reciprocal)
            sum &-= Int(from[i &+ 1])
        }
    }

    /// The same down the columns of a row: see `SegueKernels.box_row`.
    static func boxRow(
        _ to: UnsafeMutablePointer<UInt16>, _ sums: UnsafeMutablePointer<UInt32>, _ first: Cells, _ next: Cells,
        _ last: Cells, _ after: Cells, _ n: Int, _ edge: Int, _ reciprocal: Int
    ) {
        for x in 0..<n {
            let whole = sums[x] &+ UInt32(last[x])
            to[x] = mean(Int(whole), Int(first[x]) &+ Int(after[x]), edge, reciprocal)
            sums[x] = whole &- UInt32(next[x])
        }
    }

    /// The box's mean from the sum of its whole cells and that of its two outermost.
    @inline(__always)
    private static func mean(_ whole: Int, _ outermost: Int, _ edge: Int, _ reciprocal: Int) -> UInt16 {
        let weighted = whole &* 256 &+ outermost &* edge
        return UInt16(truncatingIfNeeded: (weighted &* reciprocal &+ 1 << 31) &>> 32)
    }

    /// Two rows of cells into one, by weight.
    static func mergedCells(
        _ to: Target, _ p: Cells, _ q: Cells, _ n: Int, _ wp: UInt32, _ wq: UInt32
    ) {
        for i in 0..<n { to[i] = UInt32(p[i]) &* wp &+ UInt32(q[i]) &* wq }
    }

    /// A row of a colour's pixels at the coverage of merged cells, of which 2²³ is the whole: see `SegueKernels.shade`.
    static func shade(
        _ to: Target, _ line: Row, _ n: Int, _ u: Int, _ shift: Int, _ color: [4 of UInt16]
    ) {
        let (c0, c1, c2, c3) = (Int(color[0]), Int(color[1]), Int(color[2]), Int(color[3]))
        @inline(__always) func part(_ c: Int, _ a: Int) -> UInt32 {
            UInt32(truncatingIfNeeded: (c &* (a &>> 8) &+ 1 << 30) &>> 31)
        }
        let (scale, unit) = (8 + shift, 256 << shift)
        var u = u
        for i in 0..<n {
            let (column, fu) = (u >> scale, (u & (unit &- 1)) >> shift)
            // 0…2³¹ for the whole.
            let a = Int(line[column]) &* (256 &- fu) &+ Int(line[column &+ 1]) &* fu
            u &+= 256
            to[i] = a == 0 ? 0 : part(c3, a) << 24 | part(c2, a) << 16 | part(c1, a) << 8 | part(c0, a)
        }
    }
}
