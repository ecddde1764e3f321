import UIKit

/// The strips along the screen's edges in which a drag that drives a transition starts.
package struct EdgeZones: Hashable, Sendable, Codable {
    /// In points.
    package var width: CGFloat = 24
    /// How far a drag goes before it is recognised, in points.
    package var threshold: CGFloat = 10

    package init() {}

    /// The zones in other units.
    func scaled(by factor: CGFloat) -> EdgeZones {
        var zones = self
        zones.width *= factor
        zones.threshold *= factor
        return zones
    }

    /// The edges in whose zones a point lies: two in a corner.
    package func edges(at point: CGPoint, in size: CGSize) -> [Edge] {
        guard CGRect(origin: .zero, size: size).contains(point) else { return [] }
        return Edge.allCases.filter { edge in
            switch edge {
            case .left: point.x < width
            case .right: point.x >= size.width - width
            case .top: point.y < width
            case .bottom: point.y >= size.height - width
            }
        }
    }

    /// What a drag that began in the zones of some edges has become.
    package func judge(_ movement: CGVector, from edges: [Edge]) -> Judgement {
        guard hypot(movement.dx, movement.dy) >= threshold else { return .undecided }
        // The larger component decides; in a corner it also picks the edge.
        let along = edges.filter { edge in
            edge.inward(movement) > 0 && edge.inward(movement) >= edge.across(movement)
        }
        return along.max { $0.inward(movement) < $1.inward(movement) }.map(Judgement.recognised) ?? .other
    }

    package enum Judgement: Equatable, Sendable {
        case undecided
        case recognised(Edge)
        /// A movement along the edge or outwards: not ours.
        case other
    }
}

/// A side of the screen.
package enum Edge: String, CaseIterable, Sendable {
    case left, right, top, bottom

    /// Whether a drag from it goes on to the next screen; from the others it goes back. As on the platform, screens follow one
    /// another in the reading direction: back is where lines begin.
    package func isForward(in direction: UIUserInterfaceLayoutDirection = .leftToRight) -> Bool {
        switch self {
        case .right: direction == .leftToRight
        case .left: direction == .rightToLeft
        case .bottom: true
        case .top: false
        }
    }

    /// The edge that moves an operation on: push and pop follow the reading direction.
    package init(_ operation: TransitionOperation, in direction: UIUserInterfaceLayoutDirection = .leftToRight) {
        let isRightToLeft = direction == .rightToLeft
        switch operation {
        case .push, .tab: self = isRightToLeft ? .left : .right
        case .pop: self = isRightToLeft ? .right : .left
        case .present: self = .bottom
        case .dismiss: self = .top
        }
    }

    /// The part of a movement that goes away from the edge, negative towards it.
    package func inward(_ movement: CGVector) -> CGFloat {
        switch self {
        case .left: movement.dx
        case .right: -movement.dx
        case .top: movement.dy
        case .bottom: -movement.dy
        }
    }

    /// The size of the part of a movement that goes along the edge.
    fileprivate func across(_ movement: CGVector) -> CGFloat {
        switch self {
        case .left, .right: abs(movement.dy)
        case .top, .bottom: abs(movement.dx)
        }
    }

    /// A container's extent in the direction of a drag from the edge.
    package func extent(of size: CGSize) -> CGFloat {
        switch self {
        case .left, .right: size.width
        case .top, .bottom: size.height
        }
    }
}
