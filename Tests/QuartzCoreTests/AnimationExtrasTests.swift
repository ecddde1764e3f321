import Testing

@testable import QuartzCore

@MainActor struct AnimationExtrasTests {
    @Test("passes that are cumulative go on from one another, and stay at the sum")
    func cumulative() {
        let stage = Stage()
        let turn = CABasicAnimation(keyPath: "zPosition")
        (turn.fromValue, turn.toValue, turn.duration, turn.repeatCount) = (0, 3, 1, 3)
        turn.isCumulative = true
        turn.fillMode = .forwards
        turn.isRemovedOnCompletion = false
        stage.add(turn)
        #expect(stage.seen(at: 0.5).zPosition == 1.5)
        #expect(stage.seen(at: 1.5).zPosition == 4.5)
        #expect(abs(stage.seen(at: 2.5).zPosition - 7.5) < 1e-9)
        #expect(stage.seen(at: 9).zPosition == 9)
    }

    @Test("a layer that is turned to its way points along it")
    func rotation() {
        for (mode, extra) in [(CAAnimationRotationMode.rotateAuto, 0.0), (.rotateAutoReverse, Double.pi)] {
            let stage = Stage()
            let path = CGMutablePath()
            path.move(to: CGPoint(x: 0, y: 0))
            path.addLine(to: CGPoint(x: 100, y: 0))
            path.addLine(to: CGPoint(x: 100, y: 100))
            let move = CAKeyframeAnimation(keyPath: "position")
            (move.path, move.duration, move.rotationMode) = (path, 2, mode)
            stage.add(move)
            let (across, down) = (stage.seen(at: 0.5), stage.seen(at: 1.5))
            #expect(abs(across.position.x - 50) < 1e-6 && abs(across.position.y) < 1e-6)
            #expect(abs(down.position.x - 100) < 1e-6 && abs(down.position.y - 50) < 1e-6)
            #expect(abs(remainder(atan2(across.transform.m12, across.transform.m11) - extra, 2 * .pi)) < 1e-6)
            #expect(abs(remainder(atan2(down.transform.m12, down.transform.m11) - .pi / 2 - extra, 2 * .pi)) < 1e-6)
        }
    }

    @Test("a value function makes transforms of numbers, a full turn too")
    func valueFunction() {
        let stage = Stage()
        let turn = CABasicAnimation(keyPath: "transform")
        turn.valueFunction = CAValueFunction(name: .rotateZ)
        (turn.fromValue, turn.toValue, turn.duration) = (0, 2 * Double.pi, 4)
        stage.add(turn)
        let quarter = stage.seen(at: 1).transform
        #expect(abs(quarter.m11) < 1e-9 && abs(quarter.m12 - 1) < 1e-9)
    }

    @Test("boxed values are taken as well as plain ones")
    func boxed() {
        let t = CATransform3DMakeTranslation(10, 20, 0)
        #expect(CATransform3DEqualToTransform(NSValue(caTransform3D: t).caTransform3DValue, t))
        let stage = Stage()
        let move = CABasicAnimation(keyPath: "transform")
        (move.fromValue, move.toValue) = (NSValue(caTransform3D: CATransform3DIdentity), NSValue(caTransform3D: t))
        move.duration = 1
        stage.add(move)
        #expect(stage.seen(at: 0.5).transform.m41 == 5 && stage.seen(at: 0.5).transform.m42 == 10)
        let grow = CABasicAnimation(keyPath: "bounds")
        (grow.fromValue, grow.toValue) = (
            NSValue(rect: .zero), NSValue(rect: CGRect(x: 0, y: 0, width: 8, height: 4))
        )
        grow.duration = 1
        stage.add(grow, key: "grow")
        #expect(stage.seen(at: 0.5).bounds.size == CGSize(width: 4, height: 2))
    }

    @Test("a spring given by its period and bounce has them, and begins as the formula says")
    func perceptual() {
        let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.2)
        #expect(abs(spring.perceptualDuration - 0.5) < 1e-9 && abs(spring.bounce - 0.2) < 1e-9)
        #expect(abs(spring.stiffness - 157.913_67) < 1e-4 && abs(spring.damping - 20.106_19) < 1e-4)
    }
}
