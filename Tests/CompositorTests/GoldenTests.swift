import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import Compositor

@Suite("Pictures")
struct GoldenTests {
    private static let blocks = picture(80, 80) { x, y in
        let isDark = (x / 8 + y / 8) % 2 == 0
        return isDark ? pixel(20, 60 + y, 120) : pixel(250, 240 - x, 200)
    }

    private static let scenes: [String: @Sendable () -> [RenderNode]] = [
        "card-with-border-and-shadow": {
            var node = RenderNode.color(CGRect(x: 20, y: 14, width: 80, height: 60), .pureRed)
            node.cornerRadius = 18
            node.clipsToBounds = true
            node.border = RenderNode.Border(width: 4, color: .pureBlue)
            node.shadow = RenderNode.Shadow(
                color: .black, radius: 6, offset: CGSize(width: 6, height: 9), opacity: 0.6, path: nil)
            var inner = RenderNode()
            inner.bounds = CGRect(x: 40, y: 30, width: 90, height: 22)
            inner.contents = .gradient(
                RenderNode.Gradient(
                    kind: .axial, colors: [.white, .pureBlue], locations: [0, 1], start: .zero,
                    end: CGPoint(x: 1, y: 1)))
            inner.opacity = 0.8
            node.children = [inner]
            return [node]
        },
        "page-in-perspective": {
            var page = RenderNode.image(blocks)
            var shadow = RenderNode()
            shadow.bounds = page.bounds
            shadow.contents = .gradient(
                RenderNode.Gradient(
                    kind: .axial, colors: [RGBA(red: 0, green: 0, blue: 0, alpha: 0.6), .clear], locations: [0, 1],
                    start: CGPoint(x: 0, y: 0.5), end: CGPoint(x: 1, y: 0.5)))
            page.children = [shadow]
            return [
                page.transformed(CGAffineTransform(translationX: 0, y: -40))
                    .transformed(Projection(a: 1, b: 0, px: -0.002, c: 0, d: 1, py: 0, tx: 0, ty: 0, pw: 1))
                    .transformed(CGAffineTransform(translationX: 12.5, y: 50))
            ]
        },
        "ellipse-over-screen": {
            var screen = RenderNode.image(blocks, in: CGRect(x: 0, y: 0, width: 120, height: 100))
            screen.mask = .path(
                CGPath(ellipseIn: CGRect(x: 18, y: 10, width: 78, height: 81), transform: nil), .winding)
            screen.opacity = 0.7
            return [.color(CGRect(x: 0, y: 50, width: 120, height: 50), .pureBlue), screen]
        },
        "star-with-dashes": {
            let path = CGMutablePath()
            let corners = [(60, 8), (85, 86), (19, 38), (101, 38), (35, 86)]
            for (i, (x, y)) in corners.enumerated() {
                let p = CGPoint(x: x, y: y)
                i == 0 ? path.move(to: p) : path.addLine(to: p)
            }
            path.closeSubpath()
            var node = RenderNode()
            node.contents = .shape(
                RenderNode.Shape(
                    path: path, fill: RGBA(red: 1, green: 0.8, blue: 0, alpha: 1), fillRule: .evenOdd,
                    stroke: RenderNode.Stroke(color: .black, width: 4, cap: .round, join: .round, dashes: [9, 8])))
            node.shadow = RenderNode.Shadow(
                color: .pureBlue, radius: 2, offset: CGSize(width: 3, height: 3), opacity: 1, path: nil)
            return [node]
        },
        "mask-by-node-in-turned-clip": {
            var mask = RenderNode()
            mask.bounds = CGRect(x: -60, y: -60, width: 120, height: 120)
            mask.contents = .gradient(
                RenderNode.Gradient(
                    kind: .radial, colors: [.black, .clear], locations: [0.4, 1], start: CGPoint(x: 0.5, y: 0.5),
                    end: CGPoint(x: 1, y: 1)))
            var screen = RenderNode.image(blocks, in: CGRect(x: -60, y: -60, width: 120, height: 120))
            screen.children = [.color(CGRect(x: -20, y: -10, width: 50, height: 20), .pureRed)]
            screen.mask = .node(mask)
            var clip = RenderNode()
            clip.bounds = CGRect(x: -45, y: -30, width: 90, height: 60)
            clip.cornerRadius = 12
            clip.roundedCorners = [.topLeft, .bottomRight]
            clip.clipsToBounds = true
            clip.children = [screen]
            return [
                clip.transformed(CGAffineTransform(a: 0.96, b: 0.28, c: -0.28, d: 0.96, tx: 60, ty: 50))
            ]
        },
        "small-copies-of-blocks": {
            [0.7, 0.4, 0.2, 0.07].enumerated().map { i, scale in
                RenderNode.image(blocks)
                    .transformed(CGAffineTransform(scaleX: scale, y: scale))
                    .transformed(CGAffineTransform(translationX: 4.3 + Double(i) * 24, y: 6.6 + Double(i) * 20))
            }
        },
    ]

    @Test("each picture is as it was when it was looked at", arguments: scenes.keys.sorted())
    func unchanged(name: String) throws {
        let scene = try #require(Self.scenes[name])
        let nodes = scene()
        let image = FrameRenderer().image(of: nodes, width: 120, height: 100, background: .white)
        #expect(try Golden.complaint(about: image, name) == nil)
    }
}
