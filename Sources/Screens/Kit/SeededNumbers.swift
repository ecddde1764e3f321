/// Numbers that look thrown but are the same on every machine and every run: drawings must not differ.
struct SeededNumbers {
    private var state: UInt32

    init(seed: UInt32) {
        state = seed &* 2_654_435_761 | 1
    }

    /// The next number, 0 ..< 1. (Xorshift, Marsaglia 2003.)
    mutating func next() -> CGFloat {
        state ^= state << 13
        state ^= state >> 17
        state ^= state << 5
        return CGFloat(state >> 8) / CGFloat(1 << 24)
    }

    mutating func next(_ range: ClosedRange<CGFloat>) -> CGFloat {
        range.lowerBound + (range.upperBound - range.lowerBound) * next()
    }
}
