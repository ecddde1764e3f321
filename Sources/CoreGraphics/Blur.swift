/// Gaussian blur of 8-bit coverage.
enum Blur {
    /// How many standard deviations the kernel reaches; what lies beyond weighs less than half a unit of 255.
    private static let deviations: CGFloat = 3
    /// The kernel's weights are whole numbers that add up to this: the same on every machine.
    private static let unit: Int32 = 1 << 16

    /// How far a pixel spreads, in pixels.
    static func reach(deviation: CGFloat) -> Int {
        deviation.isFinite ? Int((min(max(deviation, 0), 1000) * deviations).rounded(.up)) : 0
    }

    /// Blurs rows, then columns, of a buffer with nothing around it.
    static func gaussian(
        _ bytes: inout [UInt8], width: Int, height: Int, stride: Int, deviation: CGFloat
    ) {
        let reach = reach(deviation: deviation)
        guard reach > 0, deviation > 0 else { return }
        let kernel = kernel(reach: reach, deviation: deviation)
        var row = [Int32](repeating: 0, count: max(width, height) + 2 * reach)
        func blurLine(at start: Int, step: Int, count: Int) {
            for i in 0..<count {
                row[reach + i] = Int32(bytes[start + i * step])
            }
            for i in 0..<count {
                var sum = unit / 2
                for k in 0...(2 * reach) {
                    sum += kernel[k] * row[i + k]
                }
                bytes[start + i * step] = UInt8(truncatingIfNeeded: sum / unit)
            }
        }
        for y in 0..<height {
            for i in reach + width..<row.count { row[i] = 0 }
            blurLine(at: y * stride, step: 1, count: width)
        }
        for i in reach + height..<row.count { row[i] = 0 }
        for x in 0..<width {
            blurLine(at: x, step: stride, count: height)
        }
    }

    private static func kernel(reach: Int, deviation: CGFloat) -> [Int32] {
        let weights = (-reach...reach).map { exp(-CGFloat($0 * $0) / (2 * deviation * deviation)) }
        let sum = weights.reduce(0, +)
        var kernel = weights.map { Int32(($0 / sum * CGFloat(unit)).rounded()) }
        // Rounding's remainder goes to the middle, so that a flat area stays as it is.
        kernel[reach] += unit - kernel.reduce(0, +)
        return kernel
    }
}
