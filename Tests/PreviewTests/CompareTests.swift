import Testing
import Transitions
import UIKit

@testable import Preview

/// Two screens on one clock.
@Suite("Comparing")
@MainActor
struct CompareTests {
    private func shot(_ session: Session, _ pane: Int) -> Shot {
        Shot(
            FrameRenderer().image(
                of: session.screenNodes(width: 100, height: 200, pane: pane), width: 100, height: 200,
                background: .black))
    }

    @Test("one drag drives both, and what it decides both do", arguments: [true, false])
    func drag(_ finishes: Bool) {
        withSession("alpha") { session in
            session.compare(with: "fade")
            let end = CGPoint(x: finishes ? 20 : 70, y: 100)
            let time = session.drag(from: CGPoint(x: 99, y: 100), to: end)
            let statuses = session.panes.map { session.status(of: $0) }
            #expect(statuses.map(\.effect) == ["alpha", "fade"])
            #expect(statuses.allSatisfy { $0.phase == .interactive })
            #expect(abs(statuses[0].progress - statuses[1].progress) < 1e-9 && statuses[0].progress > 0.1)
            session.release(at: end, time: time + 1)
            #expect(session.comeToRest())
            #expect(session.panes.map(\.flow.depth) == (finishes ? [1, 1] : [0, 0]))
        }
    }

    @Test("both show the same moment of one clock, and one that is over waits at its end")
    func scrub() {
        withSession("alpha") { session in
            session.compare(with: "fade")
            session.goForward()
            session.goToEnd()
            session.scrub(to: 0.5)
            let statuses = session.panes.map { session.status(of: $0) }
            // A second of two: alpha was over after 0.45.
            #expect(statuses[0].progress == 1 && abs(statuses[1].elapsed - 1) < 1e-9)
            let end = shot(session, 0)
            session.scrub(to: 0.1)
            #expect(shot(session, 0) != end)
            #expect(abs(session.status(of: session.panes[0]).elapsed - 0.2) < 1e-9)
        }
    }

    @Test("an effect beside itself in another way differs on its way only")
    func sameEffect() {
        withSession("alpha") { session in
            var slow = Tuning()
            slow.curve = .easeIn
            session.compare(with: "alpha", tuning: slow)
            session.goForward()
            session.goToEnd()
            session.scrub(to: 0.5)
            #expect(shot(session, 0) != shot(session, 1))
            session.scrub(to: 1)
            #expect(shot(session, 0) == shot(session, 1))
            session.scrub(to: 0)
            #expect(shot(session, 0) == shot(session, 1))
        }
    }

    @Test("a lone screen and the same beside another one have the same pixels")
    func alone() {
        var lone: Shot?
        withSession("alpha") { session in
            session.goForward()
            session.scrub(to: 0.3)
            lone = session.shot
        }
        withSession("alpha") { session in
            session.compare(with: "alpha")
            session.goForward()
            session.scrub(to: 0.3)
            #expect(shot(session, 0) == lone && shot(session, 1) == lone)
        }
    }

    @Test("effects without a common mode each go their own way")
    func modes() {
        withSession("system-push") { session in
            session.compare(with: "card")
            session.goForward()
            #expect(session.panes.map { session.status(of: $0).operation } == [.push, .present])
            #expect(session.comeToRest())
            session.goBack()
            #expect(session.comeToRest())
            #expect(session.panes.map(\.flow.depth) == [0, 0])
        }
    }

    @Test("Escape takes both back, and ending it leaves the first alone at rest")
    func ending() {
        withSession("fade") { session in
            session.compare(with: "alpha")
            session.goForward()
            session.frames(5)
            session.press(.escape)
            #expect(session.comeToRest())
            #expect(session.panes.map(\.flow.depth) == [0, 0])
            session.goForward()
            session.frames(5)
            session.endComparing()
            #expect(session.panes.count == 1 && !session.isBusy && session.status.effect == "fade")
            session.goForward()
            #expect(session.comeToRest())
            #expect(session.depth == 1)
        }
    }

    @Test("where only one could be taken back, both start anew")
    func inStep() {
        withSession("alpha") { session in
            session.compare(with: "fade")
            session.goForward()
            session.frames(60)
            // Alpha is over, fade is half way.
            session.cancelTransition()
            #expect(session.comeToRest())
            session.frames(2)
            #expect(session.panes.map(\.flow.depth) == [0, 0])
        }
    }

    @Test("settings of one do not touch the other")
    func settings() {
        withSession("alpha") { session in
            session.compare(with: "alpha")
            #expect(session.activeIndex == 1)
            session.tune(nil) { $0.duration = 2 }
            #expect(session.panes.map { $0.tuning.duration } == [nil, 2])
            session.undoChange()
            #expect(session.panes.allSatisfy { $0.tuning.isEmpty })
        }
    }
}
