internal import CCairo
import UIKit

extension CairoPeer {
    /// How many strips a plane in perspective is cut into: on a phone each is some ten pixels wide.
    private static let strips = 64

    /// Draws a node in perspective, which Cairo has not: in strips across the direction in which it recedes, each under the affine
    /// map that is right at three of its corners.
    func drawStrips(_ node: RenderNode, _ projection: Projection) {
        let extent = node.extentInPlane
        let isAcross = abs(projection.px) * extent.width >= abs(projection.py) * extent.height
        for number in 0..<Self.strips {
            let strip = extent.strip(number, of: Self.strips, isAcross: isAcross)
            guard let map = projection.affine(over: strip) else { continue }
            cairo_save(context)
            setMatrix(map)
            cairo_rectangle(context, strip.minX, strip.minY, strip.width, strip.height)
            cairo_clip(context)
            draw(node, map)
            cairo_restore(context)
        }
    }
}

extension CGRect {
    /// One of several strips of equal width beside each other, or of equal height below each other.
    fileprivate func strip(_ number: Int, of count: Int, isAcross: Bool) -> CGRect {
        let (start, part) = (CGFloat(number) / CGFloat(count), 1 / CGFloat(count))
        return isAcross
            ? CGRect(x: minX + start * width, y: minY, width: part * width, height: height)
            : CGRect(x: minX, y: minY + start * height, width: width, height: part * height)
    }
}

extension Projection {
    /// The affine map that takes three corners of a rectangle to where this map does; nil if one lies behind the eye, or if the
    /// rectangle is seen edge-on: a matrix without a way back stops Cairo for good.
    fileprivate func affine(over rect: CGRect) -> CGAffineTransform? {
        guard rect.width > 0, rect.height > 0, let o = apply(rect.origin),
            let x = apply(CGPoint(x: rect.maxX, y: rect.minY)), let y = apply(CGPoint(x: rect.minX, y: rect.maxY))
        else { return nil }
        let (a, b) = ((x.x - o.x) / rect.width, (x.y - o.y) / rect.width)
        let (c, d) = ((y.x - o.x) / rect.height, (y.y - o.y) / rect.height)
        guard abs(a * d - b * c) > 1e-6 else { return nil }
        return CGAffineTransform(
            a: a, b: b, c: c, d: d, tx: o.x - a * rect.minX - c * rect.minY, ty: o.y - b * rect.minX - d * rect.minY)
    }
}

extension RenderNode {
    /// What the node and its children take up of its own plane.
    fileprivate var extentInPlane: CGRect {
        var flat = self
        flat.projection = .identity
        return flat.extent ?? bounds
    }
}
