import CoreGraphics
import Testing

@testable import Compositor

@Suite("Images made smaller")
struct MinificationTests {
    private static let patterns: [String: @Sendable (Int, Int) -> Bool] = [
        "checkerboard": { ($0 + $1) % 2 == 0 },
        "stripes": { x, _ in x % 2 == 0 },
        "text-like lines": { _, y in y % 3 == 0 },
    ]

    /// The mean and the standard deviation of a channel inside, away from the edges.
    private func statistics(_ node: RenderNode, inside: CGRect) -> (mean: Double, deviation: Double) {
        let out = FrameRenderer().image(of: [node], width: 400, height: 400, background: .black)
        let r = inside.insetBy(dx: 2, dy: 2)
        var values: [Double] = []
        for y in Int(r.minY.rounded(.up))..<max(Int(r.maxY), Int(r.minY.rounded(.up)) + 1) {
            for x in Int(r.minX.rounded(.up))..<max(Int(r.maxX), Int(r.minX.rounded(.up)) + 1) {
                values.append(Double(out[x, y] & 0xFF))
            }
        }
        let mean = values.reduce(0, +) / Double(values.count)
        let variance = values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(values.count)
        return (mean, variance.squareRoot())
    }

    @Test("fine patterns become an even grey that does not shimmer", arguments: patterns.keys.sorted(), [false, true])
    func shimmer(name: String, isTurned: Bool) throws {
        let pattern = try #require(Self.patterns[name])
        let size = 700
        let image = picture(size, size) { x, y in pattern(x, y) ? 0xFFFF_FFFF : 0xFF00_0000 }
        let wanted = name == "text-like lines" ? 85.0 : 127.5
        var last: Double?
        for step in 0..<24 {
            let scale = 0.015 + 0.485 * Double(step) / 23
            let extent = scale * Double(size)
            let turn = isTurned ? 0.02 : 0
            let node = RenderNode.image(image)
                .transformed(CGAffineTransform(translationX: -350, y: -350))
                .transformed(CGAffineTransform(scaleX: scale, y: scale))
                .transformed(CGAffineTransform(rotationAngle: turn))
                .transformed(CGAffineTransform(translationX: 200.2, y: 200.4))
            let inside = CGRect(x: 200.2 - extent / 2, y: 200.4 - extent / 2, width: extent, height: extent)
                .insetBy(dx: extent * turn, dy: extent * turn)
            let (mean, deviation) = statistics(node, inside: inside)
            #expect(abs(mean - wanted) < 2.5, "scale \(scale): mean \(mean)")
            // Lines three texels apart may still be told apart at half their size.
            if name != "text-like lines" {
                #expect(deviation < 8, "scale \(scale): deviation \(deviation)")
            }
            if let last { #expect(abs(mean - last) < 2.5, "scale \(scale): from \(last) to \(mean)") }
            last = mean
        }
    }

    @Test("a scale that grows a little changes the picture a little, also where another copy takes over")
    func popping() {
        let image = noise(512, 512)
        func draw(_ scale: Double) -> [UInt32] {
            let node = RenderNode.image(image).transformed(CGAffineTransform(scaleX: scale, y: scale))
            return pixels(FrameRenderer().image(of: [node], width: 100, height: 100))
        }
        for border in [0.5, 0.25, 0.3125, 0.625] {
            let (a, b) = (draw(border * 0.9999), draw(border * 1.0001))
            let difference = zip(a, b).reduce(0) { sum, pair in
                sum + zip(channels(pair.0), channels(pair.1)).reduce(0) { $0 + abs($1.0 - $1.1) }
            }
            #expect(Double(difference) / Double(3 * a.count) < 2, "at \(border)")
        }
    }

    @Test("between half and full size a sharp edge stays within two pixels", arguments: [0.55, 0.7, 0.85, 0.99])
    func sharp(scale: Double) {
        let image = picture(200, 20) { x, _ in x < 101 ? 0xFF00_0000 : 0xFFFF_FFFF }
        let node = RenderNode.image(image).transformed(CGAffineTransform(scaleX: scale, y: scale))
        let out = FrameRenderer().image(of: [node], width: 200, height: 20)
        let soft = (5..<Int(190 * scale)).filter { (4...251).contains(channels(out[$0, 5])[2]) }
        #expect(soft.count <= 2, "\(soft)")
    }

    @Test("an image made smaller is the mean of what each pixel covers")
    func areas() {
        // Scale 3/4: a pixel covers 4/3 texels; worked out by overlap, apart from the sampler.
        let image = noise(40, 40)
        let node = RenderNode.image(image).transformed(CGAffineTransform(scaleX: 0.75, y: 0.75))
        let out = FrameRenderer().image(of: [node], width: 30, height: 30)
        for y in 0..<30 {
            for x in 0..<30 {
                var sums = [0.0, 0, 0, 0]
                for j in 0..<40 {
                    for i in 0..<40 {
                        let u = min(Double(i + 1), Double(x + 1) / 0.75) - max(Double(i), Double(x) / 0.75)
                        let v = min(Double(j + 1), Double(y + 1) / 0.75) - max(Double(j), Double(y) / 0.75)
                        guard u > 0, v > 0 else { continue }
                        for (k, c) in channels(image[i, j]).enumerated() { sums[k] += u * v * 0.5625 * Double(c) }
                    }
                }
                for (a, b) in zip(channels(out[x, y]), sums) { #expect(abs(Double(a) - b) <= 2) }
            }
        }
    }

    @Test("an image made larger is interpolated between the middles of its texels")
    func larger() {
        let image = picture(2, 1) { x, _ in x == 0 ? 0xFF00_0000 : 0xFFFF_FFFF }
        let node = RenderNode.image(image, in: CGRect(x: 0, y: 0, width: 8, height: 4))
        let out = FrameRenderer().image(of: [node], width: 8, height: 4)
        // Pixel x's middle is at (x + ½) / 4 texels; white's share is that less ½, held in 0…1.
        for x in 0..<8 {
            let share = min(max((Double(x) + 0.5) / 4 - 0.5, 0), 1)
            #expect(abs(Double(channels(out[x, 1])[1]) - 255 * share) <= 1.5)
        }
    }
}
