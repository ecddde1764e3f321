/// Brings outlines from their plane to the device and turns them into regions.
final class ShapeRasteriser {
    /// Corners farther out than this, in device pixels, are cut off first.
    private static let guardBand = Double(1 << 19)

    private struct Vertex: BitwiseCopyable {
        var x: Double
        var y: Double
        var w: Double
        var isHard: Bool
    }

    let outline = Outline()
    private let spans = SpanRasteriser()
    private let pool: RunPool
    private let polygon = Scratch<Vertex>(capacity: 256)
    private let cut = Scratch<Vertex>(capacity: 256)
    private let snapped = Scratch<(Int, Int, Bool)>(capacity: 256)

    init(pool: RunPool) {
        self.pool = pool
    }

    /// The region that `outline` covers on the device, within a rectangle.
    func region(_ projection: Projection, rule: CGPathFillRule = .winding, clip: DeviceRect) -> Region {
        guard !clip.isEmpty, outline.ends.count > 0 else { return .none }
        spans.begin(clip: clip)
        var first = 0
        for i in 0..<outline.ends.count {
            let end = Int(outline.ends[i])
            addPolygon(first, end, projection)
            first = end
        }
        return spans.finish(rule: rule, into: pool)
    }

    private func addPolygon(_ first: Int, _ end: Int, _ m: Projection) {
        polygon.removeAll()
        var isTame = true
        for i in first..<end {
            let c = outline.corners[i]
            let v = Vertex(
                x: m.a * c.x + m.c * c.y + m.tx, y: m.b * c.x + m.d * c.y + m.ty, w: m.px * c.x + m.py * c.y + m.pw,
                isHard: c.isHard)
            guard (v.x + v.y + v.w).isFinite else { return }
            if v.w < Projection.nearPlane || abs(v.x) > Self.guardBand * v.w || abs(v.y) > Self.guardBand * v.w {
                isTame = false
            }
            polygon.append(v)
        }
        if !isTame { clipPolygon() }
        snap()
        for i in 0..<snapped.count {
            let (a, b) = (snapped[i], snapped[i + 1 == snapped.count ? 0 : i + 1])
            spans.addEdge(a.0, a.1, b.0, b.1, isHard: a.2)
        }
    }

    /// Cuts away what is behind the near plane or far outside (Sutherland and Hodgman).
    private func clipPolygon() {
        let g = Self.guardBand
        cut { $0.w - Projection.nearPlane }
        cut { g * $0.w - $0.x }
        cut { g * $0.w + $0.x }
        cut { g * $0.w - $0.y }
        cut { g * $0.w + $0.y }
    }

    private func cut(_ distance: (Vertex) -> Double) {
        cut.removeAll()
        for i in 0..<polygon.count {
            let (p, q) = (polygon[i], polygon[i + 1 == polygon.count ? 0 : i + 1])
            let (dp, dq) = (distance(p), distance(q))
            if dp >= 0 { cut.append(p) }
            if (dp >= 0) != (dq >= 0) {
                let t = dp / (dp - dq)
                cut.append(
                    Vertex(
                        x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t, w: p.w + (q.w - p.w) * t,
                        isHard: dp < 0 && p.isHard))
            }
        }
        polygon.removeAll()
        for i in 0..<cut.count { polygon.append(cut[i]) }
    }

    /// Rounds corners to 1/256 pixel, and hard edges that run along rows or columns to whole pixels.
    private func snap() {
        snapped.removeAll()
        for i in 0..<polygon.count {
            let v = polygon[i]
            let w = max(v.w, Projection.nearPlane)
            snapped.append((quantised(v.x / w), quantised(v.y / w), v.isHard))
        }
        let n = snapped.count
        for i in 0..<n where snapped[i].2 {
            let j = i + 1 == n ? 0 : i + 1
            if snapped[i].0 == snapped[j].0 {
                let x = ((snapped[i].0 + 128) >> 8) << 8
                (snapped.base[i].0, snapped.base[j].0) = (x, x)
            } else if snapped[i].1 == snapped[j].1 {
                let y = ((snapped[i].1 + 128) >> 8) << 8
                (snapped.base[i].1, snapped.base[j].1) = (y, y)
            }
        }
    }
}

/// A device coordinate in 1/256 pixel; beyond about a million pixels it is cut off, and what is no number is 0.
func quantised(_ x: Double) -> Int {
    let v = (x * 256).rounded()
    return v > -268_435_456 ? (v < 268_435_456 ? Int(v) : 268_435_456) : (v == v ? -268_435_456 : 0)
}
