import Preview
import UIKit

/// What a film shows, as a value: what is played on what, how it looks, and at which pace.
package struct FilmJob {
    package var configuration: Session.Configuration
    package var programme: Programme
    package var style: PictureStyle
    /// Pictures per second.
    package var rate = 60.0
    /// Seconds of the session's time in a second.
    package var speed = 1.0
    /// Seconds of rest after the end.
    package var tail = 0.0

    package init(_ configuration: Session.Configuration, _ programme: Programme, style: PictureStyle) {
        self.configuration = configuration
        self.programme = programme
        self.style = style
    }

    /// Pictures per second of the session's time.
    var density: Double { rate / speed }
}

/// The pictures of a film, made one after the other when they are asked for: none is kept.
///
/// The first shows the rest before the start, the last the rest after the end, and each of them stands for one period: a film takes
/// one period longer than what it shows.
@MainActor
package final class FrameSequence {
    package let job: FilmJob
    package let source: any FrameSource
    private let painter: PicturePainter
    /// How many pictures there are.
    package let count: Int

    /// Plays everything once, to learn how long it takes.
    package init(_ job: FilmJob) throws(RenderError) {
        self.job = job
        var configuration = job.configuration
        configuration.scale = job.style.drawnScale
        switch job.programme {
        case .operations(let operations, let hold):
            source = try OperationSource(configuration, operations, hold: hold)
        case .script(let script, let operation):
            source = try ScriptSource(configuration, script, from: operation, rate: job.density)
        }
        painter = PicturePainter(job.style, for: source.session)
        let length = source.duration + job.tail * job.speed
        count = max(Int((length * job.density - 1e-6).rounded(.up)) + 1, 2)
    }

    /// A picture's, in pixels.
    package var width: Int { painter.layout.width }
    package var height: Int { painter.layout.height }

    /// Seconds that the film takes.
    package var length: Double { Double(count) / job.rate }

    /// Seconds of the session's time that what is shown takes.
    package var duration: Double { source.duration }

    /// The session's time in a picture, in seconds from the beginning.
    package func time(of index: Int) -> Double {
        index == count - 1 && job.tail == 0 ? end : Double(index) / job.density
    }

    /// The end of what is shown; one without length is over after its beginning all the same.
    private var end: Double { max(source.duration, .leastNonzeroMagnitude) }

    /// Goes to the first picture.
    package func begin() throws(RenderError) {
        try source.begin()
        guard job.style.showsTouches else { return }
        painter.touches = TouchMarks()
        source.session.onInput = { [weak painter] in painter?.touches.take($0) }
    }

    /// Draws a picture into a bitmap of the film's size; they are drawn in their order.
    package func draw(_ index: Int, into bitmap: Bitmap) throws(RenderError) {
        try show(time(of: index))
        painter.draw(source.session, into: bitmap)
    }

    /// The picture at a fraction 0…1 of what is shown.
    package func image(at fraction: Double) throws(RenderError) -> CGImage {
        try show(fraction >= 1 ? end : fraction * source.duration)
        return painter.image(source.session)
    }

    private func show(_ time: Double) throws(RenderError) {
        try source.show(time)
        painter.touches.time = time
    }

    /// The session goes with the last picture.
    package func close() {
        source.session.close()
    }
}
