@testable import UIKit

/// A window of 390 by 844 points on a clock of its own, with the console caught and one finger.
@MainActor final class Stage {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let clock = VirtualClock()
    private(set) var console: [String] = []
    private var finger = CGPoint.zero

    convenience init() {
        self.init(UIViewController())
    }

    init(_ root: UIViewController) {
        VirtualClock.current = clock
        Console.write = { [unowned self] line in console.append(line) }
        clock.turn {
            window.rootViewController = root
            window.makeKeyAndVisible()
        }
    }

    isolated deinit {
        window.isHidden = true
        Console.write = { _ in }
    }

    func act(_ body: () -> Void) {
        clock.turn(body)
    }

    func wait(_ seconds: Double) {
        clock.advance(by: seconds)
    }

    /// Waits until no transition runs or waits any more, at most a minute.
    func rest() {
        for _ in 0..<600 where TransitionQueue.of(window).isBusy { wait(0.1) }
    }

    func down(_ x: CGFloat, _ y: CGFloat, id: Int = 1) {
        finger = CGPoint(x: x, y: y)
        window.touch(id, phase: .began, at: finger, time: clock.now)
    }

    func move(_ x: CGFloat, _ y: CGFloat, id: Int = 1) {
        wait(0.02)
        finger = CGPoint(x: x, y: y)
        window.touch(id, phase: .moved, at: finger, time: clock.now)
    }

    /// Goes a way in steps of 20 ms.
    func drag(to x: CGFloat, _ y: CGFloat, steps: Int = 10) {
        let start = finger
        for step in 1...steps {
            let part = CGFloat(step) / CGFloat(steps)
            move(start.x + (x - start.x) * part, start.y + (y - start.y) * part)
        }
    }

    /// Rests a while first if the finger is to leave without speed.
    func up(resting: Bool = false, id: Int = 1) {
        if resting {
            for _ in 0..<10 { move(finger.x, finger.y, id: id) }
        }
        window.touch(id, phase: .ended, at: finger, time: clock.now)
    }

    func tap(_ x: CGFloat, _ y: CGFloat) {
        down(x, y)
        wait(0.05)
        up()
    }

    func cancelTouches() {
        window.cancelTouches(time: clock.now)
    }
}
