import Testing
import UIKit

@testable import Preview

/// At rest nothing is drawn, and nothing wakes the program.
@Suite("Rest")
@MainActor
struct RestTests {
    @Test("at rest two frames are the same, and nothing is due once the line has faded")
    func still() {
        withWorkspace { workspace in
            #expect(workspace.timeToWake != nil)
            workspace.frames(60 * 4)
            #expect(!workspace.isActive)
            #expect(workspace.timeToWake == nil)
            let first = workspace.frame()
            workspace.tick(realSeconds: 3)
            #expect(workspace.frame().signature == first.signature)
        }
    }

    @Test("while something moves every frame is another, and after it the line still has to fade")
    func moving() {
        withWorkspace { workspace in
            workspace.press(.return)
            let first = workspace.frame()
            workspace.frames(1)
            #expect(workspace.isActive)
            #expect(workspace.frame().signature != first.signature)
            workspace.comeToRest()
            #expect(!workspace.isActive)
            let wake = workspace.timeToWake ?? 0
            #expect(wake > 0 && wake <= 2)
        }
    }

    @Test("a pause is rest, too")
    func paused() {
        withWorkspace { workspace in
            workspace.press(.return)
            workspace.frames(5)
            workspace.press(.space)
            workspace.frames(60 * 4)
            let first = workspace.frame()
            #expect(!workspace.isActive)
            #expect(workspace.timeToWake == nil)
            workspace.frames(10)
            #expect(workspace.frame().signature == first.signature)
        }
    }

    @Test("a drag that is held still is not drawn again, and one that goes on is")
    func held() {
        withWorkspace { workspace in
            @MainActor func move(to x: CGFloat, at time: Double) {
                workspace.handle(.moved(.mouse, to: CGPoint(x: x, y: 100), time: time))
                workspace.frames(1)
            }
            workspace.frames(60 * 4)
            workspace.handle(.down(.mouse, button: .primary, at: CGPoint(x: 98, y: 100), time: 10))
            for step in 1...6 { move(to: 98 - CGFloat(step) * 8, at: 10 + Double(step) * frameTime) }
            #expect(workspace.isActive && workspace.session.status.phase == .interactive)
            // What the tools say of it may still change for a while.
            workspace.frames(60 * 4)
            let first = workspace.frame()
            workspace.frames(3)
            #expect(workspace.frame().signature == first.signature)
            move(to: 40, at: 15)
            #expect(workspace.frame().signature != first.signature)
        }
    }

    @Test("another size of the glass is another frame")
    func size() {
        withWorkspace { workspace in
            let first = workspace.frame()
            workspace.resize(width: 101, height: 200, density: 1)
            #expect(workspace.frame().signature != first.signature)
        }
    }

    @Test("the line stays two seconds after input and a message three, and both fade before they go")
    func fading() {
        withWorkspace { workspace in
            @MainActor func isSeen() -> Bool { workspace.frame().nodes.count == 2 }
            workspace.tick(realSeconds: 1.99)
            #expect(isSeen() && !workspace.isActive)
            // A program that wakes exactly when it was told to must not fall asleep for ever.
            workspace.tick(realSeconds: workspace.timeToWake ?? 0)
            workspace.tick(realSeconds: workspace.timeToWake ?? 0)
            #expect(isSeen() && workspace.isActive)
            workspace.frames(20)
            #expect(!isSeen() && !workspace.isActive && workspace.timeToWake == nil)
            workspace.show("A line")
            workspace.tick(realSeconds: 2.9)
            #expect(isSeen() && !workspace.isActive)
            workspace.tick(realSeconds: 0.2)
            workspace.tick(realSeconds: 0.1)
            #expect(isSeen() && workspace.isActive)
            workspace.frames(20)
            #expect(!isSeen())
        }
    }
}
