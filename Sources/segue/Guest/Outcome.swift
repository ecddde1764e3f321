import Foundation

/// What a process came to, awaited by another thread.
final class Outcome: @unchecked Sendable {
    private let isOver = DispatchSemaphore(value: 0)
    private var value: (ChildProcess.Ending, String) = (.exited(1), "")

    func set(_ ending: ChildProcess.Ending, _ output: String) {
        value = (ending, output)
        isOver.signal()
    }

    func wait() -> (ChildProcess.Ending, String) {
        isOver.wait()
        return value
    }
}
