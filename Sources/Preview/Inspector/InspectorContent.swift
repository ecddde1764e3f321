import Transitions
import UIKit

/// All that the inspector shows, but for what runs with the time (`InspectorMoment`).
package struct InspectorContent: Equatable {
    package var effect = ""
    package var operation = ""
    package var isPlaying = false
    package var isLooping = false
    /// Seconds of the clock per second.
    package var speed = 1.0
    package var canUndo = false
    package var canRedo = false

    /// Seconds that the transition takes, the end of the time line; 0 if there is none.
    package var duration = 0.0
    /// The part that is looped, in seconds; nil for the whole.
    package var loop: ClosedRange<Double>?
    package var tracks: [TrackRow] = []

    /// Seconds that are set for the effect; for a spring, those it settles in.
    package var setDuration = Setting(0.5, default: 0.5)
    /// Whether a duration can be set.
    package var takesDuration = true
    /// The pace that is set for the effect.
    package var curve = Setting(Curve.easeInOut, default: .easeInOut)
    /// What to say of an effect with a pace of its own, in whose place no curve can be put; nil for others.
    package var ownPace: String?
    package var parameters: [ParameterRow] = []
    /// The parameter whose place is to be picked on the screen now.
    package var picking: String?

    package var gesture: [GestureRow] = []
    /// The words that give this on the command line.
    package var command = ""

    package init() {}

    /// A value and the one that stands where nothing was chosen.
    package struct Setting<Value: Equatable>: Equatable {
        package var value: Value
        package var defaultValue: Value

        package init(_ value: Value, default defaultValue: Value) {
            self.value = value
            self.defaultValue = defaultValue
        }

        var isChanged: Bool { value != defaultValue }
    }

    /// A parameter of the effect.
    package struct ParameterRow: Equatable {
        package var key: String
        package var title: String
        package var kind: Parameter.Kind
        package var value: Setting<Parameter.Value>

        package init(key: String, title: String, kind: Parameter.Kind, value: Setting<Parameter.Value>) {
            self.key = key
            self.title = title
            self.kind = kind
            self.value = value
        }
    }

    /// What is set for drags.
    package struct GestureRow: Equatable {
        package var setting: GestureSetting
        package var value: Setting<Double>

        package init(_ setting: GestureSetting, value: Setting<Double>) {
            self.setting = setting
            self.value = value
        }
    }
}

/// What runs with the time: told for each frame.
package struct InspectorMoment: Equatable {
    /// Seconds since the transition's start.
    package var elapsed = 0.0
    /// How far the effect's curve has come, 0…1; nil if nothing runs.
    package var fraction: Double?
    /// The values of tracks at this time, by their place in the list: those of `InspectorView.visibleTracks` are enough.
    package var values: [Int: String] = [:]

    package init() {}
}

/// One animated property, as a line of the time line.
package struct TrackRow: Equatable {
    /// The layer's serial number: what is outlined on the screen.
    package var layer: Int
    package var layerName: String
    package var property: String
    package var from: String
    package var to: String
    /// Seconds from the transition's start to the begin.
    package var delay: Double
    /// Seconds of one pass.
    package var duration: Double
    /// How many passes are to be drawn, ways back counted.
    package var passes: Int
    package var curve: CurvePlot
    package var curveName: String

    package init(
        layer: Int, layerName: String, property: String, from: String, to: String, delay: Double, duration: Double,
        passes: Int = 1, curve: CurvePlot, curveName: String
    ) {
        self.layer = layer
        self.layerName = layerName
        self.property = property
        self.from = from
        self.to = to
        self.delay = delay
        self.duration = duration
        self.passes = passes
        self.curve = curve
        self.curveName = curveName
    }

    /// Seconds from the transition's start to the end of the last pass.
    var end: Double { delay + duration * Double(max(passes, 1)) }
}

/// A number that is set for drags.
package enum GestureSetting: String, CaseIterable, Hashable, Sendable {
    /// How wide the strips along the edges are, in points.
    case edgeWidth
    /// How far a drag goes before it is recognised, in points.
    case threshold
    /// How far ahead the release looks, in seconds of its velocity.
    case projection

    var title: String {
        switch self {
        case .edgeWidth: "Edge zones"
        case .threshold: "Movement before a drag"
        case .projection: "Projection of the release"
        }
    }

    var scale: ValueScale {
        switch self {
        case .edgeWidth: ValueScale(range: 8...80, step: 1, places: 0, unit: "pt")
        case .threshold: ValueScale(range: 0...60, step: 1, places: 0, unit: "pt")
        case .projection: ValueScale(range: 0...1.5, step: 0.001, places: 3, unit: "s")
        }
    }
}

/// What is done in the inspector.
package enum InspectorEvent: Equatable {
    case close
    case openGallery
    /// The operation's name was clicked: the next one that the effect supports.
    case nextOperation
    case playPause
    /// Steps by so many frames, back where negative.
    case step(Int)
    case toStart
    case loop(Bool)
    case speed(Double, ChangePhase)
    case undo, redo

    /// Seconds of the transition.
    case scrub(Double, ChangePhase)
    /// Seconds; nil for the whole.
    case loopRange(ClosedRange<Double>?, ChangePhase)
    /// The pointer is over a track: its layer's serial number; nil over none.
    case hover(layer: Int?)

    case duration(Double, ChangePhase)
    case curve(Curve, ChangePhase)
    case set(String, Parameter.Value, ChangePhase)
    case gesture(GestureSetting, Double, ChangePhase)
    /// Gives a default back.
    case reset(Target)
    /// A parameter's place is to be picked on the screen.
    case pick(String)
    case copyCommand

    /// What has a default.
    package enum Target: Equatable, Sendable {
        case duration, curve
        case parameter(String)
        case gesture(GestureSetting)
        case everything
    }
}
