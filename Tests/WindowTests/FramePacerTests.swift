import Testing

@testable import Window

@Suite("FramePacer")
struct FramePacerTests {
    @Test("the first frame is due at once, the next one a refresh later")
    func steady() {
        var pacer = FramePacer(refreshRate: 120, waitsForRefresh: false)
        #expect(pacer.wait(at: 5) == 0)
        #expect(pacer.begin(at: 5) == 5)
        #expect(isClose(pacer.wait(at: 5.002), 1.0 / 120 - 0.002))
        #expect(isClose(pacer.begin(at: 5 + 1.0 / 120 + 0.0004), 5 + 1.0 / 120))
    }

    @Test("frames that were missed are left out, and the grid is kept")
    func late() {
        var pacer = FramePacer(refreshRate: 100, waitsForRefresh: false)
        _ = pacer.begin(at: 1)
        #expect(pacer.wait(at: 1.047) == 0)
        #expect(isClose(pacer.begin(at: 1.047), 1.04))
        #expect(isClose(pacer.wait(at: 1.047), 0.003))
    }

    @Test("after a rest the next frame is due at once")
    func rest() {
        var pacer = FramePacer(refreshRate: 60, waitsForRefresh: false)
        _ = pacer.begin(at: 1)
        pacer.rest()
        #expect(pacer.wait(at: 1.001) == 0)
        #expect(pacer.begin(at: 9) == 9)
    }

    @Test("a display that does not tell its refresh counts as 60 Hz")
    func unknownRate() {
        #expect(FramePacer(refreshRate: 0, waitsForRefresh: false).interval == 1.0 / 60)
    }

    @Test("with presenting that waits, drawing starts late enough to show new input and early enough to be ready")
    func followsRefreshes() {
        let interval = 1.0 / 60
        let display = (phase: 0.0091, cost: 0.004)
        var pacer = FramePacer(refreshRate: 60, waitsForRefresh: true)
        var now = 100.0
        var shown: [Int] = []
        var slack = 0.0
        for _ in 0..<400 {
            now += pacer.wait(at: now)
            _ = pacer.begin(at: now)
            let drawn = now + display.cost
            let refresh = ((drawn - display.phase) / interval).rounded(.up)
            now = refresh * interval + display.phase
            pacer.end(drawn: drawn, presented: now)
            shown.append(Int(refresh))
            slack = now - drawn
        }
        #expect(zip(shown, shown.dropFirst()).suffix(300).allSatisfy { $1 == $0 + 1 }, "one frame for each refresh")
        #expect(slack > 0.002 && slack < 0.005)
    }

    @Test("a driver that promises to wait and does not gets no flood of frames")
    func falsePromise() {
        var pacer = FramePacer(refreshRate: 60, waitsForRefresh: true)
        var now = 0.0
        for _ in 0..<600 {
            now += pacer.wait(at: now)
            _ = pacer.begin(at: now)
            pacer.end(drawn: now + 0.004, presented: now + 0.005)
            now += 0.005
        }
        #expect(now > 9 && now < 10.1, "600 frames in about ten seconds")
    }

    @Test("the instants that frames stand for never go back")
    func monotonic() {
        var pacer = FramePacer(refreshRate: 60, waitsForRefresh: true)
        var random = SystemRandomNumberGenerator()
        var now = 0.0
        var last = -1.0
        for _ in 0..<1000 {
            now += Double.random(in: 0...0.03, using: &random)
            let instant = pacer.begin(at: now)
            #expect(instant >= last)
            last = instant
            now += Double.random(in: 0...0.03, using: &random)
            pacer.end(drawn: now, presented: now + 0.001)
            if Bool.random(using: &random) { pacer.rest() }
        }
    }

    private func isClose(_ a: Double, _ b: Double) -> Bool {
        abs(a - b) < 1e-9
    }
}
