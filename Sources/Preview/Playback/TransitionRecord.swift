import UIKit

/// What one transition showed, from the picture before its start to the one after its end: segments without code,
/// each a value from which every picture in it can be made again.
///
/// Times are seconds since the transition's start. They part from the clock's where a transition was taken up again in
/// the past: each segment knows by how much.
@MainActor
package final class TransitionRecord {
    private struct Segment {
        let start: Double
        /// The clock's time is the record's plus this.
        let shift: Double
        let root: FrozenLayer
    }

    package let effect: String
    package let operation: TransitionOperation
    /// Seconds that the animator announced.
    package internal(set) var announced: Double
    /// When the transition was over; nil while it runs.
    package private(set) var end: Double?
    /// Whether the change was made; nil while it runs.
    package private(set) var isCompleted: Bool?

    private let before: Segment
    private var segments: [Segment] = []
    /// Another number after each change of what was recorded.
    private(set) var revision = 0
    private var shift: Double
    /// The container's serial number, by which its local time is found in a frozen tree.
    private let container: Int
    /// The parts that the two screens' layers play, by serial number.
    let roles: [Int: String]
    /// The tracks as they were last asked for.
    var knownTracks: KnownTracks?

    init(
        effect: String, context: TransitionContext, before: FrozenLayer, clock: Double
    ) {
        self.effect = effect
        operation = context.operation
        announced = context.announcedDuration
        container = context.containerView.layer.serial
        var roles: [Int: String] = [:]
        for (key, role) in [(UITransitionContextViewControllerKey.from, "from"), (.to, "to")] {
            if let view = context.viewController(forKey: key)?.viewIfLoaded { roles[view.layer.serial] = role }
        }
        self.roles = roles
        shift = clock
        self.before = Segment(start: 0, shift: clock, root: before)
    }

    /// The record's time at a time of the clock.
    func time(atClock clock: Double) -> Double {
        clock - shift
    }

    /// Keeps the tree as it is from a time of the clock on.
    func append(_ root: FrozenLayer, atClock clock: Double) {
        let start = time(atClock: clock)
        // Turns at one instant show only the last one's tree.
        if let last = segments.last, last.start >= start { segments.removeLast() }
        if segments.last?.root === root, segments.last?.shift == shift { return }
        segments.append(Segment(start: start, shift: shift, root: root))
        revision += 1
    }

    /// Goes on from a time in the past: what was recorded after it is forgotten.
    func rewind(to time: Double, atClock clock: Double) {
        segments.removeAll { $0.start > time }
        revision += 1
        shift = clock - time
    }

    /// The transition is over at a time of the clock.
    func finish(completed: Bool, atClock clock: Double) {
        end = max(time(atClock: clock), 0)
        isCompleted = completed
    }

    /// The clock's time at the start, by which layers go whose time a drag has taken hold of.
    var zero: Double { before.shift }

    var segmentCount: Int { segments.count }

    /// The tree of a stretch of time since the start, the time since which it holds, and the clock's at the record's zero.
    func segment(_ number: Int) -> (root: FrozenLayer, start: Double, shift: Double) {
        let segment = segments[number]
        return (segment.root, segment.start, segment.shift)
    }

    private func segment(at time: Double) -> Segment {
        // One without length has both pictures at 0: the one before stands at any time below.
        guard time > 0 || time == 0 && end == 0 else { return before }
        return segments.last { $0.start <= time } ?? before
    }

    /// The picture at a time: 0 is the one at rest before the start, the end the one at rest after it.
    package func node(at time: Double, scale: CGFloat) -> RenderNode? {
        let tree = tree(at: time)
        return tree.root.node(at: tree.time, scale: scale)
    }

    /// The tree that the picture at a time is made of, and the clock's time in it.
    package func tree(at time: Double) -> (root: FrozenLayer, time: CFTimeInterval) {
        let segment = segment(at: time)
        return (segment.root, max(time, 0) + segment.shift)
    }

    /// How much of the announced duration the animation is at, which a drag moves back and forth; 0…1.
    package func progress(at time: Double) -> Double {
        if let end, time >= end { return isCompleted == true ? 1 : 0 }
        guard time > 0, announced > 0 else { return 0 }
        let segment = segment(at: time)
        guard let local = segment.root.localTime(of: container, at: time + segment.shift),
            let first = segments.first, let start = first.root.localTime(of: container, at: first.start + first.shift)
        else { return min(time / announced, 1) }
        // The first segment may begin held, but a container's own time begins where the transition does.
        return min(max((local - start) / announced, 0), 1)
    }
}

extension FrozenLayer {
    /// The local time of the layer with a serial number at a time of this layer's superlayer; nil if it is not below.
    fileprivate func localTime(of serial: Int, at parent: CFTimeInterval) -> CFTimeInterval? {
        let local = localTime(at: parent)
        if self.serial == serial { return local }
        for child in interior.children {
            if let found = child.localTime(of: serial, at: local) { return found }
        }
        return nil
    }
}
