/// How things stand before code is run that may do nothing: asked afterwards, it tells whether it has.
///
/// It sees what shows or will run: layers that were changed, moved or animated in the window and in the views named, blocks
/// that wait for a time (timers, display links, delayed and main-queue blocks, completions). It cannot see what an object has
/// stored in its own properties.
@MainActor
struct Stillness {
    private let layers: [CALayer]
    private let trees: [FrozenLayer]
    private let animations = CALayer.animationMark
    private let scheduled = VirtualClock.current.scheduledCount
    private let group = CATransaction.openGroup

    init(of window: UIWindow?, _ views: [UIView?]) {
        layers = ([window] + views).compactMap { $0?.layer }
        trees = layers.map { $0.freeze() }
    }

    /// Whether nothing has been done since.
    var lasts: Bool {
        animations == CALayer.animationMark && scheduled == VirtualClock.current.scheduledCount
            && group === CATransaction.openGroup && zip(layers, trees).allSatisfy { $0.freeze() === $1 }
    }
}
