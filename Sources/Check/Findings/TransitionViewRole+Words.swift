import UIKit

extension TransitionViewRole {
    /// How messages call it.
    var words: String {
        switch self {
        case .from: "the from view"
        case .to: "the to view"
        case .container: "the container"
        case .window: "the window"
        case .other(let name): name
        }
    }
}
