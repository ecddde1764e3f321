import CoreGraphics
import Dispatch
import Foundation
import Synchronization

/// Reads pictures beside the window's thread: a large one takes longer than many frames.
final class PictureReader: Sendable {
    /// What became of a picture that was asked for.
    struct Outcome: Sendable {
        let path: String
        /// Where it was dropped, in window points.
        let point: CGPoint
        let result: Result<CGImage, ImageError>
    }

    private struct State {
        var waiting = 0
        var outcomes: [Outcome] = []
    }

    private let state = Mutex(State())
    private let queue = DispatchQueue(label: "dropped pictures")

    /// Whether the outcome of a picture has not been taken yet.
    var isBusy: Bool {
        state.withLock { $0.waiting > 0 || !$0.outcomes.isEmpty }
    }

    func read(_ path: String, droppedAt point: CGPoint) {
        state.withLock { $0.waiting += 1 }
        queue.async {
            let result = Result { () throws(ImageError) in try CGImage.decode(contentsOf: path) }
            self.state.withLock {
                $0.waiting -= 1
                $0.outcomes.append(Outcome(path: path, point: point, result: result))
            }
        }
    }

    /// The outcomes since the last time, in the order in which they were asked for.
    func takeOutcomes() -> [Outcome] {
        state.withLock { state in
            defer { state.outcomes = [] }
            return state.outcomes
        }
    }
}
