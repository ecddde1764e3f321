/// Geometry of planes on the device, safe for any numbers.
extension Projection {
    /// What is nearer to the eye's plane than this is not drawn; 1 is the distance of a plane without perspective.
    static let nearPlane = 1.0 / 64

    var isFinite: Bool {
        (a + b + px + c + d + py + tx + ty + pw).isFinite
    }

    /// Whether rows and columns of the plane stay rows and columns, in this order.
    var isUpright: Bool { px == 0 && py == 0 && b == 0 && c == 0 }

    /// The map that applies this one after moving the plane.
    func movedBefore(_ dx: Double, _ dy: Double) -> Projection {
        var p = self
        p.tx += a * dx + c * dy
        p.ty += b * dx + d * dy
        p.pw += px * dx + py * dy
        return p
    }

    /// The greatest number of device pixels per point found at the corners of a rectangle, at most 10 000.
    func largestScale(over r: CGRect) -> Double {
        if isAffine, pw != 0 {
            return max((a * a + b * b).squareRoot(), (c * c + d * d).squareRoot()) / abs(pw)
        }
        var result = 0.0
        for (x, y) in [(r.minX, r.minY), (r.maxX, r.minY), (r.minX, r.maxY), (r.maxX, r.maxY)] {
            let w = max(px * x + py * y + pw, Self.nearPlane)
            let (dx, dy) = ((a * x + c * y + tx) / w, (b * x + d * y + ty) / w)
            let (ux, uy) = ((a - dx * px) / w, (b - dy * px) / w)
            let (vx, vy) = ((c - dx * py) / w, (d - dy * py) / w)
            result = max(result, (ux * ux + uy * uy).squareRoot(), (vx * vx + vy * vy).squareRoot())
        }
        return result.isFinite ? min(result, 1e4) : 1e4
    }

    /// The square root of the area one square point takes up at a point of the plane; 0 behind the near plane.
    func meanScale(atX x: Double, y: Double) -> Double {
        let w = px * x + py * y + pw
        guard w >= Self.nearPlane else { return 0 }
        let (dx, dy) = ((a * x + c * y + tx) / w, (b * x + d * y + ty) / w)
        let area = ((a - dx * px) * (d - dy * py) - (b - dy * px) * (c - dx * py)) / (w * w)
        return abs(area).squareRoot()
    }

    /// The projection that carries the corners of a rectangle to four points, clockwise from the top left; nil if they
    /// do not form a quadrilateral.
    init?(_ r: CGRect, toQuad q: [4 of (x: Double, y: Double)]) {
        // Of the unit square first (Heckbert, "Fundamentals of Texture Mapping and Image Warping", 1989, section 2.2.3).
        let (sx, sy) = (q[0].x - q[1].x + q[2].x - q[3].x, q[0].y - q[1].y + q[2].y - q[3].y)
        let (dx1, dy1) = (q[1].x - q[2].x, q[1].y - q[2].y)
        let (dx2, dy2) = (q[3].x - q[2].x, q[3].y - q[2].y)
        var (g, h) = (0.0, 0.0)
        if sx != 0 || sy != 0 {
            let determinant = dx1 * dy2 - dx2 * dy1
            guard abs(determinant) > 1e-9 else { return nil }
            g = (sx * dy2 - dx2 * sy) / determinant
            h = (dx1 * sy - sx * dy1) / determinant
        }
        self.init(
            a: q[1].x - q[0].x + g * q[1].x, b: q[1].y - q[0].y + g * q[1].y, px: g,
            c: q[3].x - q[0].x + h * q[3].x, d: q[3].y - q[0].y + h * q[3].y, py: h,
            tx: q[0].x, ty: q[0].y, pw: 1)
        let (w, height) = (r.width, r.height)
        guard w > 0, height > 0 else { return nil }
        (a, b, px) = (a / w, b / w, px / w)
        (c, d, py) = (c / height, d / height, py / height)
        self = movedBefore(-r.minX, -r.minY)
        guard isFinite else { return nil }
    }
}
