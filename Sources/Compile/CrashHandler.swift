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
        action.__sigaction_handler.sa_sigaction = { CrashHandler.handle($0, $1, $2) }
        action.sa_flags = SA_ONSTACK | SA_SIGINFO
        var signals = [SIGABRT, SIGQUIT]
        let backtracer = environment["SWIFT_BACKTRACE"]
        if backtracer == nil || backtracer == CrashReport.Trace.noBacktracer {
            signals += [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE]
        }
        // A thread of Dispatch's hands what it blocks on to the processes that it starts.
        var awaited = sigset_t()
        sigemptyset(&awaited)
        for signal in signals {
            var former = sigaction()
            sigaction(signal, &action, &former)
            if signal == SIGQUIT, former.sa_flags & SA_SIGINFO != 0 {
                state.former = former.__sigaction_handler.sa_sigaction
            }
            sigaddset(&awaited, signal)
        }
        pthread_sigmask(SIG_UNBLOCK, &awaited, nil)
    }

    /// Remembers where a library lies, so that its frames are known.
    static func watch(_ library: String) {
        let ranges = LoadedLibrary.ranges(of: library)
        guard let first = ranges.first, let last = ranges.last else { return }
        state.start = first.lowerBound
        state.end = last.upperBound
    }

    private typealias Handler =
        @convention(c) (
            Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?
        ) -> Void
    private typealias Backtrace = @convention(c) (UnsafeMutablePointer<UnsafeMutableRawPointer?>, Int32) -> Int32

    /// What the handler needs, made before: it may neither allocate nor lock.
    private struct State {
        var file: Int32 = -1
        var backtrace: Backtrace?
        var frames = UnsafeMutablePointer<UnsafeMutableRawPointer?>.allocate(capacity: 1)
        var line = UnsafeMutablePointer<UInt8>.allocate(capacity: 64)
        /// Swift's own handler, which can follow frame pointers.
        var former: Handler?
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
    private static func handle(
        _ number: Int32, _ info: UnsafeMutablePointer<siginfo_t>?, _ context: UnsafeMutableRawPointer?
    ) {
        var known = 0
        if let backtrace = state.backtrace {
            let count = backtrace(state.frames, depth)
            let interrupted = counter(context)
            for index in 0..<Int(count) {
                let address = UInt(bitPattern: state.frames[index])
                guard address >= state.start, address < state.end else { continue }
                known += 1
                // The others are return addresses, one past a call.
                write(address - state.start - (address == interrupted ? 0 : 1))
            }
        }
        // In the middle of the runtime's own functions, and in the stubs through which they are called, the unwinder can be lost;
        // their caller is on top of the stack then.
        let (first, second) = number == SIGQUIT && known < 2 ? top(context) : (0, 0)
        let caller = first >= state.start && first < state.end ? first : second
        if caller >= state.start, caller < state.end {
            known += 1
            write(caller - state.start - 1)
        }
        if known == 0 { state.former?(number, info, context) }
        signal(number, SIG_DFL)
        raise(number)
    }

    /// The two topmost words of the stack: a return address, where a function has only begun.
    private static func top(_ context: UnsafeMutableRawPointer?) -> (UInt, UInt) {
        guard let context = context?.assumingMemoryBound(to: ucontext_t.self) else { return (0, 0) }
        #if arch(arm64)
            return (UInt(context.pointee.uc_mcontext.regs.30), 0)
        #else
            guard let stack = UnsafePointer<UInt>(bitPattern: Int(context.pointee.uc_mcontext.gregs.15)) else {
                return (0, 0)
            }
            return (stack[0], stack[1])
        #endif
    }

    /// The address of the instruction that was interrupted.
    private static func counter(_ context: UnsafeMutableRawPointer?) -> UInt {
        guard let context = context?.assumingMemoryBound(to: ucontext_t.self) else { return 0 }
        #if arch(arm64)
            return UInt(context.pointee.uc_mcontext.pc)
        #else
            return UInt(bitPattern: Int(context.pointee.uc_mcontext.gregs.16))
        #endif
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
