/// Gaussian blur of 8-bit coverage.
enum Blur {
    /// How many standard deviations the kernel reaches; what lies beyond weighs less than half a unit of 255.
    private static let deviations: CGFloat = 3
    /// The kernel's weights are whole numbers that add up to this: the same on every machine.
    private static let unit: Int32 = 1 << shift
    private static let shift: Int32 = 16

    /// How far a pixel spreads, in pixels.
    static func reach(deviation: CGFloat) -> Int {
        deviation.isFinite ? Int((min(max(deviation, 0), 1000) * deviations).rounded(.up)) : 0
    }

    /// Blurs rows, then columns, of a buffer with nothing around it.
    static func gaussian(_ bytes: inout [UInt8], width: Int, height: Int, stride: Int, deviation: CGFloat) {
        let reach = reach(deviation: deviation)
        guard reach > 0, deviation > 0 else { return }
        let kernel = kernel(reach: reach, deviation: deviation)
        bytes.withUnsafeMutableBufferPointer { buffer in
            guard let bytes = buffer.baseAddress else { return }
            kernel.withUnsafeBufferPointer { kernel in
                blurRows(bytes, width: width, height: height, stride: stride, kernel, reach: reach)
                blurColumns(bytes, width: width, height: height, stride: stride, kernel, reach: reach)
            }
        }
    }

    /// The taps are the outer loop, here and for columns: the inner one then runs over neighbours and is vectorised.
    private static func blurRows(
        _ bytes: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int,
        _ kernel: UnsafeBufferPointer<Int32>, reach: Int
    ) {
        withUnsafeTemporaryAllocation(of: Int32.self, capacity: 2 * width + 2 * reach) { scratch in
            guard let sums = scratch.baseAddress else { return }
            scratch.initialize(repeating: 0)
            let source = sums + width
            for y in 0..<height {
                let row = bytes + y * stride
                for x in 0..<width {
                    source[reach + x] = Int32(row[x])
                    sums[x] = unit / 2
                }
                for k in 0..<kernel.count {
                    let (weight, tap) = (kernel[k], source + k)
                    for x in 0..<width { sums[x] &+= weight &* tap[x] }
                }
                for x in 0..<width { row[x] = UInt8(truncatingIfNeeded: sums[x] >> shift) }
            }
        }
    }

    private static func blurColumns(
        _ bytes: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int,
        _ kernel: UnsafeBufferPointer<Int32>, reach: Int
    ) {
        // The rows above are overwritten while those below still need them.
        let original = UnsafeMutablePointer<UInt8>.allocate(capacity: stride * height)
        original.initialize(from: bytes, count: stride * height)
        defer { original.deallocate() }
        withUnsafeTemporaryAllocation(of: Int32.self, capacity: width) { scratch in
            guard let sums = scratch.baseAddress else { return }
            for y in 0..<height {
                scratch.initialize(repeating: unit / 2)
                for k in max(0, reach - y)..<min(kernel.count, reach - y + height) {
                    let (weight, row) = (kernel[k], original + (y + k - reach) * stride)
                    for x in 0..<width { sums[x] &+= weight &* Int32(row[x]) }
                }
                let row = bytes + y * stride
                for x in 0..<width { row[x] = UInt8(truncatingIfNeeded: sums[x] >> shift) }
            }
        }
    }

    /// Weights for −reach…reach that add up to `unit`.
    private static func kernel(reach: Int, deviation: CGFloat) -> [Int32] {
        let weights = (-reach...reach).map { exp(-CGFloat($0 * $0) / (2 * deviation * deviation)) }
        let sum = weights.reduce(0, +)
        var kernel = weights.map { Int32(($0 / sum * CGFloat(unit)).rounded()) }
        // Rounding's remainder goes to the middle, so that a flat area stays as it is.
        kernel[reach] += unit - kernel.reduce(0, +)
        return kernel
    }
}
