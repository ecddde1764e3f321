import Foundation
import Synchronization

/// What other threads have to tell a check, in order.
final class CheckInbox: Sendable {
    enum News: Sendable {
        case worker(Int, CheckWorker.Event)
        case interrupted(Int32)
    }

    private let items = Mutex<[News]>([])
    private let count = DispatchSemaphore(value: 0)

    func put(_ news: News) {
        items.withLock { $0.append(news) }
        count.signal()
    }

    /// The next, waited for.
    func take() -> News {
        count.wait()
        return items.withLock { $0.removeFirst() }
    }

    private static let signals = [SIGINT, SIGTERM, SIGHUP]

    /// From now on Ctrl-C and the wish to end are news, so that nothing is left half-done.
    func listenToInterrupts() {
        for number in Self.signals {
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            // The handler holds the source, which nobody else does: it stays until the program ends.
            source.setEventHandler { [self] in
                put(.interrupted(number))
                _ = source
            }
            source.resume()
        }
    }

    /// They end the program again.
    func stopListening() {
        for number in Self.signals { signal(number, SIG_DFL) }
    }
}
