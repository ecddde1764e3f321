import Foundation
import Testing
import Transitions

/// One effect in one operation: what the laws are tried on.
struct Play: Sendable, CustomTestStringConvertible {
    let id: String
    let operation: TransitionOperation

    var testDescription: String { "\(id), \(operation.rawValue)" }

    /// Whether the operation brings a screen in.
    var isEntering: Bool { operation != .pop && operation != .dismiss }

    /// Every effect in every operation it supports: a new line of the catalogue is in it.
    static var all: [Play] {
        Catalogue.own.flatMap { entry in entry.operations.map { Play(id: entry.id, operation: $0) } }
    }

    /// Those which leave a screen.
    static var leaving: [Play] { all.filter { !$0.isEntering } }
}

extension TransitionOperation {
    /// The operation that leads the other way; a tab is entered like any other.
    var opposite: TransitionOperation {
        switch self {
        case .push: .pop
        case .pop: .push
        case .present: .dismiss
        case .dismiss: .present
        case .tab: .tab
        }
    }
}
