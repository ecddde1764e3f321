/// Where the runtime tells the author of a transition what it made of their code.
package enum Console {
    /// Receives each line; standard error unless a test or the session puts something else here. The main thread's.
    nonisolated(unsafe) package static var write: (String) -> Void = standardError

    /// The lines that `once` has already said. The main thread's.
    nonisolated(unsafe) private static var said: Set<String> = []

    /// Says one line, each time.
    package static func say(_ line: String) {
        write("Segue: \(line)")
    }

    /// Says one line the first time only.
    package static func once(_ line: String) {
        if said.insert(line).inserted {
            say(line)
        }
    }

    /// Writes a line to standard error.
    private static func standardError(_ line: String) {
        try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8))
    }
}
