import UIKit

/// Two fingers on a trackpad, told by the system as a wheel's movements: which of them are a drag, and where it has got to.
///
/// A wheel has no press and no release. Fingers are down from their first movement until there has been none for a while; what
/// comes before that silence belongs to the same swipe, whatever has become of it. So the tail of movements that some systems
/// add after the fingers have left follows the picture it began with, and never begins a second transition.
struct Swipe {
    /// After so much time without a movement the fingers count as lifted.
    static let silence = 0.100  // s
    /// How far fingers move for one notch: SDL tells a tenth of what the fingers moved.
    static let pointsPerNotch: CGFloat = 10  // pt
    /// Devices that tell whole notches only, as all do under X11: so many sideways, each within the silence after the one
    /// before, are fingers; fewer are a mouse's wheel.
    static let burst = 3
    /// How long the first movement has taken, as far as one can tell: trackpads tell one about every 8 ms.
    private static let interval = 0.008  // s

    /// What becomes of it.
    enum Use {
        case undecided, drag, scroll, nothing
    }

    var use = Use.undecided
    /// Where the fingers are; they begin at the origin, y downwards.
    private(set) var motion: DragMotion
    /// The newest movement.
    private(set) var step = CGVector.zero
    /// Whether this is a hand on a trackpad.
    private(set) var isOfFingers = false
    private var notches = 0
    /// How long there has been no movement, in time that was told; nil until all of what is told lies after the last one.
    private var rest: Double?

    init(time: Double) {
        motion = DragMotion(at: .zero, time: time - Self.interval)
    }

    /// When the newest movement came.
    var time: Double { motion.time }

    /// Whether a movement at a time still belongs to this swipe.
    func goesOn(at time: Double) -> Bool { abs(time - self.time) <= Self.silence }

    /// Takes a movement of the wheel: positive x shows more of the right, for which fingers push to the left.
    mutating func add(dx: CGFloat, dy: CGFloat, isPrecise: Bool, time: Double) {
        if !isPrecise, dx != 0 { notches += 1 }
        if isPrecise || notches >= Self.burst { isOfFingers = true }
        step = CGVector(dx: -dx * Self.pointsPerNotch, dy: dy * Self.pointsPerNotch)
        motion.add(CGPoint(x: motion.point.x + step.dx, y: motion.point.y + step.dy), time: time)
        rest = nil
    }

    /// Takes the place where the fingers are as the one they began at.
    mutating func restart() {
        motion = DragMotion(at: motion.point, time: motion.time)
    }

    /// The newest movement has had its effect.
    mutating func forgetStep() {
        step = .zero
    }

    /// Time passes without a movement; true once it has been long enough.
    mutating func rests(for seconds: Double) -> Bool {
        // The first time that is told after a movement began before it.
        rest = rest.map { $0 + seconds } ?? 0
        return rest.map { $0 >= Self.silence } ?? false
    }
}

extension InputEvent.Pointer {
    /// Two fingers that swipe.
    static let trackpad = InputEvent.Pointer(id: -2)
}
