import Foundation
import Testing

@testable import UIKit

/// Animators as users write them: steps in each other's completions, nothing put back by hand.
@MainActor
@Suite("Transitions: chains")
struct TransitioningChainTests {
    /// Moves the old screen aside in two steps and leaves it where it is.
    private final class TwoSteps: NSObject, UIViewControllerAnimatedTransitioning {
        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.6 }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else { return }
            context.containerView.addSubview(to)
            to.alpha = 0
            UIView.animate(withDuration: 0.3) {
                from.transform = CGAffineTransform(translationX: -50, y: 0)
            } completion: { _ in
                UIView.animate(withDuration: 0.3) {
                    from.transform = CGAffineTransform(translationX: -120, y: 0)
                    to.alpha = 1
                } completion: { _ in
                    context.completeTransition(!context.transitionWasCancelled)
                }
            }
        }
    }

    @Test("a drag that is cancelled in either step restores the screen it moved", arguments: [0.2, 0.4])
    func cancelled(fraction: CGFloat) {
        let s = NavigationStage()
        let director = Director(TwoSteps())
        s.navigation.delegate = director
        let drag = s.stage.drag { s.navigation.pushViewController(s.next, animated: true) }
        s.stage.act { drag.update(fraction) }
        s.stage.act { drag.cancel() }
        s.stage.wait(1.5)
        #expect(s.stage.transition == nil, "it is over without waiting for steps that nobody sees")
        #expect(s.navigation.topViewController === s.root)
        #expect(s.root.view.transform == .identity)
        s.stage.rest()
    }

    @Test("a drag that is let go of late runs all steps")
    func finished() {
        let s = NavigationStage()
        let director = Director(TwoSteps())
        s.navigation.delegate = director
        let drag = s.stage.drag { s.navigation.pushViewController(s.next, animated: true) }
        s.stage.act { drag.update(0.8) }
        s.stage.act { drag.release(velocity: 0, size: 390) }
        s.stage.rest()
        #expect(s.navigation.topViewController === s.next)
        #expect(s.next.view.alpha == 1)
    }

    /// Leaves a view in the container when the screen comes, and moves it when the screen goes.
    private final class Keeper: NSObject, UIViewControllerAnimatedTransitioning {
        let kept = UIView(frame: CGRect(x: 100, y: 0, width: 200, height: 300))

        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            guard let to = context.view(forKey: .to) else { return }
            context.containerView.insertSubview(to, at: 0)
            if kept.superview == nil { context.containerView.addSubview(kept) }
            let isLeaving = context.viewController(forKey: .from)?.isBeingDismissed == true
            UIView.animate(withDuration: 0.5) {
                self.kept.frame.origin.x = isLeaving ? 0 : 150
            } completion: { _ in
                context.completeTransition(!context.transitionWasCancelled)
            }
        }
    }

    private final class Giver: NSObject, UIViewControllerTransitioningDelegate {
        let keeper = Keeper()

        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { keeper }

        func animationController(
            forDismissed dismissed: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { keeper }
    }

    @Test("what a presentation leaves in its container stays until the dismissal, and through a cancelled one")
    func kept() {
        UIPresentationController.keepsWhatIsLeft = true
        defer { UIPresentationController.keepsWhatIsLeft = false }
        let root = Screen("root")
        let stage = TransitionStage(root)
        let giver = Giver()
        let next = Screen("next")
        next.modalPresentationStyle = .fullScreen
        next.transitioningDelegate = giver
        stage.act { root.present(next, animated: true) }
        stage.rest()
        #expect(giver.keeper.kept.window != nil)
        #expect(giver.keeper.kept.frame.minX == 150)
        let drag = stage.drag { next.dismiss(animated: true) }
        stage.act { drag.update(0.3) }
        stage.act { drag.cancel() }
        stage.rest()
        #expect(giver.keeper.kept.frame.minX == 150, "where it was")
        stage.act { next.dismiss(animated: true) }
        stage.rest()
        #expect(giver.keeper.kept.window == nil)
    }
}
