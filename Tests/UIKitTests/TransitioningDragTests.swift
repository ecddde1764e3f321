import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Transitions: our own drags")
struct TransitioningDragTests {
    @Test(
        "Fault 20: a release decides by place when slow, by projection when fast",
        arguments: [
            (0.49, 0.0, false), (0.51, 0.0, true), (0.51, -299.0, true), (0.49, 299.0, false),
            // 390 pt wide: 300 pt/s projects by 300 · 0.499 / 390 = 0.3838.
            (0.117, 300.0, true), (0.115, 300.0, false), (0.883, -300.0, false), (0.885, -300.0, true),
            (0.05, 400.0, true), (0.95, -400.0, false),
        ])
    func rule(p: CGFloat, velocity: CGFloat, finishes: Bool) {
        let s = NavigationStage()
        let drag = s.stage.drag { s.navigation.pushViewController(s.next, animated: true) }
        s.stage.act { drag.update(p) }
        s.stage.act { drag.release(velocity: velocity, size: 390) }
        #expect(s.stage.transition?.transitionWasCancelled == !finishes)
        s.stage.rest()
        #expect(s.navigation.topViewController === (finishes ? s.next : s.root))
    }

    @Test(
        "Fault 6, 7: the settling starts at the shown picture, with the release's velocity",
        arguments: [(0.3, 900.0), (0.8, 500.0), (0.6, 0.0), (0.4, 0.0), (0.7, -1200.0), (0.999, 4000.0)])
    func continuity(p: CGFloat, velocity: CGFloat) {
        let s = NavigationStage()
        let director = Director(SlideAnimator(1))
        s.navigation.delegate = director
        let drag = s.stage.drag { s.navigation.pushViewController(s.next, animated: true) }
        s.stage.act { drag.update(p) }
        let before = s.seenX(s.next)
        #expect(abs(before - (585 - 390 * p)) < 0.05, "under the pointer")
        s.stage.act { drag.release(velocity: velocity, size: 390) }
        #expect(abs(s.seenX(s.next) - before) < 0.05, "the same picture at the release")
        s.stage.wait(1.0 / 60)
        let step = abs(s.seenX(s.next) - before)
        // Settling has a pull of its own: ω²·d·dt²/2 with ω = 24 s⁻¹ and d the way left, beside the motion.
        let pull = 24 * 24 * 390 * max(p, 1 - p) / 7200
        #expect(step <= abs(velocity) / 60 + pull + 0.5)
        s.stage.rest()
    }

    @Test("from the release on the picture goes one way, to its end, within a second", arguments: [0.3, 0.7])
    func monotonous(p: CGFloat) {
        let s = NavigationStage()
        let director = Director(SlideAnimator(1))
        s.navigation.delegate = director
        let drag = s.stage.drag { s.navigation.pushViewController(s.next, animated: true) }
        s.stage.act { drag.update(p) }
        s.stage.act { drag.release(velocity: 0, size: 390) }
        var last = s.seenX(s.next)
        var frames = 0
        while s.stage.transition != nil, frames < 120 {
            s.stage.wait(1.0 / 60)
            guard s.stage.transition != nil else { break }
            let x = s.seenX(s.next)
            #expect(p > 0.5 ? x <= last : x >= last)
            last = x
            frames += 1
        }
        #expect(frames < 60)
    }

    @Test("the system's push stays under the finger", arguments: [0.1, 0.5, 0.9])
    func systemPush(p: CGFloat) {
        let s = NavigationStage()
        let drag = s.stage.drag { s.navigation.pushViewController(s.next, animated: true) }
        s.stage.act { drag.update(p) }
        #expect(abs(s.seenX(s.next) - (585 - 390 * p)) < 0.05)
        #expect(abs(s.seenX(s.root) - (195 - 117 * p)) < 0.05, "the lower screen gives way by 0.3")
    }

    @Test("the system's timed push follows its spring")
    func systemSpring() {
        let s = NavigationStage()
        s.stage.act { s.navigation.pushViewController(s.next, animated: true) }
        s.stage.wait(0.1)
        // x(t) = 1 - (1 + ωt)e^(-ωt), ω = √(1000/3), over its value at 0.5: by hand, 0.54478 / 0.99890 = 0.54538.
        #expect(abs(s.seenX(s.next) - (585 - 390 * 0.54538)) < 0.05)
        s.stage.rest()
        #expect(s.root.view.center == CGPoint(x: 195, y: 422))
    }

    @Test("Fault 41: an explicit animation follows the drag with its own timing function")
    func explicit() {
        let s = NavigationStage()
        let animator = ClosureAnimator { context in
            guard let to = context.view(forKey: .to) else { return }
            context.containerView.addSubview(to)
            CATransaction.begin()
            CATransaction.setCompletionBlock {
                MainActor.assumeIsolated { context.completeTransition(!context.transitionWasCancelled) }
            }
            let fade = CABasicAnimation(keyPath: "opacity")
            fade.fromValue = 0
            fade.toValue = 1
            fade.duration = 1
            fade.timingFunction = CAMediaTimingFunction(name: .easeIn)
            to.layer.add(fade, forKey: "fade")
            CATransaction.commit()
        }
        let director = Director(animator)
        s.navigation.delegate = director
        let drag = s.stage.drag { s.navigation.pushViewController(s.next, animated: true) }
        s.stage.act { drag.update(0.5) }
        // Ease-in (0.42, 0, 1, 1) at one half, from another program: 0.3153.
        #expect(abs((s.next.view.layer.presentation()?.opacity ?? 0) - 0.3153) < 0.001)
        s.stage.wait(5)
        #expect(s.stage.transition != nil, "its own clock does not run")
        s.stage.act { drag.cancel() }
        s.stage.rest()
        #expect(s.navigation.topViewController === s.root)
    }

    @Test("keyframes keep their places under a drag")
    func keyframes() {
        let s = NavigationStage()
        let animator = ClosureAnimator(2) { context in
            guard let to = context.view(forKey: .to) else { return }
            context.containerView.addSubview(to)
            to.alpha = 0
            UIView.animateKeyframes(withDuration: 2, delay: 0) {
                UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.5) { to.alpha = 1 }
            } completion: { _ in
                context.completeTransition(!context.transitionWasCancelled)
            }
        }
        let director = Director(animator)
        s.navigation.delegate = director
        let drag = s.stage.drag { s.navigation.pushViewController(s.next, animated: true) }
        for (p, alpha) in [(0.2, 0.0), (0.5, 0.5), (0.7, 0.9), (0.8, 1.0)] {
            s.stage.act { drag.update(p) }
            #expect(abs(Double(s.next.view.layer.presentation()?.opacity ?? -1) - alpha) < 0.001)
        }
    }

    @Test("Escape cancels in every phase", arguments: ["running", "held", "caught", "finishing", "cancelling"])
    func escape(phase: String) {
        let s = NavigationStage()
        let director = Director(SlideAnimator(1, s.log))
        s.navigation.delegate = director
        let request = { s.navigation.pushViewController(s.next, animated: true) }
        switch phase {
        case "running", "caught":
            s.stage.act(request)
            s.stage.wait(0.5)
            if phase == "caught" { s.stage.act { s.stage.transition?.catchTransition() } }
        default:
            let drag = s.stage.drag(request)
            s.stage.act { drag.update(phase == "cancelling" ? 0.4 : 0.6) }
            if phase != "held" {
                s.stage.act { drag.release(velocity: 0, size: 390) }
                s.stage.wait(0.05)
            }
        }
        s.stage.act { s.stage.transition?.cancel() }
        s.stage.rest()
        #expect(s.navigation.viewControllers == [s.root])
        #expect(s.log.take().last == "ended false")
        #expect(s.root.view.superview === s.navigation.contentView)
    }

    @Test("the edge recogniser pops with the system's transition, and leaves the root alone")
    func interactivePop() {
        let s = NavigationStage(pushed: true)
        func swipe(to x: CGFloat) {
            s.stage.act { s.stage.window.touch(1, phase: .began, at: CGPoint(x: 4, y: 300), time: 0) }
            for step in 1...10 {
                let point = CGPoint(x: 4 + (x - 4) * CGFloat(step) / 10, y: 300)
                s.stage.act { s.stage.window.touch(1, phase: .moved, at: point, time: Double(step) * 0.05) }
            }
            s.stage.act { s.stage.window.touch(1, phase: .ended, at: CGPoint(x: x, y: 300), time: 1) }
        }
        swipe(to: 120)
        s.stage.rest()
        #expect(s.navigation.viewControllers == [s.root, s.next], "not half way: back")
        swipe(to: 300)
        #expect(s.stage.transition?.operation == .pop)
        s.stage.rest()
        #expect(s.navigation.viewControllers == [s.root])
        swipe(to: 300)
        #expect(s.stage.transition == nil)
    }
}
