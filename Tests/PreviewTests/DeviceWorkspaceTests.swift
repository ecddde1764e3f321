import Screens
import Testing
import UIKit

@testable import Preview

/// What the window makes of a device that changes.
@MainActor struct DeviceWorkspaceTests {
    private func withWorkspace(_ body: (Workspace) -> Void) {
        var configuration = Session.Configuration()
        configuration.effect = "alpha"
        configuration.scale = 1
        let workspace = Workspace(Session(configuration), width: 393, height: 852, density: 1)
        defer { workspace.close() }
        body(workspace)
    }

    /// The sizes asked for since the last time.
    private func takeSizes(_ workspace: Workspace) -> [CGSize] {
        defer { workspace.session.requests = [] }
        return workspace.session.requests.compactMap { if case .resize(let size) = $0 { size } else { nil } }
    }

    private func press(_ workspace: Workspace, _ key: Key, _ modifiers: Modifiers = []) {
        workspace.handle(.key(key, modifiers, isRepeat: false))
    }

    @Test("the window is asked to take the device's shape, at the scale that the user has it")
    func shape() {
        withWorkspace { workspace in
            press(workspace, .left, .control)
            #expect(takeSizes(workspace) == [CGSize(width: 852, height: 393)])
            workspace.resize(width: 852, height: 393, density: 1)
            #expect(workspace.layout.frame(ofScreen: 0) == CGRect(x: 0, y: 0, width: 852, height: 393))
            press(workspace, .up, .control)
            #expect(takeSizes(workspace) == [CGSize(width: 1366, height: 1024)])
            // The display has no room for it; the device after that is shown as large as the one before.
            workspace.resize(width: 800, height: 600, density: 1)
            press(workspace, .down, .control)
            #expect(takeSizes(workspace) == [CGSize(width: 852, height: 393)])
            workspace.resize(width: 852, height: 393, density: 1)
            // The user makes it smaller: that is how it is wanted from now on.
            workspace.resize(width: 426, height: 197, density: 1)
            press(workspace, .right, .control)
            let size = takeSizes(workspace).first ?? .zero
            #expect(abs(size.width - 197) <= 1 && abs(size.height - 426) <= 1)
        }
    }

    @Test("a frame differs from the one before by the bezel alone, and by the side of the island alone")
    func signatures() {
        withWorkspace { workspace in
            let plain = workspace.frame()
            press(workspace, .character("b"))
            let bezel = workspace.frame()
            #expect(plain.signature != bezel.signature && bezel.nodes.count == plain.nodes.count + 1)
            press(workspace, .left, .control)
            let left = workspace.frame()
            press(workspace, .right, .control)
            press(workspace, .right, .control)
            #expect(workspace.frame().signature != left.signature)
        }
    }

    @Test("tools run from left to right in every language, and keep their own look")
    func tools() {
        withWorkspace { workspace in
            press(workspace, .character("w"))
            press(workspace, .character("d"))
            let window = workspace.overlay.window
            #expect(workspace.session.window.isRightToLeft && !window.isRightToLeft)
            #expect(window.traitCollection.userInterfaceStyle == .dark)
            let label = UILabel()
            window.addSubview(label)
            #expect(!label.isRightToLeft && label.traitCollection.userInterfaceStyle == .dark)
        }
    }
}
