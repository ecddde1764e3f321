import Preview
import Transitions
import UIKit

/// A way in which transitions are used, and in which they break: what a hand does, on which device.
package struct Situation: Sendable {
    /// Its name in reports; it never changes.
    package let id: String
    /// In words that go on after "when": `dragged and cancelled late`.
    package let title: String
    /// A drag script, in which `GO` asks for the operation, `BACK` for the way back from it, and `EDGE` is the edge that
    /// drives it. For an operation that goes back, the script is preceded by what leads there.
    package let script: String
    package let expects: Expectation
    /// What is different from an upright phone in daylight.
    package var change: @MainActor @Sendable (inout Session.Configuration, CatalogueEntry) -> Void = { _, _ in }
    /// Which transitions it is for.
    package var applies: @MainActor @Sendable (Subject) -> Bool = { _ in true }

    /// Where the screens have come to when all is over.
    package enum Expectation: Sendable {
        /// The operation was made.
        case arrives
        /// It was not, or it was taken back.
        case stays
        /// Nothing is asked: it may end either way.
        case either
    }

    /// Whether it asks for the operation without animation.
    package var isUnanimated: Bool { script.hasPrefix("GO unanimated") }

    /// Whether it goes there and comes back to the screen that it began on.
    package var returns: Bool { expects == .stays && script.contains("BACK") }

    /// Whether the same animator serves more than once in it, as where a delegate keeps one.
    package var keepsAnimator: Bool { ["twice", "after-cancel", "ten-times"].contains(id) }

    /// What is checked: an operation of an effect or of a user's class.
    @MainActor
    package struct Subject {
        package let entry: CatalogueEntry
        package let operation: TransitionOperation
        /// Whether a running transition can be taken hold of on a device too.
        package let isInterruptible: Bool
    }

    /// The script for an operation.
    package func script(for operation: TransitionOperation) -> DragScript {
        let isBack = operation == .pop || operation == .dismiss
        var text = script.replacing("GO", with: isBack ? "back" : "forward")
        text = text.replacing("BACK", with: isBack ? "forward" : "back")
        text = text.replacing("EDGE", with: operation.edgeWord)
        if isBack { text = "forward, until rest, wait 100ms, " + text }
        // The table's scripts are all read by a test.
        return (try? DragScript(parsing: text)) ?? DragScript()
    }
}

extension TransitionOperation {
    /// The edge that drives it, as scripts name it.
    fileprivate var edgeWord: String {
        switch self {
        case .push, .tab: "right"
        case .pop: "left"
        case .present: "bottom"
        case .dismiss: "top"
        }
    }
}
