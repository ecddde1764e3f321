import Preview
import UIKit

/// Pictures of one operation of one effect, at any fraction of the time it takes; with no window, display or GPU.
@MainActor
package final class StillRenderer {
    /// What to render.
    package struct Job {
        package var configuration: Session.Configuration
        package var operation: TransitionOperation

        package init(_ configuration: Session.Configuration, operation: TransitionOperation) {
            self.configuration = configuration
            self.operation = operation
        }
    }

    /// In pixels.
    package let width: Int
    package let height: Int
    /// Seconds that the transition takes, and that its animator announced.
    package let duration: Double
    package let announced: Double
    package let effectName: String
    package let operation: TransitionOperation

    private let session: Session
    private let renderer = FrameRenderer()

    /// Plays the operation through, from its start to its end.
    package init(_ job: Job) throws(RenderError) {
        var configuration = job.configuration
        configuration.mode = Mode(job.operation)
        let session = Session(configuration)
        self.session = session
        operation = job.operation
        effectName = session.status.effectName
        width = Int((configuration.size.width * configuration.scale).rounded())
        height = Int((configuration.size.height * configuration.scale).rounded())
        guard session.play(job.operation), let record = session.record, let end = record.end else {
            session.close()
            throw RenderError("\(effectName) \(job.operation.rawValue) did not run to its end")
        }
        duration = end
        announced = record.announced
    }

    /// The session goes with the last picture.
    package func close() {
        session.close()
    }

    /// The picture at a fraction 0…1 of the duration.
    package func image(at fraction: Double) -> CGImage {
        session.scrub(to: fraction)
        return renderer.image(
            of: session.screenNodes(width: width, height: height), width: width, height: height,
            background: RGBA(red: 0, green: 0, blue: 0, alpha: 1))
    }
}

/// Why there is no picture, in one line.
package struct RenderError: Error, Equatable, CustomStringConvertible {
    package let description: String

    package init(_ description: String) {
        self.description = description
    }
}
