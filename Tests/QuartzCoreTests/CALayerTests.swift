import Testing

@testable import QuartzCore

@Suite @MainActor struct CALayerTests {
    @Test("frame, position, bounds and anchor point go together")
    func frame() {
        let layer = CALayer()
        layer.anchorPoint = CGPoint(x: 0.25, y: 1)
        layer.frame = CGRect(x: 10, y: 20, width: 80, height: 40)
        #expect(layer.position == CGPoint(x: 30, y: 60))
        layer.bounds.origin = CGPoint(x: 5, y: 6)
        #expect(layer.frame == CGRect(x: 10, y: 20, width: 80, height: 40))
        layer.transform = CATransform3DMakeScale(2, 3, 1)
        #expect(layer.frame == CGRect(x: -10, y: -60, width: 160, height: 120))
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 90)
        #expect(layer.bounds.size == CGSize(width: 50, height: 30))
        #expect(layer.frame == CGRect(x: 0, y: 0, width: 100, height: 90))
    }

    @Test("under a perspective of its own the frame is the box of what is seen")
    func perspectiveFrame() {
        let layer = CALayer()
        layer.frame = CGRect(x: 50, y: 30, width: 200, height: 100)
        var t = CATransform3DIdentity
        t.m34 = -1.0 / 400
        layer.transform = CATransform3DRotate(t, .pi / 3, 0, 1, 0)
        // By numpy: the corners lie at x = 86.183273393 and 191.101306180, y = 16.183273393 … 143.816726607.
        #expect(abs(layer.frame.minX - 86.183273393) < 1e-8)
        #expect(abs(layer.frame.maxX - 191.101306180) < 1e-8)
        #expect(abs(layer.frame.minY - 16.183273393) < 1e-8)
        #expect(abs(layer.frame.maxY - 143.816726607) < 1e-8)
    }

    /// A layer turned by 60° in a superlayer with a sublayer transform of perspective 400.
    private func turned() -> (root: CALayer, layer: CALayer) {
        let root = CALayer()
        root.frame = CGRect(x: 0, y: 0, width: 300, height: 160)
        root.sublayerTransform.m34 = -1.0 / 400
        let layer = CALayer()
        layer.frame = CGRect(x: 50, y: 30, width: 200, height: 100)
        layer.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
        root.addSublayer(layer)
        return (root, layer)
    }

    @Test("points go through perspective and back as numpy computes them")
    func convert() {
        let (root, layer) = turned()
        let pairs: [(CGPoint, CGPoint)] = [
            (CGPoint(x: 0, y: 0), CGPoint(x: 86.183273392991, y: 16.183273392991)),
            (CGPoint(x: 200, y: 100), CGPoint(x: 191.101306179876, y: 121.101306179876)),
            (CGPoint(x: 30, y: 70), CGPoint(x: 108.748089584463, y: 103.572520237449)),
        ]
        for (inside, outside) in pairs {
            #expect(layer.convert(inside, to: root).isClose(to: outside, within: 1e-9))
            #expect(layer.convert(outside, from: root).isClose(to: inside, within: 1e-9))
        }
        #expect(root.hitTest(CGPoint(x: 88, y: 20)) === layer)
        #expect(root.hitTest(CGPoint(x: 60, y: 80)) === root)
        #expect(root.hitTest(CGPoint(x: 188, y: 38)) === root)
        #expect(root.hitTest(CGPoint(x: 188, y: 42)) === layer)
    }

    @Test("the front layer is hit: by z position, then by order; hidden and clipped ones are not")
    func hitTest() {
        let stage = Stage()
        let other = CALayer()
        other.frame = stage.layer.frame
        stage.root.addSublayer(other)
        let point = CGPoint(x: 20, y: 10)
        #expect(stage.root.hitTest(point) === other)
        stage.layer.zPosition = 1
        #expect(stage.root.hitTest(point) === stage.layer)
        stage.layer.isHidden = true
        #expect(stage.root.hitTest(point) === other)
        let inner = CALayer()
        inner.frame = CGRect(x: 90, y: 0, width: 100, height: 60)
        other.addSublayer(inner)
        #expect(stage.root.hitTest(CGPoint(x: 150, y: 10)) === inner)
        other.masksToBounds = true
        #expect(stage.root.hitTest(CGPoint(x: 150, y: 10)) === stage.root)
    }

    @Test("what is seen is hit through presentation copies, which lead back to the model")
    func presentation() {
        let stage = Stage()
        let animation = CABasicAnimation(keyPath: "position.x")
        animation.fromValue = 50
        animation.toValue = 350
        animation.duration = 2
        stage.add(animation)
        stage.clock.advance(by: 1)
        #expect(stage.layer.presentation()?.position == CGPoint(x: 200, y: 30))
        #expect(stage.layer.position == CGPoint(x: 50, y: 30))
        let hit = stage.root.presentation()?.hitTest(CGPoint(x: 240, y: 30))
        #expect(hit?.model() === stage.layer)
        #expect(stage.root.hitTest(CGPoint(x: 240, y: 30)) === stage.root)
        #expect(hit?.superlayer?.model() === stage.root)
        #expect(hit?.convert(CGPoint(x: 240, y: 30), from: stage.root.presentation()) == CGPoint(x: 90, y: 30))
        let shape = CAShapeLayer()
        stage.clock.turn { stage.layer.mask = shape }
        #expect(stage.layer.presentation()?.mask?.model() === shape)
        #expect(shape.superlayer == nil)
    }

    @Test("the tree keeps its order and refuses loops")
    func tree() {
        let root = CALayer()
        let layers = (0..<4).map { _ in CALayer() }
        root.addSublayer(layers[0])
        root.insertSublayer(layers[1], at: 0)
        root.insertSublayer(layers[2], above: layers[1])
        root.insertSublayer(layers[3], below: layers[1])
        #expect(root.sublayers?.map(\.serial) == [3, 1, 2, 0].map { layers[$0].serial })
        root.addSublayer(layers[3])
        #expect(root.sublayers?.last === layers[3])
        root.replaceSublayer(layers[2], with: layers[0])
        #expect(root.sublayers?.map(\.serial) == [1, 0, 3].map { layers[$0].serial })
        layers[0].addSublayer(layers[1])
        layers[1].addSublayer(root)
        layers[1].mask = root
        #expect(root.superlayer == nil)
        #expect(layers[1].mask == nil)
        #expect(root.sublayers?.count == 2)
    }

    @Test("defaults are the platform's")
    func defaults() {
        let layer = CALayer()
        #expect(layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
        #expect(layer.opacity == 1)
        #expect(layer.shadowOffset == CGSize(width: 0, height: -3))
        #expect(layer.shadowRadius == 3)
        #expect(layer.shadowOpacity == 0)
        #expect(layer.contentsGravity == .resize)
        #expect(layer.isDoubleSided)
        #expect(CAShapeLayer().lineWidth == 1)
        #expect(CAShapeLayer().fillColor != nil)
        #expect(CAShapeLayer().strokeColor == nil)
        #expect(CAShapeLayer().miterLimit == 10)
        #expect(CAGradientLayer().startPoint == CGPoint(x: 0.5, y: 0))
        #expect(CAGradientLayer().endPoint == CGPoint(x: 0.5, y: 1))
        #expect(CABasicAnimation(keyPath: "opacity").isRemovedOnCompletion)
        #expect(CABasicAnimation(keyPath: "opacity").fillMode == .removed)
    }
}
