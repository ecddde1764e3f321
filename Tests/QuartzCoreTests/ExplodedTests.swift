import Testing

@testable import QuartzCore

/// Outlines in the picture, and layers taken apart.
@Suite @MainActor struct ExplodedTests {
    private static let (width, height) = (80, 60)

    /// A root with two overlapping layers, the front one with a sublayer; all on whole pixels.
    private func blocks() -> (Stage, front: CALayer, inner: CALayer) {
        let stage = Stage()
        let (front, inner) = (CALayer(), CALayer())
        stage.still {
            stage.root.frame = CGRect(x: 0, y: 0, width: Self.width, height: Self.height)
            stage.root.backgroundColor = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
            stage.layer.frame = CGRect(x: 8, y: 6, width: 40, height: 30)
            stage.layer.backgroundColor = CGColor(red: 0.2, green: 0.5, blue: 0.9, alpha: 1)
            front.frame = CGRect(x: 24, y: 16, width: 44, height: 36)
            front.backgroundColor = CGColor(red: 0.9, green: 0.6, blue: 0.1, alpha: 1)
            inner.frame = CGRect(x: 6, y: 8, width: 20, height: 12)
            inner.backgroundColor = CGColor(red: 0.1, green: 0.3, blue: 0.2, alpha: 1)
            stage.root.addSublayer(front)
            front.addSublayer(inner)
        }
        return (stage, front, inner)
    }

    private func draw(_ nodes: [RenderNode]) -> CGImage {
        FrameRenderer().image(of: nodes, width: Self.width, height: Self.height, background: .black)
    }

    private func picture(_ stage: Stage) -> CGImage {
        draw(stage.root.freeze().node(at: stage.clock.now, scale: 1).map { [$0] } ?? [])
    }

    @Test(
        "outlines are one whole pixel wide, covered with their layers, and change no other pixel",
        arguments: [true, false])
    func borders(isScreen: Bool) {
        let (stage, front, _) = blocks()
        front.isScreen = isScreen
        let plain = picture(stage)
        let bordered = draw(stage.root.freeze().borderNodes(at: stage.clock.now, scale: 1))
        let rects = [
            CGRect(x: 0, y: 0, width: 80, height: 60), CGRect(x: 8, y: 6, width: 40, height: 30),
            CGRect(x: 24, y: 16, width: 44, height: 36), CGRect(x: 30, y: 24, width: 20, height: 12),
        ]
        for y in 0..<Self.height {
            for x in 0..<Self.width {
                let point = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)
                let isCovered = rects[2].contains(point)
                let isOnEdge = rects.enumerated().contains { index, rect in
                    rect.contains(point) && !rect.insetBy(dx: 1, dy: 1).contains(point) && !(index < 2 && isCovered)
                }
                #expect((plain[x, y] != bordered[x, y]) == isOnEdge, "\(x), \(y)")
            }
        }
    }

    @Test("outlines of what is hidden or wholly faded are not drawn")
    func hidden() {
        let (stage, front, inner) = blocks()
        stage.still {
            front.opacity = 0
            stage.layer.isHidden = true
        }
        _ = inner
        let bordered = draw(stage.root.freeze().borderNodes(at: stage.clock.now, scale: 1))
        #expect(bordered[8, 20] == bordered[70, 20])
        #expect(bordered[24, 40] == bordered[70, 20])
    }

    /// Looks at the planes from straight ahead and from infinitely far.
    private let straight = PlaneCamera(matrix: CATransform3DIdentity, depth: 100, largestGap: 20)

    @Test("seen from straight ahead the planes make up the picture again", arguments: [true, false])
    func straightAhead(masked: Bool) {
        let (stage, front, _) = blocks()
        stage.still {
            front.isScreen = true
            front.opacity = masked ? 0.5 : 1
            if masked {
                let mask = CALayer()
                mask.frame = CGRect(x: 4, y: 4, width: 24, height: 20)
                mask.backgroundColor = CGColor(gray: 0, alpha: 1)
                front.mask = mask
            }
        }
        let plain = picture(stage)
        let exploded = draw(stage.root.freeze().exploded(at: stage.clock.now, scale: 1, camera: straight))
        // Points clear of all outlines: the root, the back layer, the front one, what is masked of it, and its sublayer
        // where nothing shines through.
        var points = [(3, 3), (14, 11), (32, 21), (62, 46), (20, 30)]
        if !masked { points.append((40, 30)) }
        for (x, y) in points {
            // A group's opacity is rounded once more than a drawing's.
            let parts = [0, 8, 16, 24].map { Int(exploded[x, y] >> $0 & 255) - Int(plain[x, y] >> $0 & 255) }
            #expect(parts.allSatisfy { abs($0) <= (masked ? 1 : 0) }, "\(x), \(y)")
        }
    }

    @Test("planes are lifted by what lies below them, and siblings inside a screen alike")
    func levels() {
        let (stage, front, inner) = blocks()
        let second = CALayer()
        stage.still {
            front.isScreen = true
            second.frame = CGRect(x: 30, y: 8, width: 8, height: 8)
            second.backgroundColor = CGColor(gray: 0.5, alpha: 1)
            front.addSublayer(second)
        }
        _ = inner
        let planes = LayerPlanes(stage.root.freeze(), at: stage.clock.now, scale: 1).planes
        #expect(planes.map(\.level) == [0, 1, 2, 3, 3])
        #expect(planes.map(\.depth) == [0, 1, 1, 2, 2])
        // A camera that moves what is lifted to the right shows by how much: the middle of the planes stays.
        var sideways = CATransform3DIdentity
        sideways.m31 = 1
        let camera = PlaneCamera(matrix: sideways, depth: 30, largestGap: 20)
        let nodes = stage.root.freeze().exploded(at: stage.clock.now, scale: 1, camera: camera)
        let offsets = nodes.filter { $0.background != nil }.map { $0.projection.tx }
        let expected: [CGFloat] = [-15, 3, 29, 45, 69]
        #expect(offsets == expected)
    }

    @Test("a deep or crowded tree has a bounded number of planes, and everything of it is on one")
    func bounded() {
        let (stage, front, _) = blocks()
        stage.still {
            front.isScreen = true
            for row in 0..<30 {
                let layer = CALayer()
                layer.frame = CGRect(x: 1, y: CGFloat(row), width: 20, height: 1)
                layer.backgroundColor = CGColor(gray: CGFloat(row) / 30, alpha: 1)
                front.addSublayer(layer)
                for _ in 0..<10 {
                    let part = CALayer()
                    part.frame = CGRect(x: 2, y: 0, width: 3, height: 1)
                    layer.addSublayer(part)
                }
            }
        }
        let planes = LayerPlanes(stage.root.freeze(), at: stage.clock.now, scale: 1).planes
        #expect(planes.count <= 48)
        func count(_ node: RenderNode) -> Int { 1 + node.children.reduce(0) { $0 + count($1) } }
        // Root, two blocks, the inner one, 30 rows of 11.
        #expect(planes.reduce(0) { $0 + count($1.node) } >= 4 + 330)
    }

    @Test("a mask around a plane is left out only where it cuts nothing off")
    func shells() {
        let (stage, front, inner) = blocks()
        func depth(_ node: RenderNode) -> Int { 1 + (node.children.map(depth).max() ?? 0) }
        func wrapping(_ frame: CGRect) -> Int {
            stage.still {
                front.isScreen = true
                let mask = CALayer()
                mask.frame = frame
                mask.backgroundColor = CGColor(gray: 0, alpha: 1)
                front.mask = mask
            }
            let planes = LayerPlanes(stage.root.freeze(), at: stage.clock.now, scale: 1).planes
            return planes.last.map { depth($0.node) } ?? 0
        }
        _ = inner
        #expect(wrapping(CGRect(x: 2, y: 2, width: 30, height: 30)) == 1)
        #expect(wrapping(CGRect(x: 2, y: 2, width: 10, height: 30)) == 2)
    }
}
