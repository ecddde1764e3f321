import CoreGraphics
import Dispatch
import Synchronization

/// Writes pictures into files beside the window's thread: packing one takes longer than many frames.
final class PictureWriter: Sendable {
    /// What became of a picture.
    struct Outcome: Sendable {
        let path: String
        /// Why there is no file, or nil.
        let problem: String?
    }

    private struct State {
        var waiting = 0
        var outcomes: [Outcome] = []
    }

    private let state = Mutex(State())
    private let queue = DispatchQueue(label: "pictures")

    /// Whether the outcome of a picture has not been taken yet.
    var isBusy: Bool {
        state.withLock { $0.waiting > 0 || !$0.outcomes.isEmpty }
    }

    /// - Parameter freshPath: asked when it is this picture's turn, so that each finds the files of those before it.
    func write(_ image: CGImage, to freshPath: @escaping @Sendable () -> String) {
        state.withLock { $0.waiting += 1 }
        queue.async {
            let path = freshPath()
            var problem: String?
            do throws(ImageError) {
                try image.writePNG(to: path)
            } catch {
                problem = error.description
            }
            self.state.withLock {
                $0.waiting -= 1
                $0.outcomes.append(Outcome(path: path, problem: problem))
            }
        }
    }

    /// The outcomes since the last time.
    func takeOutcomes() -> [Outcome] {
        state.withLock { state in
            defer { state.outcomes = [] }
            return state.outcomes
        }
    }

    /// Waits for what is under way: the program is about to end.
    func finish() {
        queue.sync {}
    }
}
