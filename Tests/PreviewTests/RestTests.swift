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

    @Test("the line stays two seconds after input and a message three, and both fade before they go")
    func fading() {
        withSession { session in
            @MainActor func isSeen() -> Bool { session.frame(width: 100, height: 200).nodes.count == 2 }
            session.tick(realSeconds: 1.99)
            #expect(isSeen() && !session.isActive)
            // A program that wakes exactly when it was told to must not fall asleep for ever.
            session.tick(realSeconds: session.timeToWake ?? 0)
            session.tick(realSeconds: session.timeToWake ?? 0)
            #expect(isSeen() && session.isActive)
            session.frames(20)
            #expect(!isSeen() && !session.isActive && session.timeToWake == nil)
            session.show(message: "A line")
            session.tick(realSeconds: 2.9)
            #expect(isSeen() && !session.isActive)
            session.tick(realSeconds: 0.2)
            session.tick(realSeconds: 0.1)
            #expect(isSeen() && session.isActive)
            session.frames(20)
            #expect(!isSeen())
        }
    }
}
