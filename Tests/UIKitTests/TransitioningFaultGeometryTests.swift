import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Known faults: geometry, pictures and residue")
struct TransitioningFaultGeometryTests {
    private let screen = CGRect(origin: .zero, size: TransitionStage.size)
    private let turned = CGSize(width: 844, height: 390)

    @Test("Fault 29: turning the device waits for the transition, and all frames follow")
    func rotation() {
        let s = NavigationStage()
        s.stage.act { s.navigation.pushViewController(s.next, animated: true) }
        s.stage.act { s.stage.window.changeSize(to: turned) }
        #expect(s.stage.window.bounds.size == TransitionStage.size, "not while one runs")
        s.stage.rest()
        s.stage.wait(0.1)
        #expect(s.stage.window.bounds.size == turned)
        #expect(s.next.view.frame == CGRect(origin: .zero, size: turned))
        s.stage.act { s.navigation.popViewController(animated: true) }
        s.stage.rest()
        #expect(s.root.view.frame == CGRect(origin: .zero, size: turned))
    }

    @Test("Fault 29: a presenter that was away while the device was turned comes back in the new size")
    func rotationBehind() {
        let (a, b) = (Screen("A"), Screen("B"))
        b.modalPresentationStyle = .fullScreen
        let stage = TransitionStage(a)
        stage.act { a.present(b, animated: false) }
        stage.act { stage.window.changeSize(to: turned) }
        #expect(b.view.frame == CGRect(origin: .zero, size: turned))
        stage.act { b.dismiss(animated: false) }
        #expect(a.view.frame == CGRect(origin: .zero, size: turned))
    }

    /// A presentation that leaves the presenter where it is leaves the presented view where its animator has put it, as UIKit does:
    /// a menu that has been slid in rests there.
    @Test(
        "Fault 29: what fills the screen has its final frame, whatever the animator left; in a custom style that stays",
        arguments: [true, false])
    func finalFrame(custom: Bool) {
        final class Sheet: UIPresentationController {
            override var frameOfPresentedViewInContainerView: CGRect { CGRect(x: 10, y: 40, width: 370, height: 700) }
        }
        let (a, b) = (Screen("A"), Screen("B"))
        b.modalPresentationStyle = custom ? .custom : .fullScreen
        let director = Director(
            ClosureAnimator { context in
                guard let to = context.view(forKey: .to) else { return }
                context.containerView.addSubview(to)
                to.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
                context.completeTransition(true)
            })
        director.makePresentationController = { Sheet(presentedViewController: $0, presenting: $1) }
        b.transitioningDelegate = director
        let stage = TransitionStage(a)
        stage.act { a.present(b, animated: true) }
        #expect(b.view.frame == (custom ? CGRect(x: 1, y: 2, width: 3, height: 4) : screen))
    }

    @Test("Fault 30, 31: a transform or an anchor point left behind does not distort the frame")
    func transformLeft() {
        let s = NavigationStage()
        let director = Director(
            ClosureAnimator { context in
                guard let to = context.view(forKey: .to) else { return }
                context.containerView.addSubview(to)
                to.layer.anchorPoint = CGPoint(x: 0, y: 0.25)
                to.transform = CGAffineTransform(scaleX: 0.5, y: 0.25)
                context.completeTransition(true)
            })
        s.navigation.delegate = director
        s.stage.act { s.navigation.pushViewController(s.next, animated: true) }
        #expect(s.next.view.bounds.size == TransitionStage.size)
        s.next.view.transform = .identity
        #expect(s.next.view.frame == screen)
    }

    @Test("Fault 32: the presenter comes back to its superview and its place in it", arguments: [true, false])
    func order(cancels: Bool) {
        let (a, b) = (Screen("A"), Screen("B"))
        b.modalPresentationStyle = .fullScreen
        let stage = TransitionStage(a)
        let (below, above) = (UIView(frame: screen), UIView(frame: screen))
        stage.window.insertSubview(below, at: 0)
        stage.window.addSubview(above)
        let drag = stage.drag { a.present(b, animated: true) }
        stage.act { drag.update(0.5) }
        stage.act { if cancels { drag.cancel() } else { drag.release(velocity: 900, size: 844) } }
        stage.rest()
        if !cancels {
            #expect(a.view.superview == nil)
            stage.act { b.dismiss(animated: true) }
            stage.rest()
        }
        #expect(stage.window.subviews == [below, a.view, above])
    }

    @Test("Fault 33: the safe area of a screen on the move stands still", arguments: [true, false])
    func safeArea(system: Bool) {
        final class Watcher: UIViewController {
            var insets: [UIEdgeInsets] = []
            override func viewDidLayoutSubviews() { insets.append(view.safeAreaInsets) }
        }
        let (a, b) = (Watcher(), Watcher())
        b.modalPresentationStyle = .fullScreen
        let stage = TransitionStage(a)
        let notch = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
        stage.act { stage.window.fixedSafeArea = notch }
        let director = Director(system ? nil : SlideAnimator())
        b.transitioningDelegate = director
        a.insets = []
        stage.act { a.present(b, animated: true) }
        stage.wait(0.2)
        stage.act { a.view.setNeedsLayout() }
        stage.rest()
        stage.act { b.dismiss(animated: true) }
        stage.wait(0.2)
        stage.act { b.view.setNeedsLayout() }
        stage.rest()
        #expect(!a.insets.isEmpty && !b.insets.isEmpty)
        #expect(a.insets.allSatisfy { $0 == notch }, "\(a.insets)")
        #expect(b.insets.allSatisfy { $0 == notch }, "\(b.insets)")
        #expect(a.view.fixedSafeArea == nil && b.view.fixedSafeArea == nil)
    }

    @Test("Fault 35: overlays and snapshots left in the container are taken off, and said", arguments: [true, false])
    func overlay(modal: Bool) {
        let s = NavigationStage()
        var container: UIView?
        let overlay = UIView(frame: screen)
        let director = Director(
            ClosureAnimator { context in
                container = context.containerView
                if let to = context.view(forKey: .to) { context.containerView.addSubview(to) }
                context.containerView.addSubview(overlay)
                context.completeTransition(true)
            })
        s.navigation.delegate = director
        s.next.transitioningDelegate = director
        s.next.modalPresentationStyle = .fullScreen
        s.stage.act {
            if modal {
                s.root.present(s.next, animated: true)
            } else {
                s.navigation.pushViewController(s.next, animated: true)
            }
        }
        #expect(overlay.superview == nil)
        #expect(s.stage.said("left in the container"))
        #expect(modal ? container?.subviews == [s.next.view] : container?.superview == nil)
        #expect(s.stage.window.hitTest(CGPoint(x: 100, y: 600), with: nil) === s.next.view)
    }

    @Test(
        "Fault 36: never black after a dismissal",
        arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .custom], [true, false])
    func dismissed(style: UIModalPresentationStyle, movesPresenter: Bool) {
        let (a, b) = (Screen("A"), Screen("B"))
        b.modalPresentationStyle = style
        let director = Director(
            ClosureAnimator { context in
                let presenter = context.viewController(forKey: b.isBeingPresented ? .from : .to)?.view
                if movesPresenter, let presenter { context.containerView.insertSubview(presenter, at: 0) }
                if let to = context.view(forKey: .to) { context.containerView.addSubview(to) }
                context.completeTransition(true)
            })
        b.transitioningDelegate = director
        let stage = TransitionStage(a)
        stage.act { a.present(b, animated: true) }
        #expect(b.view.window != nil)
        stage.act { a.dismiss(animated: false) }
        #expect(a.view.superview === stage.window && a.view.frame == screen)
        stage.act { a.present(b, animated: true) }
        stage.act { a.dismiss(animated: true) }
        #expect(a.view.superview === stage.window && a.view.frame == screen)
        #expect(stage.window.subviews == [a.view])
        #expect(stage.said("moved out of its place") == (movesPresenter && style != .fullScreen))
    }

    @Test("Fault 36: a stack of presentations goes at once, and the lowest presenter is seen")
    func stacked() {
        let log = CallLog()
        let (a, b, c) = (Screen("A", log), Screen("B", log), Screen("C", log))
        b.modalPresentationStyle = .fullScreen
        c.modalPresentationStyle = .overFullScreen
        let stage = TransitionStage(a)
        stage.act { a.present(b, animated: false) }
        stage.act { b.present(c, animated: false) }
        _ = log.take()
        stage.act { a.dismiss(animated: true) }
        stage.rest()
        #expect(stage.window.subviews == [a.view])
        #expect(a.presentedViewController == nil && b.presentedViewController == nil)
        #expect(b.view.superview == nil && c.view.superview == nil)
        let calls = log.take()
        for name in ["B", "C"] {
            let own = calls.filter { $0.hasPrefix(name) }
            #expect(own == ["\(name) willDisappear", "\(name) didDisappear"])
        }
        #expect(calls.filter { $0.hasPrefix("A") } == ["A willAppear", "A didAppear"])
    }

    @Test("Fault 37: a snapshot of the entering screen at the start is not empty", arguments: [true, false])
    func snapshot(interactive: Bool) {
        let s = NavigationStage()
        let block = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        block.backgroundColor = .red
        s.next.view.addSubview(block)
        var picture: UIView?
        let director = Director(
            ClosureAnimator { context in
                picture = context.view(forKey: .to)?.snapshotView(afterScreenUpdates: true)
                context.completeTransition(true)
            })
        s.navigation.delegate = director
        if interactive {
            _ = s.stage.drag { s.navigation.pushViewController(s.next, animated: true) }
        } else {
            s.stage.act { s.navigation.pushViewController(s.next, animated: true) }
        }
        #expect(picture?.bounds.size == TransitionStage.size)
        #expect(picture?.layer.contents != nil)
    }

    @Test("Fault 38: a presented controller, its animator and its container are released after the dismissal")
    func leaks() {
        let a = Screen("A")
        let stage = TransitionStage(a)
        weak var presented: Screen?
        weak var container: UIView?
        weak var controller: UIPresentationController?
        do {
            let b = Screen("B")
            b.modalPresentationStyle = .fullScreen
            presented = b
            stage.act { a.present(b, animated: true) }
            container = stage.transition?.containerView
            controller = b.presentationController
        }
        stage.rest()
        #expect(presented != nil && container != nil && controller != nil)
        stage.act { a.dismiss(animated: true) }
        stage.rest()
        stage.wait(0.1)
        #expect(presented == nil)
        #expect(container == nil)
        #expect(controller == nil)
    }

    @Test("Fault 39: the picture at p = 1 is the picture at rest", arguments: [true, false])
    func lastFrame(modal: Bool) {
        let s = NavigationStage()
        s.next.modalPresentationStyle = .fullScreen
        let drag = s.stage.drag {
            if modal {
                s.root.present(s.next, animated: true)
            } else {
                s.navigation.pushViewController(s.next, animated: true)
            }
        }
        s.stage.act { drag.update(1) }
        let seen = s.next.view.layer.presentation()?.frame
        s.stage.act { drag.release(velocity: 0, size: 390) }
        s.stage.rest()
        #expect(seen == screen)
        #expect(s.next.view.frame == screen)
    }

    @Test("the system's bars stay out of the container, and the screen's safe area keeps clear of them")
    func bars() {
        let s = NavigationStage(hidesBar: false)
        #expect(s.root.view.frame == screen)
        #expect(s.root.view.safeAreaInsets.top == UINavigationBar.contentHeight)
        s.stage.act { s.navigation.pushViewController(s.next, animated: true) }
        #expect(s.stage.transition.map { s.navigation.navigationBar.isDescendant(of: $0.containerView) } == false)
        #expect(s.navigation.navigationBar.topItem === s.next.navigationItem)
        s.stage.rest()
        #expect(s.next.view.safeAreaInsets.top == UINavigationBar.contentHeight)
        s.stage.act { s.navigation.isNavigationBarHidden = true }
        #expect(s.next.view.safeAreaInsets.top == 0)
    }
}
