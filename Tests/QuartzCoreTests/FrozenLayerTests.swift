import Testing

@testable import QuartzCore

@Suite @MainActor struct FrozenLayerTests {
    private func picture(_ frozen: FrozenLayer, at time: CFTimeInterval) -> CGImage? {
        guard var node = frozen.node(at: time, scale: 1) else { return nil }
        node.projection = .identity
        return FrameRenderer().image(of: [node], width: 40, height: 30)
    }

    private func bytes(_ image: CGImage?) -> [UInt32] {
        image.map { Array(UnsafeBufferPointer(start: $0.pixels, count: $0.width * $0.height)) } ?? []
    }

    private func small() -> Stage {
        let stage = Stage()
        stage.clock.turn {
            CATransaction.setDisableActions(true)
            stage.root.frame = CGRect(x: 0, y: 0, width: 40, height: 30)
            stage.root.backgroundColor = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
            stage.layer.frame = CGRect(x: 4, y: 6, width: 10, height: 8)
            stage.layer.backgroundColor = CGColor(red: 0, green: 0.5, blue: 1, alpha: 1)
        }
        return stage
    }

    @Test("a frozen copy stays as it was, and shows at any time what the clock shows then")
    func pure() {
        let stage = small()
        let animation = CABasicAnimation(keyPath: "position.x")
        animation.fromValue = 5
        animation.toValue = 29
        animation.duration = 2
        stage.add(animation)
        let frozen = stage.root.freeze()
        let early = bytes(picture(frozen, at: stage.start + 0.25))
        let late = bytes(picture(frozen, at: stage.start + 1.5))
        #expect(!early.isEmpty)
        #expect(early != late)
        stage.clock.advance(by: 1.5)
        #expect(bytes(picture(stage.root.freeze(), at: stage.clock.now)) == late)
        stage.clock.turn {
            stage.layer.removeAllAnimations()
            stage.layer.backgroundColor = nil
            stage.layer.removeFromSuperlayer()
        }
        #expect(bytes(picture(frozen, at: stage.start + 0.25)) == early)
        #expect(bytes(picture(frozen, at: stage.start + 1.5)) == late)
        #expect(bytes(picture(stage.root.freeze(), at: stage.clock.now)) != late)
    }

    @Test("a screen's texture is shared while its inside is the same, and dropped when that changes")
    func textures() {
        let stage = small()
        let inner = CALayer()
        stage.clock.turn {
            stage.layer.isScreen = true
            inner.frame = CGRect(x: 1, y: 1, width: 5, height: 3)
            inner.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
            stage.layer.addSublayer(inner)
        }
        func texture() -> ScreenTexture? {
            let frozen = stage.root.freeze()
            _ = frozen.node(at: stage.clock.now, scale: 1)
            return frozen.interior.children.first?.interior.texture
        }
        let first = texture()
        #expect(first != nil)
        stage.clock.turn { stage.layer.transform = CATransform3DMakeTranslation(7, 3, 0) }
        #expect(texture()?.image === first?.image)
        stage.clock.turn { inner.opacity = 0.5 }
        #expect(texture() == nil)
        stage.clock.advance(by: 1)
        let second = texture()
        #expect(second != nil)
        #expect(second?.image !== first?.image)
    }

    /// A screen with a layer in it whose opacity goes through values at times of two seconds, and its tree.
    private func screen(
        opacity values: [CGFloat], at times: [Double], isScreen: Bool = true
    ) -> (tree: FrozenLayer, start: CFTimeInterval) {
        let stage = small()
        let animation = CAKeyframeAnimation(keyPath: "opacity")
        animation.values = values
        animation.keyTimes = times.map { NSNumber(value: $0) }
        animation.duration = 2
        stage.clock.turn {
            CATransaction.setDisableActions(true)
            stage.layer.isScreen = isScreen
            let inner = CALayer()
            inner.frame = CGRect(x: -2, y: 3, width: 9, height: 9)
            inner.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
            stage.layer.addSublayer(inner)
            inner.add(animation, forKey: "jump")
        }
        return (stage.root.freeze(), stage.clock.now)
    }

    private func texture(_ tree: FrozenLayer, at time: CFTimeInterval) -> CGImage? {
        guard case .image(let image, _, _)? = tree.node(at: time, scale: 1)?.children.first?.contents else {
            return nil
        }
        return image
    }

    @Test(
        "a screen in which something jumps has one texture before the jump and one after it, in whatever order it is asked"
    )
    func jumps() {
        let (tree, start) = screen(opacity: [0.25, 0.25, 1, 1], at: [0, 0.5, 0.5, 1])
        let plain = screen(opacity: [0.25, 0.25, 1, 1], at: [0, 0.5, 0.5, 1], isScreen: false).tree
        let before = texture(tree, at: start + 0.1)
        #expect(before != nil)
        #expect(texture(tree, at: start + 0.9) === before)
        #expect(texture(tree, at: start + 1) == nil)
        let after = texture(tree, at: start + 1.5)
        #expect(after != nil && after !== before)
        #expect(texture(tree, at: start + 1.01) === after)
        for time in [0.1, 0.99, 0.999, 1, 1.001, 1.5, 0.3, 1.9] {
            #expect(bytes(picture(tree, at: start + time)) == bytes(picture(plain, at: start + time)), "\(time)")
        }
        #expect(!tree.changes(between: start + 0.1, and: start + 0.9))
        #expect(tree.changes(between: start + 0.9, and: start + 1.1))
    }

    @Test("a screen in which something moves has none, held or not, though it come back to where it was")
    func motion() {
        let (tree, start) = screen(opacity: [0, 1, 0], at: [0, 0.5, 1])
        for time in stride(from: 0.1, to: 1.9, by: 0.1) where abs(time - 1) > 0.05 {
            #expect(texture(tree, at: start + time) == nil, "\(time)")
        }
        #expect(tree.changes(between: start + 0.2, and: start + 0.3))
    }

    @Test(
        "with and without its texture a screen at rest is the same picture", arguments: [0, 3] as [CGFloat],
        [true, false])
    func samePicture(radius: CGFloat, clips: Bool) {
        let stage = small()
        stage.clock.turn {
            CATransaction.setDisableActions(true)
            let inner = CALayer()
            inner.frame = CGRect(x: -2, y: 3, width: 9, height: 9)
            inner.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
            stage.layer.addSublayer(inner)
            stage.layer.masksToBounds = clips
            stage.layer.cornerRadius = radius
        }
        let plain = bytes(picture(stage.root.freeze(), at: stage.clock.now))
        stage.layer.isScreen = true
        let frozen = stage.root.freeze()
        let textured = bytes(picture(frozen, at: stage.clock.now))
        #expect(frozen.interior.children.first?.interior.texture != nil)
        #expect(plain == textured)
    }

    @Test("what sticks out far of a screen is no reason to draw its layers one by one where it cannot be seen")
    func cutTexture() throws {
        let stage = small()
        stage.clock.turn {
            CATransaction.setDisableActions(true)
            let inner = CALayer()
            inner.frame = CGRect(x: -3, y: 3, width: 70, height: 2)
            inner.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
            stage.layer.addSublayer(inner)
        }
        let seen = stage.layer.frame
        func look(within visible: CGRect?) throws -> (isTextured: Bool, pixels: [UInt32]) {
            let frozen = stage.root.freeze()
            let node = try #require(frozen.node(at: stage.clock.now, scale: 1, within: visible))
            let screen = try #require(node.children.first)
            guard case .image? = screen.contents else { return (false, bytes(cut(node, to: seen))) }
            return (true, bytes(cut(node, to: seen)))
        }
        let plain = try look(within: seen)
        #expect(!plain.isTextured)
        stage.layer.isScreen = true
        let textured = try look(within: seen)
        #expect(textured.isTextured && textured.pixels == plain.pixels)
        // Farther out there is more than the texture holds.
        #expect(try !look(within: nil).isTextured)
        #expect(try !look(within: seen.insetBy(dx: -5, dy: 0)).isTextured)
        stage.still {
            stage.root.bounds = seen
            stage.root.masksToBounds = true
        }
        #expect(try look(within: nil).isTextured)
    }

    /// A picture of what lies in a rectangle of a node's plane.
    private func cut(_ node: RenderNode, to rect: CGRect) -> CGImage {
        var node = node
        node.projection = Projection(CGAffineTransform(translationX: -rect.minX, y: -rect.minY))
        return FrameRenderer().image(of: [node], width: Int(rect.width), height: Int(rect.height), background: .black)
    }

    @Test("a screen's texture ends where the screen does, whatever the scale", arguments: [0.33, 1.27, 2] as [CGFloat])
    func textureSize(scale: CGFloat) throws {
        let stage = small()
        stage.clock.turn {
            stage.layer.isScreen = true
            let inner = CALayer()
            inner.frame = CGRect(x: 1, y: 1, width: 5, height: 3)
            stage.layer.addSublayer(inner)
        }
        let frozen = stage.root.freeze()
        _ = frozen.node(at: stage.clock.now, scale: scale)
        let texture = try #require(frozen.interior.children.first?.interior.texture)
        #expect(texture.frame == CGRect(x: 0, y: 0, width: 10, height: 8))
        #expect(texture.image.width == Int((10 * scale).rounded()))
        #expect(texture.image.height == Int((8 * scale).rounded()))
    }

    @Test("sublayers are drawn by z position, then in their order")
    func order() {
        let stage = small()
        let layers = (0..<3).map { _ in CALayer() }
        stage.clock.turn {
            for (index, layer) in layers.enumerated() {
                layer.frame = CGRect(x: CGFloat(index), y: 0, width: 5, height: 5)
                stage.layer.addSublayer(layer)
            }
            layers[0].zPosition = 2
            layers[2].zPosition = -1
        }
        let node = stage.root.freeze().node(at: stage.clock.now, scale: 1)
        #expect(node?.children.first?.children.map(\.projection.tx) == [2, 1, 0])
        let animation = CABasicAnimation(keyPath: "zPosition")
        animation.fromValue = 9
        animation.toValue = 9
        animation.duration = 1
        stage.clock.turn { layers[1].add(animation, forKey: nil) }
        let moved = stage.root.freeze().node(at: stage.clock.now, scale: 1)
        #expect(moved?.children.first?.children.map(\.projection.tx) == [2, 0, 1])
    }

    @Test("a filled outline masks as an outline, any other layer by its alpha, an empty one hides all")
    func masks() {
        let stage = small()
        let shape = CAShapeLayer()
        shape.path = CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil)
        shape.position = CGPoint(x: 5, y: 6)
        stage.layer.mask = shape
        func mask() -> RenderNode.Mask? {
            stage.root.freeze().node(at: stage.clock.now, scale: 1)?.children.first?.mask
        }
        if case .path(let path, _)? = mask() {
            #expect(path.boundingBox == CGRect(x: 6, y: 8, width: 3, height: 4))
        } else {
            Issue.record("not an outline")
        }
        shape.opacity = 0.5
        if case .node(let node)? = mask() { #expect(node.opacity == 0.5) } else { Issue.record("not a layer") }
        shape.isHidden = true
        #expect(stage.root.freeze().node(at: stage.clock.now, scale: 1)?.children.isEmpty == true)
    }

    @Test(
        "gravity places contents of 20 × 10 px at scale 2 in 100 × 60",
        arguments: [
            (.resize, CGRect(x: 0, y: 0, width: 100, height: 60)),
            (.resizeAspect, CGRect(x: 0, y: 5, width: 100, height: 50)),
            (.resizeAspectFill, CGRect(x: -10, y: 0, width: 120, height: 60)),
            (.center, CGRect(x: 45, y: 27.5, width: 10, height: 5)), (.top, CGRect(x: 45, y: 0, width: 10, height: 5)),
            (.bottom, CGRect(x: 45, y: 55, width: 10, height: 5)),
            (.left, CGRect(x: 0, y: 27.5, width: 10, height: 5)),
            (.right, CGRect(x: 90, y: 27.5, width: 10, height: 5)),
            (.topLeft, CGRect(x: 0, y: 0, width: 10, height: 5)),
            (.topRight, CGRect(x: 90, y: 0, width: 10, height: 5)),
            (.bottomLeft, CGRect(x: 0, y: 55, width: 10, height: 5)),
            (.bottomRight, CGRect(x: 90, y: 55, width: 10, height: 5)),
        ] as [(CALayerContentsGravity, CGRect)])
    func gravity(gravity: CALayerContentsGravity, place: CGRect) {
        let stage = Stage()
        stage.still {
            stage.layer.contents = CGImage(width: 20, height: 10) { _ in }
            stage.layer.contentsScale = 2
            stage.layer.contentsGravity = gravity
        }
        let node = stage.root.freeze().node(at: stage.clock.now, scale: 1)?.children.first
        guard case .image(_, let source, let destination)? = node?.contents else {
            Issue.record("no picture")
            return
        }
        #expect(source == CGRect(x: 0, y: 0, width: 20, height: 10))
        #expect(destination == place)
    }

    @Test("contents stretch in the middle and keep their corners")
    func nineParts() {
        let stage = Stage()
        stage.still {
            stage.layer.contents = CGImage(width: 16, height: 8) { _ in }
            stage.layer.contentsScale = 2
            stage.layer.contentsCenter = CGRect(x: 0.25, y: 0.5, width: 0.375, height: 0.25)
        }
        let node = stage.root.freeze().node(at: stage.clock.now, scale: 1)?.children.first
        #expect(node?.contents == nil)
        #expect(node?.children.count == 9)
        let parts = (node?.children ?? []).compactMap { part -> (CGRect, CGRect)? in
            if case .image(_, let source, let place)? = part.contents { (source, place) } else { nil }
        }
        // 4 of 16 px left and 6 right, 4 of 8 above and 2 below, at 2 px a point.
        #expect(
            parts.first.map { $0 == (CGRect(x: 0, y: 0, width: 4, height: 4), CGRect(x: 0, y: 0, width: 2, height: 2)) }
                == true)
        #expect(parts.dropFirst(4).first?.0 == CGRect(x: 4, y: 4, width: 6, height: 2))
        #expect(parts.dropFirst(4).first?.1 == CGRect(x: 2, y: 2, width: 95, height: 57))
        #expect(parts.last?.1 == CGRect(x: 97, y: 59, width: 3, height: 1))
    }
}
