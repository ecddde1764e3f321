import Testing

@testable import UIKit

/// Writes down who met what.
@MainActor private final class Meetings: UICollisionBehaviorDelegate {
    var lines: [String] = []
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) {
        lines.append("began \(identifier.map { "\($0)" } ?? "wall")")
    }
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
        at p: CGPoint
    ) {
        lines.append("met")
    }
}

@MainActor struct DynamicsTests {
    private let stage = AnimationStage()
    private let view = UIView(frame: CGRect(x: 100, y: 50, width: 100, height: 100))
    private let animator: UIDynamicAnimator

    init() {
        let (stage, view) = (stage, view)
        stage.act { stage.window.addSubview(view) }
        animator = UIDynamicAnimator(referenceView: stage.window)
    }

    @Test("a thing falls as Galileo says, at the platform's 1000 points per second and second")
    func falls() {
        VirtualClock.current = stage.clock
        stage.act { animator.addBehavior(UIGravityBehavior(items: [view])) }
        stage.clock.advance(by: 0.5)
        // 30 frames; the first step is made at the end of the first frame.
        #expect(abs(view.center.y - 100 - 125) < 4 && view.center.x == 150)
        #expect(animator.isRunning && abs(animator.elapsedTime - 0.5) < 0.02)
    }

    @Test("a push of 1 gives 100 × 100 points a speed of 100")
    func push() {
        VirtualClock.current = stage.clock
        let push = UIPushBehavior(items: [view], mode: .instantaneous)
        push.setAngle(0, magnitude: 1)
        stage.act { animator.addBehavior(push) }
        stage.clock.advance(by: 0.5)
        #expect(abs(view.center.x - 200) < 3 && abs(view.center.y - 100) < 1e-6)
        #expect(!push.active)
    }

    @Test("what falls comes to rest on the floor, meets it and tells so, and then the animator rests")
    func rests() {
        VirtualClock.current = stage.clock
        let meetings = Meetings()
        let collision = UICollisionBehavior(items: [view])
        collision.translatesReferenceBoundsIntoBoundary = true
        collision.collisionDelegate = meetings
        stage.act {
            animator.addBehavior(UIGravityBehavior(items: [view]))
            animator.addBehavior(collision)
        }
        stage.clock.advance(by: 5)
        #expect(abs(view.frame.maxY - 600) < 1 && abs(view.center.x - 150) < 1)
        #expect(abs(atan2(view.transform.b, view.transform.a)) < 0.01)
        #expect(meetings.lines.first == "began wall" && !animator.isRunning)
    }

    @Test("an elastic thing comes back up, to about the square of its elasticity")
    func bounces() {
        VirtualClock.current = stage.clock
        let (floor, material) = (UICollisionBehavior(items: [view]), UIDynamicItemBehavior(items: [view]))
        floor.addBoundary(
            withIdentifier: "floor" as NSString, from: CGPoint(x: 0, y: 400), to: CGPoint(x: 300, y: 400))
        material.elasticity = 0.7
        material.allowsRotation = false
        stage.act { [UIGravityBehavior(items: [view]), floor, material].forEach(animator.addBehavior) }
        var highest = CGFloat.infinity
        var hasHit = false
        for _ in 0..<120 {
            stage.clock.advance(by: 1.0 / 60)
            if view.frame.maxY > 395 { hasHit = true }
            if hasHit { highest = min(highest, view.center.y) }
        }
        // It fell 250 points, and rises 0.49 of that.
        #expect(abs(350 - highest - 122) < 20)
    }

    @Test("a snap brings a thing to its point, upright")
    func snap() {
        VirtualClock.current = stage.clock
        view.transform = CGAffineTransform(rotationAngle: 0.8)
        stage.act { animator.addBehavior(UISnapBehavior(item: view, snapTo: CGPoint(x: 200, y: 300))) }
        stage.clock.advance(by: 2)
        #expect(hypot(view.center.x - 200, view.center.y - 300) < 0.5)
        #expect(abs(atan2(view.transform.b, view.transform.a)) < 0.01)
    }

    @Test("a rod keeps its length while what hangs on it swings")
    func rod() {
        VirtualClock.current = stage.clock
        let rod = UIAttachmentBehavior(item: view, attachedToAnchor: CGPoint(x: 50, y: 100))
        #expect(rod.length == 100)
        stage.act {
            animator.addBehavior(UIGravityBehavior(items: [view]))
            animator.addBehavior(rod)
        }
        var low = CGFloat(0)
        for _ in 0..<90 {
            stage.clock.advance(by: 1.0 / 60)
            #expect(abs(hypot(view.center.x - 50, view.center.y - 100) - 100) < 3)
            low = max(low, view.center.y)
        }
        #expect(low > 190)
    }

    @Test("things push each other apart, and the one that is anchored stays")
    func pile() {
        VirtualClock.current = stage.clock
        let anchored = UIView(frame: CGRect(x: 130, y: 300, width: 100, height: 50))
        stage.act { stage.window.addSubview(anchored) }
        let collision = UICollisionBehavior(items: [view, anchored])
        let meetings = Meetings()
        collision.collisionDelegate = meetings
        let stone = UIDynamicItemBehavior(items: [anchored])
        stone.isAnchored = true
        stage.act { [UIGravityBehavior(items: [view]), collision, stone].forEach(animator.addBehavior) }
        stage.clock.advance(by: 0.8)
        #expect(anchored.center == CGPoint(x: 180, y: 325) && meetings.lines.contains("met"))
        #expect(view.center.y < 290)
    }

    @Test("every run is the same, and blocks are called once a frame")
    func deterministic() {
        func run() -> ([CGPoint], Int) {
            let stage = AnimationStage()
            let views = (0..<4).map { UIView(frame: CGRect(x: 40 + 23 * $0, y: 20 + 60 * $0, width: 50, height: 40)) }
            let animator = UIDynamicAnimator(referenceView: stage.window)
            var count = 0
            stage.act {
                views.forEach(stage.window.addSubview)
                let collision = UICollisionBehavior(items: views)
                collision.translatesReferenceBoundsIntoBoundary = true
                collision.action = { count += 1 }
                animator.addBehavior(UIGravityBehavior(items: views))
                animator.addBehavior(collision)
            }
            stage.clock.advance(by: 1)
            return (views.map(\.center), count)
        }
        let (first, second) = (run(), run())
        #expect(first.0 == second.0 && first.1 == second.1 && first.1 == 60)
    }
}
