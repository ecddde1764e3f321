import Foundation

/// A flag that a thread can wait for with `poll`, together with other descriptors.
final class PolledFlag: Sendable {
    /// Readable while the flag is up.
    let descriptor: Int32
    private let writing: Int32

    init() {
        var ends: [Int32] = [-1, -1]
        socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue), 0, &ends)
        descriptor = ends[0]
        writing = ends[1]
    }

    deinit {
        close(descriptor)
        close(writing)
    }

    func raise() {
        // A full socket is one that can be read.
        var byte: UInt8 = 1
        _ = write(writing, &byte, 1)
    }

    func lower() {
        var bytes = [UInt8](repeating: 0, count: 64)
        while read(descriptor, &bytes, bytes.count) > 0 {}
    }
}
