import CoreGraphics
import Foundation
import Synchronization

/// A running ffmpeg that is fed through a pipe.
package final class FFmpeg: @unchecked Sendable {
    /// How much of what it says is kept, in bytes.
    private static let keptOutput = 1 << 14
    /// What the pipe holds where the system allows it: fewer changes between the two processes.
    private static let pipeSize: Int32 = 1 << 20
    /// Above all numbers that descriptors have there.
    private static let firstLifted: Int32 = 64
    /// `F_SETPIPE_SZ`, which the headers keep to GNU's dialect.
    private static let setPipeSize: Int32 = 1031

    private let id: pid_t
    private var input: Int32
    private var isOver = false
    private let errors: Mutex<Data>
    private let listener: DispatchGroup

    /// - Parameters:
    ///   - arguments: what comes after `ffmpeg -v error`; its input is `pipe:0`.
    ///   - inherited: descriptors of this process, by the numbers they have there.
    package init(_ arguments: [String], inherited: [Int32: Int32] = [:]) throws(RenderError) {
        var data: [Int32] = [0, 0]
        var said: [Int32] = [0, 0]
        guard Self.pipe(&data) else { throw Self.failure(errno) }
        guard Self.pipe(&said) else {
            data.forEach { close($0) }
            throw Self.failure(errno)
        }
        _ = fcntl(data[1], Self.setPipeSize, Self.pipeSize)
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        // Out of the way of the numbers they get, where one would otherwise close another.
        let wanted = [0: data[0], 2: said[1]].merging(inherited) { $1 }
        let lifted = wanted.mapValues { fcntl($0, F_DUPFD_CLOEXEC, Self.firstLifted) }
        defer { lifted.values.forEach { close($0) } }
        for (there, here) in lifted { posix_spawn_file_actions_adddup2(&actions, here, there) }
        if inherited[1] == nil { posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0) }
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        // Ctrl-C is for this process, which says what is to be done; and signals are as a shell would hand them on.
        var none = sigset_t()
        sigemptyset(&none)
        var all = sigset_t()
        sigfillset(&all)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setsigdefault(&attributes, &all)
        posix_spawnattr_setflags(
            &attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
        var words = (["ffmpeg", "-v", "error", "-nostdin"] + arguments).map { strdup($0) } + [nil]
        defer { words.forEach { free($0) } }
        var started: pid_t = 0
        let code = posix_spawnp(&started, "ffmpeg", &actions, &attributes, &words, environ)
        close(data[0])
        close(said[1])
        guard code == 0 else {
            close(data[1])
            close(said[0])
            throw code == ENOENT ? Self.missing : Self.failure(code)
        }
        (id, input) = (started, data[1])
        errors = Mutex(Data())
        listener = DispatchGroup()
        let output = said[0]
        listener.enter()
        let thread = Thread { [self] in
            listen(to: output)
            listener.leave()
        }
        thread.name = "ffmpeg"
        thread.start()
    }

    /// Both ends closed to other children.
    private static func pipe(_ ends: inout [Int32]) -> Bool {
        guard Glibc.pipe(&ends) == 0 else { return false }
        ends.forEach { _ = fcntl($0, F_SETFD, FD_CLOEXEC) }
        return true
    }

    private static func failure(_ code: Int32) -> RenderError {
        RenderError("ffmpeg cannot be started: \(String(cString: strerror(code)))")
    }

    /// What there is to say where it is not installed.
    package static let missing = RenderError(
        "ffmpeg is not installed, which makes videos and animated pictures; as root, run: apt-get install ffmpeg")

    /// Whether there is one on the path.
    package static var isInstalled: Bool {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        return folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/ffmpeg") }
    }

    /// Whether it is installed and has an encoder; takes some hundredths of a second.
    package static func has(encoder name: String) -> Bool {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) else { return false }
        defer { close(ends[0]) }
        let process = try? FFmpeg(["-h", "encoder=\(name)"], inherited: [1: ends[1]])
        close(ends[1])
        guard let process, (try? process.finish(writing: nil)) != nil else { return false }
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        let count = read(ends[0], &buffer, buffer.count)
        return String(decoding: buffer.prefix(max(count, 0)), as: UTF8.self).hasPrefix("Encoder \(name)")
    }

    /// Keeps what it says until it has ended.
    private func listen(to output: Int32) {
        var buffer = [UInt8](repeating: 0, count: 4096)
        while true {
            let count = read(output, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { break }
            errors.withLock { kept in
                if kept.count < Self.keptOutput { kept.append(contentsOf: buffer[..<count]) }
            }
        }
        close(output)
    }

    /// Writes to it; false if it does not listen any more.
    package func write(_ bytes: UnsafeRawBufferPointer) -> Bool {
        guard input >= 0 else { return false }
        // A reader that has gone is an answer here, and not the end of the program.
        var pipe = sigset_t()
        sigemptyset(&pipe)
        sigaddset(&pipe, SIGPIPE)
        pthread_sigmask(SIG_BLOCK, &pipe, nil)
        return AtomicFile.writeAll(input, bytes) == 0
    }

    /// Closes its input and waits for its end.
    ///
    /// - Parameter path: What it writes, for messages; nil for what has no name.
    package func finish(writing path: String?) throws(RenderError) {
        closeInput()
        let status = wait()
        let said = String(decoding: errors.withLock { $0 }, as: UTF8.self)
        if let reason = Self.causes.first(where: { said.contains($0.text) }) {
            throw RenderError(AtomicFile.failure(path ?? "the output", reason.code).description)
        }
        guard status != 0 else { return }
        if said.contains("Unknown encoder") || said.contains("No such filter") {
            throw RenderError(
                "this ffmpeg lacks what the format takes (\(Self.line(said))); as root, run: apt-get install ffmpeg")
        }
        throw RenderError("ffmpeg could not make \(path ?? "the output"): \(Self.line(said))")
    }

    /// Failures of the system that it names in its own words.
    private static let causes: [(text: String, code: Int32)] = [
        ("No space left on device", ENOSPC), ("File too large", EFBIG), ("Disk quota exceeded", EDQUOT),
        ("Input/output error", EIO), ("Broken pipe", EPIPE),
    ]

    private static func line(_ said: String) -> String {
        let lines = said.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        return lines.first { !$0.isEmpty } ?? "it said nothing"
    }

    /// Ends it at once.
    package func kill() {
        closeInput()
        // Its number may be another's by now.
        guard !isOver else { return }
        Glibc.kill(id, SIGKILL)
        _ = wait()
    }

    private func closeInput() {
        if input >= 0 { close(input) }
        input = -1
    }

    private func wait() -> Int32 {
        var status: Int32 = 0
        while waitpid(id, &status, 0) < 0, errno == EINTR {}
        listener.wait()
        isOver = true
        return status
    }
}
