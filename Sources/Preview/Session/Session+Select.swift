import Screens
import Transitions
import UIKit

extension Session {
    /// Shows an effect on its own screens, in the mode it is made for.
    package func select(_ id: String) {
        guard let entry = Catalogue.all.first(where: { $0.id == id }) else { return }
        self.entry = entry
        if !entry.supports(mode) || mode != entry.defaultMode { mode = entry.defaultMode }
        rebuild()
        tell("selected")
        overlay.show(message: selectionText)
    }

    /// What has been selected, as the line says it until something runs.
    var selectionText: String { "\(entry.name) · \(mode.rawValue)" }

    /// Shows the effect so many places further in the catalogue, round and round.
    func selectNeighbour(_ offset: Int) {
        let all = Catalogue.all
        let index = all.firstIndex { $0.id == entry.id } ?? 0
        select(all[(index + offset + all.count) % all.count].id)
    }

    /// Shows the effect in another mode, if it can do that.
    package func select(_ mode: Mode) {
        guard entry.supports(mode) else {
            return say("\(entry.name) has no \(mode.forward.rawValue): \(entry.modesHint)")
        }
        guard mode != self.mode else { return overlay.show(message: selectionText) }
        self.mode = mode
        rebuild()
        tell("mode", detail: mode.rawValue)
        overlay.show(message: selectionText)
    }

    private func rebuild() {
        goLive()
        turn { build() }
    }

    /// Makes the flow for the effect and the mode anew, at its first screen.
    func build() {
        recorder.forget()
        window.cancelTouches(time: grips.values.map { $0.motion.time }.max() ?? 0)
        grips = grips.mapValues { Grip(hold: .nothing, motion: $0.motion) }
        isForward = false
        switch mode {
        case .navigation: flow = NavigationFlow(screenMaker)
        case .modal: flow = ModalFlow(screenMaker)
        case .tabs: flow = TabFlow(tabScreens)
        }
        window.rootViewController = flow.root
        recorder.forget()
    }
}

extension CatalogueEntry {
    /// Whether the effect can be shown in a mode.
    package func supports(_ mode: Mode) -> Bool {
        operations.contains(mode.forward)
    }

    /// The mode of the first operation listed.
    package var defaultMode: Mode {
        operations.first.map(Mode.init) ?? .navigation
    }

    /// Which keys lead to the modes that there are.
    fileprivate var modesHint: String {
        Mode.allCases.filter(supports).map { mode in
            switch mode {
            case .navigation: "N for navigation"
            case .modal: "M for modal"
            case .tabs: "T for tabs"
            }
        }
        .joined(separator: ", ")
    }
}
