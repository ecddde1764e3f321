import Testing
import UIKit

@testable import Preview

/// At rest nothing is drawn, and nothing wakes the program.
@Suite("Rest")
@MainActor
struct RestTests {
    @Test("at rest two frames are the same, and nothing is due once the line has faded")
    func still() {
        withSession { session in
            #expect(session.timeToWake != nil)
            session.frames(60 * 4)
            #expect(!session.isActive)
            #expect(session.timeToWake == nil)
            let first = session.frame(width: 100, height: 200)
            session.tick(realSeconds: 3)
            #expect(session.frame(width: 100, height: 200).signature == first.signature)
        }
    }

    @Test("while something moves every frame is another, and after it the line still has to fade")
    func moving() {
        withSession { session in
            session.press(.return)
            let first = session.frame(width: 100, height: 200)
            session.frames(1)
            #expect(session.isActive)
            #expect(session.frame(width: 100, height: 200).signature != first.signature)
            session.comeToRest()
            #expect(!session.isActive)
            let wake = session.timeToWake ?? 0
            #expect(wake > 0 && wake <= 2)
        }
    }

    @Test("a pause is rest, too")
    func paused() {
        withSession { session in
            session.press(.return)
            session.frames(5)
            session.press(.space)
            session.frames(60 * 4)
            let first = session.frame(width: 100, height: 200)
            #expect(!session.isActive)
            #expect(session.timeToWake == nil)
            session.frames(10)
            #expect(session.frame(width: 100, height: 200).signature == first.signature)
        }
    }

    @Test("another size of the glass is another frame")
    func size() {
        withSession { session in
            let first = session.frame(width: 100, height: 200)
            #expect(session.frame(width: 101, height: 200).signature != first.signature)
        }
    }
}
