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
    /// Devices that tell whole notches only, as all do under X11: so many sideways within the silence are fingers, fewer a
    /// mouse's wheel.
    static let burst = 3

    /// When the last movement came.
    private(set) var time: Double
    /// How far the fingers have gone, in points: to the left is negative.
    private(set) var movement = CGVector.zero
    /// How many movements in whole notches have come one after the other.
    private var notches = 0
    /// Whether this is a hand on a trackpad.
    private(set) var isOfFingers = false

    init(time: Double) {
        self.time = time
    }

    /// Whether a movement at a time still belongs to this swipe.
    func goesOn(at time: Double) -> Bool { time - self.time <= Self.silence }

    /// Takes a movement of the wheel: positive x shows more of the right, which fingers push to the left for.
    mutating func add(dx: CGFloat, dy: CGFloat, isPrecise: Bool, time: Double) {
        self.time = max(time, self.time)
        if !isPrecise, dx != 0 { notches += 1 }
        if isPrecise || notches >= Self.burst { isOfFingers = true }
        movement.dx -= dx * Self.pointsPerNotch
        movement.dy += dy * Self.pointsPerNotch
    }
}

extension InputEvent.Pointer {
    /// Two fingers that swipe.
    static let trackpad = InputEvent.Pointer(id: -2)
}
