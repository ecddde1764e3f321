/// One property of one layer that an animation moves, as a line of a time line.
///
/// Its values are the property's own, as they are shown: a view's animation, which works with what is still missing, reads
/// like any other.
package struct AnimationTrack {
    /// Tells the animations of layers apart, and the members of a group.
    package struct ID: Hashable, Sendable {
        /// The layer's serial number.
        package let layer: Int
        /// The animation's order among all that were added anywhere.
        package let animation: Int
        /// The place among the members of a group; 0 without one.
        package let member: Int
    }

    /// A value that is passed on the way.
    package struct Frame {
        /// Of one pass, 0…1.
        package let fraction: Double
        package var value: AnimatableValue
    }

    package let id: ID
    /// The key under which the animation is on its layer.
    package let key: String?
    package var layerName: String
    /// Whether the layer is the mask of another.
    package let isMask: Bool
    package let path: AnimationKeyPath
    /// What is shown when the animation begins, a jump at its start made already.
    package var from: AnimatableValue
    /// What is shown at the end of a pass, before a jump that is made there.
    package var to: AnimatableValue
    /// The values of keyframes, the ends included; empty for others.
    package var frames: [Frame]
    /// Seconds from the zero of the time line to the begin of the first pass.
    package var delay: Double
    /// Seconds of one pass, as it is seen.
    package let duration: Double
    /// Seconds from one pass's begin to the next's, the way back of an autoreversing one included.
    package let period: Double
    /// How many passes there are, the way back of an autoreversing one not counted; may be infinite.
    package let repeatCount: Double
    /// Whether each pass is followed by one backwards.
    package let autoreverses: Bool
    package let curve: Curve
    /// Whether it comes from a view's animation: then its curve counts as linear while a drag drives it.
    package let isViewAnimation: Bool
    /// Whether something else than the clock moves the animation: a property animator that was paused or turned round.
    package let isDriven: Bool
    /// Whether a drag has hold of the layer's time.
    package let isTimeDriven: Bool

    /// The key path as it was written.
    package var keyPath: String { path.text }

    /// Seconds from the zero of the time line to the end of the last pass; may be infinite.
    package var end: Double {
        delay + period * (repeatCount - 1) + duration * (autoreverses ? 2 : 1)
    }
}

extension AnimationTrack {
    /// How the fraction of a pass becomes the fraction of the way, in a form that can be plotted.
    package struct Curve {
        package enum Kind: Equatable, Sendable {
            case linear
            /// A cubic Bézier from (0, 0) to (1, 1) by its two handles.
            case cubic(CGPoint, CGPoint)
            /// `response` is the period of the undamped oscillator, in seconds.
            case spring(dampingRatio: Double, response: Double)
            case keyframes(Int)
        }

        package let kind: Kind
        private let function: (Double) -> Double

        init(kind: Kind, function: @escaping (Double) -> Double) {
            self.kind = kind
            self.function = function
        }

        /// The fraction of the way from `from` to `to`; a spring or a handle may lead past both. Of keyframes that end where
        /// they began, it is the fraction of the way from the least to the greatest value.
        package func way(at fraction: Double) -> Double {
            function(min(max(fraction, 0), 1))
        }

        /// The curve in words, as developers name it.
        package var text: String {
            switch kind {
            case .linear: return "linear"
            case .cubic(let a, let b):
                let named: [([CGFloat], String)] = [
                    ([0.42, 0, 1, 1], "ease-in"), ([0, 0, 0.58, 1], "ease-out"), ([0.42, 0, 0.58, 1], "ease-in-out"),
                    ([0.25, 0.1, 0.25, 1], "default"), ([0, 0, 1, 1], "linear"),
                ]
                let numbers = [a.x, a.y, b.x, b.y]
                if let name = named.first(where: { zip($0.0, numbers).allSatisfy { abs($0 - $1) < 1e-6 } })?.1 {
                    return name
                }
                return "cubic " + numbers.map { ValueText.number($0, 2, isTrimmed: true) }.joined(separator: ", ")
            case .spring(let ratio, let response):
                return "spring \(ValueText.number(ratio, 2)), \(ValueText.number(response, 2)) s"
            case .keyframes(let count):
                return "\(count) keyframes"
            }
        }
    }
}
