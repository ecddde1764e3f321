import Foundation
import Testing

@testable import UIKit

/// A timed push of a second, 0.6 s after its start.
@MainActor
private struct RunningPush {
    let s = NavigationStage()
    let director = Director(SlideAnimator(1))

    init() {
        s.navigation.delegate = director
        s.stage.act { [s] in s.navigation.pushViewController(s.next, animated: true) }
        s.stage.wait(0.6)
    }
}

@MainActor
@Suite("Transitions: catching")
struct TransitioningCatchTests {
    @Test("caught, it stands at the picture it showed, curve kept")
    func stands() {
        let running = RunningPush()
        let s = running.s
        let before = s.seenX(s.next)
        // Ease-in at 0.6, from another program: 0.4290.
        #expect(abs(before - (585 - 390 * 0.4290)) < 0.1)
        s.stage.act { s.stage.transition?.catchTransition() }
        #expect(s.stage.transition?.phase == .caught)
        #expect(s.stage.transition?.isInteractive == true)
        #expect(abs(s.seenX(s.next) - before) < 0.01)
        s.stage.wait(2)
        #expect(abs(s.seenX(s.next) - before) < 0.01)
        #expect(abs((s.stage.transition?.fraction ?? 0) - 0.6) < 0.001)
    }

    @Test("caught and moved it shows the timed run's pictures", arguments: [0.3, 0.9])
    func moves(p: CGFloat) {
        let running = RunningPush()
        let s = running.s
        s.stage.act { s.stage.transition?.catchTransition() }
        s.stage.act { s.stage.transition?.drag(to: p) }
        let expected = p == 0.3 ? 0.1296 : 0.8394
        #expect(abs(s.seenX(s.next) - (585 - 390 * expected)) < 0.1)
    }

    @Test("caught and let go, either way", arguments: [0.8, 0.2])
    func lets(p: CGFloat) {
        let running = RunningPush()
        let s = running.s
        s.stage.act { s.stage.transition?.catchTransition() }
        s.stage.act { s.stage.transition?.drag(to: p) }
        s.stage.act { s.stage.transition?.release(velocity: 0, size: 390) }
        s.stage.rest()
        #expect(s.navigation.topViewController === (p > 0.5 ? s.next : s.root))
        #expect(s.seenX(p > 0.5 ? s.next : s.root) == 195)
    }

    @Test("caught again and again, while it settles too")
    func again() {
        let running = RunningPush()
        let s = running.s
        for _ in 0..<5 {
            s.stage.act { s.stage.transition?.catchTransition() }
            s.stage.act { s.stage.transition?.drag(to: 0.3) }
            s.stage.act { s.stage.transition?.release(velocity: 0, size: 390) }
            #expect(s.stage.transition?.transitionWasCancelled == true)
            s.stage.wait(0.05)
            let before = s.seenX(s.next)
            s.stage.act { s.stage.transition?.catchTransition() }
            #expect(abs(s.seenX(s.next) - before) < 0.01)
            #expect(s.stage.transition?.transitionWasCancelled == false)
            s.stage.act { s.stage.transition?.drag(to: 0.8) }
            s.stage.act { s.stage.transition?.release(velocity: 0, size: 390) }
            s.stage.wait(0.02)
        }
        s.stage.rest()
        #expect(s.navigation.topViewController === s.next)
        #expect(s.stage.console.filter { $0.contains("twice") }.isEmpty)
    }

    @Test("caught after its announced end it goes on to its real one")
    func late() {
        let running = RunningPush()
        let (s, director) = (running.s, running.director)
        let animator = ClosureAnimator(0.2) { context in
            guard let to = context.view(forKey: .to) else { return }
            context.containerView.addSubview(to)
            to.alpha = 0
            UIView.animate(withDuration: 1) {
                to.alpha = 1
            } completion: { _ in
                context.completeTransition(!context.transitionWasCancelled)
            }
        }
        director.animator = animator
        s.stage.rest()
        let third = Screen("C")
        s.stage.act { s.navigation.pushViewController(third, animated: true) }
        s.stage.wait(0.5)
        s.stage.act { s.stage.transition?.catchTransition() }
        s.stage.wait(1)
        s.stage.act { s.stage.transition?.release(velocity: 0, size: 390) }
        s.stage.wait(0.4)
        #expect(s.stage.transition != nil)
        s.stage.wait(0.2)
        #expect(s.stage.transition == nil)
        #expect(s.navigation.topViewController === third)
    }
}
