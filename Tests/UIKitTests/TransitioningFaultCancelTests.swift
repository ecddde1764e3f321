import Foundation
import Testing

@testable import UIKit

/// What a cancelled transition has to give back.
@MainActor
private struct Looks: Equatable {
    let superview: ObjectIdentifier?
    let index: Int?
    let frame: CGRect
    let bounds: CGRect
    let center: CGPoint
    let transform: CATransform3D
    let anchor: CGPoint
    let alpha: CGFloat
    let isHidden: Bool
    let hasMask: Bool
    let z: CGFloat
    let isEnabled: Bool

    init(_ view: UIView) {
        superview = view.superview.map(ObjectIdentifier.init)
        index = view.superview?.subviews.firstIndex { $0 === view }
        frame = view.frame
        bounds = view.bounds
        center = view.center
        transform = view.layer.transform
        anchor = view.layer.anchorPoint
        alpha = view.alpha
        isHidden = view.isHidden
        hasMask = view.mask != nil || view.layer.mask != nil
        z = view.layer.zPosition
        isEnabled = view.isUserInteractionEnabled
    }
}

@MainActor
@Suite("Known faults: cancel and completion")
struct TransitioningFaultCancelTests {
    /// A push with this animator, dragged half way and cancelled.
    private func cancelledPush(_ animator: any UIViewControllerAnimatedTransitioning) -> NavigationStage {
        let s = NavigationStage()
        let director = Director(animator)
        s.navigation.delegate = director
        let drag = s.stage.drag { s.navigation.pushViewController(s.next, animated: true) }
        s.stage.act { drag.update(0.5) }
        s.stage.act { drag.cancel() }
        s.stage.rest()
        return s
    }

    @Test("Fault 1: no black screen after a cancel whose animator removed the view that was being left")
    func black() {
        let s = cancelledPush(
            ClosureAnimator { context in
                guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else { return }
                context.containerView.addSubview(to)
                UIView.animate(withDuration: 1) {
                    to.alpha = 0.5
                } completion: { _ in
                    from.removeFromSuperview()
                    context.completeTransition(!context.transitionWasCancelled)
                }
            })
        #expect(s.root.view.window != nil)
        #expect(s.root.view.frame == CGRect(origin: .zero, size: TransitionStage.size))
        #expect(s.next.view.superview == nil)
    }

    @Test("Fault 2: success reported of a cancelled transition is noticed and said")
    func successAfterCancel() {
        let s = NavigationStage()
        let director = Director(
            ClosureAnimator { context in
                guard let to = context.view(forKey: .to) else { return }
                context.containerView.addSubview(to)
                UIView.animate(withDuration: 1) {
                    to.alpha = 0.5
                } completion: { _ in
                    context.completeTransition(true)
                }
            })
        s.navigation.delegate = director
        let drag = s.stage.drag { s.navigation.pushViewController(s.next, animated: true) }
        let context = s.stage.transition
        s.stage.act { drag.update(0.5) }
        s.stage.act { drag.cancel() }
        s.stage.rest()
        #expect(context?.remarks == [.successAfterCancel])
        #expect(s.stage.said("transitionWasCancelled"))
    }

    @Test("Fault 3: after a cancel touches reach the screen again")
    func touches() {
        let s = cancelledPush(SlideAnimator())
        let hit = s.stage.window.hitTest(CGPoint(x: 200, y: 400), with: nil)
        #expect(hit === s.root.view)
    }

    @Test("Fault 5: no frame of a cancel shows the end state", arguments: [0.2, 0.9])
    func flash(p: CGFloat) {
        let s = NavigationStage()
        let director = Director(SlideAnimator())
        s.navigation.delegate = director
        let drag = s.stage.drag { s.navigation.pushViewController(s.next, animated: true) }
        s.stage.act { drag.update(p) }
        var nearest: CGFloat = .infinity
        s.stage.clock.onTurn = {
            MainActor.assumeIsolated {
                guard s.next.view.window != nil else { return }
                nearest = min(nearest, s.seenX(s.next))
            }
        }
        s.stage.act { drag.cancel() }
        for _ in 0..<120 { s.stage.act { s.stage.wait(1.0 / 60) } }
        s.stage.rest()
        #expect(abs(nearest - (585 - 390 * p)) < 0.05, "never farther than at the release")
        s.stage.clock.onTurn = nil
    }

    @Test("Fault 9: a cancelled system transition gives every property back", arguments: TransitionOperation.allCases)
    func properties(operation: TransitionOperation) {
        guard operation != .tab else { return }
        let s = NavigationStage(pushed: operation == .pop)
        let other = Screen("C")
        other.modalPresentationStyle = .fullScreen
        if operation == .dismiss { s.stage.act { s.root.present(other, animated: false) } }
        let leaving: UIView = operation == .dismiss ? other.view : operation == .pop ? s.next.view : s.root.view
        let before = (Looks(leaving), Looks(s.navigation.view))
        let drag = s.stage.drag {
            switch operation {
            case .push: s.navigation.pushViewController(s.next, animated: true)
            case .pop: s.navigation.popViewController(animated: true)
            case .present: s.root.present(other, animated: true)
            case .dismiss: other.dismiss(animated: true)
            case .tab: break
            }
        }
        #expect(s.stage.transition?.operation == operation)
        s.stage.act { drag.update(0.6) }
        s.stage.act { drag.cancel() }
        s.stage.rest()
        #expect(Looks(leaving) == before.0)
        #expect(Looks(s.navigation.view) == before.1)
        #expect(!s.stage.window.layer.hasAnimationsInSubtree)
    }

    @Test("Fault 11: replacing the whole stack, then cancelling, brings the old stack back")
    func stack() {
        let s = NavigationStage(pushed: true)
        let (c, d) = (Screen("C"), Screen("D"))
        let drag = s.stage.drag { s.navigation.setViewControllers([c, d], animated: true) }
        #expect(s.navigation.viewControllers == [c, d])
        s.stage.act { drag.update(0.4) }
        s.stage.act { drag.cancel() }
        s.stage.rest()
        #expect(s.navigation.viewControllers == [s.root, s.next])
        #expect(s.navigation.children == [s.root, s.next])
        #expect(c.parent == nil && d.parent == nil)
        #expect(s.next.view.window != nil)
        s.stage.act { s.navigation.setViewControllers([c, d], animated: true) }
        s.stage.rest()
        #expect(s.navigation.viewControllers == [c, d])
        #expect(s.navigation.children == [c, d])
        #expect(d.view.window != nil && s.root.parent == nil && s.next.parent == nil)
    }

    @Test("Fault 13: a transition nobody reports is ended, and said", arguments: [true, false])
    func neverCompleted(finishes: Bool) {
        let s = NavigationStage()
        let director = Director(ClosureAnimator { _ in })
        s.navigation.delegate = director
        let drag = s.stage.drag { s.navigation.pushViewController(s.next, animated: true) }
        let context = s.stage.transition
        s.stage.act { drag.update(finishes ? 0.9 : 0.1) }
        s.stage.act { drag.release(velocity: 0, size: 390) }
        s.stage.rest()
        #expect(s.stage.transition == nil)
        #expect(context?.remarks.contains(.neverCompleted) == true)
        #expect(s.stage.said("was not called"))
        #expect(s.navigation.topViewController === (finishes ? s.next : s.root))
    }

    @Test("Fault 13: reported at once, with a duration of 0, is no less a transition", arguments: [true, false])
    func atOnce(success: Bool) {
        let s = NavigationStage()
        let director = Director(
            ClosureAnimator(0) { context in
                if let to = context.view(forKey: .to) { context.containerView.addSubview(to) }
                context.completeTransition(success)
            })
        s.navigation.delegate = director
        s.stage.act { s.navigation.pushViewController(s.next, animated: true) }
        #expect(s.stage.transition == nil)
        #expect(s.navigation.topViewController === (success ? s.next : s.root))
        let calls = s.log.take()
        #expect(
            calls
                == (success
                    ? ["A willDisappear", "B willAppear", "A didDisappear", "B didAppear"]
                    : [
                        "A willDisappear", "B willAppear", "B willDisappear", "B didDisappear", "A willAppear",
                        "A didAppear",
                    ]))
    }

    @Test("a cancel ends the transition's animations, and leaves a screen its own")
    func ownAnimations() {
        let s = NavigationStage()
        let spinner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        s.root.view.addSubview(spinner)
        s.stage.act {
            UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse]) { spinner.alpha = 0 }
        }
        let director = Director(SlideAnimator())
        s.navigation.delegate = director
        let drag = s.stage.drag { s.navigation.pushViewController(s.next, animated: true) }
        s.stage.act { drag.update(0.5) }
        s.stage.act { drag.cancel() }
        s.stage.rest()
        #expect(spinner.layer.animationKeys()?.isEmpty == false)
    }
}
