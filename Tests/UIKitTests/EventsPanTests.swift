import Testing

@testable import UIKit

@MainActor struct EventsPanTests {
    private let stage = TouchStage()

    private func pan<R: UIPanGestureRecognizer>(_ pan: R, on frame: CGRect? = nil) -> R {
        let view = stage.add(UIView(), frame ?? stage.window.bounds)
        view.addGestureRecognizer(pan)
        return pan
    }

    @Test("a drag begins after 10 points, and its translation counts from there, however fast it was")
    func slop() {
        let pan = pan(UIPanGestureRecognizer())
        stage.down(100, 200)
        stage.move(106, 207)
        #expect(pan.state == .possible)
        stage.move(106, 208)
        #expect(pan.state == .began)
        #expect(pan.translation(in: nil) == .zero)
        stage.move(126, 238)
        #expect(pan.state == .changed && pan.translation(in: nil) == CGPoint(x: 20, y: 30))
        stage.up()
        stage.down(100, 200)
        stage.move(100, 260)
        #expect(pan.state == .began && pan.translation(in: nil) == CGPoint(x: 0, y: 50))
    }

    @Test("KNOWN-FAULTS 22: the translation is measured in the view that is asked about, also when it moves")
    func translationInViews() throws {
        let pan = pan(UIPanGestureRecognizer())
        let view = try #require(pan.view)
        stage.down(100, 200)
        stage.move(110, 200)
        stage.move(150, 240)
        view.transform = CGAffineTransform(scaleX: 0.5, y: 0.25)
        #expect(pan.translation(in: stage.window) == CGPoint(x: 40, y: 40))
        #expect(pan.translation(in: view) == CGPoint(x: 80, y: 160))
        view.transform = CGAffineTransform(translationX: 77, y: 0)
        #expect(pan.translation(in: view) == CGPoint(x: 40, y: 40))
        pan.setTranslation(CGPoint(x: 5, y: -3), in: view)
        stage.move(151, 242)
        #expect(pan.translation(in: view) == CGPoint(x: 6, y: -1))
        pan.setTranslation(.zero, in: nil)
        #expect(pan.translation(in: stage.window) == .zero)
    }

    @Test("the velocity is the mean of the last 150 ms")
    func velocity() {
        let pan = pan(UIPanGestureRecognizer())
        stage.down(10, 500)
        // Fast first: 100 points in 100 ms; then 60 points in 150 ms, 40 down and 20 up in the other axis.
        for step in 1...10 { stage.move(10 + 10 * CGFloat(step), 500) }
        for step in 1...15 {
            stage.move(110 + 4 * CGFloat(step), 500 - 2 * CGFloat(step))
        }
        let velocity = pan.velocity(in: nil)
        #expect(abs(velocity.x - 400) < 1e-6 && abs(velocity.y + 200) < 1e-6)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        stage.window.addSubview(view)
        view.transform = CGAffineTransform(scaleX: 2, y: 4)
        #expect(abs(pan.velocity(in: view).x - 200) < 1e-6 && abs(pan.velocity(in: view).y + 50) < 1e-6)
    }

    @Test("a finger that rests before it leaves has no velocity; one that jumps at the last moment has")
    func restingAndFlicking() {
        let pan = pan(UIPanGestureRecognizer())
        var velocities: [CGFloat] = []
        pan.addHandler { [unowned pan] in
            if $0.state == .ended { velocities.append(pan.velocity(in: nil).x) }
        }
        stage.down(10, 500)
        stage.move(60, 500)
        stage.up(after: 0.2)
        stage.down(10, 500)
        stage.move(40, 500)
        stage.move(100, 500, after: 1)
        stage.up(after: 0.01)
        stage.down(10, 500)
        stage.move(60, 500, after: 0.02)
        stage.up(after: 0.005)
        #expect(velocities.count == 3)
        #expect(velocities[0] == 0)
        // All of the 60 points within the 150 ms.
        #expect(abs(velocities[1] - 400) < 1e-6)
        // 50 points in the 25 ms there were.
        #expect(abs(velocities[2] - 2000) < 1e-6)
    }

    @Test("the last place counts when the finger leaves at another than it last was")
    func endPlace() {
        let pan = pan(UIPanGestureRecognizer())
        var end = CGPoint.zero
        pan.addHandler { [unowned pan] in
            if $0.state == .ended { end = pan.translation(in: nil) }
        }
        stage.down(10, 20)
        stage.move(20, 20)
        stage.window.touch(0, phase: .ended, at: CGPoint(x: 50, y: 25), time: stage.time + 0.01)
        #expect(end == CGPoint(x: 30, y: 5))
    }

    @Test("fingers that come and go do not make the drag jump")
    func fingers() {
        let pan = pan(UIPanGestureRecognizer())
        stage.down(100, 200)
        stage.move(110, 200)
        stage.move(130, 200)
        stage.down(200, 300, finger: 1)
        #expect(pan.numberOfTouches == 2 && pan.translation(in: nil) == CGPoint(x: 20, y: 0))
        stage.move(220, 310, finger: 1)
        #expect(pan.translation(in: nil) == CGPoint(x: 30, y: 5))
        stage.up()
        #expect(pan.state == .changed && pan.translation(in: nil) == CGPoint(x: 30, y: 5))
        stage.move(230, 310, finger: 1)
        #expect(pan.translation(in: nil) == CGPoint(x: 40, y: 5))
        stage.up(finger: 1)
        #expect(pan.state == .possible)
    }

    @Test("a drag keeps to the number of fingers it is for")
    func fingerCounts() {
        let pan = pan(UIPanGestureRecognizer())
        pan.minimumNumberOfTouches = 2
        pan.maximumNumberOfTouches = 2
        stage.down(100, 200)
        stage.move(150, 200)
        #expect(pan.state == .possible)
        stage.down(160, 200, finger: 1)
        stage.move(180, 200)
        #expect(pan.state == .began)
        stage.down(50, 50, finger: 2)
        #expect(pan.numberOfTouches == 2 && pan.state == .began)
        stage.window.cancelTouches(time: stage.time)
        #expect(pan.state == .possible)
    }

    @Test("KNOWN-FAULTS 16: a drag whose touch is cancelled is cancelled, before or after it was recognised")
    func cancelling() {
        let pan = pan(UIPanGestureRecognizer())
        var states: [UIGestureRecognizer.State] = []
        pan.addHandler { states.append($0.state) }
        stage.down(100, 200)
        stage.window.cancelTouches(time: stage.time)
        #expect(states.isEmpty && pan.state == .possible)
        stage.down(100, 200)
        stage.move(150, 200)
        stage.window.cancelTouches(time: stage.time)
        #expect(states == [.began, .cancelled] && pan.state == .possible)
    }

    nonisolated private static let sides: [(UIRectEdge, start: CGPoint, inwards: CGVector)] = [
        (.left, CGPoint(x: 23, y: 200), CGVector(dx: 1, dy: 0)),
        (.right, CGPoint(x: 277, y: 200), CGVector(dx: -1, dy: 0)),
        (.top, CGPoint(x: 100, y: 23), CGVector(dx: 0, dy: 1)),
        (.bottom, CGPoint(x: 100, y: 577), CGVector(dx: 0, dy: -1)),
    ]

    @Test(
        "KNOWN-FAULTS 21: an edge's drag goes inwards; along the edge, outwards or from too far inside it fails",
        arguments: sides)
    func edges(edge: UIRectEdge, start: CGPoint, inwards: CGVector) {
        let pan = pan(UIScreenEdgePanGestureRecognizer())
        pan.edges = edge
        func drag(from: CGPoint, by: CGVector) -> UIGestureRecognizer.State {
            stage.down(from.x, from.y)
            stage.move(from.x + by.dx * 12, from.y + by.dy * 12)
            defer { stage.up() }
            return pan.state
        }
        let along = CGVector(dx: inwards.dy, dy: inwards.dx)
        #expect(drag(from: start, by: inwards) == .began)
        #expect(pan.recognizedEdge == edge)
        #expect(
            drag(from: start, by: CGVector(dx: inwards.dx + 0.9 * along.dx, dy: inwards.dy + 0.9 * along.dy)) == .began)
        #expect(drag(from: start, by: along) == .failed)
        #expect(drag(from: start, by: CGVector(dx: -along.dx, dy: -along.dy)) == .failed)
        #expect(drag(from: start, by: CGVector(dx: -inwards.dx, dy: -inwards.dy)) == .failed)
        let inside = CGPoint(x: start.x + 2 * inwards.dx, y: start.y + 2 * inwards.dy)
        #expect(drag(from: inside, by: inwards) == .failed)
        pan.edges = UIRectEdge.all.subtracting(edge)
        #expect(drag(from: start, by: inwards) == .failed)
    }

    nonisolated private static let corners: [(CGPoint, CGVector, UIRectEdge)] = [
        (CGPoint(x: 5, y: 5), CGVector(dx: 11, dy: 4), .left), (CGPoint(x: 5, y: 5), CGVector(dx: 4, dy: 11), .top),
        (CGPoint(x: 295, y: 595), CGVector(dx: -11, dy: -4), .right),
        (CGPoint(x: 295, y: 595), CGVector(dx: -4, dy: -11), .bottom),
        (CGPoint(x: 295, y: 5), CGVector(dx: -4, dy: 11), .top),
        (CGPoint(x: 5, y: 595), CGVector(dx: 11, dy: -4), .left),
    ]

    @Test("from a corner the dominant direction picks the edge", arguments: corners)
    func corner(start: CGPoint, movement: CGVector, edge: UIRectEdge) {
        let pans = [UIRectEdge.left, .right, .top, .bottom].map { edge in
            let pan = UIScreenEdgePanGestureRecognizer()
            pan.edges = edge
            stage.window.addGestureRecognizer(pan)
            return pan
        }
        stage.down(start.x, start.y)
        stage.move(start.x + movement.dx, start.y + movement.dy)
        let begun = pans.filter { $0.state == .began }
        #expect(begun.map(\.edges) == [edge])
        #expect(pans.filter { $0.state == .failed }.count == 3)
        stage.up()
    }

    @Test("the edges are the window's, though the view be smaller, scaled or moved")
    func movedView() {
        let pan = pan(UIScreenEdgePanGestureRecognizer(), on: CGRect(x: 0, y: 0, width: 300, height: 600))
        pan.edges = .left
        pan.view?.transform = CGAffineTransform(translationX: -100, y: 0).scaledBy(x: 0.9, y: 0.9)
        stage.down(10, 300)
        stage.move(25, 300)
        #expect(pan.state == .began)
        stage.up()
        stage.down(100, 300)
        stage.move(125, 300)
        #expect(pan.state == .failed)
        stage.up()
    }

    @Test("a second finger ends the hope for an edge drag")
    func secondFinger() {
        let pan = pan(UIScreenEdgePanGestureRecognizer())
        pan.edges = .left
        stage.down(10, 300)
        stage.down(10, 400, finger: 1)
        #expect(pan.state == .failed)
    }
}
