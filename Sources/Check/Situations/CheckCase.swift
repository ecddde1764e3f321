import UIKit

/// One run of one transition: which, in which operation, in which situation, and presented in which style.
package struct CheckCase: Codable, Hashable, Sendable {
    /// The catalogue's id: an effect's, or the name of a user's class.
    package var target: String
    /// push, pop, present, dismiss or tab.
    package var operation: String
    /// The situation's id.
    package var situation: String
    /// The style of presentation, where another one than the transition's own is tried: `overFullScreen`, `custom`, `fullScreen`.
    package var style: String?

    package init(target: String, operation: String, situation: String, style: String? = nil) {
        self.target = target
        self.operation = operation
        self.situation = situation
        self.style = style
    }
}

/// The styles of presentation that have a name here: those that are built.
package enum PresentationStyle: String, CaseIterable, Sendable {
    case fullScreen, overFullScreen, custom

    package var style: UIModalPresentationStyle {
        switch self {
        case .fullScreen: .fullScreen
        case .overFullScreen: .overFullScreen
        case .custom: .custom
        }
    }
}
