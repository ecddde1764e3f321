/// How pictures of differences look.
private enum Marks {
    /// What differs by more than it may, and by less.
    static let differing: UInt32 = 0xFFE6_007E
    static let tolerated: UInt32 = 0xFFFF_B000
    /// What only one of two pictures has.
    static let lone: UInt32 = 0xFFFF_B3D6
    /// Where neither has anything.
    static let nothing: UInt32 = 0xFFFF_FFFF
    static let frame: UInt32 = 0xFF00_57D9

    /// A pixel without its colour and most of its weight, over white.
    static func faded(_ pixel: UInt32) -> UInt32 {
        let (red, green, blue) = (pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255)
        // Luminance in 256ths; white shows through what is not opaque.
        let grey = (red * 54 + green * 183 + blue * 19) / 256 + (255 - pixel >> 24)
        let light = 191 + min(grey, 255) / 4
        return 0xFF00_0000 | light << 16 | light << 8 | light
    }
}

extension CGImage {
    /// This picture, faded, with the pixels marked in which another one differs.
    ///
    /// It has room for both, laid on each other at the upper left corner. A frame around what differs shows where to look: a single
    /// pixel is easily missed.
    ///
    /// - Parameter units: What a channel may differ by; pixels that differ by no more are marked in a quieter colour.
    package func marked(against other: CGImage, by units: Int = 0) -> CGImage {
        let (width, height) = (max(self.width, other.width), max(self.height, other.height))
        return CGImage(width: width, height: height, isOpaque: true) { target in
            for y in 0..<height {
                for x in 0..<width {
                    let isHere = x < self.width && y < self.height
                    let isThere = x < other.width && y < other.height
                    target[y * width + x] =
                        switch (isHere, isThere) {
                        case (true, true):
                            Self.mark(pixels[y * self.width + x], other.pixels[y * other.width + x], units)
                        case (false, false): Marks.nothing
                        case (true, false), (false, true): Marks.lone
                        }
                }
            }
            guard self.width == other.width, self.height == other.height else { return }
            let bounds = difference(from: other, by: units).bounds
            if !bounds.isNull { Self.frame(bounds, on: target, width: width, height: height) }
        }
    }

    private static func mark(_ a: UInt32, _ b: UInt32, _ units: Int) -> UInt32 {
        if a == b { return Marks.faded(a) }
        return largestDifference(a, b) > units ? Marks.differing : Marks.tolerated
    }

    /// Draws a frame that leaves a gap around a rectangle, as far as there is room.
    private static func frame(_ bounds: CGRect, on target: UnsafeMutablePointer<UInt32>, width: Int, height: Int) {
        let line = max(max(width, height) / 400, 1)
        let gap = 2 * line + 2
        let inner = (
            left: Int(bounds.minX) - gap, top: Int(bounds.minY) - gap, right: Int(bounds.maxX) + gap,
            bottom: Int(bounds.maxY) + gap
        )
        for y in max(inner.top - line, 0)..<min(inner.bottom + line, height) {
            for x in max(inner.left - line, 0)..<min(inner.right + line, width) {
                let isInside = x >= inner.left && x < inner.right && y >= inner.top && y < inner.bottom
                if !isInside { target[y * width + x] = Marks.frame }
            }
        }
    }
}
