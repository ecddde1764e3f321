import Screens
import Transitions
import UIKit

/// There and back of an effect, recorded once: any picture of it is a value of the time.
@MainActor
struct EffectSample {
    /// How long the screens rest between there and back.
    private static let rest = 0.7  // s
    /// A long effect is shown faster, so that it takes no longer than this.
    private static let longest = 1.4  // s

    let entry: CatalogueEntry
    let size: CGSize
    private let there: TransitionRecord
    private let back: TransitionRecord

    /// Plays the effect on a session of its own; nil if it does not run to its end.
    init?(_ entry: CatalogueEntry, tuning: Tuning, configuration: Session.Configuration) {
        var configuration = configuration
        configuration.effect = entry.id
        configuration.mode = entry.defaultMode
        configuration.tuning = tuning
        let session = Session(configuration)
        defer { session.close() }
        guard session.play(entry.defaultMode.forward), let there = session.record else { return nil }
        session.goBack()
        session.goToEnd()
        guard let back = session.record, there.end != nil, back.isCompleted == true else { return nil }
        self.entry = entry
        self.there = there
        self.back = back
        size = configuration.size
    }

    /// The picture so many seconds after the sample's start, round and round.
    ///
    /// - Parameter scale: Pixels per point at which it is shown.
    func node(at time: Double, scale: CGFloat) -> RenderNode? {
        let (go, come) = (there.end ?? 0, back.end ?? 0)
        let haste = max(max(go, come) / Self.longest, 1)
        var left = (time * haste).truncatingRemainder(dividingBy: go + come + 2 * Self.rest * haste)
        if left < go { return there.node(at: left, scale: scale) }
        left -= go
        if left < Self.rest * haste { return there.node(at: go, scale: scale) }
        left -= Self.rest * haste
        return back.node(at: min(left, come), scale: scale)
    }
}
