import Testing

@testable import CoreGraphics

/// Whether two points are no farther apart than a distance.
func near(_ a: CGPoint, _ b: CGPoint, _ tolerance: CGFloat = 1e-9) -> Bool {
    hypot(a.x - b.x, a.y - b.y) <= tolerance
}

@Suite("Paths")
struct PathTests {
    @Test("an ellipse's outline is told from its points, wherever it begins")
    func ellipseRecognised() throws {
        let rect = CGRect(x: 10, y: 20, width: 80, height: 30)
        let found = try #require(CGPath(ellipseIn: rect, transform: nil).ellipse)
        #expect(near(found.origin, rect.origin, 1e-6) && abs(found.width - 80) < 1e-6 && abs(found.height - 30) < 1e-6)

        let circle = CGMutablePath()
        circle.addArc(center: CGPoint(x: 7, y: 3), radius: 5, startAngle: 1, endAngle: 1 - 2 * .pi, clockwise: true)
        let round = try #require(circle.ellipse)
        #expect(near(round.origin, CGPoint(x: 2, y: -2), 1e-6) && abs(round.width - 10) < 1e-6)
    }

    @Test("two ellipses interpolate to the exact ellipse between them, and beyond")
    func ellipsesInterpolate() throws {
        let a = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 40), transform: nil)
        let b = CGPath(ellipseIn: CGRect(x: 100, y: 10, width: 60, height: 20), transform: nil)
        let quarter = try #require(a.interpolated(to: b, fraction: 0.25)?.ellipse)
        #expect(near(quarter.origin, CGPoint(x: 25, y: 2.5), 1e-6))
        #expect(abs(quarter.width - 30) < 1e-6 && abs(quarter.height - 35) < 1e-6)
        let beyond = try #require(a.interpolated(to: b, fraction: 1.5)?.ellipse)
        #expect(abs(beyond.width - 80) < 1e-6 && abs(beyond.height - 10) < 1e-6)
        #expect(a.interpolated(to: b, fraction: 0) == a && a.interpolated(to: b, fraction: 1) == b)
    }

    @Test("a rectangle becomes a circle without tearing, and a point grows", arguments: [0.25, 0.5, 0.75])
    func unlikePathsInterpolate(fraction: CGFloat) throws {
        let rectangle = CGPath(rect: CGRect(x: 10, y: 20, width: 40, height: 80), transform: nil)
        let circle = CGPath(ellipseIn: CGRect(x: 110, y: 60, width: 200, height: 200), transform: nil)
        for (a, b) in [(rectangle, circle), (circle, rectangle)] {
            let between = try #require(a.interpolated(to: b, fraction: fraction))
            let (box, first, last) = (
                between.boundingBoxOfPath, a.boundingBoxOfPath, b.boundingBoxOfPath
            )
            // Its middle is on the way, and no part of it is smaller or larger than both.
            #expect(abs(box.midX - (first.midX + (last.midX - first.midX) * fraction)) < 0.5)
            #expect(abs(box.midY - (first.midY + (last.midY - first.midY) * fraction)) < 0.5)
            #expect(box.width > 40 && box.width < 200 && box.height > 80 * 0.7 && box.height < 200)
            #expect(between.contains(CGPoint(x: box.midX, y: box.midY)))
            #expect(a.interpolated(to: b, fraction: 1) == b && a.interpolated(to: b, fraction: 0) == a)
        }
        let point = CGPath(rect: CGRect(x: 50, y: 70, width: 0, height: 0), transform: nil)
        let around = CGPath(ellipseIn: CGRect(x: 30, y: 60, width: 40, height: 20), transform: nil)
        let grown = try #require(point.interpolated(to: around, fraction: fraction)).boundingBoxOfPath
        #expect(abs(grown.width - 40 * fraction) < 1e-6 && abs(grown.height - 20 * fraction) < 1e-6)
    }

    @Test("paths of fewer contours have nothing between them")
    func contours() {
        let one = CGPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9), transform: nil)
        let two = CGMutablePath()
        two.addRect(CGRect(x: 0, y: 0, width: 9, height: 9))
        two.addEllipse(in: CGRect(x: 20, y: 0, width: 9, height: 9))
        #expect(one.interpolated(to: two, fraction: 0.5) == nil)
        #expect(CGPath(elements: []).interpolated(to: one, fraction: 0.5) == nil)
    }

    @Test("what is not an upright ellipse is not taken for one")
    func notEllipses() {
        let rect = CGRect(x: 0, y: 0, width: 80, height: 30)
        var turn = CGAffineTransform(rotationAngle: 0.3)
        #expect(CGPath(ellipseIn: rect, transform: &turn).ellipse == nil)
        #expect(CGPath(roundedRect: rect, cornerWidth: 15, cornerHeight: 15, transform: nil).ellipse == nil)
        #expect(CGPath(rect: rect, transform: nil).ellipse == nil)
        let half = CGMutablePath()
        half.addArc(center: .zero, radius: 5, startAngle: 0, endAngle: .pi, clockwise: false)
        #expect(half.ellipse == nil)
        #expect(CGPath(elements: []).ellipse == nil)
    }

    @Test("a turned circle is still a circle")
    func turnedCircle() throws {
        var turn = CGAffineTransform(rotationAngle: 0.3)
        let rect = CGRect(x: -5, y: -5, width: 10, height: 10)
        let found = try #require(CGPath(ellipseIn: rect, transform: &turn).ellipse)
        #expect(near(found.origin, rect.origin, 1e-6))
    }

    @Test("a rounded rectangle keeps its steps for every radius, and is told from them")
    func roundedRectangle() throws {
        let rect = CGRect(x: 1, y: 2, width: 100, height: 50)
        let paths = [0, 10, 25, 1000].map {
            CGPath(roundedRect: rect, cornerWidth: $0, cornerHeight: $0, transform: nil)
        }
        #expect(Set(paths.map(\.elements.count)) == [10])
        #expect(try #require(paths[1].roundedRectangle).radius == 10)
        #expect(try #require(paths[3].roundedRectangle).radius == 25)
        let between = try #require(paths[0].interpolated(to: paths[1], fraction: 0.5)?.roundedRectangle)
        #expect(between.rect == rect && abs(between.radius - 5) < 1e-9)
        #expect(CGPath(roundedRect: rect, cornerWidth: 9, cornerHeight: 4, transform: nil).roundedRectangle == nil)
    }

    @Test("a rectangle is told from its corners, whichever comes first and whichever way they turn")
    func rectangle() {
        let rect = CGRect(x: 1, y: 2, width: 30, height: 40)
        #expect(CGPath(rect: rect, transform: nil).rectangle == rect)
        let other = CGMutablePath()
        other.addLines(between: [
            CGPoint(x: 31, y: 42), CGPoint(x: 31, y: 2), CGPoint(x: 1, y: 2), CGPoint(x: 1, y: 42),
        ])
        other.closeSubpath()
        #expect(other.rectangle == rect)
        other.addLine(to: CGPoint(x: 3, y: 3))
        #expect(other.rectangle == nil)
        var turn = CGAffineTransform(rotationAngle: 0.1)
        #expect(CGPath(rect: rect, transform: &turn).rectangle == nil)
    }

    @Test("an arc ends where trigonometry says, and growing angles go towards y")
    func arcs() {
        let path = CGMutablePath()
        path.addArc(
            center: CGPoint(x: 10, y: 20), radius: 4, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        #expect(near(path.currentPoint, CGPoint(x: 10, y: 24)))
        #expect(path.boundingBoxOfPath.minX > 9.999 && path.elements.count == 2)
        let long = CGMutablePath()
        long.addArc(center: CGPoint(x: 10, y: 20), radius: 4, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        #expect(near(long.currentPoint, CGPoint(x: 10, y: 24)))
        #expect(long.elements.count == 4)
        #expect(abs(long.boundingBoxOfPath.minX - 6) < 1e-2)
    }

    @Test("an arc between tangents touches both lines")
    func tangentArc() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 3)
        #expect(path.elements.count == 3)
        #expect(path.elements[1].end.map { near($0, CGPoint(x: 7, y: 0)) } == true)
        #expect(near(path.currentPoint, CGPoint(x: 10, y: 3)))
    }

    @Test("the exact bounds leave control points out")
    func bounds() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 8))
        #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 8))
        #expect(abs(path.boundingBoxOfPath.height - 4) < 1e-9)
        #expect(CGPath(elements: []).boundingBox.isNull)
    }

    @Test("a hole is outside by the even-odd rule and inside by winding")
    func contains() {
        let path = CGMutablePath()
        path.addEllipse(in: CGRect(x: 0, y: 0, width: 100, height: 60))
        path.addEllipse(in: CGRect(x: 30, y: 20, width: 40, height: 20))
        let middle = CGPoint(x: 50, y: 30)
        #expect(path.contains(middle) && !path.contains(middle, using: .evenOdd))
        #expect(path.contains(CGPoint(x: 10, y: 30), using: .evenOdd))
        // Just inside and just outside x²/50² + y²/30² = 1 at 45° of its parameter.
        let edge = CGPoint(x: 50 * cos(CGFloat.pi / 4), y: 30 * sin(CGFloat.pi / 4))
        #expect(path.contains(CGPoint(x: 50 + edge.x * 0.998, y: 30 + edge.y * 0.998)))
        #expect(!path.contains(CGPoint(x: 50 + edge.x * 1.002, y: 30 + edge.y * 1.002)))
        #expect(path.contains(.zero, transform: CGAffineTransform(translationX: 50, y: 2)))
    }

    @Test("a trimmed path has the asked part of the length")
    func trimming() {
        let line = CGMutablePath()
        line.addLines(between: [.zero, CGPoint(x: 30, y: 0), CGPoint(x: 30, y: 10)])
        #expect(line.length == 40)
        let part = line.trimmed(from: 0.5, to: 0.875)
        #expect(part.elements.map { $0.end?.x.rounded() } == [20, 30, 30])
        #expect(near(part.currentPoint, CGPoint(x: 30, y: 5)))
        let circle = CGPath(ellipseIn: CGRect(x: -1, y: -1, width: 2, height: 2), transform: nil)
        #expect(abs(circle.length - 2 * .pi) < 1e-2)
        #expect(near(circle.trimmed(from: 0, to: 0.375).currentPoint, CGPoint(x: -0.7071, y: 0.7071), 1e-3))
        #expect(circle.trimmed(from: 0.7, to: 0.2).isEmpty)
    }

    @Test("a visitor sees every step with its points")
    func visiting() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 3, y: 4))
        path.closeSubpath()
        var seen: [String] = []
        path.applyWithBlock { element in
            switch element.pointee.type {
            case .addQuadCurveToPoint: seen.append("quad \(element.pointee.points[1].x) \(element.pointee.points[0].y)")
            case let type: seen.append("\(type)")
            }
        }
        #expect(seen == ["moveToPoint", "quad 5.0 4.0", "closeSubpath"])
    }

    @Test("a copy does not follow its original")
    func copies() throws {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 1, y: 2, width: 3, height: 4))
        let copy = try #require(path.copy())
        var move = CGAffineTransform(translationX: 10, y: 20)
        let moved = try #require(path.mutableCopy(using: &move))
        path.addLine(to: .zero)
        #expect(copy.elements.count == 5 && moved.boundingBox == CGRect(x: 11, y: 22, width: 3, height: 4))
    }
}
