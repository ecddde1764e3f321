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

    /// One of the transitions that are shown.
    package struct Transition {
        /// Seconds that it takes, and that its animator announced.
        package let duration: Double
        package let announced: Double
        package let effectName: String
        package let operation: TransitionOperation
    }

    /// Of one screen, in pixels.
    package let width: Int
    package let height: Int
    /// Seconds that the longest takes.
    package let duration: Double
    /// One, or the two that are compared.
    package let transitions: [Transition]

    private let session: Session
    private let renderer = FrameRenderer()

    /// Plays the operation through, from its start to its end.
    package init(_ job: Job) throws(RenderError) {
        var configuration = job.configuration
        configuration.mode = Mode(job.operation)
        let session = Session(configuration)
        self.session = session
        width = Int((configuration.size.width * configuration.scale).rounded())
        height = Int((configuration.size.height * configuration.scale).rounded())
        guard session.play(job.operation) else {
            let name = session.effectNames.joined(separator: " or ")
            session.close()
            throw RenderError("\(name) \(job.operation.rawValue) did not run to its end")
        }
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
        return renderer.image(
            of: session.screenNodes(width: width, height: height, pane: pane), width: width, height: height,
            background: RGBA(red: 0, green: 0, blue: 0, alpha: 1))
    }

    /// All screens side by side at a fraction of the duration, with a twelfth of a screen's width between them.
    package func picture(at fraction: Double) -> CGImage {
        guard transitions.count > 1 else { return image(at: fraction) }
        session.scrub(to: fraction)
        let step = width + width / 12
        let nodes = transitions.indices.map { index in
            var place = RenderNode()
            place.bounds = CGRect(x: 0, y: 0, width: width, height: height)
            place.projection = Projection(CGAffineTransform(translationX: CGFloat(index * step), y: 0))
            place.clipsToBounds = true
            place.background = RGBA(red: 0, green: 0, blue: 0, alpha: 1)
            place.children = session.screenNodes(width: width, height: height, pane: index)
            return place
        }
        return renderer.image(
            of: nodes, width: step * (transitions.count - 1) + width, height: height,
            background: RGBA(red: 0.925, green: 0.925, blue: 0.925, alpha: 1))
    }
}

/// Why there is no picture, in one line.
package struct RenderError: Error, Equatable, CustomStringConvertible {
    package let description: String

    package init(_ description: String) {
        self.description = description
    }
}
