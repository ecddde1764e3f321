import Preview
import SourceModel
import Transitions
import UIKit

/// All that one case has shown, as values: the screens and objects themselves are gone.
@MainActor
package final class Observation {
    package let check: CheckCase
    package let situation: Situation
    package let operation: TransitionOperation
    /// What the class's sources hold; nil for Segue's own effects.
    package let source: SourceReport?
    package internal(set) var frames: [Frame] = []
    package internal(set) var rests: [Rest] = []
    package internal(set) var passages: [Passage] = []
    /// What outlives the case although nobody needs it: `PhotoViewController`, `ZoomAnimator`.
    package internal(set) var leaks: [String] = []
    /// How long the script took, in its seconds.
    package internal(set) var duration = 0.0
    /// Whether everything came to rest.
    package internal(set) var isAtRest = true
    /// What the same screens show where the system leads to them; nil where that is not known.
    package var reference: Rest? { comparisons?.reference(for: check) }
    /// The same transition, run by the clock for the first time on screens of its own; nil where that is not known.
    package var baseline: Observation? { comparisons?.baseline(for: check) }
    var comparisons: Comparisons?
    private let glass = Glass()

    init(_ check: CheckCase, _ situation: Situation, _ operation: TransitionOperation, source: SourceReport?) {
        self.check = check
        self.situation = situation
        self.operation = operation
        self.source = source
    }

    /// What was to be seen at a time of the script, and what was going on.
    package struct Frame {
        package let time: Double
        package let shown: ShownTree
        /// The place in `passages` of the transition that runs.
        package let passage: Int?
        package let phase: TransitionPhase?
        /// How much of the announced duration the animation is at.
        package let fraction: Double
    }

    /// The transitions of the operation that the case is about.
    package var checked: [Passage] { passages.filter { $0.operation == operation } }

    package func picture(of shown: ShownTree) -> Picture { glass.picture(of: shown) }

}
