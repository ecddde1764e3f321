import CoreGraphics
import Testing

@testable import Compositor

@Suite("Shapes and clips")
struct ShapeTests {
    /// White through a mask on black: the green channel is coverage, 0…255.
    private func coverage(_ path: CGPath, _ rule: CGPathFillRule = .winding, width: Int, height: Int) -> [[Int]] {
        var node = RenderNode.color(CGRect(x: 0, y: 0, width: width, height: height), .white)
        node.mask = .path(path, rule)
        let out = FrameRenderer().image(of: [node], width: width, height: height, background: .black)
        return (0..<height).map { y in (0..<width).map { channels(out[$0, y])[2] } }
    }

    private func area(_ rows: [[Int]]) -> Double {
        Double(rows.reduce(0) { $0 + $1.reduce(0, +) }) / 255
    }

    @Test(
        "an ellipse covers π a b",
        arguments: [(0.4, 0.4), (1.5, 0.7), (10, 4), (33.3, 47.1), (150, 90)] as [(Double, Double)])
    func ellipseArea(a: Double, b: Double) {
        let (cx, cy) = (160.37, 100.61)
        let path = CGPath(ellipseIn: CGRect(x: cx - a, y: cy - b, width: 2 * a, height: 2 * b), transform: nil)
        let measured = area(coverage(path, width: 320, height: 200))
        #expect(abs(measured - .pi * a * b) < 0.02 + (a + b) * 0.004, "\(measured) for \(.pi * a * b)")
    }

    @Test("a huge circle's edge stays where it belongs")
    func hugeCircle() {
        // Radius 2000 about (2100, 30): at row y its left end is at 2100 − √(2000² − (y + ½ − 30)²).
        let path = CGPath(ellipseIn: CGRect(x: 100, y: -1970, width: 4000, height: 4000), transform: nil)
        for (y, row) in coverage(path, width: 200, height: 60).enumerated() {
            let dy = Double(y) + 0.5 - 30
            let edge = 2100 - (2000 * 2000 - dy * dy).squareRoot()
            let measured = 200 - Double(row.reduce(0, +)) / 255
            #expect(abs(measured - edge) < 0.03, "row \(y): \(measured) for \(edge)")
        }
    }

    @Test("a circle is the same seen in mirrors", arguments: [3.0, 11.7, 40.25])
    func symmetry(radius: Double) {
        let path = CGPath(
            ellipseIn: CGRect(x: 50 - radius, y: 50 - radius, width: 2 * radius, height: 2 * radius), transform: nil)
        let rows = coverage(path, width: 100, height: 100)
        for y in 0..<100 {
            for x in 0..<100 {
                #expect(abs(rows[y][x] - rows[y][99 - x]) <= 1)
                #expect(abs(rows[y][x] - rows[99 - y][x]) <= 1)
                #expect(abs(rows[y][x] - rows[x][y]) <= 1)
            }
        }
    }

    @Test("edge pixels of a rectangle are covered by their share")
    func fractions() {
        let rows = coverage(
            CGPath(rect: CGRect(x: 2.25, y: 3.5, width: 4.25, height: 2), transform: nil), width: 10, height: 8)
        let across = [0, 0, 0.75, 1, 1, 1, 0.5, 0, 0, 0]
        let down = [0, 0, 0, 0.5, 1, 0.5, 0, 0]
        for y in 0..<8 {
            for x in 0..<10 {
                #expect(abs(Double(rows[y][x]) - 255 * across[x] * down[y]) <= 1)
            }
        }
    }

    @Test("where outlines overlap, the rule decides")
    func rules() {
        let path = CGMutablePath()
        for inset in [0.0, 5.0] {
            let r = CGRect(x: 0, y: 0, width: 20, height: 16).insetBy(dx: inset, dy: inset)
            path.move(to: CGPoint(x: r.minX, y: r.minY))
            path.addLine(to: CGPoint(x: r.maxX, y: r.minY))
            path.addLine(to: CGPoint(x: r.maxX, y: r.maxY))
            path.addLine(to: CGPoint(x: r.minX, y: r.maxY))
            path.closeSubpath()
        }
        #expect(area(coverage(path, .winding, width: 20, height: 16)) == 320)
        #expect(area(coverage(path, .evenOdd, width: 20, height: 16)) == 320 - 60)
    }

    @Test("a border lies inside the bounds and has its width, corners included")
    func border() {
        var node = RenderNode()
        node.bounds = CGRect(x: 5, y: 5, width: 60, height: 40)
        node.cornerRadius = 12
        node.border = RenderNode.Border(width: 4, color: .white)
        let out = FrameRenderer().image(of: [node], width: 70, height: 50, background: .black)
        func sum() -> Double { pixels(out).reduce(0) { $0 + Double(channels($1)[2]) } / 255 }
        let corners = (4 - Double.pi)
        let expected = (60 * 40 - corners * 144) - (52 * 32 - corners * 64)
        #expect(abs(sum() - expected) < 1)
        #expect(out[35, 4] == 0xFF00_0000 && out[35, 5] == 0xFFFF_FFFF && out[35, 8] == 0xFFFF_FFFF)
        #expect(out[35, 9] == 0xFF00_0000)
    }

    @Test("only the corners asked for are round")
    func corners() {
        var node = RenderNode.color(CGRect(x: 0, y: 0, width: 40, height: 30), .white)
        node.cornerRadius = 10
        node.roundedCorners = [.topRight]
        let out = FrameRenderer().image(of: [node], width: 40, height: 30, background: .black)
        #expect(out[0, 0] == 0xFFFF_FFFF && out[0, 29] == 0xFFFF_FFFF && out[39, 29] == 0xFFFF_FFFF)
        #expect(out[39, 0] == 0xFF00_0000)
    }

    @Test("a clip holds back children, a round one inside a turned one too")
    func nestedClips() {
        var inner = RenderNode()
        inner.bounds = CGRect(x: -30, y: -30, width: 60, height: 60)
        inner.cornerRadius = 30
        inner.clipsToBounds = true
        inner.children = [
            .color(CGRect(x: -100, y: -100, width: 200, height: 200), .white),
            .color(CGRect(x: -100, y: -100, width: 100, height: 200), .pureRed),
        ]
        var outer = RenderNode()
        outer.bounds = CGRect(x: -20, y: -20, width: 40, height: 40)
        outer.clipsToBounds = true
        outer.children = [inner]
        outer.projection = Projection(
            CGAffineTransform(rotationAngle: .pi / 4).concatenating(CGAffineTransform(translationX: 50, y: 50)))
        let out = FrameRenderer().image(of: [outer], width: 100, height: 100, background: .black)
        // A square standing on its corner (half diagonal 28.3) and a circle of radius 30: the square is inside.
        #expect(out[50, 23] != 0xFF00_0000 && out[50, 20] == 0xFF00_0000)
        #expect(out[31, 31] == 0xFF00_0000 && out[40, 40] != 0xFF00_0000)
        let lit = pixels(out).reduce(0.0) { $0 + Double(channels($1)[1]) } / 255
        #expect(abs(lit - 1600) < 4)
    }

    @Test("a stroke has its width, and dashes leave gaps")
    func stroke() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 10, y: 20))
        path.addLine(to: CGPoint(x: 90, y: 20))
        func lit(_ stroke: RenderNode.Stroke) -> Double {
            var node = RenderNode()
            node.contents = .shape(.init(path: path, fill: nil, fillRule: .winding, stroke: stroke))
            let out = FrameRenderer().image(of: [node], width: 100, height: 40, background: .black)
            return pixels(out).reduce(0.0) { $0 + Double(channels($1)[1]) } / 255
        }
        #expect(abs(lit(.init(color: .white, width: 3)) - 240) < 1)
        #expect(abs(lit(.init(color: .white, width: 4, cap: .square)) - 336) < 1)
        #expect(abs(lit(.init(color: .white, width: 6, cap: .round)) - (480 + .pi * 9)) < 1)
        #expect(abs(lit(.init(color: .white, width: 2, dashes: [10, 6])) - 100) < 1)
        #expect(abs(lit(.init(color: .white, width: 2, start: 0.25, end: 0.75)) - 80) < 1)
    }
}
