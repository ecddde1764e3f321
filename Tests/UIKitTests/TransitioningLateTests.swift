import Foundation
import Testing

@testable import UIKit

/// What animators count on before and after the transition that they play.
@MainActor
@Suite("Transitions: habits")
struct TransitioningLateTests {
    /// Reports first and cleans up afterwards, through the context.
    private final class CleansUp: NSObject, UIViewControllerAnimatedTransitioning {
        var kept: (any UIViewControllerContextTransitioning)?
        var names: [String?] = []
        var frame = CGRect.zero
        var views: [UIView?] = []

        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            kept = context
            if let to = context.view(forKey: .to) { context.containerView.addSubview(to) }
            context.completeTransition(true)
            names = [
                context.viewController(forKey: .from)?.title, context.viewController(forKey: .to)?.title,
            ]
            views = [context.view(forKey: .from), context.view(forKey: .to)]
            if let to = context.viewController(forKey: .to) { frame = context.finalFrame(for: to) }
        }
    }

    @Test("a context answers after the report, and keeps no screen alive that has gone")
    func afterReport() {
        let s = NavigationStage()
        let animator = CleansUp()
        let director = Director(animator)
        s.navigation.delegate = director
        s.stage.act { s.navigation.pushViewController(s.next, animated: true) }
        s.stage.rest()
        #expect(animator.names == [s.root.title, s.next.title])
        #expect(animator.views == [s.root.view, s.next.view])
        #expect(animator.frame.size == s.next.view.frame.size && animator.frame.width > 0)

        weak var gone: UIViewController?
        do {
            let other = Screen("other")
            gone = other
            s.stage.act { s.navigation.pushViewController(other, animated: true) }
            s.stage.rest()
        }
        s.stage.act { s.navigation.popViewController(animated: true) }
        #expect(animator.names == ["other", s.next.title])
        animator.views = []
        s.stage.wait(1)
        #expect(gone == nil && animator.kept?.viewController(forKey: .from) == nil)
    }

    /// Leaves a view behind when it pushes, and looks for it when it pops.
    private final class LooksForIt: NSObject, UIViewControllerAnimatedTransitioning {
        var found: [Int?] = []

        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            let container = context.containerView
            let known = container.viewWithTag(77)
            found.append(known.flatMap { container.subviews.firstIndex(of: $0) })
            if let to = context.view(forKey: .to) { container.addSubview(to) }
            if known == nil {
                let left = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
                left.tag = 77
                container.addSubview(left)
            }
            UIView.animate(withDuration: 0.3) {
                context.view(forKey: .from)?.alpha = 0
            } completion: { _ in
                context.view(forKey: .from)?.alpha = 1
                context.completeTransition(!context.transitionWasCancelled)
            }
        }
    }

    @Test("what a push leaves in the container is behind the screen that the pop takes away, and gone with it")
    func leftForTheWayBack() {
        let s = NavigationStage()
        let animator = LooksForIt()
        let director = Director(animator)
        s.navigation.delegate = director
        s.stage.act { s.navigation.pushViewController(s.next, animated: true) }
        s.stage.rest()
        #expect(s.stage.window.viewWithTag(77) == nil, "at rest it is not there")
        let drag = s.stage.drag { s.navigation.popViewController(animated: true) }
        s.stage.act { drag.update(0.4) }
        s.stage.act { drag.cancel() }
        s.stage.rest()
        #expect(s.stage.window.viewWithTag(77) == nil)
        s.stage.act { s.navigation.popViewController(animated: true) }
        s.stage.rest()
        #expect(animator.found == [nil, 0, 0])
        #expect(s.stage.window.viewWithTag(77) == nil && s.navigation.topViewController === s.root)
    }

    /// Wants both views, or does nothing.
    private final class WantsBoth: NSObject, UIViewControllerAnimatedTransitioning {
        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else { return }
            let isLeaving = context.viewController(forKey: .from)?.isBeingDismissed == true
            if !isLeaving { context.containerView.addSubview(to) }
            let moving = isLeaving ? from : to
            UIView.animate(withDuration: 0.3) {
                moving.alpha = 0.9
            } completion: { _ in
                context.completeTransition(!context.transitionWasCancelled)
            }
        }
    }

    private final class Custom<Animator: UIViewControllerAnimatedTransitioning>: NSObject,
        UIViewControllerTransitioningDelegate
    {
        let animator: Animator

        init(_ animator: Animator) {
            self.animator = animator
        }

        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? {
            UIPresentationController(presentedViewController: presented, presenting: presenting)
        }
        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
        func animationController(
            forDismissed dismissed: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
    }

    @Test(
        "an animator that wants the presenter's view gets it where the style is a guess, and else waits in vain",
        arguments: [true, false])
    func keptView(isGuessed: Bool) {
        let root = Screen("root")
        let stage = TransitionStage(root)
        let delegate = Custom(WantsBoth())
        let next = Screen("next")
        next.modalPresentationStyle = .custom
        next.transitioningDelegate = delegate
        next.isPresentationStyleGuessed = isGuessed
        stage.act { root.present(next, animated: true) }
        stage.wait(0.5)
        #expect((stage.transition == nil) == isGuessed)
        #expect(stage.said("did nothing without the presenter's view") == isGuessed)
        stage.rest()
        #expect(stage.said("was not called for 10 s") != isGuessed)
        stage.act { next.dismiss(animated: true) }
        stage.wait(0.5)
        #expect((stage.transition == nil) == isGuessed)
        stage.rest()
        #expect(root.presentedViewController == nil && root.view.window != nil)
    }

    /// What an animator may have done before it gives up for want of a view, or will do yet.
    enum Deed: CaseIterable {
        case nothing, addsView, changesScreen, changesView, animates, animatesNothing, runsLater, runsNext, completes
        case ticks

        @MainActor
        fileprivate func run(_ context: any UIViewControllerContextTransitioning) {
            let to = context.view(forKey: .to)
            switch self {
            case .nothing: break
            case .addsView: context.containerView.addSubview(UIView())
            case .changesScreen: context.viewController(forKey: .from)?.view.alpha = 0.5
            case .changesView: to?.layer.cornerRadius = 7
            case .animates: to?.layer.add(CABasicAnimation(keyPath: "opacity"), forKey: nil)
            case .animatesNothing: UIView.animate(withDuration: 0.2) {}
            case .runsLater: UIKit.DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {}
            case .runsNext: UIKit.DispatchQueue.main.async {}
            case .completes: CATransaction.setCompletionBlock {}
            case .ticks: _ = UIKit.Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in }
            }
        }
    }

    /// Does something, and then wants a view that it may not get.
    private final class DoesFirst: NSObject, UIViewControllerAnimatedTransitioning {
        let deed: Deed
        var count = 0

        init(_ deed: Deed) {
            self.deed = deed
        }

        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            count += 1
            deed.run(context)
            guard context.view(forKey: .from) != nil else { return }
            context.completeTransition(true)
        }
    }

    @Test("an animator that has set anything going is not asked a second time", arguments: Deed.allCases)
    func askedOnce(_ deed: Deed) {
        let root = Screen("root")
        let stage = TransitionStage(root)
        let delegate = Custom(DoesFirst(deed))
        let next = Screen("next")
        next.modalPresentationStyle = .custom
        next.transitioningDelegate = delegate
        next.isPresentationStyleGuessed = true
        stage.act { root.present(next, animated: true) }
        stage.rest()
        #expect(delegate.animator.count == (deed == .nothing ? 2 : 1))
        #expect(stage.said("was not called for 10 s") == (deed != .nothing))
    }
}
