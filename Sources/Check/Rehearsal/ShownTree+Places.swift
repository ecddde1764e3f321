import Preview
import UIKit

/// Where a layer is seen, and how much of it.
struct LayerPlace {
    let serial: Int
    /// The corners of its bounds on the screen, in points, in the order in which they lie around it; fewer where some are behind
    /// the eye.
    let corners: [CGPoint]
    /// Its own opacity times those of the layers it is in.
    let opacity: CGFloat
    /// Whether it shows anything itself, whatever is in it.
    let paints: Bool
    /// How many layers it is in.
    let depth: Int

    /// The rectangle around it on the screen.
    var box: CGRect {
        let (xs, ys) = (corners.map(\.x), corners.map(\.y))
        guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else { return .null }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Whether a part of it lies on the screen, and shows through.
    func isSeen(on screen: CGRect) -> Bool {
        guard opacity > 0.01, box.width > 0.5, box.height > 0.5 else { return false }
        let part = box.intersection(screen)
        return !part.isNull && part.width * part.height > 1
    }

    /// How far the corner lies apart that lies farthest, in points; none if any is behind the eye.
    func distance(to other: LayerPlace) -> CGFloat {
        guard corners.count == 4, other.corners.count == 4 else { return 0 }
        return zip(corners, other.corners).map { hypot($0.x - $1.x, $0.y - $1.y) }.max() ?? 0
    }
}

extension ShownTree {
    /// The screen, in points.
    var bounds: CGRect { CGRect(origin: .zero, size: root.state.bounds.size) }

    /// Where each layer is seen, by its serial number.
    var places: [Int: LayerPlace] {
        Dictionary(allPlaces.map { ($0.serial, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// Where each layer is seen, each before what is in it.
    var allPlaces: [LayerPlace] {
        var places: [LayerPlace] = []
        root.collect(at: time, isLinear: false, in: nil, outer: .identity, opacity: 1, depth: 0, &places)
        return places
    }

    /// The same tree some seconds later.
    func after(_ seconds: Double) -> ShownTree {
        ShownTree((root, time + seconds))
    }
}

extension FrozenLayer {
    /// Adds the layer's place and those of the layers in it.
    ///
    /// - Parameter time: the superlayer's.
    fileprivate func collect(
        at time: CFTimeInterval, isLinear: Bool, in superlayer: LayerState?, outer: Projection, opacity: CGFloat,
        depth: Int,
        _ places: inout [LayerPlace]
    ) {
        let time = localTime(at: time)
        let isLinear = isLinear || pacesViewAnimationsLinearly
        let state = state(atLocal: time, isLinear: isLinear)
        guard !state.isHidden, state.opacity > 0 else { return }
        let whole = state.projection(in: superlayer).concatenating(outer)
        let r = state.bounds.standardized
        let corners = [
            CGPoint(x: r.minX, y: r.minY), CGPoint(x: r.maxX, y: r.minY), CGPoint(x: r.maxX, y: r.maxY),
            CGPoint(x: r.minX, y: r.maxY),
        ]
        let opacity = opacity * min(state.opacity, 1)
        places.append(
            LayerPlace(
                serial: serial, corners: corners.compactMap(whole.apply), opacity: opacity, paints: state.paints,
                depth: depth))
        for child in interior.children {
            child.collect(
                at: time, isLinear: isLinear, in: state, outer: whole, opacity: opacity, depth: depth + 1, &places)
        }
    }
}

extension LayerState {
    /// Whether the layer shows anything itself.
    fileprivate var paints: Bool {
        (backgroundColor?.alpha ?? 0) > 0 || contents != nil || !backdrop.isEmpty || emitter != nil
            || shape?.path != nil || gradient?.colors.isEmpty == false
            || (borderWidth > 0 && (borderColor?.alpha ?? 0) > 0)
    }
}
