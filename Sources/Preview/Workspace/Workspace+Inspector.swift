import Transitions
import UIKit

extension Workspace {
    /// Opens the panel beside the screens, or closes it; the window grows and shrinks by it.
    func toggleInspector() {
        if findings != nil { closeFindings(opensInspector: false) }
        rearrange {
            if let panel = inspector {
                session.turn { panel.close() }
                inspector = nil
                highlighted = nil
                layout.panelWidth = 0
            } else {
                layout.panelWidth = InspectorView.width
                session.turn {
                    let panel = InspectorPanel(place: layout.panel ?? .zero, density: layout.density)
                    panel.view.onEvent = { [weak self] event in self?.ask { self?.follow(event) } }
                    inspector = panel
                }
            }
        }
        session.tell("inspector", detail: inspector == nil ? "closed" : "open")
    }

    /// Shows in the panel what is so now.
    func updateInspector() {
        guard let panel = inspector else { return }
        let content = inspectorContent(panel)
        let moment = inspectorMoment(panel)
        session.turn {
            panel.view.show(content)
            panel.view.show(moment)
        }
    }

    private func inspectorContent(_ panel: InspectorPanel) -> InspectorContent {
        let pane = session.active
        let status = session.status(of: pane)
        let (own, wanted) = (panel.untuned(pane.entry), pane.sample)
        var content = InspectorContent()
        content.effect = pane.entry.name
        if session.isComparing { content.effect += session.activeIndex == 0 ? " (left)" : " (right)" }
        content.operation = status.operation.rawValue
        content.isPlaying = session.isPlaying && status.phase != .idle
        content.isLooping = session.isLooping
        content.speed = session.speed.factor
        content.canUndo = session.history.canUndo
        content.canRedo = session.history.canRedo
        if let record = pane.recorder.record {
            content.duration = record.end ?? record.announced
            content.loop = session.loopPart.map {
                $0.lowerBound * content.duration...$0.upperBound * content.duration
            }
            content.tracks = panel.tracks(of: record).rows
        }
        content.setDuration = .init(wanted.duration.enter, default: own.duration.enter)
        content.takesDuration = own.hasDuration
        content.curve = .init(wanted.curve, default: own.curve)
        if !own.hasCurve { content.ownPace = own.curveDescription }
        content.parameters = zip(own.parameters, wanted.parameters).map { own, wanted in
            .init(
                key: own.key, title: own.title, kind: own.kind, value: .init(wanted.value, default: own.value))
        }
        if case .parameter(let key, _, session.activeIndex)? = picking { content.picking = key }
        content.gesture = GestureSetting.allCases.map { setting in
            .init(
                setting,
                value: .init(session.gestures[setting], default: GestureSettings()[setting]))
        }
        content.command = commandLine
        return content
    }

    private func inspectorMoment(_ panel: InspectorPanel) -> InspectorMoment {
        var moment = InspectorMoment()
        let pane = session.active
        guard let record = pane.recorder.record else { return moment }
        let status = session.status(of: pane)
        let time = min(session.shownTime, record.end ?? .infinity)
        moment.elapsed = status.phase == .idle ? 0 : time
        guard status.phase != .idle else { return moment }
        moment.fraction = status.progress
        let tracks = panel.tracks(of: record).tracks
        for index in panel.view.visibleTracks.clamped(to: tracks.indices) {
            if let value = record.value(of: tracks[index], at: time) {
                moment.values[index] = tracks[index].text(of: value)
            }
        }
        return moment
    }

    /// Does what was done in the panel.
    private func follow(_ event: InspectorEvent) {
        switch event {
        case .close: toggleInspector()
        case .openGallery: toggle(.gallery)
        case .nextOperation: session.selectNextMode()
        case .playPause: session.perform(.pause)
        case .step(let frames): session.perform(.step(frames))
        case .toStart: session.perform(.toStart)
        case .loop(let isOn): if isOn != session.isLooping { session.perform(.loop) }
        case .speed(let factor, _): session.changeSpeed { $0 = Speed(factor) }
        case .undo: session.perform(.undo)
        case .redo: session.perform(.redo)
        case .scrub(let seconds, _): session.scrub(toSeconds: seconds)
        case .loopRange(let range, _): loop(range)
        case .hover(let layer): highlighted = layer
        case .duration(let seconds, let phase):
            tune("duration", phase) { $0.duration = seconds }
        case .curve(let curve, let phase):
            tune("curve", phase) { $0.curve = curve }
        case .set(let key, let value, let phase):
            tune(key, phase) { $0.set(key, to: value) }
        case .gesture(let setting, let value, let phase):
            change(setting.rawValue, phase) { $0.gestures[setting] = value }
        case .reset(let target): reset(target)
        case .pick(let key):
            let what = Picking.parameter(key, of: session.active.entry.id, pane: session.activeIndex)
            pick(picking == what ? nil : what)
        case .copyCommand:
            session.requests.append(.copy(commandLine))
            session.tell("copied", detail: commandLine)
            show("Copied: \(commandLine)")
        }
    }

    /// The words that show the effect so.
    private var commandLine: String {
        let entry = session.active.entry
        let what = entry.isGuest ? session.configuration.sources + ["--class", entry.id] : [entry.id]
        return (["segue", "render"] + what + session.active.tuning.arguments).map(\.shellWord).joined(separator: " ")
    }

    private func loop(_ seconds: ClosedRange<Double>?) {
        let duration = session.recordedDuration
        guard duration > 0 else { return }
        session.loop(seconds.map { $0.lowerBound / duration...$0.upperBound / duration })
    }

    /// Changes how the effect is wanted; a run of changes is one to undo.
    private func tune(_ key: String, _ phase: ChangePhase, _ edit: (inout Tuning) -> Void) {
        asRun(phase) { session.tune(key, edit) }
    }

    private func change(_ key: String, _ phase: ChangePhase, _ edit: (inout Settings) -> Void) {
        asRun(phase) { session.change(key, edit) }
        arrange()
    }

    /// Makes a change that begins or ends a run where its phase says so.
    private func asRun(_ phase: ChangePhase, _ body: () -> Void) {
        if phase == .began || phase == .single { session.history.endRun() }
        body()
        if phase == .ended || phase == .cancelled || phase == .single { session.history.endRun() }
    }

    private func reset(_ target: InspectorEvent.Target) {
        let (index, id) = (session.activeIndex, session.active.entry.id)
        switch target {
        case .duration: tune("duration", .single) { $0.reset("duration") }
        case .curve: tune("curve", .single) { $0.reset("curve") }
        case .parameter(let key): tune(key, .single) { $0.reset(key) }
        case .gesture(let setting):
            change(setting.rawValue, .single) { $0.gestures[setting] = GestureSettings()[setting] }
        case .everything:
            change("everything", .single) { settings in
                settings.tunings[index][id] = nil
                settings.gestures = GestureSettings()
            }
        }
    }
}

extension GestureSettings {
    subscript(setting: GestureSetting) -> Double {
        get {
            switch setting {
            case .edgeWidth: Double(zones.width)
            case .threshold: Double(zones.threshold)
            case .projection: Double(release.projection)
            }
        }
        set {
            switch setting {
            case .edgeWidth: zones.width = CGFloat(newValue)
            case .threshold: zones.threshold = CGFloat(newValue)
            case .projection: release.projection = CGFloat(newValue)
            }
        }
    }
}
