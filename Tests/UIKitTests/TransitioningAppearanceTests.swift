import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Transitions: appearance calls")
struct TransitioningAppearanceTests {
    private let cancelled = [
        "A willDisappear", "B willAppear", "B willDisappear", "B didDisappear", "A willAppear", "A didAppear",
    ]

    @Test("a completed push and pop")
    func pushAndPop() {
        let s = NavigationStage()
        s.stage.act { s.navigation.pushViewController(s.next, animated: true) }
        #expect(s.log.take() == ["A willDisappear", "B willAppear"])
        s.stage.rest()
        #expect(s.log.take() == ["A didDisappear", "B didAppear"])
        s.stage.act { s.navigation.popViewController(animated: true) }
        s.stage.rest()
        #expect(s.log.take() == ["B willDisappear", "A willAppear", "B didDisappear", "A didAppear"])
    }

    @Test("a cancelled push")
    func cancelledPush() {
        let s = NavigationStage()
        let drag = s.stage.drag { s.navigation.pushViewController(s.next, animated: true) }
        s.stage.act { drag.update(0.3) }
        s.stage.act { drag.release(velocity: 0, size: 390) }
        s.stage.rest()
        #expect(s.log.take() == cancelled)
        #expect(s.next.moves == ["will in", "will out", "did out"])
    }

    @Test("a cancelled pop")
    func cancelledPop() {
        let s = NavigationStage(pushed: true)
        let drag = s.stage.drag { s.navigation.popViewController(animated: true) }
        s.stage.act { drag.update(0.3) }
        s.stage.act { drag.cancel() }
        s.stage.rest()
        #expect(
            s.log.take() == [
                "B willDisappear", "A willAppear", "A willDisappear", "A didDisappear", "B willAppear", "B didAppear",
            ])
    }

    @Test("a full-screen presentation and its dismissal: the new one has appeared before the old one is gone")
    func fullScreen() {
        let log = CallLog()
        let (a, b) = (Screen("A", log), Screen("B", log))
        b.modalPresentationStyle = .fullScreen
        let stage = TransitionStage(a)
        _ = log.take()
        stage.act { a.present(b, animated: true) { log("presented") } }
        #expect(b.isBeingPresented)
        stage.rest()
        #expect(log.take() == ["A willDisappear", "B willAppear", "B didAppear", "A didDisappear", "presented"])
        stage.act { a.dismiss(animated: true) { log("dismissed") } }
        #expect(b.isBeingDismissed)
        stage.rest()
        #expect(log.take() == ["B willDisappear", "A willAppear", "A didAppear", "B didDisappear", "dismissed"])
    }

    @Test("a cancelled full-screen presentation, and no completion handler")
    func cancelledPresentation() {
        let log = CallLog()
        let (a, b) = (Screen("A", log), Screen("B", log))
        b.modalPresentationStyle = .fullScreen
        let stage = TransitionStage(a)
        _ = log.take()
        let drag = stage.drag { a.present(b, animated: true) { log("presented") } }
        stage.act { drag.update(0.4) }
        stage.act { drag.cancel() }
        stage.rest()
        #expect(log.take() == cancelled)
        #expect(a.presentedViewController == nil && b.presentingViewController == nil)
        #expect(a.view.superview === stage.window && b.view.superview == nil)
    }

    @Test("a cancelled full-screen dismissal, and no completion handler")
    func cancelledDismissal() {
        let log = CallLog()
        let (a, b) = (Screen("A", log), Screen("B", log))
        b.modalPresentationStyle = .fullScreen
        let stage = TransitionStage(a)
        stage.act { a.present(b, animated: false) }
        _ = log.take()
        let drag = stage.drag { b.dismiss(animated: true) { log("dismissed") } }
        stage.act { drag.update(0.4) }
        stage.act { drag.release(velocity: 0, size: 844) }
        stage.rest()
        #expect(
            log.take() == [
                "B willDisappear", "A willAppear", "A willDisappear", "A didDisappear", "B willAppear", "B didAppear",
            ])
        #expect(a.presentedViewController === b)
        #expect(a.view.superview == nil && b.view.window != nil)
    }

    @Test(
        "presented over the screen: the presenter, which stays, gets no calls",
        arguments: [
            UIModalPresentationStyle.overFullScreen, .custom,
        ])
    func over(style: UIModalPresentationStyle) {
        let log = CallLog()
        let (a, b) = (Screen("A", log), Screen("B", log))
        b.modalPresentationStyle = style
        let stage = TransitionStage(a)
        _ = log.take()
        stage.act { a.present(b, animated: true) }
        stage.rest()
        #expect(log.take() == ["B willAppear", "B didAppear"])
        #expect(a.view.superview === stage.window)
        let drag = stage.drag { a.dismiss(animated: true) }
        stage.act { drag.update(0.2) }
        stage.act { drag.cancel() }
        stage.rest()
        #expect(log.take() == ["B willDisappear", "B willAppear", "B didAppear"])
        stage.act { a.dismiss(animated: true) }
        stage.rest()
        #expect(log.take() == ["B willDisappear", "B didDisappear"])
        #expect(a.view.superview === stage.window)
    }

    @Test("tabs: the new one will appear first", arguments: [true, false])
    func tabs(animated: Bool) {
        let log = CallLog()
        let (a, b) = (Screen("A", log), Screen("B", log))
        let tabs = UITabBarController()
        tabs.viewControllers = [a, b]
        let director = Director(animated ? SlideAnimator() : nil)
        tabs.delegate = director
        let stage = TransitionStage(tabs)
        _ = log.take()
        stage.act { tabs.selectedIndex = 1 }
        stage.rest()
        #expect(log.take() == ["B willAppear", "A willDisappear", "A didDisappear", "B didAppear"])
        #expect(tabs.selectedViewController === b)
        #expect(a.view.superview == nil && b.view.window != nil)
    }

    @Test("a cancelled change of tabs leaves the old one selected")
    func cancelledTab() {
        let log = CallLog()
        let (a, b) = (Screen("A", log), Screen("B", log))
        let tabs = UITabBarController()
        tabs.viewControllers = [a, b]
        let percent = UIPercentDrivenInteractiveTransition()
        let director = Director(SlideAnimator(), percent)
        tabs.delegate = director
        let stage = TransitionStage(tabs)
        _ = log.take()
        stage.act { tabs.selectedIndex = 1 }
        stage.act { percent.update(0.5) }
        stage.act { percent.cancel() }
        stage.rest()
        #expect(
            log.take() == [
                "B willAppear", "A willDisappear", "B willDisappear", "B didDisappear", "A willAppear", "A didAppear",
            ])
        #expect(tabs.selectedIndex == 0)
        #expect(a.view.window != nil && b.view.superview == nil)
    }

    @Test("the root of a window appears when the window comes up and disappears when it is hidden")
    func root() {
        let log = CallLog()
        let a = Screen("A", log)
        let stage = TransitionStage(UINavigationController(rootViewController: a))
        #expect(log.take() == ["A willAppear", "A didAppear"])
        stage.act { stage.window.isHidden = true }
        #expect(log.take() == ["A willDisappear", "A didDisappear"])
    }

    @Test("a container that forwards for itself keeps its children's calls")
    func manualForwarding() {
        final class Container: UIViewController {
            override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
        }
        let log = CallLog()
        let (container, child) = (Container(), Screen("A", log))
        container.addChild(child)
        container.view.addSubview(child.view)
        child.didMove(toParent: container)
        let stage = TransitionStage(container)
        #expect(log.take().isEmpty)
        stage.act {
            child.beginAppearanceTransition(true, animated: false)
            child.endAppearanceTransition()
            child.endAppearanceTransition()
        }
        #expect(log.take() == ["A willAppear", "A didAppear"])
    }
}
