/// The layers that have animations, and when these start and end.
final class AnimationRegistry {
    private struct Member {
        weak var layer: CALayer?
    }

    private var members: [Int: Member] = [:]

    func add(_ layer: CALayer) {
        members[layer.serial] = Member(layer: layer)
    }

    func remove(_ layer: CALayer) {
        members[layer.serial] = nil
    }

    /// In the order of their creation, so that every run calls delegates in the same order.
    private var layers: [CALayer] {
        members.sorted { $0.key < $1.key }.compactMap(\.value.layer)
    }

    /// The clock time at which the next animation starts or ends, or nil.
    var nextEvent: CFTimeInterval? {
        var next = CFTimeInterval.infinity
        for member in members.values {
            guard let layer = member.layer else { continue }
            for animation in layer.attachedAnimations {
                next = min(next, layer.clockTimeOfStart(of: animation), layer.clockTimeOfEnd(of: animation))
            }
        }
        return next.isFinite ? next : nil
    }

    /// Ends every animation that is over, in the order of their ends and then of their beginnings.
    func finish(upTo now: CFTimeInterval) {
        var over: [(end: CFTimeInterval, layer: CALayer, animation: AttachedAnimation)] = []
        for layer in layers {
            for animation in layer.attachedAnimations {
                let end = layer.clockTimeOfEnd(of: animation)
                if end <= now { over.append((end, layer, animation)) }
            }
        }
        over.sort { ($0.end, $0.animation.order) < ($1.end, $1.animation.order) }
        for (_, layer, animation) in over {
            layer.end(animation, finished: true)
        }
    }

    /// Takes off the animations that were kept beyond their end and need not be any more.
    func dropKept() {
        for layer in layers { layer.dropKeptAnimations() }
        members = members.filter { $0.value.layer?.attachedAnimations.isEmpty == false }
    }

    /// Whether animations were added since the last commit.
    var hasNew: Bool {
        members.values.contains { $0.layer?.attachedAnimations.contains { $0.begin == nil } == true }
    }

    /// Begins what was added since the last commit, and drops the animations of layers that are not on a screen.
    func commit() {
        for layer in layers {
            guard layer.isOnDisplay else {
                layer.endAllAnimations(finished: false)
                continue
            }
            for animation in layer.attachedAnimations { layer.begin(animation) }
            for animation in layer.attachedAnimations { layer.startIfDue(animation) }
        }
        members = members.filter { $0.value.layer?.attachedAnimations.isEmpty == false }
    }
}
