import Foundation
import Synchronization

/// A process started with the signals of a process that a shell starts.
///
/// Foundation's `Process` lets it inherit the signal mask of the calling thread, and tests run on threads that block all signals:
/// such a child cannot be ended by SIGTERM.
final class ChildProcess: Sendable {
    private let identifier: pid_t
    private let ended = Mutex<Int32?>(nil)

    /// Starts `arguments[0]`, a path, with its output and errors going to files.
    init(
        _ arguments: [String], environment: [String: String], output: String, errors: String
    ) throws {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, output, O_WRONLY | O_APPEND, 0)
        posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, errors, O_WRONLY | O_APPEND, 0)

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

        let words = arguments.map { strdup($0) } + [nil]
        let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { (words + variables).forEach { free($0) } }
        var identifier: pid_t = 0
        let failure = posix_spawn(&identifier, arguments[0], &actions, &attributes, words, variables)
        guard failure == 0 else {
            throw Failure("\(arguments[0]) cannot be started: \(String(cString: strerror(failure)))")
        }
        self.identifier = identifier
    }

    deinit {
        // Not SIGKILL: `timeout`, which stands before the program, could not pass that on.
        if code == nil { kill(identifier, SIGTERM) }
    }

    /// The exit code once it has ended; 128 + the signal where one ended it, as in a shell.
    var code: Int32? {
        ended.withLock { ended in
            if let ended { return ended }
            var status: Int32 = 0
            guard waitpid(identifier, &status, WNOHANG) == identifier else { return nil }
            let signal = status & 0x7f
            ended = signal == 0 ? (status >> 8) & 0xff : 128 + signal
            return ended
        }
    }

    /// Sends a signal, unless it has ended.
    func signal(_ number: Int32) {
        if code == nil { kill(identifier, number) }
    }
}
