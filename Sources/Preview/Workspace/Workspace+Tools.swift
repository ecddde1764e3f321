import UIKit

extension Workspace: Instruments {
    package func show(_ line: String) {
        overlay.show(message: line)
    }

    package func toggle(_ tool: Tool) {
        switch tool {
        case .edgeZones: for overlay in overlays { overlay.showsEdgeZones.toggle() }
        case .statusLine: for overlay in overlays { overlay.showsLine.toggle() }
        case .help: overlay.showsHelp.toggle()
        }
    }

    package func closeTopmost() -> Bool {
        if let open = overlays.first(where: \.showsHelp) {
            open.showsHelp = false
            return true
        }
        return false
    }

    /// The windows of the tools, from back to front.
    var tools: [ToolWindow] { overlays.map(\.window) }

    /// Shows what is to be shown now.
    func updateTools() {
        for (index, overlay) in overlays.enumerated() where index < session.panes.count {
            let status = status(ofScreen: index)
            // What runs is said better by the line itself, with its speed and whether it is paused.
            if status.phase != .idle { overlay.drop(message: session.selectionText) }
            guard overlay.needsUpdate(status) else { continue }
            session.turn { overlay.update(status) }
        }
    }
}
