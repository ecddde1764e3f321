import Transitions
import UIKit

extension Benchmark {
    /// What is played.
    package struct Job: Sendable {
        /// The effect's id.
        package var effect: String
        package var operation: TransitionOperation
        /// Of the screen, in points.
        package var size: CGSize
        /// Pixels per point.
        package var scale: CGFloat
        /// How often the transition is played.
        package var rounds: Int
        /// Whether Cairo draws the same frames.
        package var hasPeer: Bool

        package init(
            effect: String = "", operation: TransitionOperation = .push, size: CGSize, scale: CGFloat,
            rounds: Int, hasPeer: Bool
        ) {
            self.effect = effect
            self.operation = operation
            self.size = size
            self.scale = scale
            self.rounds = rounds
            self.hasPeer = hasPeer
        }
    }
}
