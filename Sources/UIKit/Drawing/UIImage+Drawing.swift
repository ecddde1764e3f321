extension UIImage {
    /// Draws the picture in its own size into the current context.
    public func draw(at point: CGPoint) {
        draw(in: CGRect(origin: point, size: size))
    }

    /// Draws the picture over a rectangle of the current context.
    public func draw(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), let image = uprightImage else { return }
        context.drawUpright(image, in: rect)
    }

    public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setBlendMode(blendMode)
        context.setAlpha(alpha)
        draw(in: rect)
        context.restoreGState()
    }

    /// The picture as the bytes of a PNG file, upright; nil for an empty image.
    public func pngData() -> Data? {
        try? uprightImage?.pngData()
    }
}

extension CGImage {
    /// The alpha of the picture in one colour.
    func tinted(_ color: RGBA) -> CGImage {
        let pixel = color.pixel
        let parts = (pixel >> 24, pixel >> 16 & 0xFF, pixel >> 8 & 0xFF, pixel & 0xFF)
        return CGImage(width: width, height: height) { result in
            for index in 0..<width * height {
                let alpha = pixels[index] >> 24
                func part(_ x: UInt32) -> UInt32 { (x * alpha + 127) / 255 }
                result[index] = part(parts.0) << 24 | part(parts.1) << 16 | part(parts.2) << 8 | part(parts.3)
            }
        }
    }

    /// The picture upright, given how its pixels lie.
    func turnedUpright(from orientation: UIImage.Orientation) -> CGImage {
        let (w, h) = (width, height)
        let sideways = orientation.isSideways
        return CGImage(width: sideways ? h : w, height: sideways ? w : h, isOpaque: isOpaque) { result in
            for y in 0..<h {
                for x in 0..<w {
                    let (column, row) =
                        switch orientation {
                        case .up: (x, y)
                        case .down: (w - 1 - x, h - 1 - y)
                        case .left: (y, w - 1 - x)
                        case .right: (h - 1 - y, x)
                        case .upMirrored: (w - 1 - x, y)
                        case .downMirrored: (x, h - 1 - y)
                        case .leftMirrored: (y, x)
                        case .rightMirrored: (h - 1 - y, w - 1 - x)
                        }
                    result[row * (sideways ? h : w) + column] = pixels[y * w + x]
                }
            }
        }
    }
}
