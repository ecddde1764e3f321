/// Why a command did not do its work: one line that says what to do.
struct Failure: Error, Equatable {
    let message: String
    /// Whether the command line was wrong, rather than the work.
    let isUsage: Bool

    static func usage(_ message: String) -> Failure {
        Failure(message: message, isUsage: true)
    }

    static func work(_ message: String) -> Failure {
        Failure(message: message, isUsage: false)
    }
}
