import CoreGraphics
import Foundation

@testable import Compositor

/// A premultiplied pixel from straight bytes.
func pixel(_ r: Int, _ g: Int, _ b: Int, _ a: Int = 255) -> UInt32 {
    func part(_ c: Int) -> UInt32 { UInt32((Double(c * a) / 255).rounded()) }
    return UInt32(a) << 24 | part(r) << 16 | part(g) << 8 | part(b)
}

/// The four bytes of a pixel: alpha, red, green, blue.
func channels(_ p: UInt32) -> [Int] {
    [24, 16, 8, 0].map { Int(p >> UInt32($0) & 255) }
}

/// Numbers that look random and are the same in every run (a linear congruential generator, Knuth's constants).
struct Dice: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ state >> 29
    }
}

/// An image from a function of column and row.
func picture(_ width: Int, _ height: Int, isOpaque: Bool = true, _ f: (Int, Int) -> UInt32) -> CGImage {
    CGImage(width: width, height: height, isOpaque: isOpaque) { p in
        for y in 0..<height {
            for x in 0..<width { p[y * width + x] = f(x, y) }
        }
    }
}

/// An opaque image in which no two neighbours are alike.
func noise(_ width: Int, _ height: Int, seed: UInt64 = 1) -> CGImage {
    var dice = Dice(state: seed)
    return picture(width, height) { _, _ in UInt32.random(in: 0...0xFF_FFFF, using: &dice) | 0xFF00_0000 }
}

extension RenderNode {
    /// A node that fills a rectangle with a colour.
    static func color(_ rect: CGRect, _ color: RGBA) -> RenderNode {
        var node = RenderNode()
        node.bounds = rect
        node.background = color
        return node
    }

    /// A node that shows a whole image in a rectangle.
    static func image(_ image: CGImage, in rect: CGRect? = nil) -> RenderNode {
        let own = CGRect(x: 0, y: 0, width: image.width, height: image.height)
        return .image(image, source: own, in: rect ?? own)
    }

    static func image(_ image: CGImage, source: CGRect, in rect: CGRect) -> RenderNode {
        var node = RenderNode()
        node.bounds = rect
        node.contents = .image(image, source: source, destination: rect)
        return node
    }

    func transformed(_ t: CGAffineTransform) -> RenderNode {
        transformed(Projection(t))
    }

    func transformed(_ p: Projection) -> RenderNode {
        var node = self
        node.projection = projection.concatenating(p)
        return node
    }
}

extension RGBA {
    static let white = RGBA(red: 1, green: 1, blue: 1, alpha: 1)
    static let pureRed = RGBA(red: 1, green: 0, blue: 0, alpha: 1)
    static let pureBlue = RGBA(red: 0, green: 0, blue: 1, alpha: 1)
}

/// The pixels of an image in one array.
func pixels(_ image: CGImage) -> [UInt32] {
    Array(UnsafeBufferPointer(start: image.pixels, count: image.width * image.height))
}
