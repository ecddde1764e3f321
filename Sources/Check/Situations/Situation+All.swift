import Preview
import Screens
import Transitions
import UIKit

extension Situation {
    /// All there are, the ordinary ones first.
    package static let all: [Situation] = timed + dragged + interrupted + repeated + surroundings

    private static let timed: [Situation] = [
        Situation(id: "timed", title: "run by the clock", script: "GO, until rest, wait 300ms", expects: .arrives),
        Situation(
            id: "unanimated", title: "asked for without animation", script: "GO unanimated, until rest, wait 300ms",
            expects: .arrives),
        Situation(
            id: "back-unanimated", title: "left again without animation",
            script: "GO, until rest, wait 300ms, BACK unanimated, until rest, wait 300ms", expects: .stays,
            applies: { $0.operation == .push || $0.operation == .present }),
        Situation(
            id: "no-duration", title: "given a duration of 0", script: "GO, until rest, wait 300ms", expects: .arrives,
            change: { configuration, entry in
                for key in entry.durationSettings { configuration.tuning.set(key, to: .number(0)) }
                guard !entry.isGuest else { return }
                configuration.replaceEffect = { effect in
                    effect.duration = Effect.Duration(enter: 0, leave: 0)
                    return effect
                }
            }, applies: { !$0.entry.isGuest || !$0.entry.durationSettings.isEmpty }),
    ]

    private static let dragged: [Situation] = [
        Situation(
            id: "dragged", title: "dragged and let go past the middle",
            script: "from EDGE 0, to 0.7 in 0.4s, hold 200ms, release, until rest, wait 300ms", expects: .arrives),
        Situation(
            id: "dragged-to-end", title: "dragged to exactly 100 %",
            script: "from EDGE 0, to 1 in 0.4s, hold 200ms, release, until rest, wait 300ms", expects: .arrives),
        Situation(
            id: "flicked", title: "flicked", script: "flick EDGE, until rest, wait 300ms", expects: .arrives),
        Situation(
            id: "cancelled-early", title: "dragged a little way and cancelled",
            script: "from EDGE 0, to 0.1 in 0.1s, cancel, release, until rest, wait 300ms", expects: .stays),
        Situation(
            id: "cancelled", title: "dragged and let go before the middle",
            script: "from EDGE 0, to 0.4 in 0.3s, hold 200ms, release, until rest, wait 300ms", expects: .stays),
        Situation(
            id: "cancelled-late", title: "dragged nearly to the end and cancelled",
            script: "from EDGE 0, to 0.95 in 0.4s, cancel, release, until rest, wait 300ms", expects: .stays),
        Situation(
            id: "released-at-start", title: "let go as soon as the drag has begun",
            script: "from EDGE 0, release, until rest, wait 300ms", expects: .stays),
        Situation(
            id: "held", title: "held still half-way",
            script:
                "from EDGE 0, to 0.2 in 0.1s, hold 50ms, to 0.5 in 0.1s, hold 1.5s, to 0.2 in 0.1s, hold 50ms, to 0.5 in 0.1s, "
                + "hold 300ms, cancel, release, until rest, wait 300ms", expects: .stays),
    ]

    private static let interrupted: [Situation] = [
        Situation(
            id: "caught", title: "caught on its way and taken on",
            script: "GO, wait 120ms, press 50%,50%, hold 300ms, release, until rest, wait 300ms", expects: .either,
            applies: { $0.isInterruptible }),
        Situation(
            id: "caught-and-cancelled", title: "caught on its way and taken back",
            script: "GO, wait 120ms, press 50%,50%, hold 100ms, cancel, release, until rest, wait 300ms",
            expects: .stays, applies: { $0.isInterruptible }),
        Situation(
            id: "focus-lost", title: "interrupted by a loss of focus",
            script: "from EDGE 0, to 0.6 in 0.3s, focus lost, release, until rest, wait 300ms", expects: .stays),
        Situation(
            id: "rotated-after", title: "followed by a rotation",
            script: "GO, until rest, wait 300ms, key Ctrl-Left, until rest, wait 300ms", expects: .arrives),
        Situation(
            id: "rotated-during", title: "interrupted by a rotation",
            script: "GO, wait 120ms, key Ctrl-Left, until rest, wait 300ms", expects: .arrives),
        Situation(
            id: "resized-during", title: "dragged while the window's size changes",
            script: "from EDGE 0, to 0.5 in 0.3s, resize 590x1278, hold 100ms, release, until rest, wait 300ms",
            expects: .either),
        Situation(
            id: "second-request", title: "followed by another request before it has ended",
            script: "GO, wait 80ms, BACK, until rest, wait 300ms", expects: .stays,
            applies: { $0.operation != .pop && $0.operation != .dismiss }),
    ]

    private static let repeated: [Situation] = [
        Situation(
            id: "twice", title: "used twice",
            script: "GO, until rest, wait 100ms, BACK, until rest, wait 100ms, GO, until rest, wait 300ms",
            expects: .arrives, change: { configuration, _ in configuration.keepsEffect() }),
        Situation(
            id: "after-cancel", title: "used again after a cancel",
            script:
                "from EDGE 0, to 0.4 in 0.3s, hold 200ms, release, until rest, wait 100ms, GO, until rest, wait 300ms",
            expects: .arrives, change: { configuration, _ in configuration.keepsEffect() }),
        Situation(
            id: "ten-times", title: "there and back ten times",
            script: Array(repeating: "GO, until rest, wait 50ms, BACK, until rest, wait 50ms", count: 10)
                .joined(separator: ", "), expects: .stays, change: { configuration, _ in configuration.keepsEffect() },
            applies: { $0.operation != .pop && $0.operation != .dismiss }),
    ]

    private static let surroundings: [Situation] = [
        Situation(
            id: "dark", title: "in dark mode", script: "GO, until rest, wait 300ms", expects: .arrives,
            change: { configuration, _ in configuration.device.isDark = true }),
        Situation(
            id: "small-screen", title: "on a small screen", script: "GO, until rest, wait 300ms", expects: .arrives,
            change: { configuration, _ in configuration.size = CGSize(width: 320, height: 568) }),
        Situation(
            id: "large-screen", title: "on a large screen", script: "GO, until rest, wait 300ms", expects: .arrives,
            change: { configuration, _ in configuration.size = CGSize(width: 1024, height: 1366) }),
        Situation(
            id: "landscape", title: "on a device on its side", script: "GO, until rest, wait 300ms",
            expects: .arrives, change: { configuration, _ in configuration.device.rotate(clockwise: false) }),
        Situation(
            id: "right-to-left", title: "in a language that is read from right to left",
            script: "GO, until rest, wait 300ms", expects: .arrives,
            change: { configuration, _ in configuration.device.isRightToLeft = true }),
        Situation(
            id: "reduced-motion", title: "under Reduce Motion", script: "GO, until rest, wait 300ms",
            expects: .arrives, change: { configuration, _ in configuration.device.reducesMotion = true }),
        Situation(
            id: "not-laid-out", title: "with a screen that is not laid out yet", script: "GO, until rest, wait 300ms",
            expects: .arrives, change: { configuration, _ in configuration.laysOutEnteringScreens = false }),
    ]

    /// The situation of an id.
    package static func of(_ id: String) -> Situation? {
        all.first { $0.id == id }
    }
}

extension CatalogueEntry {
    /// The numbers of the transition that say how long it takes.
    @MainActor
    package var durationSettings: [String] {
        make().parameters.filter { parameter in
            guard case .number = parameter.kind else { return false }
            return parameter.key.lowercased().contains("duration")
        }
        .map(\.key)
    }
}
