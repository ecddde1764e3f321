import Testing

@testable import CoreGraphics

/// A small picture drawn by the closure.
private func drawn(
    _ width: Int = 20, _ height: Int = 16, scale: CGFloat = 1, isOpaque: Bool = false, _ draw: (CGContext) -> Void
) throws -> CGImage {
    let image = CGImage.drawn(width: width, height: height, scale: scale, isOpaque: isOpaque, draw)
    return try #require(image)
}

private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

/// A blend mode and the formula for opaque colours, below and above.
private struct Blend: CustomTestStringConvertible, Sendable {
    let mode: CGBlendMode
    let formula: @Sendable (Double, Double) -> Double

    var testDescription: String { "\(mode)" }

    static let all = [
        Blend(mode: .normal) { $1 },
        Blend(mode: .multiply) { $0 * $1 },
        Blend(mode: .screen) { $0 + $1 - $0 * $1 },
        Blend(mode: .darken) { min($0, $1) },
        Blend(mode: .difference) { abs($0 - $1) },
        Blend(mode: .exclusion) { $0 + $1 - 2 * $0 * $1 },
        Blend(mode: .plusLighter) { min($0 + $1, 1) },
        Blend(mode: .copy) { $1 },
        Blend(mode: .clear) { _, _ in 0 },
    ]
}

@Suite("Drawing contexts")
@MainActor
struct ContextTests {
    @Test("a filled rectangle on whole pixels is exact, at every scale")
    func fills() throws {
        let image = try drawn(20, 16, scale: 2) { context in
            context.setFillColor(red)
            context.fill(CGRect(x: 1, y: 2, width: 3, height: 4))
        }
        #expect(image[2, 4] == 0xFFFF_0000 && image[7, 11] == 0xFFFF_0000)
        #expect(image[1, 4] == 0 && image[2, 3] == 0 && image[8, 11] == 0 && image[7, 12] == 0)
        #expect(!image.isOpaque)
    }

    @Test("every grey and alpha becomes the pixel that the colour itself names")
    func colours() throws {
        for alpha in [0.2, 0.5, 1.0] {
            for step in 0...20 {
                let color = RGBA(red: CGFloat(step) / 20, green: 0.3, blue: 0.77, alpha: alpha)
                let image = try drawn(1, 1) { context in
                    context.setFillColor(CGColor(color))
                    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
                }
                #expect(image[0, 0] == color.pixel)
            }
        }
    }

    @Test("saving and restoring brings back transform, colour and clip")
    func savedState() throws {
        let image = try drawn { context in
            context.setFillColor(red)
            context.saveGState()
            context.translateBy(x: 10, y: 8)
            context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 2))
            context.setFillColor(blue)
            context.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
            context.restoreGState()
            context.restoreGState()
            #expect(context.ctm.isIdentity)
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
        #expect(image[0, 0] == 0xFFFF_0000 && image[11, 9] == 0xFF00_00FF && image[12, 9] == 0)
    }

    @Test("transforms apply in the order they are read, innermost last")
    func transforms() throws {
        let image = try drawn { context in
            context.setFillColor(red)
            context.translateBy(x: 10, y: 4)
            context.rotate(by: .pi / 2)
            // x now runs down the screen and y to its left.
            context.fill(CGRect(x: 1, y: 2, width: 5, height: 3))
        }
        #expect(image[5, 5] == 0xFFFF_0000 && image[7, 9] == 0xFFFF_0000)
        #expect(image[8, 5] == 0 && image[4, 5] == 0 && image[5, 4] == 0 && image[5, 10] == 0)
    }

    @Test("images are drawn upright, and untouched on whole pixels")
    func images() throws {
        let source = try drawn(3, 2) { context in
            context.setFillColor(red)
            context.fill(CGRect(x: 0, y: 0, width: 3, height: 1))
            context.setFillColor(CGColor(red: 0, green: 1, blue: 0, alpha: 0.4))
            context.fill(CGRect(x: 2, y: 1, width: 1, height: 1))
        }
        let image = try drawn { $0.drawUpright(source, in: CGRect(x: 5, y: 6, width: 3, height: 2)) }
        for y in 0..<2 {
            for x in 0..<3 { #expect(image[5 + x, 6 + y] == source[x, y]) }
        }
        #expect(image[4, 6] == 0 && image[8, 6] == 0 && image[5, 5] == 0 && image[7, 8] == 0)
        let large = try drawn { context in
            context.interpolationQuality = .none
            context.drawUpright(source, in: CGRect(x: 0, y: 0, width: 6, height: 4))
        }
        #expect(large[5, 3] == source[2, 1] && large[5, 1] == 0xFFFF_0000 && large[0, 3] == 0)
    }

    @Test("an image is upside down where y grows downwards, as on Apple's systems")
    func orientation() throws {
        let image = CGImage(width: 1, height: 2) { pixels in
            pixels[0] = 0xFFFF_0000
            pixels[1] = 0xFF00_00FF
        }
        let rect = CGRect(x: 5, y: 6, width: 1, height: 2)
        let plain = try drawn { $0.draw(image, in: rect) }
        #expect(plain[5, 6] == 0xFF00_00FF && plain[5, 7] == 0xFFFF_0000)
        let turned = try drawn { context in
            context.translateBy(x: 0, y: rect.minY + rect.maxY)
            context.scaleBy(x: 1, y: -1)
            context.draw(image, in: rect)
        }
        #expect(turned[5, 6] == 0xFFFF_0000 && turned[5, 7] == 0xFF00_00FF)
    }

    @Test("a layer is as transparent as a whole, not where its parts overlap")
    func layers() throws {
        let image = try drawn { context in
            context.setAlpha(0.5)
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            context.setFillColor(red)
            context.fill(CGRect(x: 0, y: 0, width: 6, height: 6))
            context.fill(CGRect(x: 3, y: 3, width: 6, height: 6))
            context.saveGState()
            context.endTransparencyLayer()
            context.fill(CGRect(x: 15, y: 0, width: 1, height: 1))
        }
        #expect(image[4, 4] == image[1, 1] && abs(Int(image[4, 4] >> 24) - 128) <= 1)
        #expect(image[15, 0] == 0x8000_0000)
    }

    @Test("blend modes do what their formulas say", arguments: Blend.all)
    private func blendModes(_ blend: Blend) throws {
        let (below, above) = ([0.4, 0.5, 0], [0.4, 0.25, 1])
        let image = try drawn(1, 1) { context in
            let all = CGRect(x: 0, y: 0, width: 1, height: 1)
            context.setFillColor(red: below[0], green: below[1], blue: below[2], alpha: 1)
            context.fill(all)
            context.setBlendMode(blend.mode)
            context.setFillColor(red: above[0], green: above[1], blue: above[2], alpha: 1)
            context.fill(all)
        }
        for (i, shift) in [UInt32(16), 8, 0].enumerated() {
            let exact = blend.formula(below[i], above[i]) * 255
            #expect(abs(Double(image[0, 0] >> shift & 0xFF) - exact) <= 1)
        }
    }

    @Test("a destination-in fill keeps what lies under it and nothing else of its shape")
    func destinationIn() throws {
        let image = try drawn { context in
            context.setFillColor(red)
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            context.setBlendMode(.destinationIn)
            context.setFillColor(gray: 0, alpha: 0.5)
            context.fill(CGRect(x: 5, y: 5, width: 10, height: 10))
        }
        #expect(image[2, 2] == 0xFFFF_0000 && image[7, 7] == 0x8080_0000 && image[12, 12] == 0)
    }

    @Test("a gradient runs from its first colour to its last and stops where it is told")
    func gradients() throws {
        let gradient = try #require(
            CGGradient(
                colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: [red, blue] as CFArray, locations: [0, 1]))
        let image = try drawn(16, 4) { context in
            context.drawLinearGradient(
                gradient, start: CGPoint(x: 4, y: 0), end: CGPoint(x: 12, y: 0), options: .drawsAfterEndLocation)
        }
        #expect(image[3, 1] == 0 && image[13, 1] == 0xFF00_00FF)
        // The middle of pixel 6 lies 2.5/8 of the way.
        #expect(abs(Int(image[6, 2] & 0xFF) - 80) <= 2 && abs(Int(image[6, 2] >> 16 & 0xFF) - 175) <= 2)
        #expect(CGGradient(colorsSpace: nil, colors: [], locations: nil) == nil)
    }

    @Test("a shadow lies where its offset says, as blurred as the normal distribution")
    func shadows() throws {
        let image = try drawn(60, 60) { context in
            context.setShadow(offset: CGSize(width: 0, height: 30), blur: 8, color: blue)
            context.setFillColor(red)
            context.fill(CGRect(x: -50, y: -40, width: 160, height: 50))
        }
        #expect(image[30, 5] == 0xFFFF_0000)
        // Below the edge at y = 40, a half-plane blurred with σ = 4 has alpha (1 − erf(d / (σ√2))) / 2.
        for y in [32, 38, 40, 45, 50] {
            let distance = Double(y) + 0.5 - 40
            let alpha = 255 * (1 - erf(distance / (4 * 2.0.squareRoot()))) / 2
            #expect(abs(Double(image[30, y] >> 24) - alpha) <= 1.5)
        }
    }

    @Test("clips add up, and hold for images and gradients")
    func clips() throws {
        let image = try drawn { context in
            context.addEllipse(in: CGRect(x: 0, y: 0, width: 16, height: 16))
            context.clip()
            context.clip(to: CGRect(x: 8, y: 0, width: 8, height: 16))
            #expect(context.boundingBoxOfClipPath == CGRect(x: 8, y: 0, width: 8, height: 16))
            context.setFillColor(red)
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 16))
        }
        #expect(image[7, 8] == 0 && image[8, 8] == 0xFFFF_0000 && image[15, 0] == 0)
    }

    @Test("an opaque picture stays opaque, whatever is drawn")
    func opaque() throws {
        let image = try drawn(isOpaque: true) { context in
            context.clear(CGRect(x: 0, y: 0, width: 5, height: 5))
            context.setBlendMode(.copy)
            context.setFillColor(gray: 1, alpha: 0.5)
            context.fill(CGRect(x: 5, y: 0, width: 5, height: 5))
        }
        #expect(image.isOpaque && image[2, 2] == 0xFF00_0000 && image[12, 2] == 0xFF00_0000 && image[7, 2] >> 24 == 255)
    }

    @Test("a transform without a way back draws nothing and does no lasting harm")
    func degenerate() throws {
        let image = try drawn { context in
            context.saveGState()
            context.scaleBy(x: 0, y: 1)
            context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
            context.stroke(CGRect(x: 0, y: 0, width: 5, height: 5))
            TextLayout("x", TextStyle(size: 12)).draw(in: context, at: .zero)
            context.restoreGState()
            context.setLineDash(phase: 0, lengths: [-1, 0])
            context.setLineWidth(2)
            context.stroke(CGRect(x: 4, y: 4, width: 8, height: 8))
        }
        #expect(image[4, 8] >> 24 == 255)
    }

    @Test("what is drawn after the picture was taken goes nowhere")
    func afterwards() throws {
        var kept: CGContext?
        let image = try drawn { kept = $0 }
        let context = try #require(kept)
        context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
        #expect(image[2, 2] == 0 && context.makeImage() == nil)
        #expect(CGContext(width: 0, height: 5) == nil && CGContext(width: 5, height: 20_000) == nil)
    }
}
