import Check
import Compile
import Foundation

/// A process in which cases run, seen from the one that hands them out.
final class CheckWorker: Sendable {
    /// What happens to it; told on other threads, its end last.
    enum Event: Sendable {
        case answer(CheckAnswer)
        case ended(ChildProcess.Ending, output: String)
    }

    private let process: ChildProcess
    private let channel: Channel<CheckOrder, CheckAnswer>
    private let environment: StageEnvironment
    private let setup: StageSetup

    init(
        arguments: [String], setup: StageSetup, whenHappens: @escaping @Sendable (Event) -> Void
    ) throws {
        guard let ends = Channel<CheckOrder, CheckAnswer>.pair(), let page = try SharedMemory(holding: setup) else {
            throw CommandFailure.work("there is no connection to be had: \(String(cString: strerror(errno)))")
        }
        let channel = Channel<CheckOrder, CheckAnswer>(descriptor: ends.near)
        defer { close(ends.far) }
        let environment = StageEnvironment("check")
        let outcome = Outcome()
        self.channel = channel
        self.environment = environment
        self.setup = setup
        process = try ChildProcess(
            arguments: arguments, environment: environment.variables,
            inherited: [StageDescriptor.setup: page.descriptor, StageDescriptor.channel: ends.far],
            isOfOwnGroup: false, isQuiet: true
        ) { ending, output in
            outcome.set(ending, output)
            // Its own children may hold the connection open.
            channel.shut()
        }
        // One thread tells all, so that the end comes after what was said before it.
        let thread = Thread {
            while true {
                switch channel.receive(timeout: .infinity) {
                case .message(let answer): whenHappens(.answer(answer))
                case .nothing: continue
                case .closed:
                    let (ending, output) = outcome.wait()
                    return whenHappens(.ended(ending, output: output))
                }
            }
        }
        thread.name = "worker"
        thread.start()
    }

    func send(_ order: CheckOrder) {
        channel.send(order)
    }

    /// Where and why it came to its end.
    func report(on ending: ChildProcess.Ending, _ output: String) -> CrashReport {
        environment.report(on: ending, output, setup)
    }

    /// Ends it at once and removes what was made for it.
    func end() {
        process.kill(SIGKILL)
        environment.remove()
    }
}
