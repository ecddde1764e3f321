/// All that the plate over the screen shows.
package struct HUDContent: Equatable, Sendable {
    /// What is going on, as far as it is marked.
    package enum Phase: Equatable, Sendable {
        case idle, playing, paused, dragging, settling
    }

    package var effect = ""
    package var operation = ""
    package var phase = Phase.idle
    package var isReversed = false
    package var isLooping = false
    /// Seconds since the transition's start.
    package var elapsed = 0.0
    /// Seconds that the transition takes; 0 if there is none to show.
    package var duration = 0.0
    /// How far the bar is, 0…1: of the time, or of the way while a drag decides.
    package var fraction = 0.0
    /// `×0.25`.
    package var speed = "×1"
    /// The curve of the effect; nil for none.
    package var curve: CurvePlot?
    /// Milliseconds that the last frame took to make; nil if none was made.
    package var frameTime: Double?
    /// The part that is looped, in fractions of the duration.
    package var loop: ClosedRange<Double>?
    /// Where keyframes are, in fractions of the duration.
    package var keyframes: [Double] = []
    /// What is to be said; nil for nothing.
    package var message: String?

    package init() {}

    /// The pictures that mark what is going on.
    var marks: [Glyph] {
        var marks: [Glyph] = []
        switch phase {
        case .idle: break
        case .playing: marks.append(.play)
        case .paused: marks.append(.pause)
        case .dragging: marks.append(.drag)
        case .settling: marks.append(.settle)
        }
        if isReversed { marks.append(.reverse) }
        if isLooping { marks.append(.loop) }
        return marks
    }

    var milliseconds: String { ValueScale.fixed(elapsed * 1000, places: 0) }

    var fullMilliseconds: String { ValueScale.fixed(duration * 1000, places: 0) }

    var percent: String { ValueScale.fixed(fraction * 100, places: 0) + " %" }
}
