import Testing
import Transitions
import UIKit

@testable import Preview

/// Faults that users met: each must stay impossible.
@Suite("Faults of the workspace")
@MainActor
struct WorkspaceFaultTests {
    private let size = CGSize(width: 393, height: 852)

    private func press(_ workspace: Workspace, _ point: CGPoint, time: Double = 50) {
        workspace.handle(.down(.mouse, button: .primary, at: point, time: time))
    }

    private func lift(_ workspace: Workspace, _ point: CGPoint, time: Double = 50.1) {
        workspace.handle(.up(.mouse, button: .primary, at: point, time: time))
    }

    @Test("a tool that moves the time lets the code of the transition take turns of its own")
    func scrubTakesTurns() {
        withWorkspace("awesome", size: size, plain: false) { workspace in
            var lines: [String] = []
            let write = Console.write
            defer { Console.write = write }
            Console.write = { lines.append($0) }
            workspace.press(.return)
            workspace.press(.space)
            workspace.frames(1)
            let plate = workspace.overlays[0].plate
            plate.layoutIfNeeded()
            let bar = plate.bar.convert(plate.bar.bounds, to: workspace.overlays[0].window)
            // The second stage of the effect begins at two thirds of its time.
            let point = CGPoint(x: bar.minX + bar.width * 0.75, y: bar.midY)
            press(workspace, point)
            lift(workspace, point)
            #expect(lines.isEmpty, "\(lines)")
            #expect(abs(workspace.session.shownTime - 1.5) < 0.1)
        }
    }

    @Test("the panel goes when it is closed")
    func panelGoes() {
        withWorkspace("circle-spread", size: size) { workspace in
            workspace.press("i")
            weak let view = workspace.inspector?.view
            weak let tuning = workspace.inspector?.view.tuning
            #expect(view != nil && tuning != nil)
            workspace.press("i")
            workspace.frames(2)
            #expect(view == nil && tuning == nil)
        }
    }

    @Test("there is one gallery, whatever is pressed while it is open, and nothing happens behind it")
    func oneGallery() {
        withWorkspace("alpha", size: size) { workspace in
            let windows = UIApplication.shared.windows.count
            workspace.press("a")
            for key in ["i", "g", "e", "o", "n", "d"] as [Character] {
                workspace.press(key)
            }
            workspace.press(.tab)
            workspace.press(.backspace)
            #expect(workspace.gallery != nil)
            workspace.press("c")
            #expect(workspace.gallery == nil)
            #expect(UIApplication.shared.windows.count == windows)
            #expect(workspace.inspector == nil && workspace.exploded.mode == .off && workspace.picking == nil)
            #expect(workspace.session.status.effect == "alpha" && !workspace.session.isBusy)
        }
    }

    @Test("the gallery does not take the release of a press that began before it")
    func olderPress() throws {
        try withWorkspace("alpha", size: size) { workspace in
            press(workspace, CGPoint(x: 200, y: 400))
            workspace.press("a")
            let view = try #require(workspace.gallery?.window.subviews.first as? GalleryView)
            let cell = view.layout.picture(2)
            lift(workspace, CGPoint(x: cell.midX, y: cell.midY))
            #expect(workspace.gallery != nil && workspace.session.status.effect == "alpha")
        }
    }

    @Test("opening the panel does not disturb a drag")
    func panelDuringDrag() {
        withWorkspace("alpha", size: size) { workspace in
            var time = 50.0
            press(workspace, CGPoint(x: 390, y: 400), time: time)
            for x in stride(from: 380.0, to: 200, by: -20) {
                time += frameTime
                workspace.handle(.moved(.mouse, to: CGPoint(x: x, y: 400), time: time))
            }
            workspace.press("i")
            #expect(workspace.session.status.phase == .interactive)
            workspace.resize(width: 733, height: 852, density: 1)
            #expect(workspace.session.status.phase == .interactive)
            lift(workspace, CGPoint(x: 200, y: 400), time: time)
            workspace.comeToRest()
        }
    }

    @Test("what is picked is set where it was asked for, or not at all")
    func picking() {
        withWorkspace("circle-spread", size: size) { workspace in
            let session = workspace.session
            workspace.press("i")
            workspace.pick(.parameter("defaultCenter", of: "circle-spread", pane: 0))
            workspace.press("6")
            workspace.handle(.moved(.mouse, to: CGPoint(x: 100, y: 100), time: 49))
            #expect(workspace.picking == nil)
            press(workspace, CGPoint(x: 100, y: 300))
            lift(workspace, CGPoint(x: 100, y: 300))
            #expect(session.lead.tuning.isEmpty)
            session.select("circle-spread")
            session.compare(with: "card")
            workspace.followSession()
            session.activate(0)
            workspace.pick(.parameter("defaultCenter", of: "circle-spread", pane: 0))
            let right = workspace.layout.windowPoint(CGPoint(x: 120, y: 300), screen: 1)
            press(workspace, right, time: 60)
            lift(workspace, right, time: 60.1)
            #expect(session.panes[0].tuning["defaultCenter"] == .point(CGPoint(x: 120, y: 300)))
            #expect(session.panes[1].tuning.isEmpty)
            workspace.pick(.parameter("defaultCenter", of: "circle-spread", pane: 0))
            workspace.press("i")
            #expect(workspace.picking == nil)
        }
    }

    @Test("Escape closes the help while a loop runs, and takes the transition back while a finger holds it")
    func escape() {
        withWorkspace("alpha", size: size) { workspace in
            workspace.press("l")
            workspace.frames(10)
            #expect(workspace.session.isRunning)
            workspace.press(.function(1))
            workspace.press(.escape)
            #expect(!workspace.overlay.showsHelp && workspace.session.isRunning)
            press(workspace, CGPoint(x: 200, y: 300))
            workspace.press(.function(1))
            workspace.press(.escape)
            #expect(workspace.overlay.showsHelp && workspace.session.status.phase == .settling)
            lift(workspace, CGPoint(x: 200, y: 300))
        }
    }

    @Test("numbers of a remembered state that no tool could have set are brought within their limits")
    func soundState() throws {
        let wild = """
            {"version":1,"effect":"nope","mode":"modal","speed":900,"showsInspector":false,"showsPlate":true,
            "device":{"name":"phone","width":393,"height":852,"orientation":"portrait","isDark":false,
            "reducesMotion":false,"isRightToLeft":false,"showsBezel":false},
            "settings":{"gestures":{"zones":{"width":-5,"threshold":1e9},
            "release":{"threshold":7,"projection":-1,"flick":-3}},
            "tunings":[{"card":{"seconds":-1,"values":{"topForShow":{"number":{"_0":1e9}},"nope":{"flag":{"_0":true}}}},
            "nope":{"seconds":3,"values":{}}}]}}
            """
        let state = try JSONDecoder().decode(RememberedState.self, from: Data(wild.utf8)).sound
        #expect(state.effect == nil)
        let tuning = try #require(state.settings.tunings.first?["card"])
        #expect(tuning.duration == Tuning.durations.lowerBound)
        #expect(Set(tuning.values.keys) == ["topForShow"])
        #expect(state.settings.tunings.first?["nope"] == nil)
        let gestures = state.settings.gestures
        #expect(gestures.zones.width == 8 && gestures.zones.threshold == 60)
        #expect(gestures.release.threshold == 1 && gestures.release.projection == 0 && gestures.release.flick == 0)
    }

    @Test("undo says whose change it took back")
    func undoSays() {
        withWorkspace("card", size: size) { workspace in
            workspace.session.tune(nil) { $0.duration = 2 }
            workspace.session.select("alpha")
            var details: [String?] = []
            workspace.session.onEvent = { if $0.name == "undone" { details.append($0.detail) } }
            workspace.press("z", .control)
            #expect(details == ["Card"])
        }
    }
}
