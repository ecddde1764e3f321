import Transitions
import UIKit

/// What can be tuned of the gestures that drive transitions.
package struct GestureSettings: Hashable, Sendable, Codable {
    package var zones = EdgeZones()
    package var release = ReleaseRule()

    package init() {}
}

/// All that can be tuned, as one value: what Ctrl-Z brings back and what is remembered between runs.
package struct Settings: Hashable, Sendable, Codable {
    /// For each pane how its effects are wanted, by their ids.
    package var tunings: [[String: Tuning]] = [[:]]
    package var gestures = GestureSettings()

    package init() {}
}

/// The settings before changes, for taking these back. A run of changes of the same thing counts as one.
struct SettingsHistory {
    /// How many changes can be taken back.
    private static let limit = 200

    private var past: [Settings] = []
    private var future: [Settings] = []
    /// What the run of changes that goes on is about.
    private var subject: String?

    /// Settings are about to be changed.
    ///
    /// - Parameter subject: What is changed; a change of the same as the last one joins it until `endRun`.
    mutating func willChange(_ settings: Settings, _ subject: String?) {
        defer { self.subject = subject }
        if let subject, subject == self.subject { return }
        past.append(settings)
        if past.count > Self.limit { past.removeFirst() }
        future = []
    }

    var canUndo: Bool { !past.isEmpty }
    var canRedo: Bool { !future.isEmpty }

    mutating func endRun() {
        subject = nil
    }

    /// The settings before the last run of changes, given those of now; nil if there were none.
    mutating func undo(_ now: Settings) -> Settings? {
        guard let before = past.popLast() else { return nil }
        future.append(now)
        subject = nil
        return before
    }

    /// The settings that the last `undo` replaced.
    mutating func redo(_ now: Settings) -> Settings? {
        guard let after = future.popLast() else { return nil }
        past.append(now)
        subject = nil
        return after
    }
}

extension Session {
    /// All that can be tuned, as it is.
    package var settings: Settings {
        get {
            var settings = Settings()
            settings.tunings = panes.map(\.tunings)
            settings.gestures = gestures
            return settings
        }
        set {
            let before = panes.map(\.tuning)
            for (pane, tunings) in zip(panes, newValue.tunings) { pane.tunings = tunings }
            gestures = newValue.gestures
            if panes.map(\.tuning) != before { needsRerun = true }
        }
    }

    package var zones: EdgeZones { gestures.zones }

    /// Changes settings, so that it can be taken back; what is on show follows with the next tick.
    ///
    /// - Parameter subject: What is changed, in a word; changes of the same that follow each other are one to undo.
    func change(_ subject: String?, _ edit: (inout Settings) -> Void) {
        var changed = settings
        edit(&changed)
        guard changed != settings else { return }
        history.willChange(settings, subject)
        settings = changed
    }

    /// Changes how the active pane's effect is wanted.
    func tune(_ subject: String?, _ edit: (inout Tuning) -> Void) {
        let (index, id) = (activeIndex, active.entry.id)
        change(subject.map { "\(index) \(id) \($0)" }) { settings in
            var tuning = settings.tunings[index][id] ?? Tuning()
            edit(&tuning)
            settings.tunings[index][id] = tuning.isEmpty ? nil : tuning
        }
    }

    /// Chooses where effects start from; nil for the element clicked.
    func startEffects(from origin: CGRect?) {
        self.origin = origin
        needsRerun = true
        tell(
            "origin", detail: origin.map { "\(Decimals.text($0.minX, places: 1)),\(Decimals.text($0.minY, places: 1))" }
        )
    }

    func undoChange() {
        guard let before = history.undo(settings) else { return hint("Nothing to undo") }
        replace("undone", with: before)
    }

    func redoChange() {
        guard let after = history.redo(settings) else { return hint("Nothing to redo") }
        replace("redone", with: after)
    }

    /// Puts other settings in the place of those of now, and says what they are about: it need not be on show.
    private func replace(_ name: String, with other: Settings) {
        let before = settings
        settings = other
        let effects = Catalogue.all.filter { entry in
            zip(before.tunings, other.tunings).contains { $0[entry.id] != $1[entry.id] }
        }
        let subject = effects.isEmpty ? "Gestures" : effects.map(\.name).joined(separator: ", ")
        tell(name, detail: subject)
        hint("\(subject): \(name)")
    }

    /// Plays what is on show anew with the settings of now, up to where it was.
    ///
    /// What no transition shows follows the next time; a finger is not interrupted.
    func rerun() {
        guard !isHeldByPointer else { return }
        needsRerun = false
        guard isRunning || playhead != nil, recordedDuration > 0 else { return }
        let (fraction, wasPlaying, wasReversed) = (shownTime / recordedDuration, isPlaying, isReversed)
        isRerunning = true
        defer { isRerunning = false }
        let shown = panes.filter { $0.recorder.record != nil }
            .map { (pane: $0, forward: $0.isForward, source: $0.source, depth: $0.startDepth) }
        rebuild()
        for (pane, _, _, depth) in shown {
            deepen(pane, to: depth)
        }
        turn {
            for (pane, forward, source, depth) in shown {
                request(forward: forward, from: depth == 0 ? source : .screen, on: pane)
            }
        }
        scrub(to: fraction)
        if wasPlaying {
            isPlaying = true
            isReversed = wasReversed
        }
    }
}
