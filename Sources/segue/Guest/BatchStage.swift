import Compile
import Foundation
import SourceModel

/// Does a command's work on a user's sources in a process of its own, so that whatever their code does ends in a clear line.
@MainActor
enum BatchStage {
    /// What the process ends with once the work is done: a user's `exit(0)` must not pass for that.
    private static let done: Int32 = 100

    /// What this process ends with, whichever it is, after work that came to a code.
    static func exitCode(of code: Int32) -> Int32 {
        guard code == 0, let stage = StageEntry.current, stage.display == nil else { return code }
        return done
    }

    /// Builds the sources, and runs this same command line where they can be loaded.
    ///
    /// - Returns: When the work is done; otherwise it throws what there is to say.
    static func run(_ job: BuildJob, for words: [String]) throws {
        let product = try product(of: job)
        let name = SourceName.of(words)
        let setup = StageSetup(library: product.library, report: product.report, name: name)
        guard let page = try SharedMemory(holding: setup) else {
            throw CommandFailure.work("there is no memory to share: \(String(cString: strerror(errno)))")
        }
        let environment = StageEnvironment("batch")
        defer { environment.remove() }
        let outcome = Outcome()
        var inherited = [StageDescriptor.setup: page.descriptor]
        if ProgressLine.isWanted { inherited[StageDescriptor.terminal] = STDERR_FILENO }
        _ = try ChildProcess(
            arguments: Array(CommandLine.arguments.dropFirst()), environment: environment.variables,
            inherited: inherited, isOfOwnGroup: false
        ) { ending, output in outcome.set(ending, output) }
        let (ending, output) = outcome.wait()
        switch ending {
        case .exited(done): break
        case .exited(let code) where code != 0: throw CommandFailure.reported(code)
        case .exited, .killed: throw CommandFailure.work(environment.report(on: ending, output, setup).headline())
        }
        Makes().remember(job.makes, for: words)
    }

    /// The module; what the compiler says against it goes to the console, and the rest is one line.
    static func product(of job: BuildJob) throws -> Product {
        switch Builder().build(job) {
        case .built(let product):
            product.remark.map { Program.say("segue: \($0)") }
            for warning in product.warnings where warning.file == nil || warning.file == "--make" {
                Program.say(warning.text(isColored: Program.isColored))
            }
            return product
        case .failed(let diagnostics):
            for diagnostic in diagnostics where diagnostic.severity != .warning {
                Program.say(diagnostic.text(isColored: Program.isColored))
            }
            let count = diagnostics.count { $0.severity == .error }
            throw CommandFailure.work(
                "\(SourceName.of(job.inputs)) does not compile: \(count) \(count == 1 ? "error" : "errors"), see above")
        case .unavailable(let line):
            throw CommandFailure.work(line)
        }
    }
}

/// What sources are called in titles and messages.
enum SourceName {
    static func of(_ words: [String]) -> String {
        let first = URL(fileURLWithPath: words.first ?? "").lastPathComponent
        return words.count > 1 ? "\(first) and \(words.count - 1) more" : first
    }
}
