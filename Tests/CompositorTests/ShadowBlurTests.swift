import CoreGraphics
import Testing

@testable import Compositor

@Suite("The blur of shadows")
struct ShadowBlurTests {
    /// Three boxes each way, written down as they are defined.
    private func blurred(_ cells: [[Int]], sigma: Double) -> [[Int]] {
        let variance = sigma * sigma / 3
        let core = Int((((1 + 12 * variance).squareRoot() - 1) / 2).rounded(.down))
        let m = Double(core)
        let part = (2 * m + 1) * (variance - m * (m + 1) / 3) / (2 * ((m + 1) * (m + 1) - variance))
        let edge = Int((part * 256).rounded())
        let reciprocal = (1 << 32) / (256 * (2 * core + 1) + 2 * edge)
        func box(_ line: [Int]) -> [Int] {
            line.indices.map { i in
                func at(_ j: Int) -> Int { line.indices.contains(i + j) ? line[i + j] : 0 }
                let weighted = (-core...core).reduce(0) { $0 + at($1) } * 256 + (at(-core - 1) + at(core + 1)) * edge
                return (weighted * reciprocal + 1 << 31) >> 32
            }
        }
        func turned(_ rows: [[Int]]) -> [[Int]] { rows[0].indices.map { x in rows.map { $0[x] } } }
        func along(_ rows: [[Int]]) -> [[Int]] { rows.map { box(box(box($0))) } }
        return turned(along(turned(along(cells))))
    }

    @Test(
        "any rows of a blurred mask are those that three boxes each way make",
        arguments: [0, 0.3, 2, 4, 7.99, 12.5], [1, 2, 5, 37])
    func boxes(sigma: Double, height: Int) {
        var dice = Dice(state: UInt64(height))
        for (width, margin) in [(1, 0), (7, 13), (33, 1), (70, 0)] {
            let cells = (0..<height).map { _ in
                (0..<width).map { _ in Int.random(in: 0...ShadowMask.one, using: &dice) }
            }
            let empty = Array(repeating: Array(repeating: 0, count: width + 2 * margin), count: margin)
            let side = Array(repeating: 0, count: margin)
            let expected = blurred(empty + cells.map { side + $0 + side } + empty, sigma: sigma).flatMap { $0 }
            let source = cells.flatMap { $0 }.map { UInt16($0) }
            let kernel = BoxKernel(sigma: sigma)
            let (columns, rows) = (width + 2 * margin, height + 2 * margin)
            var whole = [UInt16](repeating: 9, count: rows * columns)
            CellBlur().blur(source, width, height, by: kernel, margin: margin, into: &whole, threads: nil)
            #expect(whole.map { Int($0) } == expected, "\(width) wide")

            // In bands, as threads do it.
            for band in [1, 5] {
                let boxes = BoxColumns()
                boxes.makeRoom(for: columns, kernel)
                var parts = [UInt16](repeating: 9, count: rows * columns)
                parts.withUnsafeMutableBufferPointer { parts in
                    guard let first = parts.baseAddress else { return }
                    for top in stride(from: 0, to: rows, by: band) {
                        boxes.blur(rows: top..<min(top + band, rows), of: rows) { y, row in
                            guard y >= margin, y < height + margin else {
                                return row.update(repeating: 0, count: columns)
                            }
                            source.withUnsafeBufferPointer {
                                guard let base = $0.baseAddress else { return }
                                boxes.blurRow(base + (y - margin) * width, width, margin: margin, into: row)
                            }
                        } to: {
                            first + $0 * columns
                        }
                    }
                }
                #expect(parts.map { Int($0) } == expected, "\(width) wide, by \(band) rows")
            }
        }
    }

    @Test(
        "a silhouette that is drawn casts the shadow that its outline casts, however wide the blur",
        arguments: [0, 3, 9, 20, 31, 100])
    func silhouettes(radius: CGFloat) {
        for origin in [CGPoint(x: 61, y: 83), CGPoint(x: -37.5, y: 40.25), CGPoint(x: 77.3, y: -51)] {
            let rect = CGRect(origin: origin, size: CGSize(width: 120, height: 90))
            let shadow = RenderNode.Shadow(
                color: .black, radius: radius, offset: CGSize(width: 31, height: 17), opacity: 1, path: nil)
            let plate = RGBA(red: 1, green: 0, blue: 0, alpha: 1)
            var known = RenderNode.color(rect, plate)
            known.shadow = shadow
            var holder = RenderNode()
            holder.bounds = rect
            holder.shadow = shadow
            holder.children = [.color(rect, plate)]
            let pictures = [known, holder].map {
                pixels(FrameRenderer().image(of: [$0], width: 300, height: 260, background: .white))
            }
            let most = zip(pictures[0], pictures[1]).map { abs(channels($0)[2] - channels($1)[2]) }.max() ?? 0
            #expect(most <= 2, "at \(origin)")
        }
    }
}
