import UIKit

/// In what the views of the window differ between two rests.
@MainActor
enum StateChanges {
    /// One property of one view.
    struct Change {
        /// `the from view's alpha is 0.4, and was 1`.
        let text: String
        /// `the from view alpha`.
        let subject: String
        let property: String
    }

    /// The most that is told of one transition: more are all of one kind.
    private static let most = 4

    /// What differs in the views that were there before; a view that is gone counts as its superview.
    static func between(_ before: Rest, _ after: Rest, _ passage: Passage) -> [Change] {
        var changes: [Change] = []
        for (id, old) in before.views {
            let name = passage.name(of: id, old)
            guard let new = after.state(of: id) else {
                // What is inside of something that is gone is gone with it.
                changes.append(
                    Change(
                        text: "\(name) is not on the screen any more", subject: "\(name) gone",
                        property: "removeFromSuperview"))
                break
            }
            for change in new.changes(since: old) {
                // Another screen is laid out in another way.
                if before.glass != after.glass, ["bounds", "center"].contains(change.property) { continue }
                changes.append(
                    Change(
                        text: "\(name)'s \(change.property) is \(change.now), and was \(change.before)",
                        subject: "\(name) \(change.property)", property: change.property))
            }
            if changes.count >= most { break }
        }
        return Array(changes.prefix(most))
    }
}
