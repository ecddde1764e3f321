import Testing
import Transitions
import UIKit

@testable import Preview

/// What every key does to a session.
@Suite("Keys")
@MainActor
struct KeyActionTests {
    @Test("a digit chooses its effect, in the mode of its first operation", arguments: Array("1234567890-="))
    func effects(_ key: Character) {
        withSession(plain: false) { session in
            session.press(key)
            let entry = Catalogue.own.first { $0.key == key }
            #expect(session.status.effect == entry?.id)
            #expect(session.status.operation == entry?.operations.first)
            session.press(.return)
            #expect(session.recorder.isRunning)
        }
    }

    @Test("Tab goes through all effects and comes round, Shift-Tab the other way")
    func neighbours() {
        let ids = Catalogue.own.map(\.id)
        withSession(ids[ids.count - 1]) { session in
            var seen: [String] = []
            for _ in ids {
                session.press(.tab)
                seen.append(session.status.effect)
            }
            #expect(seen == ids)
            session.press(.tab, .shift)
            #expect(session.status.effect == ids[ids.count - 2])
        }
    }

    @Test("N, M and T change the mode, and what the effect lacks is said")
    func modes() {
        withSession("alpha") { session in
            session.press("m")
            #expect(session.mode == .modal)
            session.press("t")
            #expect(session.mode == .tabs)
            session.press("n")
            #expect(session.mode == .navigation)
            session.press("6")
            var lines: [String] = []
            session.onMessage = { lines.append($0) }
            session.press("n")
            session.press("t")
            #expect(session.mode == .modal)
            #expect(lines == ["Card has no push: M for modal", "Card has no tab: M for modal"])
        }
    }

    @Test("forward on the second screen leads to the first again, on and on")
    func deeper() {
        withSession("alpha") { session in
            let first = session.shot
            for depth in 1...4 {
                session.press(.return)
                session.comeToRest()
                #expect(session.depth == depth)
                #expect((session.shot == first) == depth.isMultiple(of: 2))
            }
            for depth in (0..<4).reversed() {
                session.press(.backspace)
                session.comeToRest()
                #expect(session.depth == depth)
            }
        }
    }

    @Test("the stack does not grow without end")
    func deepest() {
        withSession("alpha") { session in
            for _ in 0..<30 {
                session.press(.return)
                session.press(.end)
            }
            #expect(session.depth == 23)
        }
    }

    @Test(
        "back on the first screen says so",
        arguments: [
            (Mode.navigation, "This is the first screen: nothing to pop"),
            (.modal, "This is the first screen: nothing to dismiss"), (.tabs, "This is the first tab"),
        ])
    func nothingBefore(_ mode: Mode, _ line: String) {
        withSession("alpha", mode: mode) { session in
            var lines: [String] = []
            session.onMessage = { lines.append($0) }
            session.press(.backspace)
            #expect(lines == [line])
        }
    }

    @Test("of requests made by hand while one runs, the last waits and the others are forgotten")
    func queue() {
        withSession("fade") { session in
            let log = EventLog(session)
            session.press(.return)
            session.frames(10)
            for _ in 0..<5 { session.press(.return) }
            session.press(.backspace)
            #expect(session.comeToRest())
            #expect(log.names == ["began", "finished", "began", "finished"])
            #expect(session.depth == 0)
        }
    }

    @Test("choosing another effect in mid-transition leaves nothing of the old one")
    func selectWhileRunning() {
        withSession("fade") { session in
            let log = EventLog(session)
            session.press(.return)
            session.frames(20)
            session.press(.return)
            session.press("5")
            #expect(log.names == ["began", "cancelled", "selected"])
            #expect(log.effects == ["fade", "fade", "alpha"])
            #expect(!session.isBusy)
            #expect(session.recorder.record == nil)
            #expect(session.depth == 0)
            session.press(.return)
            session.comeToRest()
            #expect(session.depth == 1)
        }
    }

    @Test("Space at rest goes forward, held at 0")
    func spaceAtRest() {
        withSession { session in
            let before = session.shot
            session.press(.space)
            #expect(session.status.phase == .paused)
            #expect(session.status.progress == 0)
            #expect(session.shot == before)
            session.press(.space)
            session.comeToRest()
            #expect(session.depth == 1)
        }
    }

    @Test("E, H, F1 and ? show and hide; Escape closes the help and then ends a loop")
    func overlays() {
        withWorkspace { workspace in
            let session = workspace.session
            session.press("e")
            session.press("h")
            session.press(.function(1))
            #expect(workspace.overlay.showsEdgeZones)
            #expect(!workspace.overlay.showsPlate)
            #expect(workspace.overlay.showsHelp)
            session.press("l")
            session.press(.escape)
            #expect(!workspace.overlay.showsHelp)
            #expect(session.isLooping)
            session.press(.escape)
            #expect(!session.isLooping)
        }
    }

    @Test("? typed with other keys is understood, and a key that types what it is counts once")
    func typed() {
        withWorkspace { workspace in
            let session = workspace.session
            session.press("ß", .shift)
            session.handle(.text("?"))
            #expect(workspace.overlay.showsHelp)
            session.press("[")
            session.handle(.text("["))
            #expect(session.speed.factor == 0.5)
            session.press("8", .alt)
            session.handle(.text("["))
            #expect(session.speed.factor == 0.25)
            session.handle(.text("n"))
            #expect(session.mode == .navigation)
        }
    }

    @Test("F12 and Ctrl-Q are the window's to do")
    func requests() {
        withSession { session in
            session.press(.function(12))
            session.press("q", .control)
            #expect(session.requests == [.screenshot, .quit])
        }
    }

    @Test("the previewer's own pictures are no part of the screen's")
    func overlayIsSeparate() {
        withWorkspace { workspace in
            let before = workspace.session.shot
            workspace.handle(.key(.function(1), [], isRepeat: false))
            workspace.handle(.key(.character("e"), [], isRepeat: false))
            #expect(workspace.session.shot == before)
            #expect(workspace.frame().nodes.count == 2)
        }
    }
}
