import Testing

@testable import UIKit

/// A window of 300 × 600 on a clock of its own, for lists.
@MainActor final class ListStage {
    let clock = VirtualClock()
    let window: UIWindow
    private(set) var time: TimeInterval = 100

    init() {
        VirtualClock.current = clock
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
        clock.turn { window.isHidden = false }
    }

    isolated deinit {
        window.isHidden = true
    }

    /// Puts a view in the window and lays it out.
    func show<View: UIView>(_ view: View, _ frame: CGRect? = nil) -> View {
        act {
            view.frame = frame ?? window.bounds
            window.addSubview(view)
        }
        return view
    }

    /// Runs code as an event handler would, on this stage's clock: other tests have theirs.
    func act(_ body: () -> Void) {
        VirtualClock.current = clock
        clock.turn(body)
    }

    func wait(_ seconds: TimeInterval) {
        VirtualClock.current = clock
        clock.advance(by: seconds)
    }

    func touch(_ phase: UITouch.Phase, _ x: CGFloat, _ y: CGFloat, after delay: TimeInterval = 0.01) {
        time += delay
        wait(delay)
        window.touch(0, phase: phase, at: CGPoint(x: x, y: y), time: time)
    }

    func tap(_ x: CGFloat, _ y: CGFloat) {
        touch(.began, x, y)
        touch(.ended, x, y)
    }

    /// A drag from one place to another in ten steps of 10 ms, let go at once or after a rest.
    func drag(from: CGPoint, to: CGPoint, rest: TimeInterval = 0.01) {
        touch(.began, from.x, from.y)
        for step in 1...10 {
            let part = CGFloat(step) / 10
            touch(.moved, from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part)
        }
        touch(.ended, to.x, to.y, after: rest)
    }
}
