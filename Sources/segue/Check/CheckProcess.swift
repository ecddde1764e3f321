import Foundation
import Preview
import Synchronization

/// A check that another process makes for the window: what it says is read as it comes.
final class CheckProcess: Sendable {
    private let process: ChildProcess
    private let isWanted: Flag
    private let isRunning: Flag

    /// Something that is so until it is no longer.
    private final class Flag: Sendable {
        private let value = Mutex(true)
        var isTrue: Bool { value.withLock { $0 } }
        func end() { value.withLock { $0 = false } }
    }

    /// A process that was told to end and does not is killed after so long.
    private static let patience = 2.0  // s

    /// - Parameters:
    ///   - target: The words of the command line that say what is checked.
    ///   - whenHappens: Called on other threads, last with a list or a failure.
    init(_ target: [String], whenHappens: @escaping @Sendable (CheckNews) -> Void) throws {
        guard let report = Stream(), let progress = Stream() else {
            throw CommandFailure.work("there is no connection to be had: \(String(cString: strerror(errno)))")
        }
        let wanted = Flag()
        isWanted = wanted
        let running = Flag()
        isRunning = running
        let tell: @Sendable (CheckNews) -> Void = { if wanted.isTrue { whenHappens($0) } }
        process = try ChildProcess(
            arguments: ["check"] + target + ["--json", "--progress"],
            environment: ProcessInfo.processInfo.environment,
            inherited: [STDOUT_FILENO: report.far, STDERR_FILENO: progress.far], isOfOwnGroup: true, isQuiet: true
        ) { ending, _ in
            running.end()
            let (told, said) = (report.wait(), progress.wait())
            tell(CheckTranscript(report: told, said: said).news(ending))
        }
        report.start { _ in }
        progress.start { line in
            if let news = CheckTranscript.progress(line) { tell(news) }
        }
    }

    /// Ends it, and all that it has started.
    func end() {
        isWanted.end()
        guard isRunning.isTrue else { return }
        kill(-process.id, SIGTERM)
        DispatchQueue.global().asyncAfter(deadline: .now() + Self.patience) { [process, isRunning] in
            if isRunning.isTrue { kill(-process.id, SIGKILL) }
        }
    }

    /// What the process writes to a descriptor of its own.
    private final class Stream: Sendable {
        /// More than any report has.
        private static let most = 1 << 26
        /// Once the process is over, what it has started may hold the descriptor for a moment.
        private static let patience = 2.0  // s

        let far: Int32
        private let near: Int32
        private let isOver = DispatchSemaphore(value: 0)
        private let data = Mutex(Data())

        init?() {
            var ends: [Int32] = [0, 0]
            let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
            guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { return nil }
            (near, far) = (ends[0], ends[1])
        }

        /// Reads on a thread of its own; the other end is the process's alone from now on.
        func start(_ whenLine: @escaping @Sendable (Data) -> Void) {
            close(far)
            let thread = Thread { [self] in
                read(whenLine)
                close(near)
                isOver.signal()
            }
            thread.name = "check"
            thread.start()
        }

        private func read(_ whenLine: (Data) -> Void) {
            var buffer = [UInt8](repeating: 0, count: 1 << 14)
            var line = Data()
            while true {
                let count = Foundation.read(near, &buffer, buffer.count)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return }
                data.withLock { if $0.count < Self.most { $0.append(contentsOf: buffer[..<count]) } }
                for byte in buffer[..<count] {
                    guard byte == UInt8(ascii: "\n") else {
                        line.append(byte)
                        continue
                    }
                    whenLine(line)
                    line.removeAll()
                }
            }
        }

        /// All that was written, once that is over.
        func wait() -> Data {
            _ = isOver.wait(timeout: .now() + Self.patience)
            return data.withLock { $0 }
        }
    }
}
