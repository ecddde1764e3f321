import UIKit

/// From where the layers of a screen are looked at: turned about their middle, never from behind.
package struct LayerCamera: Equatable, Sendable {
    /// Radians about the upright axis; positive moves what is in front to the right.
    package private(set) var yaw = -0.6
    /// Radians about the level axis; positive moves what is in front up.
    package private(set) var pitch = 0.22
    /// 1 fits the screen into the picture at any angle.
    package private(set) var zoom = 1.0

    /// The farthest turns: beyond them planes would be lines or be seen from behind.
    private static let yaws = -1.25...1.25  // rad
    private static let pitches = -0.9...0.9  // rad
    private static let zooms = 0.5...6.0
    /// How far a drag across the picture's shorter side turns.
    private static let turn = 2.2  // rad
    /// How much one notch of a wheel, or as many points of a trackpad, magnifies.
    private static let magnification = 1.0 / 240  // per pt
    /// The eye's distance from the middle, in heights or widths of the screen, whichever is longer.
    private static let distance = 2.6
    /// The room the planes have, in widths or heights of the screen, whichever is shorter.
    private static let depth = 1.0
    private static let largestGap = 0.25
    /// What is left free around, as a part of the picture.
    private static let margin = 0.04

    package init() {}

    /// Turns with a pointer that moves over a picture of a size.
    package mutating func turn(by way: CGSize, in size: CGSize) {
        let k = Self.turn / max(Double(min(size.width, size.height)), 1)
        yaw = (yaw + Double(way.width) * k).clamped(to: Self.yaws)
        pitch = (pitch - Double(way.height) * k).clamped(to: Self.pitches)
    }

    /// Goes nearer (positive) or farther, by a wheel's way in points.
    package mutating func zoom(by way: CGFloat) {
        zoom = (zoom * exp(Double(way) * Self.magnification)).clamped(to: Self.zooms)
    }

    /// How a screen of a size is seen in a picture of a size, both in points.
    package func view(of screen: CGSize, in picture: CGSize) -> PlaneCamera {
        let (short, long) = (min(screen.width, screen.height), max(screen.width, screen.height))
        let depth = short * Self.depth
        var turned = CATransform3DMakeTranslation(-screen.width / 2, -screen.height / 2, 0)
        turned = CATransform3DConcat(turned, CATransform3DMakeRotation(yaw, 0, 1, 0))
        turned = CATransform3DConcat(turned, CATransform3DMakeRotation(pitch, 1, 0, 0))
        var eye = CATransform3DIdentity
        eye.m34 = -1 / max(long * Self.distance, 1)
        turned = CATransform3DConcat(turned, eye)
        // The box of all planes decides how large they are, so that nothing jumps when there are more of them or fewer.
        let free = PlaneCamera(matrix: turned, depth: depth, largestGap: short * Self.largestGap)
        let boxes = [-depth / 2, depth / 2].compactMap {
            free.projection(z: $0).box(of: CGRect(origin: .zero, size: screen))
        }
        let box = boxes.reduce(CGRect.null) { $0.union($1) }
        guard !box.isNull, box.width > 0, box.height > 0 else { return free }
        let room = 1 - 2 * Self.margin
        let fit = min(picture.width * room / box.width, picture.height * room / box.height) * zoom
        turned = CATransform3DConcat(turned, CATransform3DMakeTranslation(-box.midX, -box.midY, 0))
        turned = CATransform3DConcat(turned, CATransform3DMakeScale(fit, fit, 1))
        turned = CATransform3DConcat(
            turned, CATransform3DMakeTranslation(picture.width / 2, picture.height / 2, 0))
        return PlaneCamera(matrix: turned, depth: depth, largestGap: short * Self.largestGap)
    }
}
