import Foundation

/// Writes down where a user's code was when a signal ends its process, for `CrashReport`. Swift's own backtracer does so for traps;
/// it cannot see past the C library, which is where a process that aborts is, or one that waits and is asked with `SIGQUIT`. So
/// those two signals, and all where a toolchain has no backtracer, are handled here, through the unwinder of the C runtime.
package enum CrashHandler {
    /// What tells a child process the file to write to.
    static let variable = "SEGUE_CRASH_FILE"
    /// The most frames that are looked at.
    private static let depth: Int32 = 256

    /// Installs the handlers if the parent process wants to know; called once, before a user's code runs.
    package static func install(environment: [String: String] = ProcessInfo.processInfo.environment) {
        guard let path = environment[variable] else { return }
        state.file = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
        guard state.file >= 0, let function = dlsym(nil, "backtrace") else { return }
        state.backtrace = unsafeBitCast(function, to: Backtrace.self)
        state.frames = .allocate(capacity: Int(depth))
        // The first call loads the unwinder, which a handler must not.
        _ = state.backtrace?(state.frames, depth)
        useOwnStack()
        var action = sigaction()
        action.__sigaction_handler.sa_handler = { CrashHandler.handle($0) }
        action.sa_flags = SA_ONSTACK
        var signals = [SIGABRT, SIGQUIT]
        if environment["SWIFT_BACKTRACE"] == nil { signals += [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE] }
        for signal in signals { sigaction(signal, &action, nil) }
    }

    /// Remembers where a library lies, so that its frames are known.
    static func watch(_ library: String) {
        let ranges = LoadedLibrary.ranges(of: library)
        guard let first = ranges.first, let last = ranges.last else { return }
        state.start = first.lowerBound
        state.end = last.upperBound
    }

    private typealias Backtrace = @convention(c) (UnsafeMutablePointer<UnsafeMutableRawPointer?>, Int32) -> Int32

    /// What the handler needs, made before: it may neither allocate nor lock.
    private struct State {
        var file: Int32 = -1
        var backtrace: Backtrace?
        var frames = UnsafeMutablePointer<UnsafeMutableRawPointer?>.allocate(capacity: 1)
        var line = UnsafeMutablePointer<UInt8>.allocate(capacity: 64)
        /// Where the user's library lies.
        var start: UInt = 0
        var end: UInt = 0
    }

    /// Written before any signal can come, by the thread that loads; read by the handler.
    nonisolated(unsafe) private static var state = State()

    /// Recursion without end leaves no stack to handle its signal on.
    private static func useOwnStack() {
        let size = 256 * 1024
        var stack = stack_t()
        stack.ss_sp = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
        stack.ss_size = size
        guard stack.ss_sp != MAP_FAILED else { return }
        sigaltstack(&stack, nil)
    }

    /// Writes the offsets of the frames in the user's library, innermost first, and lets the signal do what it does.
    private static func handle(_ number: Int32) {
        if let backtrace = state.backtrace {
            let count = backtrace(state.frames, depth)
            for index in 0..<Int(count) {
                let address = UInt(bitPattern: state.frames[index])
                if address >= state.start, address < state.end { write(address - state.start) }
            }
        }
        signal(number, SIG_DFL)
        raise(number)
    }

    /// Writes `frame 0x1a2b`.
    private static func write(_ offset: UInt) {
        var length = 0
        func put(_ byte: UInt8) {
            state.line[length] = byte
            length += 1
        }
        for byte in StaticString("frame 0x").utf8Bytes { put(byte) }
        for shift in stride(from: 60, through: 0, by: -4) {
            let digit = UInt8(truncatingIfNeeded: (offset >> UInt(shift)) & 0xf)
            put(digit < 10 ? 0x30 + digit : 0x57 + digit)
        }
        put(0x0a)
        _ = Glibc.write(state.file, state.line, length)
    }
}

extension StaticString {
    /// The bytes where they are.
    fileprivate var utf8Bytes: UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount)
    }
}
