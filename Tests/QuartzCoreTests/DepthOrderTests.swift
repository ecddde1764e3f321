import Testing

@testable import QuartzCore

@MainActor struct DepthOrderTests {
    private func plane(_ color: RGBA, _ transform: CATransform3D) -> CALayer {
        let plane = CALayer()
        plane.bounds = CGRect(x: 0, y: 0, width: 100, height: 60)
        plane.position = CGPoint(x: 50, y: 30)
        plane.backgroundColor = CGColor(color)
        plane.transform = transform
        return plane
    }

    @Test("two planes that go through each other are each in front on one side, whatever their order")
    func crossing() {
        for isSwapped in [false, true] {
            let stage = Stage()
            // The left half of the red one comes forward, the right half of the blue one.
            let red = plane(pureRed, CATransform3DMakeRotation(.pi / 6, 0, 1, 0))
            let blue = plane(pureBlue, CATransform3DMakeRotation(-.pi / 6, 0, 1, 0))
            stage.still { (isSwapped ? [blue, red] : [red, blue]).forEach(stage.layer.addSublayer) }
            #expect(stage.color(30, 30, at: 0) == [255, 0, 0])
            #expect(stage.color(70, 30, at: 0) == [0, 0, 255])
        }
    }

    @Test("planes are ordered by how near they are under a superlayer's perspective")
    func perspective() {
        let stage = Stage()
        var eye = CATransform3DIdentity
        eye.m34 = -1 / 500
        let near = plane(pureRed, CATransform3DMakeTranslation(0, 0, 40))
        let far = plane(pureBlue, CATransform3DMakeTranslation(0, 0, -40))
        stage.still {
            stage.layer.sublayerTransform = eye
            stage.layer.addSublayer(near)
            stage.layer.addSublayer(far)
        }
        #expect(stage.color(50, 30, at: 0) == [255, 0, 0])
    }

    @Test("a plane that turns about an edge that lies on another is not cut by it")
    func hinge() {
        let stage = Stage()
        let door = plane(pureRed, CATransform3DMakeRotation(-.pi / 3, 0, 1, 0))
        door.anchorPoint = CGPoint(x: 0, y: 0.5)
        door.position = CGPoint(x: 0, y: 30)
        stage.still {
            stage.layer.addSublayer(door)
            stage.layer.addSublayer(plane(pureBlue, CATransform3DIdentity))
        }
        #expect(stage.color(20, 30, at: 0) == [255, 0, 0])
        #expect(stage.color(70, 30, at: 0) == [0, 0, 255])
    }

    @Test("what is in a transform layer keeps its depth: the side of a box that is turned to the viewer is seen")
    func transformLayer() {
        for (turn, color) in [(0.0, [255, 0, 0]), (Double.pi, [0, 0, 255])] {
            let stage = Stage()
            let box = CATransformLayer()
            box.bounds = CGRect(x: 0, y: 0, width: 100, height: 60)
            box.position = CGPoint(x: 50, y: 30)
            box.transform = CATransform3DMakeRotation(turn, 0, 1, 0)
            box.addSublayer(plane(pureRed, CATransform3DMakeTranslation(0, 0, 30)))
            box.addSublayer(plane(pureBlue, CATransform3DMakeTranslation(0, 0, -30)))
            stage.still { stage.layer.addSublayer(box) }
            #expect(stage.color(50, 30, at: 0) == color)
        }
    }

    @Test("a layer with one side is not seen from behind, in a transform layer either")
    func oneSided() {
        let stage = Stage()
        let box = CATransformLayer()
        box.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
        box.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
        let side = plane(pureRed, CATransform3DIdentity)
        side.isDoubleSided = false
        box.addSublayer(side)
        stage.still { stage.layer.addSublayer(box) }
        #expect(stage.color(50, 30, at: 0) == [0, 0, 0])
    }
}
