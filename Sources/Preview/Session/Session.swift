import Screens
import Transitions
import UIKit

/// The previewer without a window: the device's screens, the effects on show, the clock, and what input does to them.
///
/// Input comes in as values through `handle(_:)`, in points of the screen, real time through `tick(realSeconds:)`;
/// `screenNodes(width:height:)` is what is to be seen. Its life is told in `+Select`, `+Operations`, `+Pointer`, `+Keys`, `+Time` and
/// `+Frame`. A `Workspace` shows it in a window with the tools around it. One session at a time is at work: call `close()`
/// before another one is made.
@MainActor
package final class Session {
    /// How a session starts.
    package struct Configuration {
        /// The device that the screens are shown on.
        package var device = Device()
        /// Pixels per point until the first frame says otherwise.
        package var scale: CGFloat = 2
        /// The effect's id; one that the catalogue does not have counts as the first.
        package var effect: String?
        /// The user's own sources that the effects are from, as words of the command line; none for Segue's own.
        package var sources: [String] = []
        /// Nil for the mode of the effect's first operation.
        package var mode: Mode?
        /// Pictures to show instead of the demo's screens.
        package var from: CGImage?
        package var to: CGImage?
        /// Where effects start from, in points; a point is a rectangle without size. Nil for the element clicked.
        package var origin: CGRect?
        package var speed = 1.0
        /// How the effect is wanted that the session starts with.
        package var tuning = Tuning()
        /// How effects and gestures are wanted besides.
        package var settings = Settings()
        /// The style in which screens are presented; nil for the effect's own.
        package var presentationStyle: UIModalPresentationStyle?
        /// Whether entering screens are laid out before their animator gets them, which is kinder than a device.
        package var laysOutEnteringScreens = true
        /// What is shown beside it.
        package var compared: Compared?
        /// Makes the first of a pair of screens or the second, in the place of the demo's; nil for the demo's.
        package var makeScreen: (@MainActor (_ isFirst: Bool) -> UIViewController)?
        /// Puts something in an effect's place, such as one that listens; nil for the effect itself.
        package var replaceEffect: (@MainActor (Effect) -> Effect)?

        package init() {}

        /// An effect beside another one, and how it is wanted.
        package struct Compared {
            package let effect: String
            package let tuning: Tuning

            package init(effect: String, tuning: Tuning) {
                self.effect = effect
                self.tuning = tuning
            }
        }

        /// The device's screen, in points.
        package var size: CGSize {
            get { device.size }
            set { device.become(size: newValue) }
        }
    }

    var configuration: Configuration
    /// What the user has, while something that a check has found is on show in its place.
    var before: Surroundings?
    /// The device as it is now.
    package internal(set) var device: Device
    /// The device as it will be once no transition runs.
    var wantedDevice: Device
    let clock = VirtualClock()
    /// Clock and screen as they were before this session, which it gives back.
    private let clockBefore = VirtualClock.current
    private let screenBefore = UIScreen.main.model
    private let reducedMotionBefore = UIAccessibility.isReduceMotionEnabled
    /// The screens on show: one, or two that are compared.
    var panes: [Pane] = []
    /// Which of the panes keys and panel speak of.
    package internal(set) var activeIndex = 0
    package let keyMap: KeyMap
    /// Where effects start from, in points; a point is a rectangle without size. Nil for the element clicked.
    package internal(set) var origin: CGRect?
    /// What can be tuned of gestures; of effects the panes know it.
    var gestures = GestureSettings()
    /// The settings that changes have replaced, and those that were taken back.
    var history = SettingsHistory()
    /// Whether what is on show has to be played anew with other settings.
    var needsRerun = false
    var isRerunning = false

    /// Where the session says things that happen; the trace listens here.
    package var onEvent: ((SessionEvent) -> Void)?
    /// Where lines for the console go.
    package var onMessage: ((String) -> Void)?
    /// Told of each input as it comes in, in points of the screen.
    package var onInput: ((InputEvent) -> Void)?
    /// Told of each file of a picture that is dropped, and of the pane it is for.
    package var onDrop: ((_ path: String, _ pane: Int) -> Void)?
    /// The tools around the screens, if there are any.
    package weak var instruments: (any Instruments)?
    /// What the window is to do; whoever does it takes them out.
    package var requests: [SessionRequest] = []

    // Time
    /// Where in the record the shown picture lies; nil at the clock's time.
    var playhead: Double?
    package internal(set) var isPlaying = true
    package internal(set) var isReversed = false
    package internal(set) var isLooping = false
    package internal(set) var speed: Speed
    /// Seconds of rest since the last transition, while looping.
    var loopRest = 0.0
    /// The part of the duration that is played over and over, as fractions; nil for the whole, once.
    package internal(set) var loopPart: ClosedRange<Double>?

    // Input
    var grips: [InputEvent.Pointer: Grip] = [:]
    /// What fingers on a trackpad do, or did last.
    var swipe: Swipe?
    /// The script that is at work in the place of a hand. It sets itself.
    package internal(set) var player: ScriptPlayer?
    /// The character that the last key press was understood as, which a text event brings again.
    var understood: Character?

    // Picture
    /// The pixels that each screen has.
    var pixels: (width: Int, height: Int)

    package init(_ configuration: Configuration) {
        self.configuration = configuration
        VirtualClock.current = clock
        device = configuration.device
        wantedDevice = device
        UIScreen.main.model = device.screen(scale: configuration.scale)
        UIAccessibility.isReduceMotionEnabled = device.reducesMotion
        TransitionContext.laysOutEnteringViews = configuration.laysOutEnteringScreens
        keyMap = .standard
        speed = Speed(configuration.speed)
        pixels = (
            Int((configuration.size.width * configuration.scale).rounded()),
            Int((configuration.size.height * configuration.scale).rounded())
        )
        let entry = configuration.effect.flatMap(Catalogue.entry) ?? Catalogue.all[0]
        let mode = configuration.mode.flatMap { entry.supports($0) ? $0 : nil } ?? entry.defaultMode
        clock.onTurn = { [weak self] in
            MainActor.assumeIsolated { self?.panes.forEach { $0.recorder.turnEnded() } }
        }
        origin = configuration.origin
        gestures = configuration.settings.gestures
        var tunings = configuration.settings.tunings.first ?? [:]
        if !configuration.tuning.isEmpty {
            tunings[entry.id] = (tunings[entry.id] ?? Tuning()).overridden(by: configuration.tuning)
        }
        addPane(entry, mode, tunings)
        if let other = configuration.compared.flatMap({ Catalogue.entry($0.effect) }) {
            addPane(
                other, other.supports(mode) ? mode : other.defaultMode,
                [other.id: configuration.compared?.tuning ?? Tuning()])
        }
    }

    /// Shows one more screen.
    func addPane(_ entry: CatalogueEntry, _ mode: Mode, _ tunings: [String: Tuning]) {
        let pane = Pane(entry: entry, mode: mode, size: UIScreen.main.bounds.size, clock: clock)
        pane.tunings = tunings.filter { !$0.value.isEmpty }
        pane.pictures = panes.first?.pictures ?? Pane.Pictures(from: configuration.from, to: configuration.to)
        pane.recorder.onPhase = { [weak self, weak pane] phase, context in
            guard let pane else { return }
            self?.transition(phase, context, in: pane)
        }
        panes.append(pane)
        turn {
            pane.window.makeKeyAndVisible()
            build(pane)
        }
    }

    /// A screen's size, in points.
    package var screenSize: CGSize { lead.window.bounds.size }

    /// The names of the effects on show.
    package var effectNames: [String] { panes.map(\.entry.name) }

    /// Makes a pane the one that keys and panel speak of.
    func activate(_ index: Int) {
        if panes.indices.contains(index) { activeIndex = index }
    }

    /// The first pane, which a lone screen is.
    var lead: Pane { panes[0] }

    /// The pane that keys and panel speak of.
    var active: Pane { panes[activeIndex] }

    var window: UIWindow { lead.window }
    var recorder: Recorder { lead.recorder }

    /// How the active pane's screens follow one another.
    package var mode: Mode { active.mode }

    /// Takes the screen down. The session is of no more use.
    package func close() {
        turn { panes.forEach { $0.close() } }
        clock.onTurn = nil
        UIScreen.main.model = screenBefore
        VirtualClock.current = clockBefore
        UIAccessibility.isReduceMotionEnabled = reducedMotionBefore
        TransitionContext.laysOutEnteringViews = true
    }

    /// Runs code as one turn of this session's clock.
    func turn(_ body: () -> Void) {
        VirtualClock.current = clock
        clock.turn(body)
    }

    /// Runs the clock on.
    func run(to time: CFTimeInterval) {
        VirtualClock.current = clock
        clock.advance(to: time)
    }

    /// Says something over the screen and on the console.
    func say(_ line: String) {
        hint(line)
        onMessage?(line)
    }

    /// Says something over the screen alone.
    func hint(_ line: String) {
        instruments?.show(line)
    }

    func tell(
        _ name: String, effect: String? = nil, operation: TransitionOperation? = nil, detail: String? = nil
    ) {
        onEvent?(SessionEvent(name, effect: effect ?? active.entry.id, operation: operation, detail: detail))
    }
}

/// The tools around the screens of a session that is shown in a window.
@MainActor
package protocol Instruments: AnyObject {
    /// Shows a line over the screen for a while.
    func show(_ line: String)

    /// Opens a tool, or closes it.
    func toggle(_ tool: Tool)

    /// Closes what was opened last; false if nothing is open.
    func closeTopmost() -> Bool

    /// Takes a key that a script presses, if it is for a tool that is open.
    func takes(_ event: InputEvent) -> Bool
}
