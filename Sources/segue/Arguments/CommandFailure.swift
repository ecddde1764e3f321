/// Why a command did not do its work: one line that says what to do.
struct CommandFailure: Error, Equatable {
    let message: String
    /// Whether the command line was wrong, rather than the work.
    let isUsage: Bool

    static func usage(_ message: String) -> CommandFailure {
        CommandFailure(message: message, isUsage: true)
    }

    static func work(_ message: String) -> CommandFailure {
        CommandFailure(message: message, isUsage: false)
    }
}
