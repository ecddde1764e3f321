import Transitions
import UIKit

extension Workspace {
    /// Opens the panel of findings and has what is shown checked; open, it closes it, or checks again what has changed since.
    func toggleFindings() {
        guard let panel = findings else { return openFindings() }
        if !panel.isChecking, isOutdated(panel) { check() } else { closeFindings() }
    }

    private func openFindings() {
        let id = session.active.entry.id
        showFindingsPanel(of: id)
        check()
    }

    /// Shows the panel, with nothing in it.
    private func showFindingsPanel(of id: String) {
        let hidesInspector = inspector != nil
        if hidesInspector { toggleInspector() }
        letGo()
        rearrange {
            layout.panelWidth = FindingsView.width
            session.turn {
                let panel = FindingsPanel(
                    id, place: layout.panel ?? .zero, density: layout.density, hidesInspector: hidesInspector)
                panel.view.advice = { [weak self] in self?.checkGuide?.advice(on: $0) }
                panel.view.onClose = { [weak self] in self?.ask { self?.closeFindings() } }
                panel.view.onAgain = { [weak self] in self?.ask { self?.check() } }
                panel.view.onChoose = { [weak self] index in self?.ask { self?.replay(index) } }
                findings = panel
            }
        }
    }

    /// Has what is shown checked.
    private func check() {
        guard let panel = findings else { return }
        session.leaveStage()
        let entry = session.active.entry
        panel.effect = entry.id
        panel.isStale = false
        panel.selection = nil
        session.tell("checking")
        guard entry.makeRoot == nil else {
            panel.news = .failed(
                "\(entry.name) is a screen of your own: its transitions are checked by themselves. Choose one with Tab "
                    + "and press K again.")
            return updateTools()
        }
        panel.news = .progress(done: 0, of: 0)
        session.requests.append(.check(entry.id))
        updateTools()
    }

    /// Closes the panel: what is being checked is checked no longer, and the screens are the user's again.
    func closeFindings(opensInspector: Bool = true) {
        guard let panel = findings else { return }
        if panel.isChecking { session.tell("check cancelled", effect: panel.effect) }
        session.requests.append(.check(nil))
        session.leaveStage()
        rearrange {
            session.turn { panel.close() }
            findings = nil
            layout.panelWidth = 0
        }
        if opensInspector, panel.hidesInspector { toggleInspector() }
        updateTools()
    }

    /// Something is heard of the check.
    package func take(_ news: CheckNews) {
        guard let panel = findings, panel.isChecking else { return }
        panel.news = news
        switch news {
        case .progress: break
        case .list(let list):
            panel.selection = list.findings.isEmpty ? nil : 0
            session.tell("checked", effect: panel.effect, detail: list.summary)
        case .failed(let why): session.tell("check failed", effect: panel.effect, detail: why)
        }
        updateTools()
    }

    /// Shows a check that was begun by an earlier version of the sources.
    package func show(_ check: CheckOnShow) {
        guard findings == nil else { return }
        showFindingsPanel(of: check.effect)
        findings?.news = check.news
        findings?.isStale = check.isStale
        if case .list(let list) = check.news, !list.findings.isEmpty { findings?.selection = 0 }
        updateTools()
    }

    // MARK: Replay

    /// Chooses a finding and plays what shows it.
    func replay(_ index: Int) {
        guard let panel = findings, panel.findings.indices.contains(index) else { return }
        panel.selection = index
        let finding = panel.findings[index]
        guard let way = finding.way, let entry = Catalogue.entry(panel.effect),
            let staging = checkGuide?.staging(of: way, entry)
        else {
            session.leaveStage()
            show("This one cannot be played")
            return updateTools()
        }
        exploded = ExplodedView()
        session.stage(staging, of: entry, slowAround: way.time)
        session.tell("replaying", effect: entry.id, detail: finding.rule)
        followSession()
    }

    private func choose(_ index: Int) {
        guard let panel = findings, panel.selection != index else { return }
        panel.selection = index
        endReplay()
    }

    /// Gives the user's screens back while what was played goes on, or never came to its end; false if nothing does.
    @discardableResult
    private func endReplay() -> Bool {
        guard session.isStaged, session.player != nil || session.isBusy else { return false }
        session.leaveStage()
        followSession()
        updateTools()
        return true
    }

    // MARK: Input

    /// Lets the panel have an event while a finding is played; false for what is not for it.
    func findingsTake(_ event: InputEvent) -> Bool {
        guard let panel = findings else { return false }
        switch event {
        case .key(let key, let modifiers, _):
            if key == .character("k"), modifiers.isEmpty {
                closeFindings()
                return true
            }
            return findingsTakeKey(event)
        case .down(let pointer, .primary, let point, let time):
            guard panel.window.takes(point) else { return false }
            holds[pointer] = .tool(panel.window)
            turnTools { panel.pointer.press(at: panel.window.local(point)) }
            touch(panel.window, pointer, .began, at: point, time: time)
        case .moved(let pointer, let point, let time):
            guard case .tool(let window)? = holds[pointer] else {
                hover(at: point)
                return false
            }
            touch(window, pointer, .moved, at: point, time: time)
        case .up(let pointer, .primary, let point, let time):
            guard case .tool(let window)? = holds.removeValue(forKey: pointer) else { return false }
            touch(window, pointer, .ended, at: point, time: time)
        case .wheel(let dx, let dy, _, let point, _):
            guard panel.window.takes(point) else { return false }
            turnWheel(CGVector(dx: dx, dy: dy), at: point)
        case .down, .up, .cancelled, .text, .focusGained, .focusLost, .resized: return false
        }
        return true
    }

    /// Lets the panel have a key that chooses or plays a finding.
    func findingsTakeKey(_ event: InputEvent) -> Bool {
        guard case .key(let key, let modifiers, let isRepeat) = event, modifiers.isEmpty, let panel = findings else {
            return false
        }
        if let index = panel.choice(of: key) {
            choose(index)
            return true
        }
        if key == .escape, !isRepeat, endReplay() { return true }
        guard key == .return, let index = panel.selection else { return false }
        if !isRepeat { replay(index) }
        return true
    }

    // MARK: What is shown

    /// Shows in the panel what is so now.
    func updateFindings() {
        guard let panel = findings else { return }
        let isPlaying = session.isStaged && session.player != nil
        let name = Catalogue.entry(panel.effect)?.name ?? panel.effect
        let played =
            isPlaying
            ? panel.selection.flatMap { index in panel.findings.indices.contains(index) ? panel.findings[index] : nil }
            : nil
        let top = insets.top
        let place = layout.place(ofScreen: min(session.activeIndex, layout.count - 1)).insetBy(dx: 12, dy: top + 4)
        session.turn {
            panel.update(name: name, remark: remark(of: panel), isPlaying: isPlaying)
            panel.caption.show(played, in: place, density: layout.density)
        }
    }

    /// Whether the list is about something else than what is shown.
    private func isOutdated(_ panel: FindingsPanel) -> Bool {
        panel.isStale || panel.effect != session.active.entry.id
    }

    /// What there is to know of the list.
    private func remark(of panel: FindingsPanel) -> String? {
        if panel.effect != session.active.entry.id {
            return "K checks \(session.active.entry.name), which is shown now."
        }
        if panel.isStale { return "The sources have changed since: K checks again." }
        var remarks: [String] = []
        if case .list(let list) = panel.news, let leftOut = list.leftOut { remarks.append(leftOut) }
        let tunings = session.ownSurroundings.settings.tunings
        let index = session.ownSurroundings.activeIndex
        let own = tunings.indices.contains(index) ? tunings[index][panel.effect] : nil
        if own?.isEmpty == false { remarks.append("Checked as in the source, without what is tuned here.") }
        return remarks.isEmpty ? nil : remarks.joined(separator: "\n")
    }
}
