import CoreGraphics
import Foundation

/// Pictures that were looked at once and must not change. Each test target keeps its own in its folder `Goldens`.
package enum Golden {
    /// The longest side of a kept picture, in pixels.
    package static let limit = 128

    /// Compares an opaque picture with the one kept under a name, byte by byte.
    ///
    /// A picture without one to compare with is kept, which is a complaint this once.
    ///
    /// - Parameters:
    ///   - width: How many pixels wide it may be.
    ///   - file: The test's own, beside which the pictures lie.
    /// - Returns: What is wrong and what to do next, or nil.
    package static func complaint(
        about image: CGImage, _ name: String, width: Int = limit, file: String = #filePath
    ) throws(ImageError) -> String? {
        guard image.isOpaque, image.width <= width, image.height <= limit else {
            return "\(name) has to be opaque and at most \(width) pixels wide and \(limit) high"
        }
        let tests = URL(fileURLWithPath: file).deletingLastPathComponent()
        let folder = tests.appendingPathComponent("Goldens")
        let output = tests.deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("test-output")
        let kept = folder.appendingPathComponent("\(name).png").path
        guard FileManager.default.fileExists(atPath: kept) else {
            try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try image.writePNG(to: kept)
            return "recorded \(kept): look at it, then run the tests again"
        }
        let expected = try CGImage.decode(contentsOf: kept)
        guard let difference = difference(expected, image) else { return nil }
        try? FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
        for (image, kind) in [(expected, "expected"), (image, "actual"), (difference, "difference")] {
            try image.writePNG(to: output.appendingPathComponent("\(name)-\(kind).png").path)
        }
        return """
            \(name) differs: see test-output/\(name)-expected.png, -actual.png and -difference.png. \
            If it should, remove \(kept) and run the tests twice.
            """
    }

    /// Where two pictures differ, sixteen times as bright as they do, and magenta where only one is; nil if they do not.
    private static func difference(_ a: CGImage, _ b: CGImage) -> CGImage? {
        var isSame = a.width == b.width && a.height == b.height
        let (width, height) = (max(a.width, b.width), max(a.height, b.height))
        let image = CGImage(width: width, height: height, isOpaque: true) { pixels in
            for y in 0..<height {
                for x in 0..<width {
                    let isInBoth = x < min(a.width, b.width) && y < min(a.height, b.height)
                    let (own, other) = isInBoth ? (a[x, y], b[x, y]) : (0, 0)
                    if own != other { isSame = false }
                    pixels[y * width + x] = isInBoth ? distance(own, other) : 0xFFFF_00FF
                }
            }
        }
        return isSame ? nil : image
    }

    /// An opaque pixel that shows how far two pixels lie apart.
    private static func distance(_ a: UInt32, _ b: UInt32) -> UInt32 {
        [16, 8, 0].reduce(0xFF00_0000) { pixel, shift in
            let difference = abs(Int(a >> shift & 255) - Int(b >> shift & 255))
            return pixel | UInt32(min(difference * 16, 255)) << shift
        }
    }
}
