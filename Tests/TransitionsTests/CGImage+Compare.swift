import Foundation
import Transitions

extension CGImage {
    /// Whether two pictures are the same, pixel for pixel.
    func isEqual(to other: CGImage) -> Bool {
        guard width == other.width, height == other.height else { return false }
        return memcmp(pixels, other.pixels, width * height * 4) == 0
    }

    /// The largest difference of any channel, 0…255; 255 for pictures of different sizes.
    func largestDifference(from other: CGImage) -> Int {
        guard width == other.width, height == other.height else { return 255 }
        var largest = 0
        forEachDifference(from: other) { largest = max(largest, $0, $1, $2) }
        return largest
    }

    /// How many pixels differ by more than so many units in some channel.
    func countOfPixels(differingFrom other: CGImage, by units: Int) -> Int {
        var count = 0
        forEachDifference(from: other) { if $0 > units || $1 > units || $2 > units { count += 1 } }
        return count
    }

    /// The sum of all channels' differences, as a part of the largest there can be.
    func distance(from other: CGImage) -> Double {
        guard width == other.width, height == other.height else { return 1 }
        var sum = 0
        forEachDifference(from: other) { sum += $0 + $1 + $2 }
        return Double(sum) / Double(width * height * 3 * 255)
    }

    /// Visits the pixels that differ from those of a picture of the same size: by so much in each channel.
    private func forEachDifference(from other: CGImage, _ body: (Int, Int, Int) -> Void) {
        var at = 0
        let count = width * height
        while at < count {
            let (a, b) = (pixels[at], other.pixels[at])
            at += 1
            if a == b { continue }
            let red = Int(a >> 16 & 255) - Int(b >> 16 & 255)
            let green = Int(a >> 8 & 255) - Int(b >> 8 & 255)
            let blue = Int(a & 255) - Int(b & 255)
            body(abs(red), abs(green), abs(blue))
        }
    }

    /// Whether this is two pictures laid over each other, the second so opaque, within so many units.
    func isBlend(of first: CGImage, and second: CGImage, _ opacity: Double, within units: Double) -> Bool {
        var at = 0
        let count = width * height
        while at < count {
            for shift in [16, 8, 0] as [UInt32] {
                let (own, a, b) = (
                    pixels[at] >> shift & 255, first.pixels[at] >> shift & 255, second.pixels[at] >> shift & 255
                )
                if abs(Double(own) - Double(a) * (1 - opacity) - Double(b) * opacity) > units { return false }
            }
            at += 1
        }
        return true
    }

    /// Whether all pixels are alike.
    var isBlank: Bool {
        let first = pixels[0]
        return !(1..<width * height).contains { pixels[$0] != first }
    }

    /// Red, green and blue at a pixel, 0…255.
    func color(_ x: Int, _ y: Int) -> [Int] {
        CGImage.channels(pixels[y * width + x])
    }

    /// How much of a pixel is of a colour channel (0 red, 1 green, 2 blue), 0…1.
    func part(_ channel: Int, _ x: Int, _ y: Int) -> Double {
        Double(color(x, y)[channel]) / 255
    }

    /// The sum of a channel over a row from one column to another, in pixels.
    func run(_ channel: Int, row: Int, from: Int = 0, to: Int? = nil) -> Double {
        (from..<(to ?? width)).reduce(0) { $0 + part(channel, $1, row) }
    }

    /// The sum of a channel over a column, in pixels.
    func run(_ channel: Int, column: Int, from: Int = 0, to: Int? = nil) -> Double {
        (from..<(to ?? height)).reduce(0) { $0 + part(channel, column, $1) }
    }

    /// The sum of a channel over all, in pixels.
    func area(_ channel: Int) -> Double {
        (0..<height).reduce(0) { $0 + run(channel, row: $1) }
    }

    private static func channels(_ pixel: UInt32) -> [Int] {
        [16, 8, 0].map { Int(pixel >> UInt32($0) & 255) }
    }
}
