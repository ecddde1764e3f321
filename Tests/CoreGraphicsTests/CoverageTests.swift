import Testing

@testable import CoreGraphics

/// The coverage of a path on a buffer of that size, and its sum in pixels.
private func coverage(
    _ path: CGPath, _ style: CoverageStyle = .fill(.winding), _ transform: CGAffineTransform = .identity,
    width: Int = 64, height: Int = 48
) -> (bytes: [UInt8], area: Double) {
    let stride = Coverage.stride(forWidth: width)
    var bytes = [UInt8](repeating: 77, count: stride * height)
    bytes.withUnsafeMutableBufferPointer { buffer in
        guard let base = buffer.baseAddress else { return }
        Coverage.rasterise(path, style, transform: transform, into: base, width: width, height: height, stride: stride)
    }
    var rows: [UInt8] = []
    for y in 0..<height { rows += bytes[y * stride..<y * stride + width] }
    return (rows, rows.reduce(0) { $0 + Double($1) } / 255)
}

@Suite("Coverage")
@MainActor
struct CoverageTests {
    @Test("an ellipse covers πab")
    func ellipseArea() {
        let path = CGPath(ellipseIn: CGRect(x: 3.3, y: 4.7, width: 50, height: 30), transform: nil)
        #expect(abs(coverage(path).area - .pi * 25 * 15) < 0.002 * .pi * 25 * 15)
    }

    @Test("a rectangle on whole pixels is exact, and covers fractions of those it cuts")
    func rectangle() {
        let path = CGPath(rect: CGRect(x: 2, y: 3, width: 4.5, height: 2.25), transform: nil)
        let bytes = coverage(path).bytes
        #expect(bytes[3 * 64 + 1] == 0 && bytes[3 * 64 + 2] == 255 && bytes[2 * 64 + 2] == 0)
        #expect(abs(Int(bytes[3 * 64 + 6]) - 128) <= 1)
        #expect(abs(Int(bytes[5 * 64 + 2]) - 64) <= 1)
    }

    @Test("the fill rule decides about a hole")
    func fillRules() {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 10, y: 10, width: 20, height: 20))
        path.addRect(CGRect(x: 15, y: 15, width: 4, height: 5))
        #expect(abs(coverage(path).area - 400) < 0.01)
        #expect(abs(coverage(path, .fill(.evenOdd)).area - 380) < 0.01)
    }

    @Test("a transform scales the area by its determinant, and the pen with it")
    func transforms() {
        let path = CGPath(rect: CGRect(x: 1, y: 2, width: 10, height: 5), transform: nil)
        let t = CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 5, ty: 6)
        #expect(abs(coverage(path, .fill(.winding), t).area - 300) < 0.01)
        let line = CGMutablePath()
        line.addLines(between: [CGPoint(x: 2, y: 5), CGPoint(x: 22, y: 5)])
        // 20 long and 2 wide in points: 40 × 6 pixels.
        #expect(abs(coverage(line, .stroke(CoverageStroke(width: 2)), t).area - 240) < 0.01)
    }

    @Test("caps, dashes and trimming change a line's area by what geometry says")
    func strokes() {
        let line = CGMutablePath()
        line.addLines(between: [CGPoint(x: 10, y: 20), CGPoint(x: 50, y: 20)])
        func area(_ change: (inout CoverageStroke) -> Void) -> Double {
            var stroke = CoverageStroke(width: 4)
            change(&stroke)
            return coverage(line, .stroke(stroke)).area
        }
        #expect(abs(area { _ in } - 160) < 0.01)
        #expect(abs(area { $0.cap = .square } - 176) < 0.01)
        #expect(abs(area { $0.cap = .round } - (160 + 4 * .pi)) < 0.3)
        #expect(abs(area { $0.dashes = [5, 3] } - 100) < 0.01)
        #expect(abs(area { ($0.start, $0.end) = (0.25, 0.5) } - 40) < 0.01)
        #expect(area { ($0.start, $0.end) = (0.5, 0.5) } == 0)
    }

    @Test("joins of a right angle differ by what geometry says")
    func joins() {
        let corner = CGMutablePath()
        corner.addLines(between: [CGPoint(x: 10, y: 10), CGPoint(x: 40, y: 10), CGPoint(x: 40, y: 40)])
        func area(_ join: CGLineJoin, miterLimit: CGFloat = 10) -> Double {
            coverage(corner, .stroke(CoverageStroke(width: 8, join: join, miterLimit: miterLimit))).area
        }
        let miter = area(.miter)
        #expect(abs(miter - 480) < 0.2)
        #expect(abs(miter - area(.bevel) - 8) < 0.2)
        #expect(abs(miter - area(.round) - (16 - 4 * .pi)) < 0.3)
        #expect(abs(area(.miter, miterLimit: 1) - area(.bevel)) < 0.01)
    }

    @Test("only the buffer's own pixels are written, and what was there is gone")
    func keepsToBuffer() {
        var bytes = [UInt8](repeating: 77, count: 16 * 4)
        bytes.withUnsafeMutableBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return }
            Coverage.rasterise(
                CGPath(rect: CGRect(x: -9, y: -9, width: 99, height: 11), transform: nil), .fill(.winding),
                transform: .identity, into: base + 16, width: 10, height: 3, stride: 16)
        }
        #expect(bytes[0..<16].allSatisfy { $0 == 77 } && bytes[26..<32].allSatisfy { $0 == 77 })
        #expect(bytes[16..<26].allSatisfy { $0 == 255 } && bytes[48..<58].allSatisfy { $0 == 0 })
    }

    @Test("numbers that are none, and far ones, do no harm")
    func oddNumbers() {
        let path = CGMutablePath()
        path.addLines(between: [
            CGPoint(x: -1e12, y: -1e12), CGPoint(x: 1e12, y: -1e12), CGPoint(x: 1e12, y: 1e12),
            CGPoint(x: -1e12, y: 1e12),
        ])
        #expect(coverage(path).area == 64 * 48)
        path.addLine(to: CGPoint(x: CGFloat.nan, y: CGFloat.infinity))
        _ = coverage(path, .stroke(CoverageStroke(width: .nan, dashes: [0, 0])))
        #expect(coverage(path, .stroke(CoverageStroke(width: 2)), CGAffineTransform(scaleX: 0, y: 1)).area == 0)
    }
}
