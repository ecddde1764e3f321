extension CGImage {
    /// The part of the image inside a rectangle in pixels, grown to whole ones; nil where there is none.
    public func cropping(to rect: CGRect) -> CGImage? {
        let whole = CGRect(x: 0, y: 0, width: width, height: height)
        let part = rect.integral.intersection(whole)
        guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
        let (x, y) = (Int(part.minX), Int(part.minY))
        let (columns, rows) = (Int(part.width), Int(part.height))
        if columns == width, rows == height { return self }
        let memory = UnsafeMutablePointer<UInt32>.allocate(capacity: columns * rows)
        for row in 0..<rows {
            (memory + row * columns).initialize(from: pixels + (y + row) * width + x, count: columns)
        }
        return CGImage(width: columns, height: rows, adopting: memory, ignoringAlpha: isOpaque)
    }

    /// The image at another size in pixels: averaged over what each new pixel covers where it shrinks, between the
    /// nearest four where it grows; nil for a size that cannot be held.
    package func resized(width: Int, height: Int) -> CGImage? {
        if width == self.width, height == self.height { return self }
        return .drawn(width: width, height: height, isOpaque: isOpaque) { context in
            context.interpolationQuality = .high
            context.setBlendMode(.copy)
            context.drawUpright(self, in: CGRect(x: 0, y: 0, width: width, height: height))
        }
    }

    /// The part of the image that has another shape's proportions, as large as can be, centred, at that size in pixels.
    package func filling(width: Int, height: Int) -> CGImage? {
        if width == self.width, height == self.height { return self }
        let scale = max(CGFloat(width) / CGFloat(self.width), CGFloat(height) / CGFloat(self.height))
        let size = CGSize(width: CGFloat(self.width) * scale, height: CGFloat(self.height) * scale)
        return .drawn(width: width, height: height, isOpaque: isOpaque) { context in
            context.interpolationQuality = .high
            let origin = CGPoint(x: (CGFloat(width) - size.width) / 2, y: (CGFloat(height) - size.height) / 2)
            context.drawUpright(self, in: CGRect(origin: origin, size: size))
        }
    }
}
