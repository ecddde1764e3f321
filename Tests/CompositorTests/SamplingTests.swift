import CoreGraphics
import Foundation
import Testing

@testable import Compositor

@Suite("Sampling")
struct SamplingTests {
    /// The mean of the four texels around a place, down first, then across, each time rounded: one channel at a time.
    private func expected(_ image: CGImage, _ u: Int, _ v: Int) -> UInt32 {
        func texel(_ x: Int, _ y: Int, _ shift: UInt32) -> Int {
            Int(image.pixels[min(y, image.height - 1) * image.width + min(x, image.width - 1)] >> shift & 255)
        }
        var result: UInt32 = 0
        for shift: UInt32 in [0, 8, 16, 24] {
            let (x, y, fx, fy) = (u >> 8, v >> 8, u & 255, v & 255)
            let left = (texel(x, y, shift) * (256 - fy) + texel(x, y + 1, shift) * fy + 128) >> 8
            let right = (texel(x + 1, y, shift) * (256 - fy) + texel(x + 1, y + 1, shift) * fy + 128) >> 8
            result |= UInt32((left * (256 - fx) + right * fx + 128) >> 8) << shift
        }
        return result
    }

    @Test("bilinear means are exact at every place, up to the last texel's middle", arguments: [1, 3, 4, 7])
    func places(run: Int) {
        let image = noise(5, 3, seed: 9)
        let texels = Texels(pixels: image.pixels, width: 5, height: 3, stride: 5)
        var found = [UInt32](repeating: 0, count: run)
        var v = 0
        while v <= 2 * 256 {
            var u = 0
            while u + 17 * (run - 1) <= 4 * 256 {
                let row = (0..<run).map { UInt64(u + 17 * $0) | UInt64(v) << 32 }
                texels.bilinear(row, run, &found)
                #expect(found == (0..<run).map { expected(image, u + 17 * $0, v) }, "\(u), \(v)")
                u += 1
            }
            v += v < 2 * 256 - 31 ? 31 : max(2 * 256 - v, 1)
        }
    }

    @Test("a page on its fold shows the same with and without its columns' numbers", arguments: 1...11)
    func turned(step: Int) throws {
        let image = noise(150, 90, seed: 4)
        let (sine, cosine) = (sin(Double(step) * .pi / 24), cos(Double(step) * .pi / 24))
        for (side, shift) in [(1.0, 20.0), (-1, 170.25)] {
            let map = Projection(
                a: side * cosine, b: 0.1 * sine, px: -side * sine / 400, c: 0, d: 1, py: 0, tx: shift, ty: 12, pw: 1)
            let bounds = DeviceRect(minX: 5, minY: 0, maxX: 190, maxY: 120)
            let scene = Scene()
            let drawn = try #require(
                ImageSource(
                    image, source: CGRect(x: 10, y: 5, width: 130, height: 80),
                    destination: CGRect(x: 0, y: 0, width: 130, height: 80), map, bounds: bounds, scene: scene))
            guard case .turned(let index) = drawn.placement else {
                Issue.record("not seen to be turned: \(drawn.placement)")
                return
            }
            let places = Scratch<UInt64>(capacity: 400)
            let (found, plain) = (Scratch<UInt32>(capacity: 1000), Scratch<UInt32>(capacity: 1000))
            for y in stride(from: 0, to: 120, by: 7) {
                for (start, end) in [(5, 190), (40, 67), (64, 65)] {
                    scene.withContents {
                        drawn.readTurned(
                            $0.turned + index, $0, y, start, end, places: places.base, into: found.base,
                            spare: found.base + 200)
                    }
                    drawn.read(
                        scene.turned[index].map, row: y, start, end, places: places.base, into: plain.base,
                        spare: plain.base + 200)
                    let n = end - start
                    #expect((0..<n).map { found[$0] } == (0..<n).map { plain[$0] }, "row \(y) from \(start)")
                }
            }
        }
    }
}
