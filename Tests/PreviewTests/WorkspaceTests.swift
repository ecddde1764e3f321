import Testing
import Transitions
import UIKit

@testable import Preview

/// What lies around the screens, and where input goes.
@Suite("Workspace")
@MainActor
struct WorkspaceTests {
    private let size = CGSize(width: 393, height: 852)

    private func click(_ workspace: Workspace, _ point: CGPoint, time: Double = 50) {
        workspace.handle(.down(.mouse, button: .primary, at: point, time: time))
        workspace.handle(.up(.mouse, button: .primary, at: point, time: time + 0.05))
    }

    @Test("the gallery's arrows and Return choose an effect, Escape chooses none")
    func galleryKeys() {
        withWorkspace("alpha", size: size) { workspace in
            workspace.press("a")
            #expect(workspace.gallery != nil)
            workspace.press(.right)
            workspace.press(.return)
            #expect(workspace.gallery == nil)
            let ids = Catalogue.own.map(\.id)
            #expect(workspace.session.status.effect == ids[(ids.firstIndex(of: "alpha") ?? 0) + 1])
            workspace.press("a")
            workspace.press(.left)
            workspace.press(.escape)
            #expect(workspace.gallery == nil && workspace.session.status.effect == "card")
        }
    }

    @Test("every cell of the gallery chooses its effect by a click, and a click beside them closes")
    func galleryClicks() throws {
        try withWorkspace("alpha", size: size) { workspace in
            for (index, entry) in Catalogue.own.enumerated() {
                workspace.press("a")
                let view = try #require(workspace.gallery?.window.subviews.first as? GalleryView)
                let cell = view.layout.picture(index)
                #expect(workspace.layout.stage.insetBy(dx: 24, dy: 24).contains(view.layout.cell(index)))
                click(workspace, CGPoint(x: cell.midX, y: cell.midY))
                #expect(workspace.session.status.effect == entry.id)
            }
            workspace.press("a")
            click(workspace, CGPoint(x: 30, y: 30))
            #expect(workspace.gallery == nil && workspace.session.status.effect == "system-cover")
        }
    }

    @Test("the gallery's pictures move, and recording them changes nothing of the session")
    func galleryPictures() {
        withWorkspace("alpha", size: size) { workspace in
            let (model, shot) = (UIScreen.main.model, workspace.session.shot)
            workspace.press("a")
            workspace.frames(Catalogue.own.count + 1)
            #expect(workspace.gallery?.nodes(density: 1).count == Catalogue.own.count)
            #expect(UIScreen.main.model == model && workspace.session.shot == shot)
            let first = workspace.frame().signature
            workspace.frames(1)
            #expect(workspace.frame().signature != first)
            workspace.press(.escape)
            workspace.session.goForward()
            workspace.comeToRest()
            #expect(workspace.session.depth == 1)
        }
    }

    @Test("while the gallery is open no press reaches the screen, not even its release")
    func galleryIsModal() {
        withWorkspace("alpha", size: size) { workspace in
            workspace.press("a")
            var time = 50.0
            workspace.handle(.down(.mouse, button: .primary, at: CGPoint(x: 392, y: 400), time: time))
            for x in stride(from: 380.0, to: 100, by: -20) {
                time += frameTime
                workspace.handle(.moved(.mouse, to: CGPoint(x: x, y: 400), time: time))
            }
            workspace.handle(.up(.mouse, button: .primary, at: CGPoint(x: 5, y: 5), time: time))
            #expect(!workspace.session.isRunning && workspace.session.grips.isEmpty && workspace.gallery == nil)
        }
    }

    @Test("the panel makes the window ask for its width; the screen's place and its edges stay")
    func panel() {
        withWorkspace("alpha", size: size) { workspace in
            workspace.press("i")
            #expect(workspace.session.requests == [.resize(CGSize(width: 733, height: 852))])
            workspace.resize(width: 733, height: 852, density: 1)
            #expect(workspace.layout.place(ofScreen: 0) == CGRect(origin: .zero, size: size))
            var time = 50.0
            workspace.handle(.down(.mouse, button: .primary, at: CGPoint(x: 390, y: 400), time: time))
            for x in stride(from: 380.0, to: 300, by: -10) {
                time += frameTime
                workspace.handle(.moved(.mouse, to: CGPoint(x: x, y: 400), time: time))
            }
            #expect(workspace.session.status.phase == .interactive)
            workspace.handle(.cancelled(.mouse, time: time))
            workspace.comeToRest()
            // A press in the panel is none on the screen.
            workspace.handle(.down(.mouse, button: .primary, at: CGPoint(x: 600, y: 400), time: time + 1))
            #expect(workspace.session.grips.isEmpty)
            workspace.handle(.up(.mouse, button: .primary, at: CGPoint(x: 600, y: 400), time: time + 1.1))
            workspace.session.requests = []
            workspace.press("i")
            #expect(workspace.session.requests == [.resize(size)])
        }
    }

    @Test("of two screens in one window the one that is clicked becomes the one that keys speak of")
    func twoScreens() {
        withWorkspace("alpha", size: CGSize(width: 100, height: 200)) { workspace in
            workspace.session.compare(with: "fade")
            workspace.followSession()
            #expect(workspace.session.requests == [.resize(CGSize(width: 224, height: 200))])
            workspace.resize(width: 224, height: 200, density: 1)
            click(workspace, CGPoint(x: 50, y: 30))
            #expect(workspace.session.activeIndex == 0)
            click(workspace, CGPoint(x: 174, y: 30), time: 60)
            #expect(workspace.session.activeIndex == 1)
        }
    }

    @Test("O and a click choose where effects start, O and Escape choose nothing")
    func picking() {
        withWorkspace("circle-spread", size: CGSize(width: 100, height: 200)) { workspace in
            workspace.press("o")
            click(workspace, CGPoint(x: 31, y: 150))
            #expect(workspace.session.origin == CGRect(x: 31, y: 150, width: 0, height: 0))
            #expect(workspace.session.grips.isEmpty && !workspace.session.isRunning)
            workspace.press("o")
            workspace.press(.escape)
            #expect(workspace.session.origin == nil && workspace.picking == nil)
        }
    }

    @Test("the layers are shown with borders, in depth and not at all, in turn; in depth drags turn them")
    func layers() {
        withWorkspace("alpha", size: CGSize(width: 100, height: 200)) { workspace in
            let plain = workspace.frame()
            workspace.press("g")
            #expect(workspace.exploded.mode == .borders)
            #expect(workspace.frame().signature != plain.signature)
            workspace.press("g")
            let before = workspace.exploded.camera
            var time = 50.0
            workspace.handle(.down(.mouse, button: .primary, at: CGPoint(x: 98, y: 100), time: time))
            for x in stride(from: 90.0, to: 30, by: -10) {
                time += frameTime
                workspace.handle(.moved(.mouse, to: CGPoint(x: x, y: 100), time: time))
            }
            workspace.handle(.up(.mouse, button: .primary, at: CGPoint(x: 40, y: 100), time: time))
            #expect(workspace.exploded.camera != before && !workspace.session.isRunning)
            workspace.press("g")
            #expect(workspace.exploded.mode == .off)
        }
    }

    @Test("what is remembered makes the next session the same")
    func remembered() throws {
        var state: RememberedState?
        withWorkspace("alpha", mode: .modal, size: CGSize(width: 100, height: 200)) { workspace in
            workspace.session.tune(nil) { $0.duration = 2 }
            workspace.session.change(nil) { $0.gestures.zones.width = 33 }
            workspace.press("s")
            workspace.press("i")
            workspace.press("h")
            state = workspace.remembered
        }
        let kept = try #require(state)
        let copy = try JSONDecoder().decode(RememberedState.self, from: JSONEncoder().encode(kept))
        #expect(copy == kept)
        var configuration = Session.Configuration()
        configuration.effect = copy.effect
        configuration.mode = copy.mode
        configuration.settings = copy.settings
        configuration.speed = copy.speed
        configuration.device = copy.device.device
        let workspace = Workspace(Session(configuration), width: 100, height: 200, density: 1)
        defer { workspace.close() }
        workspace.restore(copy)
        #expect(workspace.remembered == kept)
        #expect(workspace.session.zones.width == 33 && workspace.session.lead.tuning.duration == 2)
        #expect(workspace.inspector != nil && workspace.overlay.showsPlate == false)
    }
}
