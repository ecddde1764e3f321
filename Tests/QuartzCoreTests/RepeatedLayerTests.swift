import Testing

@testable import QuartzCore

@MainActor struct RepeatedLayerTests {
    @Test("a replicator shows copies side by side, each in its own colour")
    func copies() {
        let stage = Stage()
        let replicator = CAReplicatorLayer()
        replicator.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
        replicator.instanceCount = 3
        replicator.instanceTransform = CATransform3DMakeTranslation(30, 0, 0)
        replicator.instanceColor = CGColor(red: 1, green: 0.5, blue: 0, alpha: 1)
        replicator.instanceRedOffset = -0.4
        let dot = CALayer()
        dot.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        dot.backgroundColor = .white
        replicator.addSublayer(dot)
        stage.still { stage.layer.addSublayer(replicator) }
        #expect(isNear(stage.color(10, 10, at: 0), [255, 128, 0]))
        #expect(isNear(stage.color(40, 10, at: 0), [153, 128, 0]))
        #expect(isNear(stage.color(70, 10, at: 0), [51, 128, 0]))
        #expect(stage.color(25, 10, at: 0) == [0, 0, 0] && stage.color(95, 10, at: 0) == [0, 0, 0])
    }

    @Test("copies that are behind in time show what the original showed before")
    func delay() {
        let stage = Stage()
        let replicator = CAReplicatorLayer()
        replicator.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
        (replicator.instanceCount, replicator.instanceDelay) = (2, 0.5)
        replicator.instanceTransform = CATransform3DMakeTranslation(50, 0, 0)
        let dot = CALayer()
        dot.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        dot.backgroundColor = .white
        replicator.addSublayer(dot)
        stage.still { stage.layer.addSublayer(replicator) }
        let fade = linearOpacity(0, 1, duration: 1)
        fade.fillMode = .both
        fade.isRemovedOnCompletion = false
        stage.clock.turn { dot.add(fade, forKey: nil) }
        #expect(isNear(stage.color(10, 10, at: 0.75), [191, 191, 191]))
        #expect(isNear(stage.color(60, 10, at: 0.75), [64, 64, 64]))
    }

    @Test("particles are as many as were born and live, and are the same whenever time comes back to them")
    func particles() throws {
        let layer = CAEmitterLayer()
        let stage = Stage(layer)
        let cell = CAEmitterCell()
        (cell.birthRate, cell.lifetime, cell.velocity, cell.yAcceleration) = (10, 2, 50, 100)
        cell.emissionRange = 2 * .pi
        cell.contents = CGImage(width: 2, height: 2) { $0.update(repeating: .max, count: 4) }
        stage.still { layer.emitterCells = [cell] }
        func shown(_ time: Double) throws -> [Projection] {
            let node = try #require(layer.freeze().node(at: stage.start + time, scale: 1))
            return node.children.map(\.projection)
        }
        #expect(try shown(0.55).count == 6)
        #expect(try shown(10.05).count == 20)
        let before = try shown(3)
        _ = try shown(7)
        #expect(try shown(3) == before)
        // The oldest of them: 50 points per second in some direction, and a fall.
        let first = try #require(try shown(1.05).first)
        let (x, y) = (first.tx, first.ty - 100 * 1.05 * 1.05 / 2)
        #expect(abs((x * x + y * y).squareRoot() - 52.5) < 1e-6)
    }

    @Test("a text layer draws its string, and anew when it changes")
    func text() {
        let text = CATextLayer()
        let stage = Stage(text)
        stage.still {
            (text.string, text.fontSize) = ("I", 40)
            text.foregroundColor = .white
            text.alignmentMode = .left
        }
        func ink() -> Int { (0..<60).filter { stage.color(CGFloat($0), 25, at: 0)[0] > 128 }.count }
        let one = ink()
        stage.still { text.string = "III" }
        #expect(one > 0 && ink() == 3 * one)
    }
}
