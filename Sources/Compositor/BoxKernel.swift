/// A box whose two outermost cells count in part, three of which in a row are a Gaussian of any standard deviation.
struct BoxKernel {
    /// Whole cells on each side of the middle.
    private let core: Int
    /// Weight of the next cell on each side, 0…256 of 256.
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

    /// Whether all stays as it is.
    var isIdentity: Bool { core == 0 && edge == 0 }

    /// Cells that are needed on each side of the one whose mean is wanted.
    var margin: Int { core + 1 }

    /// One box along a line that has a margin on each side, for `n` cells.
    func pass(_ line: UnsafePointer<UInt16>, to target: UnsafeMutablePointer<UInt16>, _ n: Int) {
        guard let boxLine = Kernels.current?.pointee.box_line else {
            return PlainLoops.boxLine(target, line, n, core, edge, reciprocal)
        }
        boxLine(target, line, n, UInt32(core), UInt32(edge), UInt32(reciprocal))
    }

    /// One box down the columns of a row.
    ///
    /// - Parameters:
    ///   - first: the uppermost row that counts, in part; then the first that counts wholly, the last, and the one after it.
    ///   - sums: of the rows that count wholly but for the last; afterwards for the row below.
    func passRow(
        _ first: UnsafePointer<UInt16>, _ next: UnsafePointer<UInt16>, _ last: UnsafePointer<UInt16>,
        _ after: UnsafePointer<UInt16>, sums: UnsafeMutablePointer<UInt32>, to target: UnsafeMutablePointer<UInt16>,
        _ n: Int
    ) {
        guard let boxRow = Kernels.current?.pointee.box_row else {
            return PlainLoops.boxRow(target, sums, first, next, last, after, n, edge, reciprocal)
        }
        boxRow(target, sums, first, next, last, after, n, UInt32(edge), UInt32(reciprocal))
    }
}
