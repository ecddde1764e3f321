import Testing

@testable import UIKit

/// Writes down the states that a recogniser goes through.
@MainActor private final class StateLog {
    var states: [UIGestureRecognizer.State] = []

    func watch<R: UIGestureRecognizer>(_ recognizer: R) -> R {
        recognizer.addHandler { [self] in states.append($0.state) }
        return recognizer
    }
}

/// A delegate that answers with what it is given.
@MainActor private final class GestureAnswers: NSObject, UIGestureRecognizerDelegate {
    var begins = true
    var receives = true
    var together = false
    weak var waitsFor: UIGestureRecognizer?

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { receives }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { together }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { otherGestureRecognizer === waitsFor }
}

@MainActor struct EventsGestureTests {
    private let stage = TouchStage()
    private let log = StateLog()
    private let other = StateLog()
    private let answers = GestureAnswers()

    private func view() -> TouchRecorder {
        stage.add(TouchRecorder(), CGRect(x: 0, y: 0, width: 300, height: 600))
    }

    @Test("a tap is recognised when the finger leaves, takes the touch from the view, and is ready again")
    func tap() {
        let view = view()
        let tap = log.watch(UITapGestureRecognizer())
        view.addGestureRecognizer(tap)
        stage.down(100, 200)
        #expect(log.states.isEmpty)
        stage.up()
        #expect(log.states == [.ended] && tap.state == .possible)
        #expect(view.log == ["began 1", "cancelled 1"])
        #expect(tap.location(in: view) == CGPoint(x: 100, y: 200))
        stage.tap(110, 210)
        #expect(log.states == [.ended, .ended])
        #expect(UIGestureRecognizer.State.recognized == .ended)
    }

    @Test("a recogniser that does not cancel touches leaves them to the view")
    func leavesTouches() {
        let view = view()
        let tap = log.watch(UITapGestureRecognizer())
        tap.cancelsTouchesInView = false
        view.addGestureRecognizer(tap)
        stage.tap(100, 200)
        #expect(log.states == [.ended] && view.log == ["began 1", "ended 1"])
    }

    @Test("a finger that moves, a second finger, and a cancelled touch are no tap")
    func noTap() {
        let view = view()
        view.addGestureRecognizer(log.watch(UITapGestureRecognizer()))
        stage.down(100, 200)
        stage.move(100, 211)
        stage.up()
        stage.down(100, 200)
        stage.down(120, 200, finger: 1)
        stage.up()
        stage.up(finger: 1)
        stage.down(100, 200)
        stage.window.cancelTouches(time: stage.time)
        #expect(log.states.isEmpty)
        stage.tap(100, 200)
        #expect(log.states == [.ended])
    }

    @Test("a tap of two fingers needs both")
    func twoFingers() {
        let tap = log.watch(UITapGestureRecognizer())
        tap.numberOfTouchesRequired = 2
        view().addGestureRecognizer(tap)
        stage.tap(100, 200)
        #expect(log.states.isEmpty)
        stage.down(100, 200)
        stage.down(140, 200, finger: 1)
        stage.up()
        stage.up(finger: 1)
        #expect(log.states == [.ended])
    }

    @Test("a single tap that waits for a double tap to fail comes after it has, by the clock, or not at all")
    func doubleTap() {
        let clock = VirtualClock.current
        VirtualClock.current = VirtualClock()
        defer { VirtualClock.current = clock }
        let view = view()
        let single = log.watch(UITapGestureRecognizer())
        let double = other.watch(UITapGestureRecognizer())
        double.numberOfTapsRequired = 2
        single.require(toFail: double)
        view.addGestureRecognizer(single)
        view.addGestureRecognizer(double)
        stage.tap(100, 200)
        VirtualClock.current.advance(by: 0.1)
        stage.tap(105, 200, after: 0.1)
        #expect(log.states.isEmpty && other.states == [.ended])
        VirtualClock.current.advance(by: 1)
        #expect(log.states.isEmpty && single.state == .possible)
        stage.tap(100, 200, after: 1)
        #expect(log.states.isEmpty)
        VirtualClock.current.advance(by: 0.36)
        #expect(log.states == [.ended] && other.states == [.ended])
        #expect(single.state == .possible && double.state == .possible)
    }

    @Test("without that a single tap comes at once, and the double tap after it")
    func bothTaps() {
        let view = view()
        let double = other.watch(UITapGestureRecognizer())
        double.numberOfTapsRequired = 2
        view.addGestureRecognizer(log.watch(UITapGestureRecognizer()))
        view.addGestureRecognizer(double)
        stage.tap(100, 200)
        #expect(log.states == [.ended] && other.states.isEmpty)
        stage.tap(100, 200, after: 0.1)
        #expect(other.states == [.ended])
    }

    @Test("of two recognisers on the same touch the inner wins, unless a delegate lets both")
    func together() {
        let view = view()
        let inner = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
        view.addSubview(inner)
        inner.addGestureRecognizer(log.watch(UITapGestureRecognizer()))
        let outer = other.watch(UITapGestureRecognizer())
        outer.delegate = answers
        view.addGestureRecognizer(outer)
        stage.tap(60, 60)
        #expect(log.states == [.ended] && other.states.isEmpty)
        answers.together = true
        stage.tap(60, 60)
        #expect(log.states == [.ended, .ended] && other.states == [.ended])
    }

    @Test("a delegate can refuse a touch, and refuse the beginning")
    func refusal() {
        let view = view()
        let pan = log.watch(UIPanGestureRecognizer())
        pan.delegate = answers
        view.addGestureRecognizer(pan)
        answers.receives = false
        stage.down(100, 200)
        stage.move(150, 200)
        stage.up()
        #expect(log.states.isEmpty)
        answers.receives = true
        answers.begins = false
        stage.down(100, 200)
        stage.move(150, 200)
        #expect(log.states.isEmpty && pan.state == .failed)
        stage.up()
        #expect(pan.state == .possible && view.log.suffix(3) == ["began 1", "moved 1", "ended 1"])
    }

    @Test("a delegate can make one wait for another")
    func waiting() {
        let view = view()
        let edge = other.watch(UIScreenEdgePanGestureRecognizer())
        edge.edges = .left
        let pan = log.watch(UIPanGestureRecognizer())
        pan.delegate = answers
        answers.waitsFor = edge
        view.addGestureRecognizer(pan)
        view.addGestureRecognizer(edge)
        stage.down(5, 200)
        stage.move(30, 200)
        stage.up()
        #expect(log.states.isEmpty && other.states == [.began, .ended])
        // Along the edge: the edge pan fails, and with the same event the other begins.
        stage.down(5, 200)
        stage.move(5, 230)
        stage.up()
        #expect(log.states == [.began, .ended] && other.states.count == 2)
    }

    @Test("KNOWN-FAULTS 16: switched off, a recogniser cancels what it was doing")
    func switchingOff() {
        let view = view()
        let pan = log.watch(UIPanGestureRecognizer())
        view.addGestureRecognizer(pan)
        stage.down(100, 200)
        stage.move(150, 200)
        pan.isEnabled = false
        #expect(log.states == [.began, .cancelled] && pan.state == .possible)
        stage.move(160, 200)
        stage.up()
        pan.isEnabled = true
        #expect(log.states.count == 2)
        stage.down(100, 200)
        view.removeGestureRecognizer(pan)
        stage.move(150, 200)
        stage.up()
        #expect(log.states.count == 2 && pan.view == nil)
    }

    @Test("a long press begins when its time is up, follows the finger and ends with it; a moved one fails")
    func longPress() {
        let clock = VirtualClock.current
        VirtualClock.current = VirtualClock()
        defer { VirtualClock.current = clock }
        let view = view()
        let press = log.watch(UILongPressGestureRecognizer())
        view.addGestureRecognizer(press)
        stage.down(100, 200)
        VirtualClock.current.advance(by: 0.4)
        stage.move(105, 200)
        #expect(log.states.isEmpty)
        VirtualClock.current.advance(by: 0.2)
        #expect(log.states == [.began] && view.log.last == "cancelled 1")
        stage.move(180, 200)
        stage.up()
        #expect(log.states == [.began, .changed, .ended])
        stage.down(100, 200)
        stage.move(120, 200)
        VirtualClock.current.advance(by: 1)
        stage.up()
        #expect(log.states.count == 3)
    }

    @Test("a control keeps its taps from the recognisers around it, and loses its touch to their drags")
    func controls() {
        let view = view()
        let control = UIControl(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
        var events: [String] = []
        control.addAction(UIAction { _ in events.append("up") }, for: .touchUpInside)
        control.addAction(UIAction { _ in events.append("cancel") }, for: .touchCancel)
        view.addSubview(control)
        view.addGestureRecognizer(log.watch(UITapGestureRecognizer()))
        view.addGestureRecognizer(other.watch(UIPanGestureRecognizer()))
        stage.tap(60, 60)
        #expect(events == ["up"] && log.states.isEmpty)
        stage.down(60, 60)
        #expect(control.isHighlighted)
        stage.move(90, 60)
        #expect(events == ["up", "cancel"] && other.states == [.began] && !control.isHighlighted)
        stage.up()
    }
}
