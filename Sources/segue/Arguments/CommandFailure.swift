/// Why a command did not do its work: one line that says what to do.
struct CommandFailure: Error, Equatable {
    let message: String
    /// Whether the command line was wrong, rather than the work.
    let isUsage: Bool

    static func usage(_ message: String) -> CommandFailure {
        CommandFailure(message: message, isUsage: true)
    }

    /// The code to end with, and nothing to say: another process has said it.
    static func reported(_ code: Int32) -> CommandFailure {
        CommandFailure(message: "", isUsage: code == 2)
    }

    static func work(_ message: String) -> CommandFailure {
        CommandFailure(message: message, isUsage: false)
    }
}
