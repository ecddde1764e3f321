import Foundation
import Testing

@testable import UIKit

/// Gives a fixed animator to the controller it hangs on.
@MainActor
private final class Attached: AttachedTransition {
    let animate: any UIViewControllerAnimatedTransitioning
    private(set) var asked: [TransitionOperation] = []

    init(_ animate: any UIViewControllerAnimatedTransitioning) {
        self.animate = animate
    }

    func animator(for operation: TransitionOperation) -> (any UIViewControllerAnimatedTransitioning)? {
        asked.append(operation)
        return animate
    }
}

@MainActor
@Suite("Known faults: gestures and re-entrancy")
struct TransitioningFaultReentrancyTests {
    @Test("Fault 16: a recogniser's cancel, as by a lost focus, leads back to rest")
    func recogniserCancelled() {
        let s = NavigationStage(pushed: true)
        s.stage.act { s.stage.window.touch(1, phase: .began, at: CGPoint(x: 4, y: 300), time: 0) }
        for x in stride(from: 20, through: 320, by: 20) {
            s.stage.act {
                s.stage.window.touch(1, phase: .moved, at: CGPoint(x: CGFloat(x), y: 300), time: Double(x) / 100)
            }
        }
        #expect(s.stage.transition?.isInteractive == true)
        s.stage.act { s.stage.window.cancelTouches(time: 4) }
        s.stage.rest()
        #expect(s.stage.transition == nil)
        #expect(s.navigation.viewControllers == [s.root, s.next])
    }

    @Test("Fault 17: a second drag does not start a transition inside the first")
    func secondDrag() {
        let s = NavigationStage(pushed: true)
        let third = Screen("C")
        s.stage.act { s.navigation.pushViewController(third, animated: false) }
        let first = s.stage.drag { s.navigation.popViewController(animated: true) }
        s.stage.act { first.update(0.9) }
        s.stage.act { first.release(velocity: 0, size: 390) }
        let running = s.stage.transition
        let second = s.stage.drag { s.navigation.popViewController(animated: true) }
        #expect(s.stage.transition === running)
        s.stage.act { second.update(0.8) }
        s.stage.wait(0.6)
        #expect(s.stage.transition !== running)
        #expect(s.stage.transition?.isInteractive == true)
        s.stage.act { second.release(velocity: 0, size: 390) }
        s.stage.rest()
        #expect(s.navigation.viewControllers == [s.root])
    }

    @Test("Fault 18: going back from the root says so and breaks nothing")
    func rootPop() {
        let s = NavigationStage()
        var began = true
        s.stage.act {
            began = DragInteraction().drive(in: s.stage.window) { s.navigation.popViewController(animated: true) }
        }
        #expect(!began)
        #expect(s.navigation.popViewController(animated: true) == nil)
        #expect(s.navigation.popToRootViewController(animated: true) == nil)
        #expect(s.stage.console.filter { $0.contains("root") }.count == 3)
        s.stage.act { s.navigation.pushViewController(s.next, animated: true) }
        s.stage.rest()
        #expect(s.navigation.topViewController === s.next)
    }

    @Test("Fault 19: turned round in mid-drag, the place at the end decides")
    func turnedRound() {
        let s = NavigationStage()
        let drag = s.stage.drag { s.navigation.pushViewController(s.next, animated: true) }
        for p in [0.3, 0.8, 0.95, 0.6, 0.3] { s.stage.act { drag.update(p) } }
        s.stage.act { drag.release(velocity: -100, size: 390) }
        s.stage.rest()
        #expect(s.navigation.topViewController === s.root)
    }

    @Test("Fault 21, 22: the pop follows the horizontal way of the finger over the container's width")
    func measured() {
        let s = NavigationStage(pushed: true)
        func move(_ points: [CGPoint]) {
            s.stage.act { s.stage.window.touch(1, phase: .began, at: points[0], time: 0) }
            for (index, point) in points.dropFirst().enumerated() {
                s.stage.act { s.stage.window.touch(1, phase: .moved, at: point, time: Double(index + 1) * 0.02) }
            }
        }
        move([CGPoint(x: 4, y: 100), CGPoint(x: 6, y: 130), CGPoint(x: 8, y: 200)])
        #expect(s.stage.transition == nil, "along the edge")
        s.stage.act { s.stage.window.touch(1, phase: .ended, at: CGPoint(x: 8, y: 200), time: 1) }
        move([CGPoint(x: 4, y: 100), CGPoint(x: 14, y: 100), CGPoint(x: 24, y: 100), CGPoint(x: 104, y: 250)])
        let first = s.stage.transition?.fraction ?? 0
        s.stage.act { s.stage.window.touch(1, phase: .moved, at: CGPoint(x: 221, y: 300), time: 3) }
        let second = s.stage.transition?.fraction ?? 0
        #expect(abs(second - first - 117.0 / 390) < 0.001)
        s.stage.act { s.stage.window.touch(1, phase: .ended, at: CGPoint(x: 221, y: 300), time: 9) }
        s.stage.rest()
    }

    @Test("Fault 23: push during push, and pops, come in their order, none inside another")
    func queued() {
        let s = NavigationStage()
        let (c, d) = (Screen("C", s.log), Screen("D", s.log))
        var order: [String] = []
        s.stage.queue.observers.append { phase, context in order.append("\(context.operation) \(phase)") }
        s.stage.act {
            s.navigation.pushViewController(s.next, animated: true)
            s.navigation.pushViewController(c, animated: true)
            s.navigation.popViewController(animated: true)
            s.navigation.pushViewController(d, animated: false)
        }
        #expect(s.navigation.viewControllers == [s.root, s.next, d], "as it will be")
        s.stage.rest()
        #expect(s.navigation.viewControllers == [s.root, s.next, d])
        #expect(
            order == [
                "push began", "push finished", "push began", "push finished", "pop began", "pop finished",
                "push began", "push finished",
            ])
        #expect(
            s.log.take() == [
                "A willDisappear", "B willAppear", "A didDisappear", "B didAppear", "B willDisappear", "C willAppear",
                "B didDisappear", "C didAppear", "C willDisappear", "B willAppear", "C didDisappear", "B didAppear",
                "B willDisappear", "D willAppear", "B didDisappear", "D didAppear",
            ])
        #expect(d.view.superview === s.navigation.contentView)
    }

    @Test("Fault 23: dismiss during present, and present during dismiss")
    func modalQueue() {
        let (a, b, c) = (Screen("A"), Screen("B"), Screen("C"))
        for screen in [b, c] { screen.modalPresentationStyle = .fullScreen }
        let stage = TransitionStage(a)
        var done: [String] = []
        stage.act {
            a.present(b, animated: true) { done.append("B up") }
            a.dismiss(animated: true) { done.append("B gone") }
            a.present(c, animated: true) { done.append("C up") }
        }
        stage.rest()
        #expect(done == ["B up", "B gone", "C up"])
        #expect(a.presentedViewController === c)
        #expect(c.view.window != nil && b.view.superview == nil)
        #expect(stage.console.filter { $0.contains("already presenting") }.isEmpty)
    }

    @Test("Fault 23: requests made in appearance calls wait too")
    func inCallbacks() {
        let s = NavigationStage()
        let c = Screen("C")
        s.next.whenAppearing = { [weak next = s.next] in
            next?.whenAppearing = nil
            s.navigation.pushViewController(c, animated: true)
        }
        s.stage.act { s.navigation.pushViewController(s.next, animated: true) }
        s.stage.rest()
        #expect(s.navigation.viewControllers == [s.root, s.next, c])
        #expect(c.view.window != nil && s.next.view.superview == nil)
    }

    @Test("Fault 24: after a cancel the next transition runs")
    func flag() {
        let s = NavigationStage()
        for _ in 0..<3 {
            let drag = s.stage.drag { s.navigation.pushViewController(s.next, animated: true) }
            s.stage.act { drag.update(0.2) }
            s.stage.act { drag.cancel() }
            s.stage.rest()
        }
        s.stage.act { s.navigation.pushViewController(s.next, animated: true) }
        s.stage.rest()
        #expect(s.navigation.viewControllers == [s.root, s.next])
    }

    @Test("Fault 25: of requests made by hand one waits, and a further one replaces it")
    func mashing() {
        let s = NavigationStage()
        let others = (0..<20).map { Screen("\($0)") }
        s.stage.act { TransitionQueue.byHand { s.navigation.pushViewController(s.next, animated: true) } }
        for other in others {
            s.stage.act { TransitionQueue.byHand { s.navigation.pushViewController(other, animated: true) } }
            s.stage.wait(0.01)
        }
        s.stage.rest()
        #expect(s.navigation.viewControllers == [s.root, s.next, others[19]])
    }

    @Test("what one click asks for stays together")
    func oneClick() {
        let s = NavigationStage(pushed: true)
        let (c, d) = (Screen("C"), Screen("D"))
        s.stage.act { TransitionQueue.byHand { s.navigation.pushViewController(c, animated: true) } }
        s.stage.act {
            TransitionQueue.byHand {
                s.navigation.popToRootViewController(animated: true)
                s.navigation.pushViewController(d, animated: true)
            }
        }
        s.stage.rest()
        #expect(s.navigation.viewControllers == [s.root, d])
    }

    @Test("Fault 26, 34: one animator instance serves many transitions alike")
    func reused() {
        let s = NavigationStage()
        let director = Director(SlideAnimator(1))
        s.navigation.delegate = director
        for _ in 0..<3 {
            s.stage.act { s.navigation.pushViewController(s.next, animated: true) }
            s.stage.wait(0.5)
            // Ease-in at one half, from another program: 0.31536.
            #expect(abs(s.seenX(s.next) - (585 - 390 * 0.31536)) < 0.1)
            s.stage.rest()
            s.stage.act { s.navigation.popViewController(animated: true) }
            s.stage.rest()
            #expect(s.root.view.center == CGPoint(x: 195, y: 422))
        }
    }

    @Test("Fault 27: an effect governs the controller it brought in, and no other")
    func hijack() {
        let s = NavigationStage()
        let director = Director(SlideAnimator(0.7), log: s.log)
        s.navigation.delegate = director
        let attached = Attached(SlideAnimator(0.3))
        s.next.attachedTransition = attached
        s.stage.act { s.navigation.pushViewController(s.next, animated: true) }
        #expect(s.stage.transition?.announcedDuration == 0.3)
        s.stage.rest()
        let third = Screen("C")
        s.stage.act { s.navigation.pushViewController(third, animated: true) }
        #expect(s.stage.transition?.announcedDuration == 0.7, "the user's delegate goes on being asked")
        s.stage.rest()
        s.stage.act { s.navigation.popViewController(animated: true) }
        #expect(s.stage.transition?.announcedDuration == 0.7)
        s.stage.rest()
        s.stage.act { s.navigation.popViewController(animated: true) }
        #expect(s.stage.transition?.announcedDuration == 0.3)
        s.stage.rest()
        #expect(attached.asked.contains(.pop))
        #expect(s.log.take().filter { $0.contains("didShow") }.count == 4)
        s.navigation.delegate = nil
        s.stage.act { s.navigation.pushViewController(third, animated: true) }
        #expect(s.stage.transition?.announcedDuration == 0.5, "the system's")
        s.stage.rest()
    }

    @Test("presenting twice, presenting what is presented, dismissing nothing: said, and nothing breaks")
    func misuse() {
        let (a, b, c) = (Screen("A"), Screen("B"), Screen("C"))
        for screen in [b, c] { screen.modalPresentationStyle = .fullScreen }
        let stage = TransitionStage(a)
        stage.act { a.dismiss(animated: true) }
        #expect(stage.said("presents nothing"))
        stage.act { a.present(b, animated: false) }
        stage.act { a.present(c, animated: true) }
        #expect(stage.said("already presenting"))
        stage.act { b.present(b, animated: true) }
        #expect(stage.said("cannot present itself"))
        stage.act { b.present(c, animated: false) }
        stage.act { c.present(b, animated: true) }
        #expect(stage.said("already being presented"))
        let stray = Screen("D")
        stray.present(a, animated: true)
        #expect(stage.said("not in a window"))
        stage.act { a.dismiss(animated: true) }
        stage.rest()
        #expect(a.presentedViewController == nil && a.view.superview === stage.window)
        #expect(stage.window.subviews.count == 1)
    }

    @Test("a random sequence of requests, drags, releases and catches comes to rest, balanced", arguments: 1...40)
    func random(seed: UInt64) {
        var state = seed &* 0x9E37_79B9_7F4A_7C15
        func next(_ bound: Int) -> Int {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return Int(state % UInt64(bound))
        }
        let s = NavigationStage()
        let director = Director(next(2) == 0 ? SlideAnimator(0.4) : nil)
        s.navigation.delegate = director
        var drag: DragInteraction?
        var count = 0
        for _ in 0..<60 {
            s.stage.act {
                count += 1
                let screen = Screen("S\(count)", s.log)
                screen.modalPresentationStyle = [.fullScreen, .custom, .overFullScreen][next(3)]
                switch next(14) {
                case 0, 1: s.navigation.pushViewController(screen, animated: next(4) > 0)
                case 2, 3: s.navigation.popViewController(animated: next(4) > 0)
                case 4: s.navigation.present(screen, animated: next(4) > 0)
                case 5: s.navigation.dismiss(animated: next(4) > 0)
                case 6: s.navigation.setViewControllers([s.root, screen], animated: true)
                case 7:
                    let new = DragInteraction()
                    new.drive(in: s.stage.window) { s.navigation.pushViewController(screen, animated: true) }
                    drag?.cancel()
                    drag = new
                case 8, 9: drag?.update(CGFloat(next(101)) / 100)
                case 10: drag?.release(velocity: CGFloat(next(2000) - 1000), size: 390)
                case 11: s.stage.transition?.catchTransition()
                case 12: s.stage.transition?.release(velocity: CGFloat(next(2000) - 1000), size: 390)
                default: s.stage.transition?.cancel()
                }
            }
            s.stage.wait(Double(next(30)) / 100)
        }
        drag?.release(velocity: 0, size: 390)
        for _ in 0..<200 where s.stage.queue.isBusy {
            if s.stage.transition?.isInteractive == true {
                s.stage.act { s.stage.transition?.release(velocity: 0, size: 390) }
            }
            s.stage.wait(0.5)
        }
        #expect(!s.stage.queue.isBusy)
        if s.navigation.presentedViewController != nil {
            s.stage.act { s.navigation.dismiss(animated: false) }
        }
        #expect(s.stage.window.subviews == [s.navigation.view])
        #expect(s.navigation.contentView.subviews == [s.navigation.stack.last?.view])
        #expect(s.navigation.children.count == s.navigation.stack.count)
        expectBalance(s.log.take())
    }

    /// Each screen's calls alternate as UIKit's states allow.
    private func expectBalance(_ lines: [String]) {
        var states: [String: String] = ["A": "didAppear", "B": "didDisappear"]
        let allowed = [
            "didDisappear": ["willAppear"], "willAppear": ["didAppear", "willDisappear"],
            "didAppear": ["willDisappear"], "willDisappear": ["didDisappear", "willAppear"],
        ]
        for line in lines {
            let words = line.split(separator: " ").map(String.init)
            let before = states[words[0]] ?? "didDisappear"
            #expect(allowed[before]?.contains(words[1]) == true, "\(line) after \(before)")
            states[words[0]] = words[1]
        }
        #expect(states.values.allSatisfy { $0.hasPrefix("did") })
    }
}
