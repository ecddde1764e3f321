import Testing

@testable import QuartzCore

/// A layer with a value and an initialiser of its own, as code for Apple's systems has them.
private final class Marked: CAShapeLayer {
    var mark = "none"
    override init() {
        super.init()
        mark = "made"
    }
    override init(layer: Any) {
        mark = (layer as? Marked)?.mark ?? "lost"
        super.init(layer: layer)
    }
    required init?(coder: NSCoder) {
        nil
    }
}

private final class Plain: CALayer {
    var mark = 7
}

/// An animation with an initialiser of its own.
private final class Rise: CABasicAnimation {
    var note = ""
    override init() {
        super.init()
        keyPath = "position.y"
    }
    required init?(coder: NSCoder) {
        nil
    }
    override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? Rise)?.note = note
        return copy
    }
}

@MainActor struct LayerClassTests {
    @Test("a layer of a class known at run time only is made by that class's own initialiser")
    func making() {
        #expect((CALayer.make(Marked.self) as? Marked)?.mark == "made")
        #expect((CALayer.make(Marked.self) as? Marked)?.fillColor == CGColor.black)
        #expect((CALayer.make(Plain.self) as? Plain)?.mark == 7)
        #expect(CALayer.make(CAGradientLayer.self) is CAGradientLayer)
        #expect(CALayer.make(NSObject.self) == nil)
    }

    @Test("a presentation layer is of its layer's class and has what that class copies")
    func presenting() throws {
        let marked = Marked()
        marked.mark = "mine"
        let stage = Stage(marked)
        stage.still { marked.lineWidth = 3 }
        let shown = try #require(marked.presentation())
        #expect(shown.mark == "mine" && shown.lineWidth == 3 && shown.bounds == marked.bounds)
    }

    @Test("nothing that was made for a moment is kept alive")
    func leaks() {
        weak var layer: CALayer?
        autoreleased { layer = CALayer.make(Marked.self) }
        #expect(layer == nil)
    }

    private func autoreleased(_ body: () -> Void) { body() }

    @Test("an animation of a class with its own initialiser is copied as one of that class")
    func animations() throws {
        let stage = Stage()
        let rise = Rise()
        rise.note = "up"
        (rise.fromValue, rise.toValue, rise.duration) = (0, 10, 1)
        stage.add(rise)
        let added = try #require(stage.layer.animation(forKey: "test") as? Rise)
        #expect(added !== rise && added.note == "up")
        #expect(stage.seen(at: 0.5).position.y == 5)
    }

    @Test("any value is kept under any key, and properties are found by theirs")
    func keys() {
        let layer = CALayer()
        layer.setValue("x", forKey: "mine")
        layer.setValue(0.25, forKey: "opacity")
        layer.setValue(NSValue(point: CGPoint(x: 3, y: 4)), forKey: "position")
        layer.setValue(2, forKeyPath: "transform.scale.x")
        #expect(layer.value(forKey: "mine") as? String == "x")
        #expect(layer.opacity == 0.25 && layer.position == CGPoint(x: 3, y: 4))
        #expect(layer.transform.m11 == 2 && layer.transform.m22 == 1)
        #expect(layer.value(forKey: "nothing") == nil)
        layer.setValue(nil, forKey: "mine")
        #expect(layer.value(forKey: "mine") == nil)
    }
}
