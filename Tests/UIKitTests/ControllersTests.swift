import Foundation
import Testing

@testable import UIKit

/// Tells of the stages of its presentation.
@MainActor
private final class TellingPresentation: UIPresentationController {
    var calls: [String] = []
    let veil = UIView(frame: .zero)

    override var frameOfPresentedViewInContainerView: CGRect {
        let bounds = containerView?.bounds ?? .zero
        return CGRect(x: 0, y: 40, width: bounds.width, height: bounds.height - 40)
    }

    override func presentationTransitionWillBegin() {
        calls.append("present begins")
        veil.frame = containerView?.bounds ?? .zero
        veil.alpha = 0
        containerView?.insertSubview(veil, at: 0)
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in self.veil.alpha = 0.5 })
    }

    override func presentationTransitionDidEnd(_ completed: Bool) { calls.append("present ended \(completed)") }
    override func dismissalTransitionWillBegin() { calls.append("dismiss begins") }
    override func dismissalTransitionDidEnd(_ completed: Bool) { calls.append("dismiss ended \(completed)") }
}

@MainActor
@Suite("View controllers")
struct ControllersTests {
    @Test("the view is loaded once, when it is first asked for")
    func loading() {
        final class Loading: UIViewController {
            var calls: [String] = []
            override func loadView() {
                calls.append("load")
                view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 40))
            }
            override func viewDidLoad() { calls.append("did \(view.bounds.width)") }
        }
        let controller = Loading()
        #expect(!controller.isViewLoaded && controller.viewIfLoaded == nil)
        controller.loadViewIfNeeded()
        controller.loadViewIfNeeded()
        #expect(controller.view.bounds.height == 40)
        #expect(controller.calls == ["load", "did 30.0"])
        #expect(controller.view.next === controller)
    }

    @Test("a subclass may have initialisers of its own, as with UIKit")
    func initialisers() {
        final class Own: UIViewController {
            let number: Int
            init(number: Int) {
                self.number = number
                super.init(nibName: nil, bundle: nil)
            }
            required init?(coder: NSCoder) { nil }
        }
        final class Plain: UIViewController {}
        #expect(Own(number: 3).number == 3)
        #expect(Plain().modalPresentationStyle == .automatic)
    }

    @Test("children come and go with UIKit's calls, and are asked for layout")
    func containment() {
        final class Layout: UIViewController {
            var sizes: [CGSize] = []
            override func viewWillLayoutSubviews() { sizes.append(view.bounds.size) }
        }
        let (parent, child) = (UIViewController(), Screen("A"))
        parent.addChild(child)
        #expect(child.moves == ["will in"] && child.parent === parent)
        child.didMove(toParent: parent)
        child.willMove(toParent: nil)
        child.removeFromParent()
        #expect(child.moves == ["will in", "did in", "will out", "did out"])
        #expect(child.parent == nil && parent.children.isEmpty)
        let layout = Layout()
        let stage = TransitionStage(layout)
        #expect(layout.sizes.last == TransitionStage.size)
        stage.act { layout.view.frame.size = CGSize(width: 100, height: 50) }
        #expect(layout.sizes.contains(CGSize(width: 100, height: 50)))
    }

    @Test("a child finds the controllers around it")
    func surroundings() {
        let screen = Screen("A")
        let navigation = UINavigationController(rootViewController: screen)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        #expect(screen.navigationController === navigation)
        #expect(screen.tabBarController === tabs && navigation.tabBarController === tabs)
        #expect(navigation.navigationController == nil)
    }

    @Test("automatic is full screen and says so once")
    func automatic() {
        let (a, b) = (Screen("A"), Screen("B"))
        let stage = TransitionStage(a)
        stage.act { a.present(b, animated: false) }
        #expect(a.view.superview == nil)
        #expect(b.presentationController?.presentationStyle == .fullScreen)
    }

    @Test("what is animated along with a transition is changed at once where that is not animated")
    func alongWithoutAnimation() {
        let (a, b) = (Screen("A"), Screen("B"))
        b.modalPresentationStyle = .custom
        var made: TellingPresentation?
        let director = Director()
        director.makePresentationController = {
            let controller = TellingPresentation(presentedViewController: $0, presenting: $1)
            made = controller
            return controller
        }
        b.transitioningDelegate = director
        let stage = TransitionStage(a)
        stage.act { a.present(b, animated: false) }
        stage.rest()
        #expect(made?.veil.alpha == 0.5)
    }

    @Test("a presentation controller is taken through its stages, also when cancelled")
    func presentationController() {
        let (a, b) = (Screen("A"), Screen("B"))
        b.modalPresentationStyle = .custom
        var made: TellingPresentation?
        let director = Director()
        director.makePresentationController = {
            let controller = TellingPresentation(presentedViewController: $0, presenting: $1)
            made = controller
            return controller
        }
        b.transitioningDelegate = director
        let stage = TransitionStage(a)
        let drag = stage.drag { a.present(b, animated: true) }
        stage.act { drag.update(0.5) }
        #expect(abs((made?.veil.layer.presentation()?.opacity ?? 0) - 0.25) < 0.001, "animated along")
        stage.act { drag.cancel() }
        stage.rest()
        #expect(made?.calls == ["present begins", "present ended false"])
        #expect(made?.containerView == nil)
        stage.act { a.present(b, animated: true) }
        stage.rest()
        #expect(b.view.frame == CGRect(x: 0, y: 40, width: 390, height: 804))
        #expect(made?.containerView?.subviews == [made?.veil, b.view].compactMap { $0 })
        #expect(a.view.superview === stage.window)
        stage.act { stage.window.changeSize(to: CGSize(width: 844, height: 390)) }
        #expect(b.view.frame == CGRect(x: 0, y: 40, width: 844, height: 350))
        stage.act { b.dismiss(animated: true) }
        stage.rest()
        #expect(
            made?.calls == ["present begins", "present ended true", "dismiss begins", "dismiss ended true"])
        #expect(stage.window.subviews == [a.view])
    }

    @Test("in the current context only the area of the controller that defines it is covered")
    func currentContext() {
        let (outer, inner, b) = (Screen("A"), Screen("B"), Screen("C"))
        outer.addChild(inner)
        outer.view.addSubview(inner.view)
        inner.view.frame = CGRect(x: 20, y: 100, width: 200, height: 300)
        inner.didMove(toParent: outer)
        inner.definesPresentationContext = true
        b.modalPresentationStyle = .currentContext
        let stage = TransitionStage(outer)
        stage.act { inner.present(b, animated: false) }
        #expect(b.view.convert(b.view.bounds, to: nil) == CGRect(x: 20, y: 100, width: 200, height: 300))
        #expect(outer.view.window != nil && inner.view.superview == nil)
        stage.act { b.dismiss(animated: false) }
        #expect(inner.view.superview === outer.view)
        #expect(inner.view.frame == CGRect(x: 20, y: 100, width: 200, height: 300))
    }

    @Test("presentedViewController and presentingViewController are seen from inside too")
    func links() {
        let s = NavigationStage()
        let inside = Screen("C")
        let modal = UINavigationController(rootViewController: inside)
        modal.modalPresentationStyle = .fullScreen
        s.stage.act { s.root.present(modal, animated: false) }
        #expect(s.root.presentedViewController === modal && s.navigation.presentedViewController === modal)
        #expect(inside.presentingViewController === s.navigation)
        #expect(s.navigation.visibleViewController === modal)
        s.stage.act { inside.dismiss(animated: false) }
        #expect(s.navigation.visibleViewController === s.root)
    }

    @Test("a pressed tab is selected, told of, and refused if the delegate objects")
    func pressedTab() {
        final class Gate: NSObject, UITabBarControllerDelegate {
            var allows = false
            var told: [String] = []
            func tabBarController(
                _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
            ) -> Bool { allows }
            func tabBarController(
                _ tabBarController: UITabBarController, didSelect viewController: UIViewController
            ) { told.append(viewController.title ?? "") }
        }
        let tabs = UITabBarController()
        tabs.viewControllers = [Screen("A"), Screen("B"), Screen("C")]
        let gate = Gate()
        tabs.delegate = gate
        let stage = TransitionStage(tabs)
        func press() {
            let point = CGPoint(x: 195, y: 844 - 20)
            stage.act { stage.window.touch(1, phase: .began, at: point, time: stage.clock.now) }
            stage.act { stage.window.touch(1, phase: .ended, at: point, time: stage.clock.now) }
            stage.wait(1)
        }
        press()
        #expect(tabs.selectedIndex == 0)
        gate.allows = true
        press()
        #expect(tabs.selectedIndex == 1)
        #expect(gate.told == ["B"])
        stage.act { tabs.isTabBarHidden = true }
        #expect(tabs.tabBar.isHidden)
        #expect(tabs.selectedViewController?.view.safeAreaInsets == .zero)
    }

    @Test("a pushed screen may take the tab bar away, and a cancelled push leaves it", arguments: [true, false])
    func bottomBar(finishes: Bool) {
        let (a, b) = (Screen("A"), Screen("B"))
        b.hidesBottomBarWhenPushed = true
        let navigation = UINavigationController(rootViewController: a)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        let stage = TransitionStage(tabs)
        let drag = stage.drag { navigation.pushViewController(b, animated: true) }
        stage.act { drag.update(0.5) }
        stage.act { if finishes { drag.release(velocity: 900, size: 390) } else { drag.cancel() } }
        stage.rest()
        #expect(tabs.tabBar.isHidden == finishes)
        let y: CGFloat = finishes ? 844 : 844 - 49
        #expect(tabs.tabBar.frame.minY == y)
        guard finishes else { return }
        stage.act { navigation.popViewController(animated: true) }
        stage.rest()
        #expect(!tabs.tabBar.isHidden && tabs.tabBar.frame.minY == 844 - 49)
    }

    @Test("the bar names the top screen and leads back")
    func bar() {
        let s = NavigationStage(pushed: true, hidesBar: false)
        #expect(s.navigation.navigationBar.topItem?.title == "B")
        #expect(s.navigation.navigationBar.backItem?.title == "A")
        let back = CGPoint(x: 30, y: 22)
        s.stage.act { s.stage.window.touch(1, phase: .began, at: back, time: 1) }
        s.stage.act { s.stage.window.touch(1, phase: .ended, at: back, time: 1.1) }
        s.stage.wait(0.1)
        #expect(s.stage.transition?.operation == .pop)
        s.stage.rest()
        #expect(s.navigation.viewControllers == [s.root])
        s.stage.act { s.root.title = "Z" }
        #expect(s.navigation.navigationBar.topItem?.title == "Z")
    }

    @Test("where an effect or a delegate has its own way back, the system's edge drag leaves it alone")
    func popGate() {
        let s = NavigationStage(pushed: true)
        let director = Director(SlideAnimator())
        s.navigation.delegate = director
        s.stage.act { s.stage.window.touch(1, phase: .began, at: CGPoint(x: 4, y: 300), time: 0) }
        for x in stride(from: 20, through: 200, by: 20) {
            s.stage.act {
                s.stage.window.touch(1, phase: .moved, at: CGPoint(x: CGFloat(x), y: 300), time: Double(x) / 100)
            }
        }
        #expect(s.stage.transition == nil)
        #expect(s.navigation.interactivePopGestureRecognizer?.state != .changed)
    }

    @Test("show pushes where there is a stack and presents elsewhere")
    func show() {
        let s = NavigationStage()
        s.stage.act { s.root.show(s.next, sender: nil) }
        s.stage.rest()
        #expect(s.navigation.topViewController === s.next)
        let (a, b) = (Screen("A"), Screen("B"))
        let stage = TransitionStage(a)
        stage.act { a.show(b, sender: nil) }
        stage.rest()
        #expect(a.presentedViewController === b)
    }

    @Test("turning the device tells the controllers first")
    func turning() {
        final class Turning: UIViewController {
            var told: [CGSize] = []
            var along = 0
            override func viewWillTransition(
                to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
            ) {
                super.viewWillTransition(to: size, with: coordinator)
                told.append(size)
                told.append(view.bounds.size)
                coordinator.animate(
                    alongsideTransition: { _ in self.along += 1 }, completion: { _ in self.along += 10 })
            }
        }
        let turning = Turning()
        let stage = TransitionStage(UINavigationController(rootViewController: turning))
        let turned = CGSize(width: 844, height: 390)
        stage.act { stage.window.changeSize(to: turned) }
        #expect(turning.told == [turned, TransitionStage.size])
        #expect(turning.along == 11)
        #expect(turning.view.bounds.size == turned)
    }

    @Test("children are exchanged with an animation and their calls")
    func exchange() {
        let log = CallLog()
        let (parent, a, b) = (UIViewController(), Screen("A", log), Screen("B", log))
        for child in [a, b] {
            parent.addChild(child)
            child.didMove(toParent: parent)
        }
        parent.view.addSubview(a.view)
        let stage = TransitionStage(parent)
        _ = log.take()
        stage.act { parent.transition(from: a, to: b, duration: 0.5, animations: { b.view.alpha = 0.5 }) }
        stage.wait(0.6)
        #expect(a.view.superview == nil && b.view.superview === parent.view)
        #expect(log.take() == ["B willAppear", "A willDisappear", "A didDisappear", "B didAppear"])
    }

    @Test("a window that goes undoes what runs in it")
    func windowGoes() {
        let s = NavigationStage()
        s.stage.act { s.navigation.pushViewController(s.next, animated: true) }
        s.stage.wait(0.1)
        s.stage.act { s.stage.window.isHidden = true }
        #expect(s.stage.transition == nil)
        #expect(s.navigation.viewControllers == [s.root])
        #expect(s.log.take().last == "A didDisappear")
    }
}
