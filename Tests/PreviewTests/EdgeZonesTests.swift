import Testing
import UIKit

@testable import Preview

@Suite("Edge zones")
struct EdgeZonesTests {
    private let zones = EdgeZones()
    private let size = CGSize(width: 300, height: 700)

    @Test("the zones are 24 points wide, on all four sides")
    func zonesAlongEdges() {
        #expect(zones.edges(at: CGPoint(x: 23.9, y: 350), in: size) == [.left])
        #expect(zones.edges(at: CGPoint(x: 24, y: 350), in: size) == [])
        #expect(zones.edges(at: CGPoint(x: 276, y: 350), in: size) == [.right])
        #expect(zones.edges(at: CGPoint(x: 275.9, y: 350), in: size) == [])
        #expect(zones.edges(at: CGPoint(x: 150, y: 23.9), in: size) == [.top])
        #expect(zones.edges(at: CGPoint(x: 150, y: 676), in: size) == [.bottom])
    }

    @Test("a corner is in two zones, a point beside the screen in none")
    func corners() {
        #expect(Set(zones.edges(at: CGPoint(x: 1, y: 699), in: size)) == [.left, .bottom])
        #expect(zones.edges(at: CGPoint(x: -1, y: 350), in: size) == [])
        #expect(zones.edges(at: CGPoint(x: 301, y: 350), in: size) == [])
    }

    @Test("less than ten points decide nothing")
    func threshold() {
        #expect(zones.judge(CGVector(dx: 9.9, dy: 0), from: [.left]) == .undecided)
        #expect(zones.judge(CGVector(dx: 10, dy: 0), from: [.left]) == .recognised(.left))
    }

    @Test(
        "outwards, or mostly along the edge, is no drag of ours",
        arguments: [
            (CGVector(dx: -20, dy: 0), Edge.left), (CGVector(dx: 6, dy: 19), .left), (CGVector(dx: 20, dy: 0), .right),
            (CGVector(dx: 0, dy: -20), .top), (CGVector(dx: 0, dy: 20), .bottom), (CGVector(dx: 19, dy: 6), .top),
        ])
    func others(_ movement: CGVector, _ edge: Edge) {
        #expect(zones.judge(movement, from: [edge]) == .other)
    }

    @Test("from a corner the dominant direction picks the edge")
    func cornerPicks() {
        #expect(zones.judge(CGVector(dx: 20, dy: -8), from: [.left, .bottom]) == .recognised(.left))
        #expect(zones.judge(CGVector(dx: 8, dy: -20), from: [.left, .bottom]) == .recognised(.bottom))
    }

    @Test("right and bottom go forward, left and top back")
    func directions() {
        #expect(Edge.allCases.filter { $0.isForward() } == [.right, .bottom])
        #expect(Edge.allCases.filter { $0.isForward(in: .rightToLeft) } == [.left, .bottom])
        for operation in [TransitionOperation.push, .pop, .present, .dismiss] {
            for direction in [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
                let goesOn = Edge(operation, in: direction).isForward(in: direction)
                #expect(goesOn == (operation == .push || operation == .present))
            }
        }
    }

    @Test("progress is measured along the edge's own axis")
    func fraction() {
        let size = CGSize(width: 200, height: 800)
        let (a, b) = (CGPoint(x: 190, y: 100), CGPoint(x: 140, y: 300))
        #expect(Edge.right.fraction(from: a, to: b, in: size) == 0.25)
        #expect(Edge.left.fraction(from: a, to: b, in: size) == -0.25)
        #expect(Edge.top.fraction(from: a, to: b, in: size) == 0.25)
        #expect(Edge.bottom.fraction(from: a, to: b, in: size) == -0.25)
    }
}

@Suite("Drag motion")
struct DragMotionTests {
    @Test("an even movement has its own velocity, x and y apart")
    func even() {
        var motion = DragMotion(at: CGPoint(x: 5, y: 900), time: 2)
        for step in 1...40 {
            let t = Double(step) * 0.01
            motion.add(CGPoint(x: 5 + 400 * t, y: 900 - 100 * t), time: 2 + t)
        }
        let velocity = motion.velocity(at: 2.4)
        #expect(abs(velocity.dx - 400) < 1e-6)
        #expect(abs(velocity.dy + 100) < 1e-6)
    }

    @Test("a pause before the release counts as standing still")
    func pause() {
        var motion = DragMotion(at: .zero, time: 0)
        motion.add(CGPoint(x: 200, y: 0), time: 0.1)
        #expect(motion.velocity(at: 0.1).dx == 2000)
        // Of the last 150 ms the second half of the movement is left.
        #expect(abs(motion.velocity(at: 0.2).dx - 100 / 0.15) < 1e-6)
        #expect(motion.velocity(at: 0.26).dx == 0)
    }

    @Test("turning back in the last 150 ms gives the velocity back")
    func turn() {
        var motion = DragMotion(at: .zero, time: 0)
        motion.add(CGPoint(x: 300, y: 0), time: 1)
        motion.add(CGPoint(x: 270, y: 0), time: 1.15)
        #expect(abs(motion.velocity(at: 1.15).dx + 200) < 1e-6)
    }

    @Test("samples at one instant, or a time that goes back, give no infinite velocity")
    func degenerate() {
        var motion = DragMotion(at: .zero, time: 1)
        motion.add(CGPoint(x: 50, y: 0), time: 1)
        #expect(motion.velocity(at: 1) == .zero)
        motion.add(CGPoint(x: 60, y: 0), time: 0.5)
        #expect(motion.velocity(at: 0.9) == .zero)
    }
}

@Suite("Speed")
struct SpeedTests {
    @Test("halving and doubling stay within 0.05 and 4, and lead back")
    func limits() {
        var speed = Speed()
        var seen: [Double] = []
        for _ in 0..<8 {
            speed.halve()
            seen.append(speed.factor)
        }
        #expect(seen == [0.5, 0.25, 0.125, 0.0625, 0.05, 0.05, 0.05, 0.05])
        seen = []
        for _ in 0..<9 {
            speed.double()
            seen.append(speed.factor)
        }
        #expect(seen == [0.0625, 0.125, 0.25, 0.5, 1, 2, 4, 4, 4])
    }

    @Test("slow motion is a tenth of the speed, and goes as it came")
    func slow() {
        var speed = Speed(2)
        speed.isSlow = true
        #expect(speed.factor == 0.2)
        #expect(speed.text == "×0.2")
        speed.isSlow = false
        #expect(speed.factor == 2)
    }

    @Test("a speed outside the limits is taken as the nearest")
    func clamped() {
        #expect(Speed(9).factor == 4)
        #expect(Speed(0).factor == 0.05)
    }

    @Test(
        "numbers are written short",
        arguments: [
            (0.0625, 3, "0.063"), (1.0, 3, "1"), (12.5, 1, "12.5"), (99.96, 1, "100"), (-0.25, 2, "−0.25"),
            (0.0001, 2, "0"), (-0.0001, 2, "0"), (499.6, 0, "500"),
        ])
    func decimals(_ value: Double, _ places: Int, _ text: String) {
        #expect(Decimals.text(value, places: places) == text)
    }
}
