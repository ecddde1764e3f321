import Testing

@testable import UIKit

@MainActor struct EventsOtherGestureTests {
    private let stage = TouchStage()

    private func scrollView() -> UIScrollView {
        let view = stage.add(UIScrollView(), CGRect(x: 10, y: 20, width: 200, height: 300))
        view.contentSize = CGSize(width: 200, height: 1000)
        view.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 40, right: 0)
        return view
    }

    @Test("a drag moves the content with the finger, as far as the content and its insets go")
    func scrolling() {
        // Its content begins below the inset.
        let view = scrollView()
        #expect(view.contentOffset.y == -30)
        let child = UIView(frame: CGRect(x: 0, y: 500, width: 50, height: 50))
        view.addSubview(child)
        stage.down(50, 250)
        stage.move(50, 240)
        stage.move(50, 140)
        #expect(view.contentOffset == CGPoint(x: 0, y: 70) && view.isDragging)
        #expect(child.convert(CGPoint.zero, to: nil) == CGPoint(x: 10, y: 450))
        stage.move(60, 600)
        // 360 points past the inset of a view 300 points high, which gives way by 0.55 at first.
        #expect(abs(view.contentOffset.y - (-30 - 0.55 * 360 * 300 / (300 + 0.55 * 360))) < 1e-9)
        stage.up()
        #expect(!view.isDragging)
        view.scroll(by: CGVector(dx: 9, dy: 5000))
        #expect(view.contentOffset == CGPoint(x: 0, y: 740))
        view.scrollRectToVisible(CGRect(x: 0, y: 600, width: 10, height: 20), animated: false)
        // Below the inset, where it can be seen.
        #expect(view.contentOffset.y == 570)
        view.contentSize.height = 400
        #expect(view.contentOffset.y == 140)
    }

    @Test("a drag that the content cannot follow is left to the recognisers around it")
    func leavesDrags() {
        let view = scrollView()
        let outer = UIPanGestureRecognizer()
        stage.window.addGestureRecognizer(outer)
        stage.down(50, 250)
        stage.move(80, 250)
        #expect(outer.state == .began && view.panGestureRecognizer.state == .failed)
        stage.up()
        stage.down(50, 250)
        stage.move(50, 220)
        #expect(outer.state == .failed && view.panGestureRecognizer.state == .began)
        stage.up()
    }

    nonisolated private static let swipes: [(UISwipeGestureRecognizer.Direction, CGVector)] = [
        (.right, CGVector(dx: 1, dy: 0.3)), (.left, CGVector(dx: -1, dy: 0.3)), (.up, CGVector(dx: 0.3, dy: -1)),
        (.down, CGVector(dx: 0.3, dy: 1)),
    ]

    @Test("a swipe is quick and goes its way", arguments: swipes)
    func swipe(direction: UISwipeGestureRecognizer.Direction, way: CGVector) {
        var count = 0
        let swipe = UISwipeGestureRecognizer { _ in count += 1 }
        swipe.direction = direction
        stage.window.addGestureRecognizer(swipe)
        func move(_ factor: CGFloat, seconds: TimeInterval) {
            stage.down(150, 300)
            stage.move(150 + way.dx * 30 * factor, 300 + way.dy * 30 * factor, after: seconds / 2)
            stage.move(150 + way.dx * 60 * factor, 300 + way.dy * 60 * factor, after: seconds / 2)
            stage.up()
        }
        move(1, seconds: 0.2)
        #expect(count == 1)
        move(-1, seconds: 0.2)
        move(1, seconds: 1.2)
        move(0.5, seconds: 0.2)
        #expect(count == 1)
    }

    @Test("a pinch gives the fingers' distance as a multiple, a rotation their turn")
    func twoFingers() {
        let (pinch, rotation) = (UIPinchGestureRecognizer(), UIRotationGestureRecognizer())
        let both = BothGestures()
        pinch.delegate = both
        stage.window.addGestureRecognizer(pinch)
        stage.window.addGestureRecognizer(rotation)
        stage.down(100, 300)
        stage.down(150, 300, finger: 1)
        stage.move(175, 300, finger: 1)
        #expect(pinch.state == .began && abs(pinch.scale - 1.5) < 1e-9 && rotation.state == .possible)
        pinch.scale = 1
        // From (75, 0) to (0, 75): a quarter clockwise at the same distance.
        stage.move(100, 375, finger: 1)
        #expect(abs(pinch.scale - 1) < 1e-9)
        #expect(rotation.state == .began && abs(rotation.rotation - .pi / 2) < 1e-9)
        stage.move(100, 450, finger: 1, after: 0.5)
        #expect(abs(pinch.scale - 2) < 1e-9 && abs(pinch.velocity - 2) < 1e-9)
        stage.up()
        #expect(pinch.state == .ended || pinch.state == .possible)
        stage.up(finger: 1)
        #expect(pinch.state == .possible && rotation.state == .possible)
    }
}

/// Lets all recognisers go together.
@MainActor private final class BothGestures: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
}
