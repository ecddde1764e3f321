import Screens
import Transitions
import UIKit

extension Session {
    /// Shows an effect on its own screens, in the mode it is made for.
    package func select(_ id: String) {
        guard let entry = Catalogue.entry(id) else { return }
        active.entry = entry
        active.mode = entry.defaultMode
        rebuild()
        tell("selected")
        hint(selectionText)
    }

    /// What has been selected, in words.
    package var selectionText: String {
        active.flow.isOfUser ? active.entry.name : "\(active.entry.name) · \(mode.rawValue)"
    }

    /// Shows the effect so many places further in the catalogue, round and round.
    func selectNeighbour(_ offset: Int) {
        let all = Catalogue.all
        let index = all.firstIndex { $0.id == active.entry.id } ?? 0
        select(all[(index + offset + all.count) % all.count].id)
    }

    /// Shows the effect in another mode, if it can do that.
    package func select(_ mode: Mode) {
        let entry = active.entry
        guard entry.supports(mode) else {
            return say("\(entry.name) has no \(mode.forward.rawValue): \(entry.modesHint)")
        }
        guard mode != self.mode else { return hint(selectionText) }
        active.mode = mode
        rebuild()
        tell("mode", detail: mode.rawValue)
        hint(selectionText)
    }

    /// Shows the effect in the next of the modes that it has.
    func selectNextMode() {
        let modes = Mode.allCases.filter { active.entry.supports($0) }
        guard let index = modes.firstIndex(of: mode), modes.count > 1 else { return }
        select(modes[(index + 1) % modes.count])
    }

    /// Starts all panes anew at their first screens.
    func rebuild() {
        goLive()
        // The old screens go first: beside the new ones they would make the session as large as it ever is.
        turn { panes.forEach(clear) }
        turn {
            panes.forEach(build)
            // What waited for the end of what ran is not waited for any more.
            adoptScreenNow()
        }
    }

    /// Takes a pane's screens away.
    private func clear(_ pane: Pane) {
        pane.window.cancelTouches(time: grips.values.map { $0.motion.time }.max() ?? 0)
        pane.window.rootViewController = nil
        pane.flow = EmptyFlow()
        pane.recorder.forget()
    }

    /// Makes the flow for a pane's effect and mode anew, at its first screen.
    func build(_ pane: Pane) {
        pane.recorder.forget()
        pane.window.cancelTouches(time: grips.values.map { $0.motion.time }.max() ?? 0)
        grips = grips.mapValues { Grip(pane: $0.pane, hold: .nothing, motion: $0.motion) }
        forgetSwipe()
        pane.isForward = false
        if let makeRoot = pane.entry.makeRoot {
            pane.flow = UserFlow(makeRoot())
            pane.window.rootViewController = pane.flow.root
            return pane.recorder.forget()
        }
        switch pane.mode {
        case .navigation: pane.flow = NavigationFlow(screenMaker(pane))
        case .modal: pane.flow = ModalFlow(screenMaker(pane))
        case .tabs: pane.flow = TabFlow(tabScreens(pane))
        }
        pane.window.rootViewController = pane.flow.root
        pane.recorder.forget()
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
