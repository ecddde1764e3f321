import Foundation

/// A process that a test has started, with what it prints.
final class Command: Sendable {
    /// How a finished process ended.
    struct Result: Sendable {
        /// The exit code; 128 + the signal where one ended it, as in a shell.
        var code: Int32
        var output: String
        var errors: String
    }

    /// The binary that this test run has built.
    static let segue = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        .deletingLastPathComponent().appendingPathComponent("segue").path

    private let process: ChildProcess
    private let output: Capture
    private let errors: Capture

    /// Starts a program found on the path, with the test's own environment as changed; a nil value removes a variable.
    ///
    /// It is ended after `limit` seconds even if the test run itself is killed, so nothing is left behind.
    init(
        _ program: String, _ arguments: [String], environment: [String: String?] = [:], in folder: String? = nil,
        limit: Int = 120
    ) throws {
        output = try Capture()
        errors = try Capture()
        var merged = ProcessInfo.processInfo.environment
        for (key, value) in environment { merged[key] = value }
        process = try ChildProcess(
            ["/usr/bin/env", "--chdir=\(folder ?? ".")", "timeout", "--kill-after=5", "\(limit)", program] + arguments,
            environment: merged, output: output.path, errors: errors.path)
    }

    /// What has been printed so far.
    var outputSoFar: String { output.text }

    /// What has been printed as errors so far.
    var errorsSoFar: String { errors.text }

    /// Whether it has not ended yet.
    var isRunning: Bool { process.code == nil }

    /// Sends a signal to the program (`timeout` passes it on).
    func signal(_ number: Int32) {
        process.signal(number)
    }

    /// Waits until it has ended by itself.
    func result() async throws -> Result {
        try await waitUntil(within: 450, for: "the program to end") { !isRunning }
        return Result(code: process.code ?? -1, output: output.text, errors: errors.text)
    }

    /// Ends it if it has not ended, and waits for that.
    @discardableResult
    func stop() async throws -> Result {
        signal(SIGTERM)
        return try await result()
    }

    /// Runs a program to its end.
    static func run(
        _ program: String = Command.segue, _ arguments: [String], environment: [String: String?] = [:],
        in folder: String? = nil
    ) async throws -> Result {
        try await Command(program, arguments, environment: environment, in: folder).result()
    }
}

/// A temporary file that takes a process's output: unlike a pipe it never fills up, and can be read at any time.
private final class Capture: Sendable {
    let path: String

    init() throws {
        path = FileManager.default.temporaryDirectory.appendingPathComponent("segue-test-\(UUID().uuidString)").path
        guard FileManager.default.createFile(atPath: path, contents: nil) else {
            throw Failure("the temporary file \(path) cannot be written")
        }
    }

    deinit {
        unlink(path)
    }

    var text: String {
        String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
    }
}

/// Why a test could not go on.
struct Failure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}

/// Waits until a condition holds; throws, naming what was waited for, when it does not within `seconds`.
func waitUntil(
    within seconds: Double, for what: String, until condition: () throws -> Bool,
    isolation: isolated (any Actor)? = #isolation
) async throws {
    let deadline = Date(timeIntervalSinceNow: seconds)
    while try !condition() {
        guard Date() < deadline else { throw Failure("waited \(seconds) s in vain for \(what)") }
        try await Task.sleep(for: .milliseconds(5))
    }
}

/// A folder that is removed when its last owner goes.
final class TemporaryFolder: Sendable {
    let path: String

    init() throws {
        path = FileManager.default.temporaryDirectory.appendingPathComponent("segue-test-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    /// The path of a file in it.
    func file(_ name: String) -> String { path + "/" + name }
}
