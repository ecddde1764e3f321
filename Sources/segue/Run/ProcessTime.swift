import Foundation
import Window

/// Seconds since the program was started, its loading included.
struct ProcessTime {
    /// The start, on the clock of `MonotonicTime`.
    private let start: Double

    init() {
        let now = MonotonicTime.now
        start = now - (Self.age ?? 0)
    }

    func time(at instant: Double) -> Double {
        instant - start
    }

    /// How long the process has existed, to a hundredth of a second, as the kernel tells; nil if it does not.
    private static var age: Double? {
        guard let text = try? String(contentsOfFile: "/proc/self/stat", encoding: .utf8),
            let name = text.lastIndex(of: ")")
        else { return nil }
        // The program's name may hold anything; after it the start is the twentieth field, in ticks since the system's.
        let fields = text[name...].split(separator: " ")
        guard fields.count > 20, let ticks = Double(fields[20]) else { return nil }
        var time = timespec()
        clock_gettime(CLOCK_BOOTTIME, &time)
        let sinceBoot = Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
        let age = sinceBoot - ticks / Double(sysconf(Int32(_SC_CLK_TCK)))
        return age >= 0 && age < 1e6 ? age : nil
    }
}
