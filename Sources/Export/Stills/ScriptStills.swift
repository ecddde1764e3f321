import Preview
import UIKit

/// Pictures of a script at work on an effect, at any fractions of its time, the settling at the end included.
@MainActor
package final class ScriptStills {
    /// What to render.
    package struct Job {
        package var configuration: Session.Configuration
        package var script: DragScript
        /// Begin where this can be played; nil for where the effect begins.
        package var operation: TransitionOperation?
        /// What is around the screens; its scale is the configuration's.
        package var style: PictureStyle

        package init(
            _ configuration: Session.Configuration, _ script: DragScript, operation: TransitionOperation?,
            style: PictureStyle = .init()
        ) {
            self.configuration = configuration
            self.script = script
            self.operation = operation
            self.style = style
        }
    }

    /// One moment of the script.
    package struct Moment {
        /// Seconds since the script's start.
        package let time: Double
        /// The picture of each screen, and what is going on on it.
        package let images: [CGImage]
        package let states: [SessionStatus]
    }

    /// Seconds that the script takes until everything is at rest.
    package let duration: Double
    package let effectNames: [String]
    private let job: Job

    /// Plays the script through once, to learn how long it takes.
    package init(_ job: Job) throws(RenderError) {
        var job = job
        job.script.steps.append(.untilRest)
        self.job = job
        let (session, player) = Self.start(job)
        defer { session.close() }
        player.finish()
        duration = player.time
        effectNames = session.effectNames
        guard session.isAtRest else {
            throw RenderError(
                "the script leaves something that does not come to rest in "
                    + "\(Decimals.text(ScriptPlayer.longestRest, places: 0)) s, as a loop; end it in the script")
        }
    }

    private static func start(_ job: Job) -> (Session, ScriptPlayer) {
        let session = Session(job.configuration)
        if let operation = job.operation { session.prepare(for: operation) }
        return (session, ScriptPlayer(job.script, on: session))
    }

    /// The moments at fractions 0…1 of the duration, in their order.
    package func moments(at fractions: [Double]) -> [Moment] {
        let (session, player) = Self.start(job)
        defer { session.close() }
        let screens = ScreenPictures(session, job.style, scale: job.configuration.scale)
        var moments: [(index: Int, moment: Moment)] = []
        // Time goes on only.
        for (index, fraction) in fractions.enumerated().sorted(by: { $0.element < $1.element }) {
            let time = duration * fraction
            player.advance(to: fraction >= 1 ? .infinity : time)
            let moment = Moment(
                time: time, images: session.effectNames.indices.map { screens.image(pane: $0, time: time) },
                states: session.statuses)
            moments.append((index, moment))
        }
        return moments.sorted { $0.index < $1.index }.map(\.moment)
    }
}
