import Testing

@testable import UIKit

/// Writes down the touches it gets.
@MainActor final class TouchRecorder: UIView {
    var log: [String] = []
    private func note(_ what: String, _ touches: Set<UITouch>) {
        log.append("\(what) \(touches.count)")
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("cancelled", touches) }
}

/// A window with a finger or more.
@MainActor final class TouchStage {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    private(set) var time: TimeInterval = 100
    private var places: [Int: CGPoint] = [:]

    init() {
        window.isHidden = false
    }

    isolated deinit {
        window.isHidden = true
    }

    func add<View: UIView>(_ view: View, _ frame: CGRect) -> View {
        view.frame = frame
        window.addSubview(view)
        return view
    }

    /// Puts a finger down.
    func down(_ x: CGFloat, _ y: CGFloat, finger: Int = 0, after delay: TimeInterval = 0.01) {
        send(.began, CGPoint(x: x, y: y), finger, delay)
    }

    /// Moves a finger to a place.
    func move(_ x: CGFloat, _ y: CGFloat, finger: Int = 0, after delay: TimeInterval = 0.01) {
        send(.moved, CGPoint(x: x, y: y), finger, delay)
    }

    /// Lifts a finger where it is.
    func up(finger: Int = 0, after delay: TimeInterval = 0.01) {
        send(.ended, places[finger] ?? .zero, finger, delay)
    }

    func tap(_ x: CGFloat, _ y: CGFloat, after delay: TimeInterval = 0.01) {
        down(x, y, after: delay)
        up()
    }

    private func send(_ phase: UITouch.Phase, _ point: CGPoint, _ finger: Int, _ delay: TimeInterval) {
        time += delay
        places[finger] = point
        window.touch(finger, phase: phase, at: point, time: time)
    }
}

@MainActor struct EventsTouchTests {
    @Test("the view that was hit gets its touch to the end, wherever it goes")
    func delivery() {
        let stage = TouchStage()
        let view = stage.add(TouchRecorder(), CGRect(x: 0, y: 0, width: 100, height: 50))
        let other = stage.add(TouchRecorder(), CGRect(x: 0, y: 50, width: 100, height: 50))
        stage.down(10, 20)
        stage.move(10, 70)
        stage.up()
        #expect(view.log == ["began 1", "moved 1", "ended 1"])
        #expect(other.log.isEmpty)
    }

    @Test("what a view does not handle goes to its superview")
    func chain() {
        let stage = TouchStage()
        let view = stage.add(TouchRecorder(), CGRect(x: 0, y: 0, width: 100, height: 50))
        view.addSubview(UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10)))
        stage.tap(15, 15)
        #expect(view.log == ["began 1", "ended 1"])
        #expect(stage.window.next === UIApplication.shared)
    }

    @Test("a touch knows its place now and before in any view, its time, view and taps")
    func properties() {
        final class Reader: UIView {
            var touch: UITouch?
            var taps: [Int] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                touch = touches.first
                taps.append(touch?.tapCount ?? 0)
            }
        }
        let stage = TouchStage()
        let view = stage.add(Reader(), CGRect(x: 20, y: 40, width: 200, height: 300))
        view.transform = CGAffineTransform(scaleX: 2, y: 1)
        stage.down(120, 190)
        stage.move(140, 200)
        let touch = view.touch
        // The view's middle (100, 150) is at (120, 190); 20 to the right on the screen are 10 in the view.
        #expect(touch?.location(in: view) == CGPoint(x: 110, y: 160))
        #expect(touch?.previousLocation(in: view) == CGPoint(x: 100, y: 150))
        #expect(touch?.location(in: nil) == CGPoint(x: 140, y: 200))
        #expect(touch?.view === view && touch?.window === stage.window && touch?.phase == .moved)
        #expect(abs((touch?.timestamp ?? 0) - 100.02) < 1e-9)
        stage.up()
        #expect(touch?.phase == .ended)
        stage.tap(120, 190)
        stage.tap(125, 190)
        stage.tap(120, 190, after: 0.5)
        // The first touch moved farther than a tap may.
        #expect(view.taps == [1, 1, 2, 1])
    }

    @Test("a second finger reaches a view only if it takes several")
    func multipleTouch() {
        let stage = TouchStage()
        let view = stage.add(TouchRecorder(), CGRect(x: 0, y: 0, width: 100, height: 100))
        stage.down(10, 10)
        stage.down(20, 20, finger: 1)
        stage.up(finger: 1)
        stage.up()
        #expect(view.log == ["began 1", "ended 1"])
        view.log = []
        view.isMultipleTouchEnabled = true
        stage.down(10, 10)
        stage.down(20, 20, finger: 1)
        stage.move(30, 30, finger: 1)
        stage.up()
        stage.up(finger: 1)
        #expect(view.log == ["began 1", "began 1", "moved 1", "ended 1", "ended 1"])
    }

    @Test("an exclusive view has touches only while no other has any")
    func exclusive() {
        let stage = TouchStage()
        let a = stage.add(TouchRecorder(), CGRect(x: 0, y: 0, width: 100, height: 100))
        let b = stage.add(TouchRecorder(), CGRect(x: 0, y: 100, width: 100, height: 100))
        a.isExclusiveTouch = true
        stage.down(10, 10)
        stage.down(10, 110, finger: 1)
        stage.up()
        stage.up(finger: 1)
        #expect(a.log == ["began 1", "ended 1"] && b.log.isEmpty)
        stage.down(10, 110)
        stage.down(10, 10, finger: 1)
        stage.up()
        stage.up(finger: 1)
        #expect(a.log == ["began 1", "ended 1"] && b.log == ["began 1", "ended 1"])
    }

    @Test("when the window cancels its touches each view hears so, once, and new ones begin afresh")
    func cancelling() {
        let stage = TouchStage()
        let view = stage.add(TouchRecorder(), CGRect(x: 0, y: 0, width: 100, height: 100))
        stage.down(10, 10)
        stage.window.cancelTouches(time: 101)
        stage.move(20, 20)
        stage.up()
        #expect(view.log == ["began 1", "cancelled 1"])
        stage.tap(10, 10)
        #expect(view.log == ["began 1", "cancelled 1", "began 1", "ended 1"])
    }

    @Test("phases that do not fit the touch's life are ignored")
    func misfits() {
        let stage = TouchStage()
        let view = stage.add(TouchRecorder(), CGRect(x: 0, y: 0, width: 100, height: 100))
        stage.move(10, 10)
        stage.up()
        stage.down(10, 10)
        stage.down(20, 20)
        stage.up()
        stage.up()
        #expect(view.log == ["began 1", "ended 1"])
    }
}
