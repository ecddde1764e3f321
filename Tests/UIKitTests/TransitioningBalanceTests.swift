import Foundation
import Testing

@testable import UIKit

/// An interruptible animator with a fault that can be chosen.
@MainActor
private final class Mover: NSObject, UIViewControllerAnimatedTransitioning {
    enum Fault {
        case none
        /// Makes another animator each time it is asked.
        case makesAnew
        /// Has one for gestures that the timed run does not use.
        case isUnused
        case pausesAtEnd
        case stops
    }

    let fault: Fault
    var made: [UIViewPropertyAnimator] = []
    private var animator: UIViewPropertyAnimator?

    init(_ fault: Fault) {
        self.fault = fault
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard fault == .isUnused else { return interruptibleAnimator(using: context).startAnimation() }
        guard let to = context.view(forKey: .to) else { return }
        context.containerView.addSubview(to)
        to.alpha = 0
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            to.alpha = 1
        } completion: { _ in
            context.completeTransition(!context.transitionWasCancelled)
        }
    }

    func interruptibleAnimator(
        using context: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        if fault != .makesAnew, let animator { return animator }
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
        if let to = context.view(forKey: .to) {
            context.containerView.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 9)))
            context.containerView.addSubview(to)
            let rest = to.center
            to.center = CGPoint(x: rest.x + 390, y: rest.y)
            animator.addAnimations { to.center = rest }
            if fault == .makesAnew { to.backgroundColor = made.isEmpty ? .red : .blue }
        }
        animator.addCompletion { [weak self] _ in
            self?.animator = nil
            context.containerView.subviews.first { $0.frame.width == 8 }?.removeFromSuperview()
            context.completeTransition(!context.transitionWasCancelled)
        }
        made.append(animator)
        self.animator = animator
        return animator
    }
}

@MainActor
@Suite("Transitions watched: animators, appearance")
struct TransitioningBalanceTests {
    private func seenX(_ s: NavigationStage) -> CGFloat { s.seenX(s.next) }

    @Test("an animator that is made anew each time is noted at a start by the clock, and the picture is not disturbed")
    func madeAnewTimed() {
        for fault in [Mover.Fault.none, .makesAnew] {
            let s = NavigationStage()
            let mover = Mover(fault)
            let director = Director(mover)
            s.navigation.delegate = director
            s.stage.act { s.navigation.pushViewController(s.next, animated: true) }
            let context = s.stage.transition
            #expect(context?.remarks == (fault == .none ? [] : [.secondInterruptibleAnimator]))
            #expect(mover.made.count == (fault == .none ? 1 : 3))
            #expect(context?.containerView.subviews.count == 3)
            s.stage.wait(0.5)
            #expect(abs(seenX(s) - 390) < 0.05)
            s.stage.rest()
            #expect(context?.remarks.count == (fault == .none ? 0 : 1))
            #expect(s.next.view.frame == s.navigation.view.bounds)
            #expect(s.stage.console == [])
        }
    }

    @Test(
        "an animator that is made anew each time is noted when a gesture holds the start, and when it takes hold again")
    func madeAnewHeld() {
        for fault in [Mover.Fault.none, .makesAnew] {
            let s = NavigationStage()
            let mover = Mover(fault)
            let director = Director(mover)
            s.navigation.delegate = director
            let drag = s.stage.drag { s.navigation.pushViewController(s.next, animated: true) }
            let context = s.stage.transition
            s.stage.act { context?.drag(to: 0.5) }
            #expect(abs(seenX(s) - 390) < 0.05)
            s.stage.act { context?.release(velocity: 0, size: 390) }
            s.stage.wait(0.05)
            let x = seenX(s)
            s.stage.act { context?.catchTransition() }
            #expect(abs(seenX(s) - x) < 0.05)
            #expect(mover.made.count == (fault == .none ? 1 : 3))
            s.stage.act { context?.release(velocity: 2000, size: 390) }
            s.stage.rest()
            #expect(context?.remarks == (fault == .none ? [] : [.secondInterruptibleAnimator]))
            #expect(context?.phase == .finished && s.next.view.frame == s.navigation.view.bounds)
            #expect(abs((context?.realDuration ?? 0) - 1) < 1e-6)
            withExtendedLifetime(drag) {}
        }
    }

    @Test("one that is kept but not used by the clock is no second one, and asking for it moves nothing")
    func unused() {
        let s = NavigationStage()
        let mover = Mover(.isUnused)
        let director = Director(mover)
        s.navigation.delegate = director
        s.stage.act { s.navigation.pushViewController(s.next, animated: true) }
        let context = s.stage.transition
        s.stage.wait(0.5)
        #expect(seenX(s) == 195 && context?.containerView.subviews.count == 2)
        s.stage.rest()
        #expect(context?.remarks == [] && mover.made.count == 1)
    }

    /// Pushes with a property animator to which `before` is done just before the report.
    private func push(
        seconds: TimeInterval = 1, moves: Bool = true, keeps: Bool,
        _ before: @escaping (UIViewPropertyAnimator) -> Void,
        after: @escaping (UIViewPropertyAnimator) -> Void = { _ in }
    ) -> TransitionContext? {
        let s = NavigationStage()
        var kept: UIViewPropertyAnimator?
        let animator = ClosureAnimator(1) { context in
            guard let to = context.view(forKey: .to) else { return }
            context.containerView.addSubview(to)
            let other = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 40))
            to.addSubview(other)
            let animator = UIViewPropertyAnimator(duration: seconds, curve: .linear) {
                if moves { to.alpha = 0.5 } else { other.alpha = 0.5 }
            }
            animator.startAnimation()
            if keeps { kept = animator }
            UIView.animate(withDuration: 1) {
                to.center.x += 1
            } completion: { [weak animator] _ in
                if let animator { before(animator) }
                context.completeTransition(true)
                if let animator { after(animator) }
            }
        }
        let director = Director(animator)
        s.navigation.delegate = director
        s.stage.act { s.navigation.pushViewController(s.next, animated: true) }
        let context = s.stage.transition
        s.stage.rest()
        kept?.stopAnimation(true)
        return context
    }

    @Test("an animator that is paused or stopped when all is over is noted, and whether anybody still holds it")
    func leftPaused() {
        #expect(
            push(seconds: 2, keeps: true) { $0.pauseAnimation() }?.remarks == [
                .animatorLeftPaused(.paused, isReleased: false)
            ])
        #expect(
            push(seconds: 2, keeps: false) { $0.pauseAnimation() }?.remarks == [
                .animatorLeftPaused(.paused, isReleased: true)
            ])
        #expect(
            push(seconds: 2, keeps: true) { $0.stopAnimation(false) }?.remarks == [
                .animatorLeftPaused(.stopped, isReleased: false)
            ])
        #expect(
            push(seconds: 2, keeps: false) {
                $0.pausesOnCompletion = true; $0.fractionComplete = 1
            }?.remarks == [.animatorLeftPaused(.paused, isReleased: true)])
    }

    @Test("one that is finished, or is stopped just after the report, is not")
    func notLeftPaused() {
        #expect(push(keeps: true) { _ in }?.remarks == [])
        #expect(push(seconds: 2, keeps: true) { $0.stopAnimation(true) }?.remarks == [])
        #expect(
            push(seconds: 2, keeps: true, { $0.pauseAnimation() }, after: { $0.stopAnimation(true) })?.remarks == [])
        let finished = push(seconds: 2, keeps: true) {
            $0.stopAnimation(false)
            $0.finishAnimation(at: .current)
        }
        #expect(finished?.remarks == [])
    }

    @Test("one that still moves a screen at the end is noted, one that moves something in it is not")
    func stillRunning() {
        #expect(push(seconds: 1.5, keeps: true) { _ in }?.remarks == [.animatorStillRunning(.to)])
        #expect(push(seconds: 1.5, moves: false, keeps: true) { _ in }?.remarks == [])
    }

    /// Pushes, with calls made at the start and before the report.
    private func push(
        _ atStart: @escaping (UIViewController, UIViewController) -> Void,
        _ atEnd: @escaping (UIViewController, UIViewController) -> Void = { _, _ in }, cancels: Bool = false
    ) -> [TransitionRemark]? {
        let s = NavigationStage()
        let animator = ClosureAnimator(1) { context in
            guard let to = context.viewController(forKey: .to), let from = context.viewController(forKey: .from) else {
                return
            }
            context.containerView.addSubview(to.view)
            atStart(from, to)
            UIView.animate(withDuration: 1) {
                to.view.alpha = 0.5
            } completion: { _ in
                atEnd(from, to)
                context.completeTransition(!context.transitionWasCancelled)
            }
        }
        let director = Director(animator)
        s.navigation.delegate = director
        s.stage.act { s.navigation.pushViewController(s.next, animated: true) }
        let context = s.stage.transition
        if cancels { s.stage.act { context?.cancel() } }
        s.stage.rest()
        return context?.remarks
    }

    private func unfit(_ fault: AppearanceFault) -> TransitionRemark { .unbalancedAppearance("Screen", fault) }

    @Test("appearance calls that an animator makes in addition are noted")
    func doubled() {
        #expect(push({ $1.beginAppearanceTransition(true, animated: true) }) == [unfit(.begunAgain(appears: true))])
        #expect(
            push({ from, _ in from.beginAppearanceTransition(false, animated: true) }) == [
                unfit(.begunAgain(appears: false))
            ])
        #expect(push({ _, _ in }, { $1.endAppearanceTransition() }) == [unfit(.endedUnbegun)])
    }

    @Test("calls made by hand are noted where a screen passes them on")
    func byHand() {
        final class Plain: UIViewController {}
        let s = NavigationStage()
        let plain = Plain()
        for calls in [true, false] {
            let director = Director(
                ClosureAnimator(0.2) { context in
                    guard let to = context.viewController(forKey: .to) else { return }
                    context.containerView.addSubview(to.view)
                    if calls { to.viewWillAppear(true) }
                    context.completeTransition(true)
                })
            s.navigation.delegate = director
            var context: TransitionContext?
            s.stage.queue.observers = [{ _, now in context = now }]
            s.stage.act { s.navigation.pushViewController(plain, animated: true) }
            s.stage.rest()
            let fault = TransitionRemark.unbalancedAppearance("Plain", .calledDirectly("viewWillAppear(_:)"))
            #expect(context?.remarks == (calls ? [fault] : []))
            s.stage.act { s.navigation.popViewController(animated: false) }
        }
    }

    @Test("the runtime's own calls fit, to the end and back", arguments: [true, false])
    func balanced(cancels: Bool) {
        #expect(push({ _, _ in }, cancels: cancels) == [])
    }

    @Test("a presenter that stays may be told by hand, if both calls are made")
    func presenterByHand() {
        for ends in [true, false] {
            let (root, screen) = (Screen("A"), Screen("B"))
            let stage = TransitionStage(root)
            let director = Director(
                ClosureAnimator(0.3) { context in
                    if let to = context.view(forKey: .to) { context.containerView.addSubview(to) }
                    root.beginAppearanceTransition(false, animated: true)
                    UIKit.DispatchQueue.main.async {
                        MainActor.assumeIsolated {
                            if ends { root.endAppearanceTransition() }
                            context.completeTransition(true)
                        }
                    }
                })
            screen.transitioningDelegate = director
            screen.modalPresentationStyle = .overFullScreen
            stage.act { root.present(screen, animated: true) }
            let context = stage.transition
            stage.rest()
            #expect(context?.remarks == (ends ? [] : [unfit(.leftHalfWay(appears: false))]))
            if !ends { stage.act { root.endAppearanceTransition() } }
        }
    }
}
