import Foundation

/// Another process of this program, in which a user's code runs: what becomes of that is seen from here.
final class ChildProcess: Sendable {
    /// How it ended.
    enum Ending: Sendable, Equatable {
        case exited(Int32)
        /// By a signal of this number.
        case killed(Int32)
    }

    /// How much of the end of what it says is kept, in bytes.
    private static let keptOutput = 1 << 16
    /// Above all numbers that descriptors have in a child.
    private static let firstLifted: Int32 = 64
    let id: pid_t

    /// - Parameters:
    ///   - inherited: descriptors of this process, by the numbers they have there.
    ///   - isOfOwnGroup: whether Ctrl-C in the terminal is for this process alone, which then says what is to be done.
    ///   - isQuiet: whether what it writes to standard error is kept and not passed on.
    ///   - whenOver: called on a thread of its own, with the end of what it wrote to standard error, which is passed on as it comes.
    init(
        arguments: [String], environment: [String: String], inherited: [Int32: Int32], isOfOwnGroup: Bool,
        isQuiet: Bool = false, whenOver: @escaping @Sendable (Ending, String) -> Void
    ) throws {
        // A pair of sockets for a pipe: it can be had closed to other children from the start.
        var errors: [Int32] = [0, 0]
        let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
        guard socketpair(AF_UNIX, kind, 0, &errors) == 0 else { throw Self.failure() }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, errors[1], 2)
        // Out of the way of the numbers they get, where one would otherwise close another.
        let lifted = inherited.mapValues { fcntl($0, F_DUPFD_CLOEXEC, Self.firstLifted) }
        defer { lifted.values.forEach { close($0) } }
        for (there, here) in lifted { posix_spawn_file_actions_adddup2(&actions, here, there) }
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        if isOfOwnGroup { posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP)) }
        var words: [UnsafeMutablePointer<CChar>?] = (["segue"] + arguments).map { strdup($0) } + [nil]
        var settings: [UnsafeMutablePointer<CChar>?] = environment.map { strdup("\($0)=\($1)") } + [nil]
        defer {
            words.forEach { free($0) }
            settings.forEach { free($0) }
        }
        var started: pid_t = 0
        let code = posix_spawn(&started, "/proc/self/exe", &actions, &attributes, &words, &settings)
        close(errors[1])
        guard code == 0 else {
            close(errors[0])
            errno = code
            throw Self.failure()
        }
        let (id, output) = (started, errors[0])
        self.id = id
        let thread = Thread {
            let said = Self.passOn(output, isQuiet: isQuiet)
            close(output)
            whenOver(Self.wait(for: id), said)
        }
        thread.name = "child"
        thread.start()
    }

    func kill(_ signal: Int32) {
        Foundation.kill(id, signal)
    }

    private static func failure() -> CommandFailure {
        .work("a process for the sources cannot be started: \(String(cString: strerror(errno)))")
    }

    /// Copies what is said to standard error until its writers are gone, but for the runtime's last words: whoever started the
    /// process says it better.
    ///
    /// - Returns: The end of all of it.
    private static func passOn(_ descriptor: Int32, isQuiet: Bool) -> String {
        var kept = Data()
        var line = Data()
        var buffer = [UInt8](repeating: 0, count: 4096)
        func flush() {
            guard !line.isEmpty, !isOfRuntime(line) else { return line.removeAll() }
            line.withUnsafeBytes { _ = write(2, $0.baseAddress, $0.count) }
            line.removeAll()
        }
        while true {
            let count = read(descriptor, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { break }
            for byte in buffer[..<count] where !isQuiet {
                line.append(byte)
                if byte == UInt8(ascii: "\n") { flush() }
            }
            kept.append(contentsOf: buffer[..<count])
            if kept.count > keptOutput * 2 { kept = kept.suffix(keptOutput) }
        }
        flush()
        return String(decoding: kept.suffix(keptOutput), as: UTF8.self)
    }

    /// Whether a line is what Swift's runtime says when it ends a process, or the empty ones around that.
    private static func isOfRuntime(_ line: Data) -> Bool {
        let text = String(decoding: line, as: UTF8.self)
        return text == "\n" || text.hasPrefix("*** Signal ") || text.hasPrefix("swift-runtime: ")
            || text.contains("Fatal error: ") || text.hasPrefix("Could not cast value of type ")
    }

    private static func wait(for id: pid_t) -> Ending {
        var status: Int32 = 0
        while waitpid(id, &status, 0) < 0, errno == EINTR {}
        let signal = status & 0x7f
        return signal == 0 ? .exited(status >> 8 & 0xff) : .killed(signal)
    }
}
