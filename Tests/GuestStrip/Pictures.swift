import UIKit

/// Compares pictures and puts them beside each other.
@MainActor
enum Pictures {
    /// Columns between two frames of a strip.
    private static let gap = 2

    /// How many pixels differ.
    static func difference(_ a: CGImage, _ b: CGImage) -> Int {
        guard a.width == b.width, a.height == b.height else { return max(a.width * a.height, b.width * b.height) }
        var count = 0
        for y in 0..<a.height {
            for x in 0..<a.width where a[x, y] != b[x, y] { count += 1 }
        }
        return count
    }

    static func isBlank(_ image: CGImage) -> Bool {
        for y in 0..<image.height {
            for x in 0..<image.width where image[x, y] != image[0, 0] { return false }
        }
        return true
    }

    /// One picture of several, from left to right on white.
    static func beside(_ frames: [CGImage]) -> CGImage {
        let (width, height) = (frames[0].width, frames[0].height)
        let total = frames.count * (width + gap) - gap
        return CGImage(width: total, height: height, isOpaque: true) { pixels in
            for at in 0..<total * height { pixels[at] = 0xFFFF_FFFF }
            for (index, frame) in frames.enumerated() {
                for y in 0..<height {
                    for x in 0..<width { pixels[y * total + index * (width + gap) + x] = frame[x, y] }
                }
            }
        }
    }
}
