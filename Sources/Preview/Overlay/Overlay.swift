import UIKit

/// What the previewer itself shows over a screen: the plate with time and progress, the list of keys, the edge zones.
///
/// It lives in a window of its own, so that it is no part of the screen's picture, and its time is the user's, not the clock's.
@MainActor
final class Overlay {
    /// How long the plate stays after the last input, and how long it takes to fade.
    private static let idleTime = 2.0  // s
    private static let fadeTime = 0.3  // s
    /// How long a message stays.
    private static let messageTime = 3.0  // s

    var showsPlate = true {
        didSet { wake() }
    }
    var showsHelp = false
    var showsEdgeZones = false
    /// Whether what the screen shows is being recorded.
    var isRecording = false
    /// In which the device's user reads, on which it depends where edges lead.
    var direction = UIUserInterfaceLayoutDirection.leftToRight {
        didSet { if direction != oldValue { dropEdgeZones() } }
    }

    let window: ToolWindow
    let plate: HUDView
    // Made when they are first shown: their many labels would cost every start and every resize.
    private var help: HelpPanel?
    private var edges: EdgeZonesView?
    private var recordingMark: RecordingMark?
    private var zones: EdgeZones
    private let keyMap: KeyMap
    private var idle = 0.0
    private var message: (text: String, left: Double)?
    private var shown: Content?

    /// All that the picture depends on.
    private struct Content: Equatable {
        var plate: HUDContent
        var alpha: CGFloat
        var help: Bool
        var edges: Bool
        var recording: Bool
    }

    /// - Parameters:
    ///   - place: The screen's place, in window points.
    ///   - zones: The screen's edge zones, in window points.
    ///   - insets: What the plate keeps free at the sides, in window points.
    init(place: CGRect, density: CGFloat, zones: EdgeZones, insets: UIEdgeInsets, keyMap: KeyMap) {
        window = ToolWindow(place: place, density: density)
        plate = HUDView(insets: insets)
        self.zones = zones
        self.keyMap = keyMap
        plate.isHidden = true
        fill(with: plate)
    }

    /// The screen lies elsewhere now.
    func move(to place: CGRect, density: CGFloat, zones: EdgeZones, insets: UIEdgeInsets) {
        window.move(to: place, density: density)
        plate.insets = insets
        guard zones != self.zones else { return }
        self.zones = zones
        dropEdgeZones()
        show(&help, false) { HelpPanel(keyMap: keyMap, margin: zones.width, size: window.bounds.size) }
        shown = nil
    }

    /// Has the edge zones made anew when they are shown next.
    private func dropEdgeZones() {
        show(&edges, false, makeEdgeZones)
        shown = nil
    }

    private func makeEdgeZones() -> EdgeZonesView {
        EdgeZonesView(zones: zones, direction: direction)
    }

    private func fill(with view: UIView) {
        view.frame = window.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        window.addSubview(view)
    }

    func close() {
        window.isHidden = true
    }

    /// The user did something: the plate is seen again.
    func wake() {
        idle = 0
    }

    func show(message text: String) {
        message = (text, Self.messageTime)
        showsPlate ? wake() : ()
    }

    /// Takes a message away before its time, if it is the one shown.
    func drop(message text: String) {
        if message?.text == text { message = nil }
    }

    /// Real time passes.
    func pass(_ seconds: Double) {
        idle += seconds
        guard let current = message else { return }
        message = current.left > seconds ? (current.text, current.left - seconds) : nil
        // After a message the plate fades as after input.
        if message == nil { idle = min(idle, Self.idleTime) }
    }

    /// Whether the picture will differ with nothing but time passing.
    func isFading(_ phase: SessionStatus.Phase) -> Bool {
        let alpha = alpha(phase)
        return alpha > 0 && alpha < 1
    }

    /// Seconds until the picture changes by itself; nil if it does not.
    func timeToChange(_ phase: SessionStatus.Phase) -> Double? {
        guard showsPlate else { return nil }
        if isFading(phase) { return 0 }
        if let message { return message.left }
        return phase == .idle && idle <= Self.idleTime ? max(Self.idleTime - idle, 0.001) : nil
    }

    private func alpha(_ phase: SessionStatus.Phase) -> CGFloat {
        guard showsPlate else { return 0 }
        guard phase == .idle, message == nil else { return 1 }
        return min(max(1 - (idle - Self.idleTime) / Self.fadeTime, 0), 1)
    }

    /// Shows what is to be shown now, in a turn of the clock; nothing happens where that is shown already.
    func update(_ phase: SessionStatus.Phase, _ content: HUDContent, in turn: (() -> Void) -> Void) {
        var content = Content(
            plate: content, alpha: alpha(phase), help: showsHelp, edges: showsEdgeZones,
            recording: isRecording)
        content.plate.message = message?.text
        // What is not seen need not be right.
        if content.alpha == 0, let shown { content.plate = shown.plate }
        guard content != shown else { return }
        shown = content
        turn { show(content) }
    }

    private func show(_ content: Content) {
        // A hidden window is on no list, so nothing of it is laid out or drawn.
        let isSeen = content.alpha > 0 || content.help || content.edges || content.recording
        if window.isHidden == isSeen { window.isHidden = !isSeen }
        plate.isHidden = content.alpha == 0
        plate.alpha = content.alpha
        if content.alpha > 0 { plate.show(content.plate) }
        show(&edges, content.edges) { makeEdgeZones() }
        show(&recordingMark, content.recording) { RecordingMark() }
        recordingMark?.insets = plate.insets
        show(&help, content.help) { HelpPanel(keyMap: keyMap, margin: zones.width, size: window.bounds.size) }
    }

    /// Makes a view when it is to be seen, and lets go of it when it is not.
    private func show<View: UIView>(_ view: inout View?, _ isShown: Bool, _ make: () -> View) {
        guard isShown != (view != nil) else { return }
        if let old = view {
            old.removeFromSuperview()
            view = nil
        } else {
            let new = make()
            new.isUserInteractionEnabled = false
            fill(with: new)
            view = new
        }
    }
}
