import Foundation
import Testing

@testable import UIKit

/// A push held at 0 by a percent-driven interaction.
///
/// Made inside each test: between a suite's `init` and its test another test may put its own clock in place.
@MainActor
private struct HeldPush {
    let percent = UIPercentDrivenInteractiveTransition()
    let s = NavigationStage()
    private let director: Director

    init() {
        director = Director(SlideAnimator(1), percent)
        s.navigation.delegate = director
        s.stage.act { [s] in s.navigation.pushViewController(s.next, animated: true) }
    }

    /// Where the entering screen's centre is at a fraction of the way: from 585 to 195.
    private func x(at way: Double) -> CGFloat { 585 - 390 * way }

    func expect(_ way: Double, _ comment: Comment, within tolerance: CGFloat = 0.05) {
        #expect(abs(s.seenX(s.next) - x(at: way)) < tolerance, comment)
    }
}

@MainActor
@Suite("Transitions: percent-driven")
struct TransitioningPercentDrivenTests {
    @Test("while it is dragged the curve counts as linear, and time stands between the moves")
    func linear() {
        let held = HeldPush()
        let (s, percent) = (held.s, held.percent)
        held.expect(0, "held at the start")
        for p in [0.1, 0.5, 0.25, 0.9] {
            s.stage.act { percent.update(p) }
            held.expect(p, "at \(p)")
            s.stage.wait(3)
            held.expect(p, "still at \(p)")
        }
        #expect(percent.percentComplete == 0.9)
        #expect(percent.duration == 1)
        #expect(s.stage.transition?.phase == .interactive)
    }

    @Test("finish takes (1 - p) · duration at the completion curve, from the shown picture")
    func finish() {
        let held = HeldPush()
        let (s, percent) = (held.s, held.percent)
        s.stage.act { percent.update(0.2) }
        s.stage.act { percent.finish() }
        held.expect(0.2, "the shown picture first")
        // Ease-in-out is half way at half its time.
        s.stage.wait(0.4)
        held.expect(0.6, "half of the rest")
        s.stage.wait(0.39)
        #expect(s.stage.transition != nil)
        s.stage.wait(0.02)
        #expect(s.stage.transition == nil)
        #expect(s.navigation.topViewController === s.next)
    }

    @Test("cancel takes p · duration, and the flag is set before the animator reports")
    func cancel() {
        let held = HeldPush()
        let (s, percent) = (held.s, held.percent)
        s.stage.act { percent.update(0.4) }
        s.stage.act { percent.cancel() }
        held.expect(0.4, "the shown picture first")
        s.stage.wait(0.2)
        held.expect(0.2, "half of the rest")
        s.stage.wait(0.19)
        #expect(s.stage.transition?.transitionWasCancelled == true)
        s.stage.wait(0.02)
        #expect(s.stage.transition == nil)
        #expect(s.navigation.topViewController === s.root)
    }

    @Test("completionSpeed divides the rest", arguments: [0.5, 2.0])
    func speed(speed: CGFloat) {
        let held = HeldPush()
        let (s, percent) = (held.s, held.percent)
        percent.completionSpeed = speed
        s.stage.act { percent.update(0.5) }
        s.stage.act { percent.finish() }
        s.stage.wait(0.5 / speed - 0.01)
        #expect(s.stage.transition != nil)
        s.stage.wait(0.02)
        #expect(s.stage.transition == nil)
    }

    @Test("completionCurve paces the rest")
    func curve() {
        let held = HeldPush()
        let (s, percent) = (held.s, held.percent)
        percent.completionCurve = .linear
        s.stage.act { percent.update(0.2) }
        s.stage.act { percent.finish() }
        s.stage.wait(0.2)
        held.expect(0.4, "a quarter of the rest")
    }

    @Test("Fault 4: dragged to exactly 100 % the transition ends", arguments: [true, false])
    func exactlyOne(finishes: Bool) {
        let held = HeldPush()
        let (s, percent) = (held.s, held.percent)
        s.stage.act { percent.update(1) }
        held.expect(1, "at its end")
        s.stage.wait(2)
        #expect(s.stage.transition != nil, "not over while it is held")
        s.stage.act { if finishes { percent.finish() } else { percent.cancel() } }
        s.stage.wait(finishes ? 0.02 : 1.02)
        #expect(s.stage.transition == nil)
        #expect(s.navigation.topViewController === (finishes ? s.next : s.root))
    }

    @Test("dragged to 100 % and back it is still at the finger")
    func overAndBack() {
        let held = HeldPush()
        let (s, percent) = (held.s, held.percent)
        s.stage.act { percent.update(1) }
        s.stage.wait(0.5)
        s.stage.act { percent.update(0.3) }
        held.expect(0.3, "back again")
    }

    @Test("Fault 8: an update after the end changes nothing")
    func lateUpdate() {
        let held = HeldPush()
        let (s, percent) = (held.s, held.percent)
        s.stage.act { percent.update(0.5) }
        s.stage.act { percent.cancel() }
        s.stage.act { percent.update(0.9) }
        #expect(percent.percentComplete == 0.5, "not held any more")
        s.stage.rest()
        s.stage.act {
            percent.update(0.7)
            percent.finish()
        }
        s.stage.wait(1)
        #expect(s.navigation.viewControllers == [s.root])
        #expect(s.seenX(s.root) == 195)
    }

    @Test("layers outside the container keep the clock's time")
    func outside() {
        let held = HeldPush()
        let s = held.s
        let side = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        s.stage.act { s.stage.window.addSubview(side) }
        s.stage.act { UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { side.alpha = 0 } }
        s.stage.wait(0.25)
        #expect(abs((side.layer.presentation()?.opacity ?? 0) - 0.75) < 0.001)
    }

    @Test("pause takes hold of a settling transition at the picture it shows")
    func pause() {
        let held = HeldPush()
        let (s, percent) = (held.s, held.percent)
        s.stage.act { percent.update(0.2) }
        s.stage.act { percent.finish() }
        s.stage.wait(0.4)
        s.stage.act { percent.pause() }
        held.expect(0.6, "caught half way")
        #expect(abs(percent.percentComplete - 0.6) < 0.001)
        s.stage.wait(1)
        held.expect(0.6, "stands")
        s.stage.act { percent.update(0.3) }
        held.expect(0.3, "follows again")
        s.stage.act { percent.cancel() }
        s.stage.rest()
        #expect(s.navigation.topViewController === s.root)
    }
}

@MainActor
@Suite("Transitions: percent-driven, before the start")
struct TransitioningEarlyTests {
    @Test("Fault 15: finish or cancel before the start is remembered", arguments: [true, false])
    func early(finishes: Bool) {
        let s = NavigationStage()
        let percent = UIPercentDrivenInteractiveTransition()
        let director = Director(SlideAnimator(1), percent)
        s.navigation.delegate = director
        s.stage.act {
            percent.update(0.3)
            if finishes { percent.finish() } else { percent.cancel() }
            s.navigation.pushViewController(s.next, animated: true)
        }
        s.stage.wait((finishes ? 0.7 : 0.3) + 0.01)
        #expect(s.stage.transition == nil)
        #expect(s.navigation.topViewController === (finishes ? s.next : s.root))
    }

    @Test("a drag let go before its turn has come is remembered", arguments: [true, false])
    func earlyDrag(finishes: Bool) {
        let s = NavigationStage()
        let other = Screen("C")
        s.stage.act { s.navigation.pushViewController(s.next, animated: true) }
        let drag = s.stage.drag { s.navigation.pushViewController(other, animated: true) }
        s.stage.act {
            drag.update(0.6)
            if finishes { drag.release(velocity: 0, size: 390) } else { drag.cancel() }
        }
        s.stage.rest()
        #expect(s.navigation.viewControllers == (finishes ? [s.root, s.next, other] : [s.root, s.next]))
    }

    @Test("wantsInteractiveStart false runs by the clock until pause")
    func notAtStart() {
        let s = NavigationStage()
        let percent = UIPercentDrivenInteractiveTransition()
        percent.wantsInteractiveStart = false
        let director = Director(SlideAnimator(1), percent)
        s.navigation.delegate = director
        s.stage.act { s.navigation.pushViewController(s.next, animated: true) }
        #expect(s.stage.transition?.isInteractive == false)
        s.stage.wait(0.5)
        let before = s.seenX(s.next)
        s.stage.act { percent.pause() }
        #expect(s.stage.transition?.isInteractive == true)
        #expect(abs(s.seenX(s.next) - before) < 0.01, "keeps its curve")
        s.stage.act { percent.finish() }
        s.stage.rest()
        #expect(s.navigation.topViewController === s.next)
    }

    @Test("an object that has driven one transition starts the next at 0")
    func reuse() {
        let s = NavigationStage()
        let percent = UIPercentDrivenInteractiveTransition()
        let director = Director(SlideAnimator(1), percent)
        s.navigation.delegate = director
        s.stage.act { s.navigation.pushViewController(s.next, animated: true) }
        s.stage.act { percent.update(0.8) }
        s.stage.act { percent.finish() }
        s.stage.rest()
        // A gesture that ends late: the transition it meant is over.
        s.stage.act { percent.cancel() }
        s.stage.act { s.navigation.popViewController(animated: true) }
        #expect(percent.percentComplete == 0)
        #expect(s.stage.transition?.phase == .interactive)
        s.stage.act { percent.finish() }
        s.stage.rest()
        #expect(s.navigation.viewControllers == [s.root])
    }
}
