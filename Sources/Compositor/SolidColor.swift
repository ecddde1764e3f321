/// A colour, ready to be blended: premultiplied and not yet rounded to bytes.
struct SolidColor: BitwiseCopyable, Equatable {
    /// Blue, green, red, alpha of 0…1, alpha multiplied in: a pixel's bytes from the lowest.
    private let parts: (Double, Double, Double, Double)
    let pixel: UInt32
    let isOpaque: Bool

    init(_ c: RGBA) {
        func unit(_ x: CGFloat) -> Double { x > 0 ? (x < 1 ? x : 1) : 0 }
        let a = unit(c.alpha)
        parts = (unit(c.blue) * a, unit(c.green) * a, unit(c.red) * a, a)
        pixel = RGBA(red: unit(c.red), green: unit(c.green), blue: unit(c.blue), alpha: a).pixel
        isOpaque = pixel >= 0xFF00_0000
    }

    static func == (a: Self, b: Self) -> Bool { a.parts == b.parts && a.pixel == b.pixel }

    var isClear: Bool { pixel == 0 }

    /// The colour in units of which 65280 are a whole channel, and what is left for the pixels below.
    func scaled(by k: Int) -> (above: [4 of UInt16], below: UInt16) {
        let f = Double(k) * 255
        func part(_ x: Double) -> UInt16 { UInt16(truncatingIfNeeded: Int((x * f).rounded())) }
        let alpha = part(parts.3)
        return ([part(parts.0), part(parts.1), part(parts.2), alpha], 65280 - alpha)
    }

    /// The same in four lanes of one number, with half a unit of the result added.
    func lanes(by k: Int) -> (above: UInt64, below: UInt16) {
        let (above, below) = scaled(by: k)
        func lane(_ i: Int) -> UInt64 { UInt64(above[i] &+ 128) &<< UInt64(16 &* i) }
        return (lane(0) | lane(1) | lane(2) | lane(3), below)
    }
}
