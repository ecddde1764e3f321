import Compile
import Foundation

/// The numbers that a stage's process finds its connections under.
enum StageDescriptor {
    static let setup: Int32 = 3
    static let channel: Int32 = 4
    static let memory: Int32 = 5
    /// The terminal that a batch's progress is shown on, where there is one.
    static let terminal: Int32 = 6
    /// Set in a stage's environment, to `window`, `batch` or `check`.
    static let variable = "SEGUE_STAGE"
}

/// The process in which one version of a user's code is on show, seen from the window's process.
final class Stage: Sendable {
    /// What happens to it; told on other threads.
    enum Event: Sendable {
        case report(StageReport)
        case ended(ChildProcess.Ending, output: String)
    }

    /// The largest frame there can be: 8192 by 8192 pixels. Memory is taken only for what is drawn.
    private static let frameBytes = 8192 * 8192 * 4

    private let process: ChildProcess
    private let channel: Channel<StageOrder, StageReport>
    /// Drawn there, read here.
    nonisolated(unsafe) let memory: SharedMemory
    let setup: StageSetup
    private let environment = StageEnvironment("window")

    /// - Parameters:
    ///   - arguments: The command line, which the stage understands as this process does.
    ///   - whenHappens: Called on other threads.
    init(
        arguments: [String], setup: StageSetup,
        whenHappens: @escaping @Sendable (Stage, Event) -> Void
    ) throws {
        guard let ends = Channel<StageOrder, StageReport>.pair() else {
            throw CommandFailure.work("there is no connection to be had: \(String(cString: strerror(errno)))")
        }
        channel = Channel(descriptor: ends.near)
        defer { close(ends.far) }
        guard let memory = SharedMemory(size: Self.frameBytes), let page = try SharedMemory(holding: setup) else {
            throw CommandFailure.work("there is no memory to share: \(String(cString: strerror(errno)))")
        }
        self.memory = memory
        self.setup = setup
        let box = Box()
        process = try ChildProcess(
            arguments: arguments, environment: environment.variables,
            inherited: [
                StageDescriptor.setup: page.descriptor, StageDescriptor.channel: ends.far,
                StageDescriptor.memory: memory.descriptor,
            ], isOfOwnGroup: true,
            whenOver: { ending, output in
                if let stage = box.stage { whenHappens(stage, .ended(ending, output: output)) }
                box.stage = nil
            })
        box.stage = self
        let channel = channel
        let thread = Thread { [weak self] in
            while true {
                switch channel.receive(timeout: .infinity) {
                case .message(let report): if let self { whenHappens(self, .report(report)) } else { return }
                case .nothing: continue
                case .closed: return
                }
            }
        }
        thread.name = "stage"
        thread.start()
    }

    /// Keeps a stage until its process has ended.
    private final class Box: @unchecked Sendable {
        private let lock = NSLock()
        private var kept: Stage?
        var stage: Stage? {
            get { lock.withLock { kept } }
            set { lock.withLock { kept = newValue } }
        }
    }

    func send(_ order: StageOrder) {
        channel.send(order)
    }

    /// Where and why it came to its end.
    func report(on ending: ChildProcess.Ending, _ output: String) -> CrashReport {
        environment.report(on: ending, output, setup)
    }

    deinit { environment.remove() }

    /// Ends the process at once.
    func kill() {
        process.kill(SIGKILL)
    }

    /// Ends the process at once and removes what was made for it: this program ends too, and lets nothing go by itself.
    func end() {
        kill()
        environment.remove()
    }
}

extension SharedMemory {
    /// Memory that holds a value as JSON.
    convenience init?(holding value: some Encodable) throws {
        let data = try JSONEncoder().encode(value)
        self.init(size: data.count)
        data.withUnsafeBytes { bytes in
            if let start = bytes.baseAddress { base.copyMemory(from: start, byteCount: bytes.count) }
        }
    }

    /// The value that it holds.
    func value<Value: Decodable>(_ type: Value.Type) -> Value? {
        try? JSONDecoder().decode(type, from: Data(bytes: base, count: size))
    }
}
