import Preview
import Transitions
import UIKit

extension Filmstrip {
    /// So many frames of one operation, the first and the last at rest; of two that are compared a row each, in step.
    @MainActor
    package static func rows(_ job: StillRenderer.Job, frames count: Int) throws(RenderError) -> [Row] {
        // Pictures smaller than the device are drawn large and made small, or text and thumbnails would crumble.
        let (scale, size) = (job.configuration.scale, job.configuration.size)
        var job = job
        if scale < 1 { job.configuration.scale = detailed }
        let stills = try StillRenderer(job)
        defer { stills.close() }
        func image(at fraction: Double, _ pane: Int) -> CGImage {
            let image = stills.image(at: fraction, pane: pane)
            guard scale < 1 else { return image }
            let (width, height) = ((size.width * scale).rounded(), (size.height * scale).rounded())
            return image.resized(width: Int(width), height: Int(height)) ?? image
        }
        return stills.transitions.enumerated().map { pane, transition in
            let frames = fractions(count).map { fraction in
                Frame(
                    image: image(at: fraction, pane), caption: "\(Decimals.text(fraction * 100, places: 1)) %",
                    detail: "\(milliseconds(fraction * stills.duration)) ms")
            }
            return Row(
                title: transition.effectName, detail: "\(transition.operation.rawValue) · \(transition.timing)",
                frames: frames)
        }
    }

    /// The fractions shown by so many frames: evenly from 0 to 1; a single frame shows the middle.
    package static func fractions(_ count: Int) -> [Double] {
        count < 2 ? [0.5] : (0..<count).map { Double($0) / Double(count - 1) }
    }

    /// The catalogue on one page: every effect's first operation in five small frames, two effects beside each other.
    @MainActor
    package static func tour(_ device: Device) throws(RenderError) -> Filmstrip {
        var rows: [Row] = []
        for entry in Catalogue.all {
            var configuration = Session.Configuration()
            configuration.device = device
            configuration.effect = entry.id
            configuration.scale = tourScale
            guard let operation = entry.operations.first else { continue }
            rows += try Self.rows(StillRenderer.Job(configuration, operation: operation), frames: 5)
        }
        return Filmstrip(rows: rows, scale: 1, columns: 2)
    }

    /// The pixels per point that small pictures are made from.
    private static let detailed: CGFloat = 2

    /// The tour's pixels per point of the device.
    private static let tourScale: CGFloat = 0.4
}

extension StillRenderer.Transition {
    /// How long it takes, and what was announced where that is something else.
    fileprivate var timing: String {
        let real = "\(Filmstrip.milliseconds(duration)) ms"
        let said = Filmstrip.milliseconds(announced)
        return said == Filmstrip.milliseconds(duration) ? real : "\(real), announced \(said) ms"
    }
}

extension Filmstrip {
    fileprivate static func milliseconds(_ seconds: Double) -> String {
        Decimals.text(seconds * 1000, places: 0)
    }
}
