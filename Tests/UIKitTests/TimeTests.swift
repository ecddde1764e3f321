import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct TimeTests {
    @Test("delayed blocks and timers run on the virtual clock, in order, and only when it moves") func order() {
        let clock = VirtualClock()
        VirtualClock.current = clock
        nonisolated(unsafe) var log: [String] = []
        UIKit.DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { log.append("0.3") }
        UIKit.DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(100)) { log.append("0.1") }
        UIKit.DispatchQueue.main.async { log.append("0") }
        let timer = UIKit.Timer.scheduledTimer(withTimeInterval: 0.25, repeats: true) { _ in log.append("timer") }
        #expect(log.isEmpty)
        clock.advance(by: 0.2)
        #expect(log == ["0", "0.1"])
        clock.advance(by: 0.3)
        #expect(log == ["0", "0.1", "timer", "0.3", "timer"])
        timer.invalidate()
        clock.advance(by: 5)
        #expect(log.count == 5)
    }

    @Test("a deadline is exactly as far away as it says") func exactDeadline() {
        let clock = VirtualClock()
        VirtualClock.current = clock
        nonisolated(unsafe) var time: CFTimeInterval = 0
        let start = clock.now
        UIKit.DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { time = CACurrentMediaTime() }
        clock.advance(by: 1)
        #expect(time == start + 0.3)
    }
}
