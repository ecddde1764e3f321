import Testing

@testable import QuartzCore

@Suite @MainActor struct TimeDriveTests {
    @Test("held time stands and reaches nothing")
    func held() {
        let drive = TimeDrive.held(at: 0.3)
        #expect(drive.localTime(at: 5) == 0.3)
        #expect(drive.localTime(at: 500) == 0.3)
        #expect(drive.parentTime(reaching: 0.4) == .infinity)
        #expect(drive.end == .infinity)
    }

    @Test("moving time goes evenly or along a curve; forwards it then runs on, backwards it stands")
    func moving() {
        let ahead = TimeDrive.moving(from: 0.2, to: 1, startingAt: 10, duration: 2)
        #expect(ahead.localTime(at: 9) == 0.2)
        #expect(abs(ahead.localTime(at: 10.5) - 0.4) < 1e-12)
        #expect(ahead.localTime(at: 12) == 1)
        #expect(ahead.localTime(at: 13) == 2)
        #expect(ahead.end == 12)
        #expect(abs(ahead.parentTime(reaching: 0.6) - 11) < 1e-9)
        let back = TimeDrive.moving(
            from: 0.8, to: 0, startingAt: 10, duration: 2, curve: CAMediaTimingFunction(name: .easeIn))
        // Ease-in at a quarter: 0.093464650719.
        #expect(abs(back.localTime(at: 10.5) - 0.8 * (1 - 0.093464650719)) < 1e-9)
        #expect(back.localTime(at: 50) == 0)
        #expect(back.parentTime(reaching: 0.5) == .infinity)
    }

    @Test(
        "settling starts with the value and velocity given, goes one way, does not overshoot and arrives",
        arguments: [(0.3, 1.0), (0.7, 0.0)], [0.0, 0.5, 4, 40])
    func settling(ends: (Double, Double), speed: Double) {
        let (from, goal) = ends
        let velocity = goal > from ? speed : -speed
        let drive = TimeDrive.settling(from: from, to: goal, velocity: velocity, startingAt: 10)
        #expect(drive.localTime(at: 10) == from)
        let h = 1e-7
        #expect(abs((drive.localTime(at: 10 + h) - from) / h - velocity) < 1e-3 * (1 + speed * 10))
        let times = (0...400).map { 10 + (drive.end - 10) * Double($0) / 400 }
        let values = times.map { drive.localTime(at: $0) }
        #expect(zip(values, values.dropFirst()).allSatisfy { goal > from ? $0 <= $1 : $0 >= $1 })
        #expect(values.allSatisfy { goal > from ? $0 <= goal + 1e-12 : $0 >= goal })
        #expect(abs((values.last ?? 9) - goal) < 1e-12)
        #expect(drive.end - 10 < 0.6)
        if goal > from {
            for value in [0.31, 0.5, 0.9, 0.999] {
                #expect(abs(drive.localTime(at: drive.parentTime(reaching: value)) - value) < 1e-9)
            }
        }
    }

    @Test("a release away from the goal starts from rest")
    func awayFromGoal() {
        let drive = TimeDrive.settling(from: 0.6, to: 1, velocity: -3, startingAt: 0)
        #expect(drive.localTime(at: 0.001) > 0.6)
    }

    @Test("animations below a driven layer end when the drive gets to their end")
    func ends() {
        let stage = Stage()
        let log = AnimationLog()
        let animation = linearOpacity(duration: 1)
        animation.delegate = log
        stage.root.timeDrive = .held(at: 0)
        stage.add(animation)
        stage.clock.advance(by: 7)
        #expect(log.lines == ["start 0.0"])
        stage.clock.turn { stage.root.timeDrive = .held(at: 0.25) }
        #expect(stage.layer.presentation()?.opacity == 0.25)
        stage.clock.turn {
            stage.root.timeDrive = .moving(from: 0.25, to: 1, startingAt: stage.clock.now, duration: 3)
        }
        stage.clock.advance(by: 1)
        #expect(abs((stage.layer.presentation()?.opacity ?? 0) - 0.5) < 1e-6)
        stage.clock.advance(by: 5)
        #expect(log.lines == ["start 0.0", "stop true 10.0"])
    }
}
