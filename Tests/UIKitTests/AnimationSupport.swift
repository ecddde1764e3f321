import Testing

@testable import UIKit

/// A window on a clock of its own, with one view of 100 × 50 at (10, 20).
@MainActor
final class AnimationStage {
    let clock = VirtualClock()
    let window: UIWindow
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    private var shownNow: LayerState { view.layer.presentedState }

    init() {
        VirtualClock.current = clock
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
        window.addSubview(view)
        clock.turn { window.isHidden = false }
    }

    isolated deinit {
        window.isHidden = true
    }

    /// Runs code as an event handler would.
    func act(_ body: () -> Void) {
        clock.turn(body)
    }

    /// What is seen of the view's alpha after so many seconds more.
    func alpha(after seconds: TimeInterval) -> CGFloat {
        clock.advance(by: seconds)
        return shownNow.opacity
    }

    /// What is seen of the view's centre after so many seconds more.
    func center(after seconds: TimeInterval) -> CGPoint {
        clock.advance(by: seconds)
        return shownNow.position
    }
}

/// Whether two numbers differ by rounding only.
func isClose(_ a: CGFloat, _ b: CGFloat, _ tolerance: CGFloat = 1e-6) -> Bool {
    abs(a - b) <= tolerance
}
