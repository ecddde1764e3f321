import Foundation
import Synchronization

/// One run of a program: started without a shell, read to its end, never left behind as a zombie.
struct ToolCall: Sendable {
    let path: String
    let arguments: [String]
    let environment: [String: String]

    init(_ path: String, _ arguments: [String], environment: [String: String]) {
        self.path = path
        self.arguments = arguments
        self.environment = environment
    }

    /// How a program ended.
    enum Status: Equatable, Sendable {
        case exited(Int32)
        case killed(signal: Int32)
    }

    struct Output: Sendable {
        var status: Status
        var standardOutput: Data
        var standardError: String
    }

    enum Failure: Error, Equatable {
        /// It could not be started; the system's words.
        case notStarted(String)
        case cancelled
    }

    /// Starts the program, waits for its end and returns what it wrote.
    func run(_ cancellation: Cancellation = Cancellation()) throws(Failure) -> Output {
        let pid: pid_t
        let output: Pipes
        do {
            output = try Pipes()
        } catch {
            throw .notStarted(String(cString: strerror(error.code)))
        }
        do {
            pid = try spawn(output)
        } catch {
            output.closeAll()
            throw .notStarted("\(path): \(String(cString: strerror(error.code)))")
        }
        cancellation.began(pid)
        let (text, errors) = output.readAll()
        // The process is a zombie until it is reaped, so its number cannot have become another's while it can still be killed.
        var info = siginfo_t()
        while waitid(P_PID, id_t(pid), &info, WEXITED | WNOWAIT) < 0, errno == EINTR {}
        let isCancelled = cancellation.ended()
        var status: Int32 = 0
        while waitpid(pid, &status, 0) < 0, errno == EINTR {}
        if isCancelled { throw .cancelled }
        let signal = status & 0x7f
        return Output(
            status: signal == 0 ? .exited((status >> 8) & 0xff) : .killed(signal: signal), standardOutput: text,
            standardError: String(decoding: errors, as: UTF8.self))
    }

    /// A system call's `errno`.
    struct SystemError: Error {
        let code: Int32
    }

    private func spawn(_ output: Pipes) throws(SystemError) -> pid_t {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, output.writeText, 1)
        posix_spawn_file_actions_adddup2(&actions, output.writeErrors, 2)
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var none = sigset_t()
        sigemptyset(&none)
        var all = sigset_t()
        sigfillset(&all)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setsigdefault(&attributes, &all)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
        var words = ([path] + arguments).map { strdup($0) } + [nil]
        var values = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for word in words + values { free(word) } }
        var pid: pid_t = 0
        let code = posix_spawn(&pid, path, &actions, &attributes, &words, &values)
        guard code == 0 else { throw SystemError(code: code) }
        output.closeWriting()
        return pid
    }
}

/// What a program writes its two outputs to.
private final class Pipes {
    private var readText: Int32 = -1
    private var readErrors: Int32 = -1
    private(set) var writeText: Int32 = -1
    private(set) var writeErrors: Int32 = -1

    init() throws(ToolCall.SystemError) {
        (readText, writeText) = try Self.pipe()
        do {
            (readErrors, writeErrors) = try Self.pipe()
        } catch {
            close(readText)
            close(writeText)
            throw error
        }
    }

    /// A pair of sockets rather than a pipe: these can be made so that no program started by another thread inherits them, and
    /// an inherited end would be waited for as long as that program runs.
    private static func pipe() throws(ToolCall.SystemError) -> (Int32, Int32) {
        var ends: [Int32] = [-1, -1]
        let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
        guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { throw ToolCall.SystemError(code: errno) }
        return (ends[0], ends[1])
    }

    func closeWriting() {
        close(writeText)
        close(writeErrors)
    }

    func closeAll() {
        closeWriting()
        close(readText)
        close(readErrors)
    }

    /// Reads both to their end, whichever has something, and closes them.
    func readAll() -> (Data, Data) {
        var results = [Data(), Data()]
        var polled = [readText, readErrors].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while polled.contains(where: { $0.fd >= 0 }) {
            guard poll(&polled, 2, -1) > 0 else {
                if errno == EINTR { continue }
                break
            }
            for index in 0..<2 where polled[index].fd >= 0 && polled[index].revents != 0 {
                let count = read(polled[index].fd, &buffer, buffer.count)
                if count > 0 {
                    results[index].append(contentsOf: buffer[0..<count])
                } else if count == 0 || errno != EINTR {
                    polled[index].fd = -1
                }
            }
        }
        close(readText)
        close(readErrors)
        return (results[0], results[1])
    }
}

/// Lets one thread stop the programs that another one runs.
package final class Cancellation: Sendable {
    private struct State {
        var isCancelled = false
        var running: pid_t?
    }

    private let state = Mutex(State())

    package init() {}

    package var isCancelled: Bool { state.withLock { $0.isCancelled } }

    /// Kills what runs; what would be started after is killed as it starts.
    package func cancel() {
        state.withLock { state in
            state.isCancelled = true
            if let pid = state.running { kill(pid, SIGKILL) }
        }
    }

    func began(_ pid: pid_t) {
        state.withLock { state in
            state.running = pid
            if state.isCancelled { kill(pid, SIGKILL) }
        }
    }

    /// Whether it was cancelled before the program ended.
    func ended() -> Bool {
        state.withLock { state in
            state.running = nil
            return state.isCancelled
        }
    }
}
