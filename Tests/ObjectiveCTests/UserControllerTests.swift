import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct UserControllerTests {
    /// A list in a navigation controller, with the detail of its second row on top.
    private func pushed(_ list: ListController) -> (Stage, UINavigationController) {
        let navigation = UINavigationController(rootViewController: list)
        let stage = Stage(navigation)
        stage.tap(200, 240)
        stage.rest()
        return (stage, navigation)
    }

    @Test("a button presents; a swipe down drives the way back, which finishes or does not")
    func swipeDown() {
        let root = PresentingController(.white)
        let stage = Stage(root)
        stage.tap(60, 120)
        stage.wait(0.1)
        #expect(root.presentedViewController === root.detail && root.detail != nil)
        stage.rest()
        #expect(root.detail?.view.frame == stage.window.bounds)
        stage.down(200, 300)
        stage.drag(to: 205, 410)
        #expect(root.interaction?.interactionInProgress == true)
        // 100 of 400 points past the slop: a quarter of the way, on a line.
        #expect(abs((root.detail?.view.layer.presentation()?.frame.minY ?? 0) - 844 / 4) < 5)
        stage.up()
        stage.rest()
        #expect(root.presentedViewController === root.detail)
        #expect(root.detail?.view.frame == stage.window.bounds)
        stage.down(200, 300)
        stage.drag(to: 205, 560)
        stage.up()
        stage.rest()
        #expect(root.presentedViewController == nil)
        #expect(root.view.window === stage.window)
        #expect(stage.console == [])
    }

    @Test("a swipe that the system takes away cancels the way back")
    func swipeTaken() {
        let root = PresentingController(.white)
        let stage = Stage(root)
        stage.tap(60, 120)
        stage.rest()
        stage.down(200, 300)
        stage.drag(to: 205, 600)
        stage.cancelTouches()
        stage.rest()
        #expect(root.presentedViewController === root.detail)
        #expect(root.interaction?.interactionInProgress == false)
    }

    @Test("a tap on a row pushes", arguments: [0, 1, 2])
    func row(index: Int) {
        let list = ListController(.white)
        let navigation = UINavigationController(rootViewController: list)
        let stage = Stage(navigation)
        stage.tap(200, 170 + 60 * CGFloat(index))
        stage.rest()
        #expect(list.selected == index)
        #expect((navigation.topViewController as? ColorController)?.color == .green)
    }

    @Test("a pinch drives the way back, which finishes or does not", arguments: [true, false])
    func pinch(finishes: Bool) {
        let list = ListController(.white)
        list.pinch = PinchInteraction()
        let (stage, navigation) = pushed(list)
        let detail = navigation.topViewController
        stage.down(195, 300, id: 1)
        stage.down(195, 700, id: 2)
        for step in 1...10 {
            stage.move(195, 700 - CGFloat(step) * 24, id: 2)
        }
        #expect(list.pinch?.isInteracting == true)
        #expect(abs((list.pinch?.percentComplete ?? 0) - 0.57) < 0.03)
        if !finishes {
            for step in 1...10 { stage.move(195, 460 + CGFloat(step) * 20, id: 2) }
        }
        stage.up(id: 2)
        stage.up(id: 1)
        stage.rest()
        #expect(navigation.topViewController === (finishes ? list : detail))
        #expect(navigation.topViewController?.view.window === stage.window)
        #expect(list.pinch?.isInteracting == false)
    }

    @Test(
        "a drag from the edge drives the pop: it finishes by distance or speed, else not",
        arguments: [(300, true, true), (150, false, true), (150, true, false)])
    func edge(distance: CGFloat, rests: Bool, finishes: Bool) {
        let list = ListController(.white)
        let (stage, navigation) = pushed(list)
        let edge = EdgeInteraction(navigation: navigation)
        list.edge = edge
        let detail = navigation.topViewController
        stage.down(5, 400)
        stage.drag(to: 5 + distance, 410, steps: 5)
        #expect(edge.interactionInProgress && edge.context != nil)
        #expect(abs(edge.percentComplete - (distance - 10) / 390) < 0.01)
        stage.up(resting: rests)
        stage.rest()
        #expect(navigation.topViewController === (finishes ? list : detail))
        #expect(navigation.viewControllers.count == (finishes ? 1 : 2))
        if finishes {
            // At the root there is nothing to go back to.
            stage.down(5, 400)
            stage.drag(to: 200, 400)
            #expect(!edge.interactionInProgress)
            stage.up()
        }
        #expect(stage.console == [])
    }

    @Test("a pan anywhere pops when it calls the system's own method by its well-known name", arguments: [true, false])
    func popAnywhere(finishes: Bool) {
        let navigation = UINavigationController(rootViewController: ColorController(.white))
        let stage = Stage(navigation)
        stage.act { navigation.pushViewController(ColorController(.blue), animated: false) }
        let target = navigation.interactivePopGestureRecognizer?.delegate
        let pan = UIPanGestureRecognizer(target: target, action: NSSelectorFromString("handleNavigationTransition:"))
        navigation.view.addGestureRecognizer(pan)
        stage.down(150, 400)
        stage.drag(to: finishes ? 380 : 250, 405)
        #expect(TransitionQueue.of(stage.window).isBusy)
        stage.up(resting: true)
        stage.rest()
        #expect(navigation.viewControllers.count == (finishes ? 1 : 2))
    }
}
