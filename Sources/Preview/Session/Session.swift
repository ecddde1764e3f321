import Screens
import Transitions
import UIKit

/// The previewer without a window: the device's screen, the effect on show, the clock, and what input does to them.
///
/// Input comes in as values through `handle(_:)`, real time through `tick(realSeconds:)`; `frame(width:height:)` is what is to be
/// seen. Its life is told in `+Select`, `+Operations`, `+Pointer`, `+Keys`, `+Time` and `+Frame`. One session at a time is at
/// work: call `close()` before another one is made.
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

        package init() {}

        /// The device's screen, in points.
        package var size: CGSize {
            get { device.size }
            set { device.become(size: newValue) }
        }
    }

    let configuration: Configuration
    /// The device as it is now.
    package internal(set) var device: Device
    let clock = VirtualClock()
    let window: UIWindow
    /// The screen as it was before this session, which it gives back.
    private let screenBefore = UIScreen.main.model
    private let reducedMotionBefore = UIAccessibility.isReduceMotionEnabled
    let recorder: Recorder
    let overlay: Overlay
    package let keyMap: KeyMap
    package let zones = EdgeZones()

    /// Where the session says things that happen; the trace listens here.
    package var onEvent: ((SessionEvent) -> Void)?
    /// Where lines for the console go.
    package var onMessage: ((String) -> Void)?
    /// What the window is to do; whoever does it takes them out.
    package var requests: [SessionRequest] = []

    // Selection
    var entry: CatalogueEntry
    package internal(set) var mode: Mode
    var flow: any Flow
    /// Whether the last operation went on rather than back.
    var isForward = false

    // Time
    /// Where in the record the shown picture lies; nil at the clock's time.
    var playhead: Double?
    package internal(set) var isPlaying = true
    package internal(set) var isReversed = false
    package internal(set) var isLooping = false
    package internal(set) var speed: Speed
    /// Seconds of rest since the last transition, while looping.
    var loopRest = 0.0

    // Input
    var grips: [InputEvent.Pointer: Grip] = [:]
    /// The character that the last key press was understood as, which a text event brings again.
    var understood: Character?

    // Picture
    var pixels: (width: Int, height: Int)

    package init(_ configuration: Configuration) {
        self.configuration = configuration
        VirtualClock.current = clock
        device = configuration.device
        UIScreen.main.model = device.screen(scale: configuration.scale)
        UIAccessibility.isReduceMotionEnabled = device.reducesMotion
        keyMap = .standard
        speed = Speed(configuration.speed)
        pixels = (
            Int((configuration.size.width * configuration.scale).rounded()),
            Int((configuration.size.height * configuration.scale).rounded())
        )
        let entry = Catalogue.all.first { $0.id == configuration.effect } ?? Catalogue.all[0]
        self.entry = entry
        let mode = configuration.mode.flatMap { entry.supports($0) ? $0 : nil } ?? entry.defaultMode
        self.mode = mode
        window = UIWindow(frame: CGRect(origin: .zero, size: configuration.size))
        window.backgroundColor = .black
        recorder = Recorder(window: window, clock: clock)
        overlay = Overlay(size: configuration.size, zones: zones, keyMap: keyMap)
        flow = EmptyFlow()
        recorder.effectID = { [weak self] in self?.entry.id ?? "" }
        recorder.onPhase = { [weak self] phase, context in self?.transition(phase, context) }
        clock.onTurn = { [weak self] in
            MainActor.assumeIsolated { self?.recorder.turnEnded() }
        }
        turn {
            window.makeKeyAndVisible()
            build()
        }
        turn { updateOverlay() }
    }

    /// Takes the screen down. The session is of no more use.
    package func close() {
        turn {
            window.rootViewController = nil
            window.isHidden = true
        }
        clock.onTurn = nil
        overlay.close()
        UIScreen.main.model = screenBefore
        UIAccessibility.isReduceMotionEnabled = reducedMotionBefore
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

    /// Says something in the line of text and on the console.
    func say(_ line: String) {
        overlay.show(message: line)
        onMessage?(line)
    }

    /// Shows a line that came from elsewhere, such as the runtime's console.
    package func show(message: String) {
        overlay.show(message: message)
    }

    func tell(
        _ name: String, effect: String? = nil, operation: TransitionOperation? = nil, detail: String? = nil
    ) {
        onEvent?(SessionEvent(name, effect: effect ?? entry.id, operation: operation, detail: detail))
    }
}

/// The flow before there is one.
@MainActor
private final class EmptyFlow: Flow {
    let root = UIViewController()
    let depth = 0
    func forward(with makeEffect: EffectMaker) -> Bool { false }
    func back(with makeEffect: EffectMaker) -> Bool { false }
}
