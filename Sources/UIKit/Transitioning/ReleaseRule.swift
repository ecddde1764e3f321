/// By what a transition of our own drags is finished or taken back when it is let go.
package struct ReleaseRule: Hashable, Sendable, Codable {
    /// The fraction of the way, 0…1, beyond which it is finished.
    package var threshold: CGFloat = 0.5
    /// Seconds by which the velocity is carried on: as the platform's scroll views slow down, d / (1 − d) / 1000 with d = 0.998.
    package var projection: CGFloat = 0.499
    /// A slower release decides by place alone, in points per second.
    package var flick: CGFloat = 300

    package init() {}

    /// Whether a release finishes.
    ///
    /// - Parameters:
    ///   - fraction: Where it was let go.
    ///   - velocity: Towards the end of the transition, in points per second.
    ///   - size: The container's extent along the drag, in points.
    func finishes(at fraction: CGFloat, velocity: CGFloat, size: CGFloat) -> Bool {
        guard abs(velocity) >= flick, size > 0 else { return fraction > threshold }
        return fraction + velocity / size * projection > threshold
    }
}
