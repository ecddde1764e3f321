extension UIView {
    /// Animates through keyframes: inside the closure, `addKeyframe` says what changes in which part of the time.
    public static func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let waiting = BlockCompletion(completion)
        let shared = AnimationOptions(rawValue: options.rawValue)
        var seconds = duration
        if case let outer?? = AnimationBlock.stack.last, !options.contains(.overrideInheritedDuration) {
            seconds = outer.duration
        }
        let block = KeyframeBlock(
            duration: max(seconds, 0), delay: max(delay, 0), pace: .curve(shared.curve.timingFunction),
            options: shared, completion: waiting)
        let collector = AnimationBlock.stack.last as? CollectingBlock
        block.run(animations)
        if let collector {
            // A property animator drives them with the rest of its changes, and says when they are over.
            for track in block.takeTracks(mode: options.calculationMode) { collector.add(track) }
            if let completion { collector.completions.append(completion) }
        } else {
            block.attachAll(mode: options.calculationMode)
            waiting.seal()
        }
    }

    /// Says what changes in a part of a keyframe block's time; outside such a block it is changed at once.
    ///
    /// - Parameters:
    ///   - frameStartTime: fraction of the whole, 0…1.
    ///   - frameDuration: fraction of the whole, 0…1.
    public static func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        guard let block = AnimationBlock.stack.last as? KeyframeBlock else { return animations() }
        block.addFrame(from: frameStartTime, to: frameStartTime + frameDuration, animations)
    }
}

/// Collects the changes of keyframes, one animation for each property of a layer.
private final class KeyframeBlock: AnimationBlock {
    private struct Change {
        let start: Double
        let end: Double
        let value: AnimatableValue
    }

    private struct Track {
        let layer: CALayer
        let key: String
        let initial: AnimatableValue
        var changes: [Change]
    }

    private var tracks: [Track] = []
    private var frame = (start: 0.0, end: 1.0)

    func addFrame(from start: Double, to end: Double, _ body: () -> Void) {
        let outer = frame
        let first = min(max(start, 0), 1)
        frame = (first, min(max(end, first), 1))
        run(body)
        frame = outer
    }

    override func animate(_ layer: CALayer, _ key: String, from: AnimatableValue, to: AnimatableValue) {
        let change = Change(start: frame.start, end: frame.end, value: to)
        if let index = tracks.firstIndex(where: { $0.layer === layer && $0.key == key }) {
            tracks[index].changes.append(change)
        } else {
            tracks.append(Track(layer: layer, key: key, initial: from, changes: [change]))
        }
    }

    /// Puts the animations on their layers.
    func attachAll(mode: CAAnimationCalculationMode) {
        for track in takeTracks(mode: mode) {
            attach(track.frames.animation(track.key, of: track.layer), to: track.layer)
        }
    }

    /// What the frames have brought together so far, which then is forgotten.
    func takeTracks(mode: CAAnimationCalculationMode) -> [KeyframeTrack] {
        defer { tracks = [] }
        return tracks.map { track in
            var times = [0.0]
            var values = [track.initial]
            func reach(_ value: AnimatableValue, at time: Double) {
                if let last = times.last, time > last {
                    times.append(time)
                    values.append(value)
                } else {
                    values[values.count - 1] = value
                }
            }
            for change in track.changes.sorted(by: { $0.start < $1.start }) {
                // Until a frame begins, what was reached before stays; a jump takes no time.
                if let last = times.last, change.start > last { reach(values[values.count - 1], at: change.start) }
                if change.end > change.start {
                    reach(change.value, at: change.end)
                } else {
                    times.append(change.start)
                    values.append(change.value)
                }
            }
            if let last = times.last, last < 1 { reach(values[values.count - 1], at: 1) }
            if mode == .discrete { times.append(1) }
            return KeyframeTrack(
                layer: track.layer, key: track.key, frames: KeyframeValues(times: times, values: values, mode: mode))
        }
    }
}

/// A property of a layer that goes through keyframes.
struct KeyframeTrack {
    let layer: CALayer
    let key: String
    let frames: KeyframeValues
}

/// Values and the fractions of the time at which they are reached.
struct KeyframeValues {
    let times: [Double]
    let values: [AnimatableValue]
    let mode: CAAnimationCalculationMode

    func animation(_ key: String, of layer: CALayer) -> CAKeyframeAnimation {
        let animation = CAKeyframeAnimation(keyPath: key)
        animation.start = values.first
        animation.calculationMode = mode
        animation.keyTimes = times.map { NSNumber(value: $0) }
        // As with other view animations: what is still missing, where values can be added.
        let model = LayerProperty.named(key)?.get(layer.state)
        let missing = model.map { model in values.compactMap { $0.subtracting(model) } } ?? []
        animation.isAdditive = missing.count == values.count
        animation.values = (animation.isAdditive ? missing : values).compactMap(\.any)
        return animation
    }
}
