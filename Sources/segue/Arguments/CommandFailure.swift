/// Why a command did not do its work: one line that says what to do.
struct CommandFailure: Error, Equatable {
    let message: String
    /// Whether the command line was wrong, rather than the work.
    let isUsage: Bool
    /// What the program ends with.
    let code: Int32

    static func usage(_ message: String) -> CommandFailure {
        CommandFailure(message: message, isUsage: true, code: 2)
    }

    /// The code to end with, and nothing to say: another process has said it, or the output does.
    static func reported(_ code: Int32) -> CommandFailure {
        CommandFailure(message: "", isUsage: code == 2, code: code)
    }

    /// - Parameter code: What the program ends with; a command for which 1 means something else has another one.
    static func work(_ message: String, code: Int32 = 1) -> CommandFailure {
        CommandFailure(message: message, isUsage: false, code: code)
    }
}
