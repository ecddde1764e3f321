import Foundation
import Transitions

extension UIRectEdge {
    static let four: [UIRectEdge] = [.left, .right, .top, .bottom]

    var word: String {
        switch self {
        case .left: "left"
        case .right: "right"
        case .top: "top"
        default: "bottom"
        }
    }
}

/// A finger on a theatre's window, whose touches take the way of real ones.
@MainActor
final class Finger {
    private let theatre: Theatre
    private let edge: UIRectEdge
    private let id: Int
    private var way: CGFloat = 0

    /// Puts the finger down 4 points inside an edge.
    init(_ theatre: Theatre, at edge: UIRectEdge, id: Int = 1) {
        self.theatre = theatre
        self.edge = edge
        self.id = id
        send(.began)
    }

    /// The container's extent along the finger's way.
    var size: CGFloat {
        edge.isHorizontal ? theatre.window.bounds.width : theatre.window.bounds.height
    }

    private func send(_ phase: UITouch.Phase) {
        theatre.window.touch(id, phase: phase, at: point, time: theatre.clock.now)
    }

    private var point: CGPoint {
        let bounds = theatre.window.bounds
        // On the card as well as on a whole screen.
        let middle = CGPoint(x: bounds.midX, y: bounds.midY + 10)
        return switch edge {
        case .left: CGPoint(x: 4 + way, y: middle.y)
        case .right: CGPoint(x: bounds.maxX - 4 - way, y: middle.y)
        case .top: CGPoint(x: middle.x, y: 4 + way)
        default: CGPoint(x: middle.x, y: bounds.maxY - 4 - way)
        }
    }

    /// Moves inwards to a distance from where it came down, in frames of 1/60 s.
    func move(to distance: CGFloat, frames: Int = 6) {
        let start = way
        for frame in 1...frames {
            theatre.clock.advance(by: 1.0 / 60)
            way = start + (distance - start) * CGFloat(frame) / CGFloat(frames)
            send(.moved)
        }
    }

    /// Rests, so that nothing of its speed is left.
    func wait() {
        theatre.clock.advance(by: 0.2)
        send(.moved)
    }

    func lift() {
        send(.ended)
    }

    func cancel() {
        send(.cancelled)
    }
}

extension Theatre {
    /// Lets a drag from an edge of the screen that is seen start the operation.
    @discardableResult
    func register(_ edge: UIRectEdge) -> UIScreenEdgePanGestureRecognizer {
        left.registerInteractiveTransition(from: edge, isBack ? .back : .forward) { [unowned self] in
            request(operation)
        }
    }

    private var isBack: Bool { operation == .pop || operation == .dismiss }

    /// Whether a finger that comes down at an edge lands on the screen: a card leaves the top free.
    func canBeTouched(at edge: UIRectEdge) -> Bool {
        !(staysBehind && operation == .dismiss && edge == .top)
    }
}
