import Preview
import Transitions
import UIKit

extension Filmstrip {
    /// So many frames of one operation, the first and the last at rest; of two that are compared a row each, in step.
    @MainActor
    package static func rows(_ job: StillRenderer.Job, frames count: Int) throws(RenderError) -> [Row] {
        let scale = job.configuration.scale
        var job = job
        job.configuration.scale = drawn(scale)
        let stills = try StillRenderer(job)
        defer { stills.close() }
        func image(at fraction: Double, _ pane: Int) -> CGImage {
            shrunk(stills.image(at: fraction, pane: pane), to: scale)
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

    /// So many moments of a script at work, spread evenly over its time; of two that are compared a row each.
    @MainActor
    package static func rows(_ job: ScriptStills.Job, frames count: Int) throws(RenderError) -> [Row] {
        let stills = try scaled(job)
        let moments = stills.moments(at: fractions(count))
        return stills.effectNames.enumerated().map { pane, name in
            let frames = moments.map { frame($0, pane, scale: job.configuration.scale) }
            return Row(title: name, detail: "by a script · \(milliseconds(stills.duration)) ms", frames: frames)
        }
    }

    /// Chosen moments of a script at work on the first screen.
    ///
    /// - Parameter fractions: Those of the duration in seconds, from 0 to 1.
    @MainActor
    package static func frames(
        _ job: ScriptStills.Job, at fractions: (_ duration: Double) -> [Double]
    ) throws(RenderError) -> [Frame] {
        let stills = try scaled(job)
        return stills.moments(at: fractions(stills.duration)).map { frame($0, 0, scale: job.configuration.scale) }
    }

    @MainActor
    private static func scaled(_ job: ScriptStills.Job) throws(RenderError) -> ScriptStills {
        var job = job
        job.configuration.scale = drawn(job.configuration.scale)
        return try ScriptStills(job)
    }

    @MainActor
    private static func frame(_ moment: ScriptStills.Moment, _ pane: Int, scale: CGFloat) -> Frame {
        Frame(
            image: shrunk(moment.images[pane], to: scale), caption: "\(milliseconds(moment.time)) ms",
            detail: moment.states[pane].caption)
    }

    /// Pictures smaller than the device are drawn large and made small, or text and thumbnails would crumble: the pixels per
    /// point that they are drawn with.
    private static func drawn(_ scale: CGFloat) -> CGFloat { scale < 1 ? detailed : scale }

    /// A picture in its own scale, made of one that is large enough.
    @MainActor
    private static func shrunk(_ image: CGImage, to scale: CGFloat) -> CGImage {
        guard scale < 1 else { return image }
        let width = (CGFloat(image.width) / detailed * scale).rounded()
        let height = (CGFloat(image.height) / detailed * scale).rounded()
        return image.resized(width: Int(width), height: Int(height)) ?? image
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

extension SessionStatus {
    /// What goes on, in a few words.
    fileprivate var caption: String {
        let percent = "\(Decimals.text(progress * 100, places: 0)) %"
        return switch phase {
        case .idle: "at rest"
        case .running: percent
        case .interactive: "held at \(percent)"
        case .settling: "let go at \(percent)"
        case .paused: "paused at \(percent)"
        }
    }
}
