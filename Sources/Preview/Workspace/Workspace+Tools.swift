import Transitions
import UIKit

extension ExplodedView.Mode {
    /// What there is to say when it is chosen.
    fileprivate var hint: String? {
        switch self {
        case .off: nil
        case .borders: "Layers: their borders"
        case .layers: "Layers in depth: drag turns, the wheel zooms"
        }
    }
}

extension Workspace: Instruments {
    package func show(_ line: String) {
        overlay.show(message: line)
    }

    package func toggle(_ tool: Tool) {
        switch tool {
        case .edgeZones: for overlay in overlays { overlay.showsEdgeZones.toggle() }
        case .statusLine: for overlay in overlays { overlay.showsPlate.toggle() }
        case .help: overlay.showsHelp.toggle()
        case .gallery:
            openGallery("Effects", selection: session.active.entry.id) { [session] in session.select($0.id) }
        case .compare:
            guard !session.isComparing else { return session.endComparing() }
            openGallery("Compare \(session.lead.entry.name) with", selection: session.lead.entry.id) { [session] in
                session.compare(with: $0.id)
            }
        case .inspector: toggleInspector()
        case .findings: toggleFindings()
        case .pickOrigin: if picking == nil { pick(.origin) } else { _ = stopPicking() }
        case .layers:
            session.letGo()
            exploded.cycle()
            session.tell("layers", detail: exploded.mode.rawValue)
            if let hint = exploded.mode.hint { show(hint) }
        }
    }

    package func closeTopmost() -> Bool {
        if stopPicking() { return true }
        if faultsPanel != nil {
            show(nil as Faults?)
            return true
        }
        if exploded.mode != .off {
            exploded = ExplodedView()
            session.tell("layers", detail: exploded.mode.rawValue)
            return true
        }
        if let open = overlays.first(where: \.showsHelp) {
            open.showsHelp = false
            return true
        }
        if findings != nil {
            closeFindings()
            return true
        }
        return false
    }

    /// Whether what the screens show is being recorded, which is shown over each of them.
    package var isRecording: Bool {
        get { overlays.contains(where: \.isRecording) }
        set {
            for overlay in overlays { overlay.isRecording = newValue }
            updateTools()
        }
    }

    /// The windows of the tools, from back to front.
    var tools: [ToolWindow] {
        overlays.map(\.window)
            + [
                inspector?.window, findings?.window, findings?.caption.window, gallery?.window, faultsPanel?.window,
            ].compactMap { $0 }
    }

    private func openGallery(_ title: String, selection: String, choose: @escaping (CatalogueEntry) -> Void) {
        letGo()
        session.letGo()
        session.leaveStage()
        var configuration = session.configuration
        configuration.device = session.device
        configuration.scale = UIScreen.main.model.scale
        session.turn {
            gallery = Gallery(
                place: layout.stage, density: layout.density, insets: galleryInsets, title: title,
                selection: selection, configuration: configuration, tunings: session.active.tunings, choose: choose)
        }
        session.tell("gallery")
    }

    func closeGallery() {
        session.turn { gallery?.close() }
        gallery = nil
        holds = [:]
    }

    /// Shows what is to be shown now.
    func updateTools() {
        for (index, overlay) in overlays.enumerated() where index < session.panes.count {
            overlay.direction = session.device.direction
            let phase = status(ofScreen: index).phase
            // What runs is said better by the plate itself, with its speed and whether it is paused.
            if phase != .idle { overlay.drop(message: session.selectionText) }
            overlay.update(phase, plate(index)) { session.turn($0) }
        }
        updateInspector()
        updateFindings()
    }
}
