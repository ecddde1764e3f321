import Preview
import UIKit

/// Pictures of one operation of one effect, at any fraction of the time it takes; with no window, display or GPU.
@MainActor
package final class StillRenderer {
    /// What to render.
    package struct Job {
        package var configuration: Session.Configuration
        package var operation: TransitionOperation
        /// What is around the screens; its scale is the configuration's.
        package var style: PictureStyle

        package init(
            _ configuration: Session.Configuration, operation: TransitionOperation, style: PictureStyle = .init()
        ) {
            self.configuration = configuration
            self.operation = operation
            self.style = style
        }
    }

    /// One of the transitions that are shown.
    package struct Transition {
        /// Seconds that it takes, and that its animator announced.
        package let duration: Double
        package let announced: Double
        package let effectName: String
        package let operation: TransitionOperation
    }

    /// Seconds that the longest takes.
    package let duration: Double
    /// One, or the two that are compared.
    package let transitions: [Transition]

    private let session: Session
    private let screens: ScreenPictures

    /// Plays the operation through, from its start to its end.
    package init(_ job: Job) throws(RenderError) {
        var configuration = job.configuration
        configuration.mode = Mode(job.operation)
        let session = Session(configuration)
        self.session = session
        screens = ScreenPictures(session, job.style, scale: configuration.scale)
        guard session.play(job.operation) else {
            let name = session.effectNames.joined(separator: " or ")
            session.close()
            throw RenderError("\(name) \(job.operation.rawValue) did not run to its end")
        }
        // What comes too late is heard too: a class that reports twice, or code that goes on.
        session.rest(seconds: 1)
        duration = session.recordedDuration
        transitions = zip(session.effectNames, session.records).map { name, record in
            Transition(
                duration: record.end ?? record.announced, announced: record.announced, effectName: name,
                operation: record.operation)
        }
    }

    /// The session goes with the last picture.
    package func close() {
        session.close()
    }

    /// The picture at a fraction 0…1 of the duration.
    package func image(at fraction: Double, pane: Int = 0) -> CGImage {
        session.scrub(to: fraction)
        return screens.image(pane: pane)
    }
}

/// Why there is no picture, in one line.
package struct RenderError: Error, Equatable, CustomStringConvertible {
    package let description: String

    package init(_ description: String) {
        self.description = description
    }
}
