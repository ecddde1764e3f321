import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Transitions: the system's own, by modalTransitionStyle")
struct TransitioningModalStyleTests {
    private func present(
        _ style: UIModalTransitionStyle, _ presentation: UIModalPresentationStyle,
        definer: UIModalTransitionStyle? = nil
    ) -> (stage: TransitionStage, root: Screen, screen: Screen) {
        let (root, screen) = (Screen("A"), Screen("B"))
        let stage = TransitionStage(root)
        if let definer {
            root.definesPresentationContext = true
            root.providesPresentationContextTransitionStyle = true
            root.modalTransitionStyle = definer
        }
        screen.modalTransitionStyle = style
        screen.modalPresentationStyle = presentation
        stage.act { root.present(screen, animated: true) }
        return (stage, root, screen)
    }

    @Test("a dissolve fades the screen in where it stands, and out again", arguments: [true, false])
    func dissolve(full: Bool) {
        let s = present(.crossDissolve, full ? .fullScreen : .overFullScreen)
        s.stage.wait(0.2)
        let shown = s.screen.view.layer.presentation()
        #expect(abs((shown?.opacity ?? 0) - 0.5) < 0.01)
        #expect(shown?.frame == CGRect(origin: .zero, size: TransitionStage.size))
        s.stage.rest()
        #expect(s.screen.view.alpha == 1 && s.root.presentedViewController === s.screen)
        #expect((s.root.view.window == nil) == full)
        s.stage.act { s.root.dismiss(animated: true) }
        s.stage.wait(0.2)
        #expect(abs((s.screen.view.layer.presentation()?.opacity ?? 0) - 0.5) < 0.01)
        s.stage.rest()
        #expect(s.root.presentedViewController == nil && s.root.view.window != nil && s.screen.view.alpha == 1)
    }

    @Test("a flip turns from right to left: first the one screen to its edge, then the other from it")
    func flip() {
        let s = present(.flipHorizontal, .fullScreen)
        s.stage.wait(0.75 / 4)
        let (from, to) = (s.root.view.layer.presentation(), s.screen.view.layer.presentation())
        // The left half comes towards the eye when it turns from right to left: its depth grows to the left.
        #expect((from?.transform.m13 ?? 0) < -0.1 || (from?.transform.m31 ?? 0) < -0.1)
        #expect(abs(to?.transform.m11 ?? 1) < 1e-6, "still edge-on")
        s.stage.rest()
        #expect(CATransform3DIsIdentity(s.screen.view.layer.transform) && s.screen.view.window != nil)
        #expect(CATransform3DIsIdentity(s.root.view.layer.transform) && s.root.view.window == nil)
        s.stage.act { s.root.dismiss(animated: true) }
        s.stage.rest()
        #expect(CATransform3DIsIdentity(s.root.view.layer.transform) && s.root.view.window != nil)
    }

    @Test("the view that a presentation controller wraps a screen in when it begins is the one that is animated")
    func wrapped() {
        let delegate = WrappingDelegate()
        let (root, screen) = (Screen("A"), Screen("B"))
        let stage = TransitionStage(root)
        screen.modalPresentationStyle = .custom
        screen.transitioningDelegate = delegate
        stage.act { root.present(screen, animated: true) }
        let wrapper = screen.view.superview
        #expect(wrapper != nil && wrapper?.superview === TransitionContext.current(in: stage.window)?.containerView)
        #expect(TransitionContext.current(in: stage.window)?.view(forKey: .to) === wrapper)
        stage.rest()
        #expect(wrapper?.window != nil && wrapper?.frame == CGRect(origin: .zero, size: TransitionStage.size))
        stage.act { root.dismiss(animated: true) }
        #expect(TransitionContext.current(in: stage.window)?.view(forKey: .from) === wrapper)
        stage.rest()
        #expect(root.presentedViewController == nil && wrapper?.window == nil)
    }

    @Test("in a context that provides the style, that of the one who defines it counts")
    func provided() {
        let s = present(.coverVertical, .overCurrentContext, definer: .crossDissolve)
        s.stage.wait(0.1)
        let shown = s.screen.view.layer.presentation()
        #expect((shown?.opacity ?? 1) < 0.9 && shown?.frame.minY == 0)
        s.stage.rest()
    }

    @Test(
        "the frames a presentation's ends are told: valid for those who stay or leave, zero for one who is not there yet"
    )
    func frames() {
        let (root, screen) = (Screen("A"), Screen("B"))
        let stage = TransitionStage(root)
        var seen: [CGRect] = []
        let animator = ClosureAnimator(0.3) { context in
            guard let from = context.viewController(forKey: .from), let to = context.viewController(forKey: .to) else {
                return
            }
            seen = [context.initialFrame(for: from), context.finalFrame(for: from), context.initialFrame(for: to)]
            if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
            context.completeTransition(true)
        }
        let director = Director(animator)
        screen.transitioningDelegate = director
        screen.modalPresentationStyle = .fullScreen
        stage.act { root.present(screen, animated: true) }
        stage.rest()
        let full = CGRect(origin: .zero, size: TransitionStage.size)
        #expect(seen == [full, full, .zero])
        stage.act { root.dismiss(animated: true) }
        stage.rest()
        #expect(seen == [full, full, .zero])
    }

    @Test("children are exchanged with the transition that the options name")
    func exchange() {
        let (parent, a, b) = (Screen("P"), Screen("A"), Screen("B"))
        let stage = TransitionStage(parent)
        stage.act {
            for child in [a, b] { parent.addChild(child) }
            parent.view.addSubview(a.view)
        }
        var over: Bool?
        stage.act {
            parent.transition(
                from: a, to: b, duration: 0.4, options: .transitionCrossDissolve, animations: nil,
                completion: { over = $0 })
        }
        stage.wait(0.2)
        #expect(a.view.superview == nil && b.view.superview === parent.view)
        #expect(parent.view.layer.animationKeys() == [kCATransition] && over == nil)
        stage.wait(0.3)
        #expect(over == true && parent.view.layer.animationKeys() == nil)
    }
}

private final class WrappingDelegate: NSObject, UIViewControllerTransitioningDelegate {
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        Wrapping(presentedViewController: presented, presenting: presenting)
    }
}

private final class Wrapping: UIPresentationController {
    private var wrapper: UIView?

    override var presentedView: UIView? { wrapper }

    override func presentationTransitionWillBegin() {
        guard let screen = super.presentedView else { return }
        let made = UIView(frame: frameOfPresentedViewInContainerView)
        made.addSubview(screen)
        wrapper = made
    }
}
