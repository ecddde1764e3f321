import Synchronization

/// Numbers that tell things apart over the time of the process: unlike an address, none is used again.
struct Serial: Equatable, BitwiseCopyable {
    private static let last = Atomic<UInt64>(0)
    private let number: UInt64

    /// One that was not there before; from any thread.
    init() {
        number = Self.last.wrappingAdd(1, ordering: .relaxed).newValue
    }
}
