import Compile
import Foundation
import SourceModel

/// The environment of a process that runs a user's code, and what is made of its end.
struct StageEnvironment: Sendable {
    let variables: [String: String]

    /// - Parameter kind: `window` or `batch`.
    static func make(_ kind: String) -> StageEnvironment {
        var variables = ProcessInfo.processInfo.environment
        variables[StageDescriptor.variable] = kind
        return StageEnvironment(variables: variables)
    }

    /// What is known of a death by a signal.
    func crash(_ ending: ChildProcess.Ending, _ output: String, _ report: SourceReport) -> Crash {
        Crash(line: "ended by \(ending)", place: "", message: "", source: nil, column: nil)
    }

    /// Where and why code of the user's stopped.
    struct Crash {
        /// All in one line.
        var line: String
        var place: String
        var message: String
        var source: String?
        var column: Int?
    }
}
