import Foundation

/// One end of a connection between two processes that carries whole messages, each a value as JSON.
///
/// Sending never waits for long: a peer that reads nothing for a second counts as gone.
final class Channel<Outgoing: Encodable, Incoming: Decodable>: @unchecked Sendable {
    /// More than the largest message: settings and a long list of faults.
    private static var largestMessage: Int { 1 << 18 }
    private let descriptor: Int32
    /// JSON's coders keep nothing between calls, but each thread uses its own channel's alone: sending is the main thread's.
    private let encoder = JSONEncoder()
    private var buffer = [UInt8](repeating: 0, count: Channel.largestMessage)

    init(descriptor: Int32) {
        self.descriptor = descriptor
        var size = Int32(Self.largestMessage)
        setsockopt(descriptor, SOL_SOCKET, SO_SNDBUF, &size, socklen_t(MemoryLayout<Int32>.size))
        var patience = timeval(tv_sec: 1, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    }

    deinit { Foundation.close(descriptor) }

    /// Two connected ends: one for a channel here, the other to be inherited.
    static func pair() -> (near: Int32, far: Int32)? {
        var ends: [Int32] = [0, 0]
        let kind = Int32(SOCK_SEQPACKET.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
        guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { return nil }
        return (ends[0], ends[1])
    }

    /// Nothing more comes in: what has come is still to be had, then the other side counts as gone.
    func shut() {
        shutdown(descriptor, Int32(SHUT_RD))
    }

    /// - Returns: Whether the message was taken.
    @discardableResult
    func send(_ message: Outgoing) -> Bool {
        guard let data = try? encoder.encode(message) else { return false }
        return data.withUnsafeBytes { bytes in
            Foundation.send(descriptor, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count
        }
    }

    /// What has come in.
    enum Receipt {
        case message(Incoming)
        /// Nothing has come in time.
        case nothing
        /// The other side has gone.
        case closed
    }

    /// The next message, waiting for it up to `timeout` seconds.
    func receive(timeout: Double) -> Receipt {
        guard hasMessage(within: timeout) else { return .nothing }
        let count = recv(descriptor, &buffer, buffer.count, 0)
        guard count > 0 else {
            // Of a peer that has gone without reading all that it was sent that is told first, and then what it sent before.
            return count < 0 && [EINTR, ECONNRESET].contains(errno) ? .nothing : .closed
        }
        guard let message = try? JSONDecoder().decode(Incoming.self, from: Data(buffer[..<count])) else {
            return .nothing
        }
        return .message(message)
    }

    /// Whether something is to be read within so many seconds. The system waits whole milliseconds; what is left is slept through.
    private func hasMessage(within timeout: Double) -> Bool {
        var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        guard timeout.isFinite else { return poll(&entry, 1, -1) > 0 }
        let milliseconds = min(max(timeout, 0) * 1000, 3_600_000)
        if poll(&entry, 1, Int32(milliseconds)) > 0 { return true }
        let rest = milliseconds - milliseconds.rounded(.down)
        guard rest > 0, milliseconds < 100 else { return false }
        usleep(UInt32(rest * 1000))
        return poll(&entry, 1, 0) > 0
    }
}
