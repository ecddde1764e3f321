import Compile
import Foundation
import SourceModel

/// The surroundings of one process that runs a user's code, and what is made of its end.
struct StageEnvironment: Sendable {
    let variables: [String: String]
    private let trace: CrashReport.Trace?

    /// - Parameter kind: `window`, `batch` or `check`.
    init(_ kind: String) {
        var variables = ProcessInfo.processInfo.environment
        trace = (try? Toolchain.find(environment: variables)).map {
            // A check goes on after a trap, and may meet many.
            CrashReport.Trace($0, isQuick: kind == "check")
        }
        variables.merge(trace?.environment ?? [:]) { $1 }
        variables[StageDescriptor.variable] = kind
        self.variables = variables
    }

    /// Removes what was made for the process.
    func remove() {
        trace?.remove()
    }

    /// Where and why the process came to its end.
    func report(on ending: ChildProcess.Ending, _ output: String, _ setup: StageSetup) -> CrashReport {
        let files = setup.report.files.map(\.original)
        return switch ending {
        case .exited(let status):
            CrashReport(
                standardError: output, signal: nil, status: status, trace: trace, library: setup.library, files: files)
        case .killed(let signal):
            // The watchdog asks with this one.
            CrashReport(
                standardError: output, signal: signal, isHung: signal == SIGQUIT || output.contains(Watchdog.mark),
                trace: trace, library: setup.library,
                files: files)
        }
    }
}
