/// Says when the next frame is to be drawn, so that frames come at the display's refresh and never queue.
///
/// The loop waits for input for `wait(at:)` seconds, then calls `begin(at:)`, draws, presents and calls `end(at:)`. Frames lie on a
/// grid of refreshes. A frame that is late is drawn at once and those it missed are left out. Time is an argument (seconds).
///
/// When presenting waits for the refresh, its return shows when refreshes are; the grid follows them slowly, and drawing starts just
/// early enough, so that a frame shows the newest input. A driver that promises to wait and does not cannot make frames come faster
/// than a tenth above the refresh.
package struct FramePacer: Sendable {
    /// The part of a measured difference that the grid takes over.
    private static let gain = 0.1
    /// Time to spare between a frame's usual end and the refresh it is for.
    private static let margin = 0.003  // s
    /// What is assumed when the display does not say.
    private static let usualRefreshRate = 60.0  // Hz

    /// Seconds from one refresh to the next.
    package private(set) var interval: Double
    /// Whether presenting returns at a refresh.
    private let waitsForRefresh: Bool
    /// The refresh that the next frame is for; nil at rest.
    private var refresh: Double?
    /// The instant of the last frame; instants never go back.
    private var last = -Double.infinity
    /// How long drawing usually takes.
    private var cost = 0.0
    /// When the frame now being drawn was begun.
    private var begun = 0.0

    /// How long before its refresh a frame is begun.
    private var lead: Double { waitsForRefresh ? min(cost + Self.margin, interval) : 0 }

    /// - Parameter refreshRate: in Hz; 0 or less counts as 60.
    package init(refreshRate: Double, waitsForRefresh: Bool) {
        interval = 1 / (refreshRate > 0 ? refreshRate : Self.usualRefreshRate)
        self.waitsForRefresh = waitsForRefresh
    }

    /// Seconds until the next frame is to be begun; 0 if it is due.
    package func wait(at now: Double) -> Double {
        guard let refresh else { return 0 }
        return max(refresh - lead - now, 0)
    }

    /// Begins a frame and returns the instant it stands for: a point of the grid, so that motion is even though loops are not.
    package mutating func begin(at now: Double) -> Double {
        begun = now
        var instant = now
        if let planned = refresh {
            // The last refresh that has passed, or with a display that is waited for the first that can still be met.
            let missed =
                waitsForRefresh
                ? ((now + cost - planned) / interval).rounded(.up) : ((now - planned) / interval).rounded(.down)
            instant = planned + max(missed, 0) * interval
        }
        refresh = instant + interval
        last = max(instant, last)
        return last
    }

    /// Ends a frame: `drawn` is when its pixels were ready, `presented` when presenting it returned.
    package mutating func end(drawn: Double, presented: Double) {
        guard waitsForRefresh, let next = refresh else { return }
        let cycles = (presented - next) / interval
        refresh = next + (cycles - cycles.rounded()) * interval * Self.gain
        cost = max(drawn - begun, cost * (1 - Self.gain))
    }

    /// Forgets the grid: the next frame, whenever it comes, is drawn at once.
    package mutating func rest() {
        refresh = nil
    }
}
