import Testing

@testable import UIKit

@MainActor struct DrawingPathTests {
    private func near(_ a: CGPoint, _ b: CGPoint) -> Bool { hypot(a.x - b.x, a.y - b.y) < 1e-6 }

    @Test("an arc goes clockwise on the screen when it is said to, the short way or the long")
    func arcs() {
        let center = CGPoint(x: 10, y: 20)
        let quarter = UIBezierPath(
            arcCenter: center, radius: 5, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        #expect(near(quarter.currentPoint, CGPoint(x: 10, y: 25)))
        #expect(quarter.bounds.insetBy(dx: -0.01, dy: -0.01).contains(CGRect(x: 10, y: 20, width: 5, height: 5)))
        #expect(quarter.bounds.width < 5.01)
        let long = UIBezierPath(arcCenter: center, radius: 5, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        #expect(near(long.currentPoint, CGPoint(x: 10, y: 25)))
        #expect(abs(long.bounds.minX - 5) < 0.01 && abs(long.bounds.minY - 15) < 0.01)
        let circle = UIBezierPath(arcCenter: center, radius: 5, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
        #expect(circle.contains(CGPoint(x: 6, y: 20)) && circle.contains(CGPoint(x: 10, y: 16)))
        // Every point of the outline lies on the circle, to the accuracy of four cubics.
        for element in circle.cgPath.elements {
            if case .cubic(let end, _, _) = element {
                #expect(abs(hypot(end.x - 10, end.y - 20) - 5) < 1e-9)
            }
        }
        let backwards = UIBezierPath(arcCenter: center, radius: 5, startAngle: .pi, endAngle: 0, clockwise: true)
        #expect(abs(backwards.bounds.minY - 15) < 0.01 && backwards.bounds.maxY < 20.01)
    }

    @Test("an arc on a path begins with a line from where the path was")
    func arcAfterLine() {
        let path = UIBezierPath()
        path.move(to: .zero)
        path.addArc(withCenter: CGPoint(x: 50, y: 0), radius: 10, startAngle: .pi, endAngle: 0, clockwise: true)
        path.close()
        guard case .line(let start) = path.cgPath.elements[1] else {
            Issue.record("the arc does not begin with a line")
            return
        }
        #expect(near(start, CGPoint(x: 40, y: 0)))
        #expect(path.contains(CGPoint(x: 50, y: -5)) && !path.contains(CGPoint(x: 50, y: 5)))
    }

    @Test("only the corners named are rounded, each radius at most half the side")
    func corners() {
        let rect = CGRect(x: 0, y: 0, width: 100, height: 40)
        let path = UIBezierPath(
            roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight], cornerRadii: CGSize(width: 15, height: 15))
        #expect(!path.contains(CGPoint(x: 1, y: 1)) && !path.contains(CGPoint(x: 99, y: 39)))
        #expect(path.contains(CGPoint(x: 99, y: 1)) && path.contains(CGPoint(x: 1, y: 39)))
        #expect(path.contains(CGPoint(x: 5, y: 5)) && path.bounds == rect)
        let capsule = UIBezierPath(roundedRect: rect, cornerRadius: 1000)
        #expect(capsule.contains(CGPoint(x: 1, y: 20)) && !capsule.contains(CGPoint(x: 3, y: 5)))
    }

    @Test("the fill rule says what is inside where outlines overlap")
    func fillRule() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
        path.append(UIBezierPath(ovalIn: CGRect(x: 10, y: 5, width: 10, height: 20)))
        #expect(path.contains(CGPoint(x: 15, y: 15)))
        path.usesEvenOddFillRule = true
        #expect(!path.contains(CGPoint(x: 15, y: 15)) && path.contains(CGPoint(x: 11, y: 6)))
    }

    @Test("a reversed outline visits the same points from the end, part by part")
    func reversing() {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 3, y: 4))
        path.addCurve(
            to: CGPoint(x: 9, y: 10), controlPoint1: CGPoint(x: 5, y: 6), controlPoint2: CGPoint(x: 7, y: 8))
        path.move(to: CGPoint(x: 20, y: 20))
        path.addQuadCurve(to: CGPoint(x: 30, y: 40), controlPoint: CGPoint(x: 50, y: 60))
        path.close()
        #expect(
            path.reversing().cgPath.elements == [
                .move(CGPoint(x: 30, y: 40)), .quad(CGPoint(x: 20, y: 20), control: CGPoint(x: 50, y: 60)), .close,
                .move(CGPoint(x: 9, y: 10)),
                .cubic(CGPoint(x: 3, y: 4), control1: CGPoint(x: 7, y: 8), control2: CGPoint(x: 5, y: 6)),
                .line(CGPoint(x: 1, y: 2)),
            ])
        #expect(path.reversing().reversing().cgPath == path.cgPath)
    }

    @Test("a path is transformed, copied with its pen, and what it gave out does not change with it")
    func values() throws {
        let path = UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4))
        path.lineWidth = 7
        let outline = path.cgPath
        let copy = try #require(path.copy() as? UIBezierPath)
        path.apply(CGAffineTransform(scaleX: 2, y: 10))
        #expect(path.bounds == CGRect(x: 2, y: 20, width: 6, height: 40))
        #expect(outline.boundingBoxOfPath == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(copy.bounds == outline.boundingBoxOfPath && copy.lineWidth == 7)
        path.removeAllPoints()
        #expect(path.isEmpty && !copy.isEmpty)
    }

    @Test("a line from nowhere is not drawn, and the console says why")
    func nowhere() {
        let path = UIBezierPath()
        let lines = consoleLines { path.addLine(to: CGPoint(x: 1, y: 1)) }
        #expect(path.isEmpty && lines.count == 1 && lines.first?.contains("move(to:)") == true)
    }

    @Test("paths fill and stroke with the colours set and their own pen")
    func painting() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10), format: format).image { _ in
            UIColor.red.setFill()
            UIColor.blue.setStroke()
            let path = UIBezierPath(rect: CGRect(x: 4, y: 3, width: 12, height: 4))
            path.lineWidth = 2
            path.fill()
            path.stroke()
        }
        let pixels = try #require(image.cgImage)
        #expect(pixels[10, 5] == 0xFFFF_0000)
        #expect(pixels[3, 5] == 0xFF00_00FF && pixels[4, 5] == 0xFF00_00FF && pixels[2, 5] == 0)
        #expect(pixels[10, 2] == 0xFF00_00FF && pixels[10, 1] == 0)
    }
}
