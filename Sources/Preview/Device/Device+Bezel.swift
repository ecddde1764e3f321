import Screens
import UIKit

/// How the outer corners of a notch run into the edge, in points.
private let flare: CGFloat = 6

extension Device {
    /// What the glass leaves out, as a black drawing in the screen's points: outside of the corners, and the cut-out.
    ///
    /// Nil where nothing is left out or it is not to be shown. It touches only the rows that it darkens.
    package var bezel: RenderNode? {
        guard showsBezel else { return nil }
        let path = CGMutablePath()
        addCorners(to: path)
        addCutout(to: path)
        guard !path.isEmpty else { return nil }
        var node = RenderNode()
        node.bounds = CGRect(origin: .zero, size: size)
        node.contents = .shape(
            .init(
                path: path.transformed(orientation.transform(of: preset.size)), fill: .black, fillRule: .winding,
                stroke: nil))
        return node
    }

    /// The four pieces between the screen's corners and the quarter circles in them, upright.
    private func addCorners(to path: CGMutablePath) {
        let radius = preset.cornerRadius
        guard radius > 0 else { return }
        let (width, height) = (preset.size.width, preset.size.height)
        for (x, y) in [(0, 0), (width, 0), (width, height), (0, height)] as [(CGFloat, CGFloat)] {
            let (dx, dy) = (x == 0 ? radius : -radius, y == 0 ? radius : -radius)
            path.move(to: CGPoint(x: x, y: y))
            path.addLine(to: CGPoint(x: x + dx, y: y))
            path.addQuarter(from: CGPoint(x: x + dx, y: y), to: CGPoint(x: x, y: y + dy), corner: CGPoint(x: x, y: y))
            path.closeSubpath()
        }
    }

    private func addCutout(to path: CGMutablePath) {
        guard let cutout = preset.cutout else { return }
        let (rect, radius) = (cutout.rect, cutout.cornerRadius)
        switch cutout {
        case .island:
            path.addRoundedRect(in: rect, cornerWidth: radius, cornerHeight: radius)
        case .notch:
            let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
            path.move(to: CGPoint(x: left - flare, y: top))
            path.addQuarter(
                from: CGPoint(x: left - flare, y: top), to: CGPoint(x: left, y: top + flare),
                corner: CGPoint(x: left, y: top))
            path.addLine(to: CGPoint(x: left, y: bottom - radius))
            path.addQuarter(
                from: CGPoint(x: left, y: bottom - radius), to: CGPoint(x: left + radius, y: bottom),
                corner: CGPoint(x: left, y: bottom))
            path.addLine(to: CGPoint(x: right - radius, y: bottom))
            path.addQuarter(
                from: CGPoint(x: right - radius, y: bottom), to: CGPoint(x: right, y: bottom - radius),
                corner: CGPoint(x: right, y: bottom))
            path.addLine(to: CGPoint(x: right, y: top + flare))
            path.addQuarter(
                from: CGPoint(x: right, y: top + flare), to: CGPoint(x: right + flare, y: top),
                corner: CGPoint(x: right, y: top))
            path.closeSubpath()
        }
    }
}

extension CGMutablePath {
    /// A quarter circle that touches the two lines which meet in a corner.
    fileprivate func addQuarter(from start: CGPoint, to end: CGPoint, corner: CGPoint) {
        // The handle's part of the way to the corner that makes a cubic curve the best quarter circle.
        let k: CGFloat = 0.5522847498
        func towards(_ point: CGPoint) -> CGPoint {
            CGPoint(x: point.x + (corner.x - point.x) * k, y: point.y + (corner.y - point.y) * k)
        }
        addCurve(to: end, control1: towards(start), control2: towards(end))
    }
}
