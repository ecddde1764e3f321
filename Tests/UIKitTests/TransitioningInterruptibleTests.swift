import Foundation
import Testing

@testable import UIKit

/// An animator with an interruptible animator, as UIKit's documentation wants it.
@MainActor
private final class PropertySlide: NSObject, UIViewControllerAnimatedTransitioning {
    var made = 0
    private var animator: UIViewPropertyAnimator?
    var positions: [UIViewAnimatingPosition] = []

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: context).startAnimation()
    }

    func interruptibleAnimator(
        using context: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        if let animator { return animator }
        made += 1
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
        if let to = context.view(forKey: .to) {
            context.containerView.addSubview(to)
            let rest = to.center
            to.center = CGPoint(x: rest.x + 390, y: rest.y)
            animator.addAnimations { to.center = rest }
        }
        animator.addCompletion { [weak self] position in
            self?.positions.append(position)
            context.completeTransition(!context.transitionWasCancelled)
        }
        self.animator = animator
        return animator
    }

    func animationEnded(_ transitionCompleted: Bool) {
        animator = nil
    }
}

@MainActor
@Suite("Transitions: interruptible animators")
struct TransitioningInterruptibleTests {
    @Test("percent-driven, finished and cancelled", arguments: [true, false])
    func percentDriven(finishes: Bool) {
        let s = NavigationStage()
        let percent = UIPercentDrivenInteractiveTransition()
        let slide = PropertySlide()
        let director = Director(slide, percent)
        s.navigation.delegate = director
        s.stage.act { s.navigation.pushViewController(s.next, animated: true) }
        s.stage.act { percent.update(0.4) }
        #expect(abs(s.seenX(s.next) - (585 - 390 * 0.4)) < 0.05)
        s.stage.wait(1)
        #expect(abs(s.seenX(s.next) - (585 - 390 * 0.4)) < 0.05)
        s.stage.act { if finishes { percent.finish() } else { percent.cancel() } }
        s.stage.wait((finishes ? 0.6 : 0.4) - 0.02)
        #expect(s.stage.transition != nil)
        s.stage.wait(0.04)
        #expect(s.stage.transition == nil)
        #expect(slide.made == 1)
        #expect(slide.positions == [finishes ? .end : .start])
        #expect(s.navigation.topViewController === (finishes ? s.next : s.root))
    }

    @Test("timed, caught, and let go either way", arguments: [true, false])
    func caught(finishes: Bool) {
        let s = NavigationStage()
        let slide = PropertySlide()
        let director = Director(slide)
        s.navigation.delegate = director
        s.stage.act { s.navigation.pushViewController(s.next, animated: true) }
        s.stage.wait(0.5)
        s.stage.act { s.stage.transition?.catchTransition() }
        #expect(abs(s.seenX(s.next) - 390) < 0.05)
        s.stage.act { s.stage.transition?.drag(to: finishes ? 0.7 : 0.3) }
        #expect(abs(s.seenX(s.next) - (585 - 390 * (finishes ? 0.7 : 0.3))) < 0.05)
        s.stage.act { s.stage.transition?.release(velocity: 0, size: 390) }
        s.stage.rest()
        #expect(slide.made == 1)
        #expect(s.navigation.topViewController === (finishes ? s.next : s.root))
        #expect(s.stage.console.filter { $0.contains("completeTransition") }.isEmpty)
    }

    @Test("a type without the requirement is told from one with it")
    func absent() {
        let s = NavigationStage()
        let (slide, property) = (SlideAnimator(), PropertySlide())
        let director = Director(ClosureAnimator { $0.completeTransition(true) })
        s.navigation.delegate = director
        s.stage.act { s.navigation.pushViewController(s.next, animated: true) }
        let context = UIKitContextDouble()
        #expect(slide.interruptibleAnimatorIfPresent(using: context) == nil)
        #expect(property.interruptibleAnimatorIfPresent(using: context) != nil)
    }

    @Test("Fault 44: a second instance made by interruptibleAnimator is noticed, and the one at work is caught")
    func secondInstance() {
        @MainActor
        final class Forgetful: NSObject, UIViewControllerAnimatedTransitioning {
            func transitionDuration(
                using transitionContext: (any UIViewControllerContextTransitioning)?
            ) -> TimeInterval { 1 }
            func animateTransition(using context: any UIViewControllerContextTransitioning) {
                interruptibleAnimator(using: context).startAnimation()
            }
            func interruptibleAnimator(
                using context: any UIViewControllerContextTransitioning
            ) -> any UIViewImplicitlyAnimating {
                let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
                    context.view(forKey: .to)?.alpha = 0.5
                }
                if let to = context.view(forKey: .to) { context.containerView.addSubview(to) }
                animator.addCompletion { _ in context.completeTransition(!context.transitionWasCancelled) }
                return animator
            }
        }
        let s = NavigationStage()
        let director = Director(Forgetful())
        s.navigation.delegate = director
        s.stage.act { s.navigation.pushViewController(s.next, animated: true) }
        let context = s.stage.transition
        s.stage.wait(0.5)
        s.stage.act { context?.catchTransition() }
        #expect(context?.remarks == [.secondInterruptibleAnimator])
        s.stage.wait(1)
        #expect(abs((s.next.view.layer.presentation()?.opacity ?? 0) - 0.75) < 0.01)
        s.stage.act { context?.release(velocity: 0, size: 390) }
        s.stage.rest()
        #expect(s.stage.transition == nil)
    }
}

/// A context that is none of the system's.
@MainActor
private final class UIKitContextDouble: NSObject, UIViewControllerContextTransitioning {
    let containerView = UIView(frame: .zero)
    var isAnimated: Bool { true }
    var isInteractive: Bool { false }
    var transitionWasCancelled: Bool { false }
    var presentationStyle: UIModalPresentationStyle { .none }
    var targetTransform: CGAffineTransform { .identity }
    func updateInteractiveTransition(_ percentComplete: CGFloat) {}
    func finishInteractiveTransition() {}
    func cancelInteractiveTransition() {}
    func pauseInteractiveTransition() {}
    func completeTransition(_ didComplete: Bool) {}
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
    func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
    func initialFrame(for vc: UIViewController) -> CGRect { .zero }
    func finalFrame(for vc: UIViewController) -> CGRect { .zero }
}
