import Foundation

/// Standard output, which programs read.
enum StandardOutput {
    /// Does work whose printing goes to standard error: a user's code may print while it is asked.
    static func diverted<Value>(_ work: () throws -> Value) rethrows -> Value {
        fflush(nil)
        let output = dup(STDOUT_FILENO)
        guard output >= 0 else { return try work() }
        dup2(STDERR_FILENO, STDOUT_FILENO)
        defer {
            fflush(nil)
            dup2(output, STDOUT_FILENO)
            close(output)
        }
        return try work()
    }

    /// Keeps standard output for this program's own bytes: from now on what is printed goes to standard error.
    ///
    /// - Returns: The descriptor to write to.
    static func reserve() -> Int32 {
        fflush(nil)
        let output = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 0)
        guard output >= 0 else { return STDOUT_FILENO }
        dup2(STDERR_FILENO, STDOUT_FILENO)
        return output
    }
}
