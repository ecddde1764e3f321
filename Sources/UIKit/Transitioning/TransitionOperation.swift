/// What kind of change a transition makes.
package enum TransitionOperation: String, CaseIterable, Sendable {
    case push, pop, present, dismiss, tab

    /// The edge from which a drag drives it: right and bottom go forward, left and top back.
    package var edge: UIRectEdge {
        switch self {
        case .push, .tab: .right
        case .pop: .left
        case .present: .bottom
        case .dismiss: .top
        }
    }
}

/// Where a transition is in its life.
package enum TransitionPhase: String, Sendable {
    /// Runs by the clock.
    case began
    /// Held by a gesture from its start.
    case interactive
    /// Held by a gesture that took hold of it on its way.
    case caught
    /// Let go, on its way to an end.
    case settling
    /// Over, and done.
    case finished
    /// Over, and undone.
    case cancelled

    package var isOver: Bool { self == .finished || self == .cancelled }

    /// Whether a gesture holds it.
    package var isHeld: Bool { self == .interactive || self == .caught }
}
