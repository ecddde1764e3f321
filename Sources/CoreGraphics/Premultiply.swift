/// From straight bytes, as files hold them, to premultiplied pixels.
enum Premultiply {
    /// A component times alpha over 255, rounded to the nearest; there are no ties, 255 being odd.
    static func component(_ value: UInt32, alpha: UInt32) -> UInt32 {
        (value * alpha + 127) / 255
    }

    /// Turns a row of bytes red, green, blue and maybe alpha into pixels 0xAARRGGBB.
    static func row(
        _ bytes: UnsafePointer<UInt8>, hasAlpha: Bool, into pixels: UnsafeMutablePointer<UInt32>, count: Int
    ) {
        if hasAlpha {
            for x in 0..<count {
                let p = bytes + 4 * x
                let a = UInt32(p[3])
                pixels[x] =
                    a << 24 | component(UInt32(p[0]), alpha: a) << 16 | component(UInt32(p[1]), alpha: a) << 8
                    | component(UInt32(p[2]), alpha: a)
            }
        } else {
            for x in 0..<count {
                let p = bytes + 3 * x
                pixels[x] = 0xFF00_0000 | UInt32(p[0]) << 16 | UInt32(p[1]) << 8 | UInt32(p[2])
            }
        }
    }
}
