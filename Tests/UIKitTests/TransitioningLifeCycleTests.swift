import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Transitions: life cycle")
struct TransitioningLifeCycleTests {
    @Test("a timed push reports once, and animationEnded follows with the same value")
    func timedPush() {
        let s = NavigationStage()
        let director = Director(SlideAnimator(1, s.log))
        s.navigation.delegate = director
        var phases: [String] = []
        s.stage.queue.observers.append { phase, _ in phases.append(phase.rawValue) }
        s.stage.act { s.navigation.pushViewController(s.next, animated: true) }
        #expect(s.stage.transition?.operation == .push)
        #expect(s.stage.transition?.announcedDuration == 1)
        s.stage.wait(0.9)
        #expect(s.stage.transition != nil)
        s.stage.wait(0.2)
        #expect(s.stage.transition == nil)
        #expect(phases == ["began", "finished"])
        #expect(s.log.lines.last == "ended true")
        #expect(s.navigation.viewControllers == [s.root, s.next])
    }

    @Test("a second completeTransition is ignored, said on the console and remembered")
    func completedTwice() {
        let s = NavigationStage()
        let animator = ClosureAnimator { context in
            if let to = context.view(forKey: .to) { context.containerView.addSubview(to) }
            UIView.animate(withDuration: 0.5) {
                context.view(forKey: .to)?.alpha = 0.5
            } completion: { _ in
                context.completeTransition(true)
                context.completeTransition(false)
            }
        }
        let director = Director(animator)
        s.navigation.delegate = director
        var context: TransitionContext?
        s.stage.act { s.navigation.pushViewController(s.next, animated: true) }
        context = s.stage.transition
        s.stage.rest()
        #expect(context?.remarks == [.completedTwice])
        #expect(s.stage.said("called twice"))
        #expect(s.navigation.viewControllers == [s.root, s.next])
        #expect(s.log.take().filter { $0.hasSuffix("didAppear") } == ["B didAppear"])
    }

    @Test("the real duration is told beside the announced one")
    func realDuration() {
        let s = NavigationStage()
        let animator = ClosureAnimator(0.2) { context in
            if let to = context.view(forKey: .to) {
                context.containerView.addSubview(to)
                to.alpha = 0
                UIView.animate(withDuration: 0.7) {
                    to.alpha = 1
                } completion: { _ in
                    context.completeTransition(true)
                }
            }
        }
        let director = Director(animator)
        s.navigation.delegate = director
        s.stage.act { s.navigation.pushViewController(s.next, animated: true) }
        let context = s.stage.transition
        s.stage.rest()
        #expect(context?.announcedDuration == 0.2)
        #expect(abs((context?.realDuration ?? 0) - 0.7) < 0.001)
    }

    @Test("the container gives and holds what the contract's table says: navigation")
    func navigationViews() {
        let s = NavigationStage()
        var seen: [Bool] = []
        let animator = ClosureAnimator { context in
            seen = [
                context.view(forKey: .from) === s.root.view, context.view(forKey: .to) === s.next.view,
                s.root.view.superview === context.containerView, s.next.view.superview == nil,
                context.initialFrame(for: s.root) == CGRect(origin: .zero, size: TransitionStage.size),
                context.initialFrame(for: s.next) == .zero, context.finalFrame(for: s.root) == .zero,
                context.finalFrame(for: s.next) == CGRect(origin: .zero, size: TransitionStage.size),
                context.isAnimated, !context.isInteractive, context.presentationStyle == .none,
            ]
            context.containerView.addSubview(s.next.view)
            context.completeTransition(true)
        }
        let director = Director(animator)
        s.navigation.delegate = director
        s.stage.act { s.navigation.pushViewController(s.next, animated: true) }
        s.stage.rest()
        #expect(seen.count == 11 && seen.allSatisfy { $0 }, "\(seen)")
        #expect(s.root.view.superview == nil)
        #expect(s.next.view.window != nil)
        #expect(s.next.view.frame == CGRect(origin: .zero, size: TransitionStage.size))
    }

    @Test("the entering view is laid out before the animator starts", arguments: [true, false])
    func laidOut(interactive: Bool) {
        let s = NavigationStage()
        var size = CGSize.zero
        let label = UIView(frame: .zero)
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        s.next.view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        label.frame = s.next.view.bounds
        s.next.view.addSubview(label)
        let animator = ClosureAnimator { context in
            size = label.frame.size
            context.completeTransition(true)
        }
        let director = Director(animator)
        s.navigation.delegate = director
        if interactive {
            _ = s.stage.drag { s.navigation.pushViewController(s.next, animated: true) }
        } else {
            s.stage.act { s.navigation.pushViewController(s.next, animated: true) }
        }
        s.stage.rest()
        #expect(size == TransitionStage.size)
    }

    @Test("viewIsAppearing comes once for each appearance, with the view in the window")
    func isAppearing() {
        let s = NavigationStage()
        let director = Director(SlideAnimator())
        s.navigation.delegate = director
        s.stage.act { s.navigation.pushViewController(s.next, animated: true) }
        s.stage.rest()
        s.stage.act { s.navigation.popViewController(animated: true) }
        s.stage.rest()
        #expect(s.next.isAppearingWindows == [true])
        #expect(s.root.isAppearingWindows == [true, true])
    }

    @Test("parents are told in UIKit's order: willMove before, didMove after")
    func moves() {
        let s = NavigationStage()
        s.stage.act { s.navigation.pushViewController(s.next, animated: true) }
        #expect(s.next.moves == ["will in"])
        #expect(s.next.isMovingToParent)
        s.stage.rest()
        #expect(s.next.moves == ["will in", "did in"])
        s.stage.act { s.navigation.popViewController(animated: true) }
        #expect(s.next.isMovingFromParent)
        s.stage.rest()
        #expect(s.next.moves == ["will in", "did in", "will out", "did out"])
        #expect(s.next.parent == nil)
        #expect(!s.next.isMovingFromParent)
    }

    @Test("the delegate hears of what will and did show, and of a cancelled pop only the first")
    func delegateCalls() {
        let s = NavigationStage()
        let director = Director(SlideAnimator(), log: s.log)
        s.navigation.delegate = director
        s.stage.act { s.navigation.pushViewController(s.next, animated: true) }
        s.stage.rest()
        #expect(s.log.take().filter { $0.contains("Show") } == ["willShow B", "didShow B"])
        let drag = s.stage.drag { s.navigation.popViewController(animated: true) }
        s.stage.act { drag.cancel() }
        s.stage.rest()
        #expect(s.log.take().filter { $0.contains("Show") } == ["willShow A"])
    }

    @Test("changes that are not animated make the same calls and leave the same hierarchy")
    func notAnimated() {
        let s = NavigationStage()
        s.stage.act { s.navigation.pushViewController(s.next, animated: false) }
        #expect(s.stage.transition == nil)
        #expect(
            s.log.take() == ["A willDisappear", "B willAppear", "A didDisappear", "B didAppear"])
        #expect(s.root.view.superview == nil && s.next.view.window != nil)
        s.stage.act { s.navigation.popViewController(animated: false) }
        #expect(
            s.log.take() == ["B willDisappear", "A willAppear", "B didDisappear", "A didAppear"])
        #expect(s.root.view.window != nil)
    }

    @Test("controllers, animator, delegate and interaction are released afterwards", arguments: [true, false])
    func released(finishes: Bool) {
        weak var animator: SlideAnimator?
        weak var interaction: UIPercentDrivenInteractiveTransition?
        weak var popped: Screen?
        weak var context: TransitionContext?
        let s = NavigationStage()
        do {
            let screen = Screen("C")
            popped = screen
            s.stage.act { s.navigation.pushViewController(screen, animated: false) }
            let slide = SlideAnimator()
            let percent = UIPercentDrivenInteractiveTransition()
            animator = slide
            interaction = percent
            let director = Director(slide, percent)
            s.navigation.delegate = director
            s.stage.act { s.navigation.popViewController(animated: true) }
            context = s.stage.transition
            s.navigation.delegate = nil
        }
        #expect(animator != nil && interaction != nil, "held while the transition runs")
        s.stage.act { interaction?.update(0.4) }
        s.stage.act { if finishes { interaction?.finish() } else { interaction?.cancel() } }
        s.stage.rest()
        if !finishes { s.stage.act { s.navigation.popViewController(animated: false) } }
        s.stage.wait(0.1)
        #expect(animator == nil)
        #expect(interaction == nil)
        #expect(context == nil)
        #expect(popped == nil)
    }

    @Test("the coordinator animates along, reports the cancel, and is gone afterwards")
    func coordinator() {
        let s = NavigationStage()
        let side = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        s.stage.window.addSubview(side)
        var ends: [Bool] = []
        var changes: [Bool] = []
        let percent = UIPercentDrivenInteractiveTransition()
        let director = Director(SlideAnimator(), percent)
        s.navigation.delegate = director
        s.stage.act {
            s.navigation.pushViewController(s.next, animated: true)
            let coordinator = s.next.transitionCoordinator
            #expect(coordinator === s.navigation.transitionCoordinator)
            #expect(coordinator?.initiallyInteractive == true)
            coordinator?.animateAlongsideTransition(in: side) { _ in side.alpha = 0 }
            coordinator?.animate(alongsideTransition: nil) { ends.append($0.isCancelled) }
            coordinator?.notifyWhenInteractionChanges { changes.append($0.isInteractive) }
        }
        s.stage.act { percent.update(0.25) }
        let opacity = side.layer.presentation()?.opacity ?? 0
        #expect(abs(opacity - 0.75) < 0.001)
        s.stage.act { percent.cancel() }
        s.stage.rest()
        #expect(ends == [true])
        #expect(changes == [false])
        #expect(s.next.transitionCoordinator == nil && s.navigation.transitionCoordinator == nil)
    }
}
