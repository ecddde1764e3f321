import CoreGraphics

extension Picture {
    /// Pixels of a picture to each side of one of its coarse copy.
    private static let block = 4

    /// Pixels per point of the coarse copy.
    static var coarseScale: CGFloat { scale / CGFloat(block) }

    /// A copy in which each pixel is the mean of a block.
    var coarse: CGImage {
        let (width, height, block) = (max(image.width / Self.block, 1), max(image.height / Self.block, 1), Self.block)
        return CGImage(width: width, height: height, isOpaque: true) { pixels in
            for y in 0..<height {
                for x in 0..<width {
                    var (red, green, blue, count) = (0, 0, 0, 0)
                    for row in y * block..<min((y + 1) * block, image.height) {
                        for column in x * block..<min((x + 1) * block, image.width) {
                            let pixel = image[column, row]
                            red += Int(pixel >> 16 & 255)
                            green += Int(pixel >> 8 & 255)
                            blue += Int(pixel & 255)
                            count += 1
                        }
                    }
                    let n = max(count, 1)
                    pixels[y * width + x] =
                        0xFF00_0000 | UInt32(red / n) << 16 | UInt32(green / n) << 8 | UInt32(blue / n)
                }
            }
        }
    }
}
