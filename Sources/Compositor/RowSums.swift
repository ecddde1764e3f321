/// What the edges that cross a row add to its pixels, in columns from the left.
struct RowSums {
    /// Fractional bits within a row: of columns and of heights.
    static let bits = 12
    private static let one = 1 << bits

    struct Pixel: BitwiseCopyable {
        /// The height that edges span in the pixel.
        var cover: Int
        /// Twice how much of that lies left of them.
        var area: Int
    }

    /// One for each pixel, and one beyond; none of them holds anything before the first row.
    private let pixels: UnsafeMutablePointer<Pixel>
    /// A bit for each of them that was added to.
    private let touched: UnsafeMutablePointer<UInt64>
    private let width: Int
    /// The first and the last word of those in which a bit may be set.
    private var words = (first: Int.max, last: -1)

    init(pixels: UnsafeMutablePointer<Pixel>, touched: UnsafeMutablePointer<UInt64>, width: Int) {
        (self.pixels, self.touched, self.width) = (pixels, touched, width)
    }

    /// Adds a piece of an edge inside the row, pixel by pixel, in 1/4096 pixel; the direction is 1 downwards and -1 upwards.
    @inline(__always)
    mutating func add(_ xa: Int, _ xb: Int, _ ya: Int, _ yb: Int, _ direction: Int) {
        let (first, last) = (xa >> Self.bits, xb >> Self.bits)
        if first == last {
            let fractions = (xa & (Self.one &- 1)) &+ (xb & (Self.one &- 1))
            return touch(first, cover: (yb &- ya) &* direction, area: (yb &- ya) &* direction &* fractions)
        }
        let (dx, dy) = (xb &- xa, yb &- ya)
        let step = dx > 0 ? 1 : -1
        var (x, y, column) = (xa, ya, first)
        while column != last {
            let boundary = (step > 0 ? column &+ 1 : column) << Self.bits
            let reached = ya &+ dy &* (boundary &- xa) / dx
            let base = column << Self.bits
            touch(
                column, cover: (reached &- y) &* direction,
                area: (reached &- y) &* direction &* ((x &- base) &+ (boundary &- base)))
            (x, y) = (boundary, reached)
            column &+= step
        }
        let base = column << Self.bits
        touch(
            column, cover: (yb &- y) &* direction, area: (yb &- y) &* direction &* ((x &- base) &+ (xb &- base)))
    }

    @inline(__always)
    private mutating func touch(_ column: Int, cover: Int, area: Int) {
        if cover == 0 { return }
        pixels[column].cover &+= cover
        pixels[column].area &+= area
        let word = column >> 6
        touched[word] |= 1 &<< UInt64(truncatingIfNeeded: column)
        words = (min(words.first, word), max(words.last, word))
    }

    /// Sums the row up into runs, the first column being that of `left`, and leaves the sums clear for the next one.
    mutating func sweep(from left: Int, _ rule: CGPathFillRule, into runs: Scratch<Run>) {
        let none = Pixel(cover: 0, area: 0)
        var last = Run(start: 0, end: 0, weight: 0)
        var sum = 0
        var x = 0
        func emit(_ a: Int, _ b: Int, _ value: Int) {
            let weight = Int32(truncatingIfNeeded: Self.weight(value, rule))
            let (start, end) = (Int32(truncatingIfNeeded: a &+ left), Int32(truncatingIfNeeded: b &+ left))
            if weight == last.weight, start == last.end {
                last.end = end
            } else {
                if last.weight > 0 { runs.append(last) }
                last = Run(start: start, end: end, weight: weight)
            }
        }
        for word in stride(from: words.first, through: words.last, by: 1) {
            var bits = touched[word]
            touched[word] = 0
            while bits != 0 {
                let column = word << 6 &+ bits.trailingZeroBitCount
                bits &= bits &- 1
                let pixel = pixels[column]
                pixels[column] = none
                if column >= width { continue }
                if column > x { emit(x, column, sum << (Self.bits &+ 1)) }
                sum &+= pixel.cover
                emit(column, column &+ 1, sum << (Self.bits &+ 1) &- pixel.area)
                x = column &+ 1
            }
        }
        if x < width { emit(x, width, sum << (Self.bits &+ 1)) }
        if last.weight > 0 { runs.append(last) }
        words = (Int.max, -1)
    }

    /// 0…256 for a signed area in which 2 · 4096² is one pixel once around.
    private static func weight(_ value: Int, _ rule: CGPathFillRule) -> Int {
        let full = 2 << (2 * bits)
        var v = abs(value)
        switch rule {
        case .winding:
            v = min(v, full)
        case .evenOdd:
            v &= 2 * full - 1
            if v > full { v = 2 * full - v }
        }
        return (v + 1 << (2 * bits - 8)) >> (2 * bits - 7)
    }
}
