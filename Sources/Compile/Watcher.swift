import Foundation
import Synchronization

/// Says when the contents of files have changed, whichever way an editor saves them.
///
/// The folders are watched rather than the files: many editors write another file and rename it, after which a watch on the first
/// would watch what is gone. Touching a file, or writing what it already holds, is no change. A folder that is given stands for all
/// Swift files below it, those to come included. Changes are told on a thread of the watcher's own, once all has been quiet for a
/// moment.
package final class Watcher: Sendable {
    /// How long nothing may happen before a change is told: editors write, truncate and rename in several steps.
    private static let quiet: Int32 = 20  // ms
    /// How long it is waited at most for quiet.
    private static let patience: Duration = .milliseconds(500)

    /// What ends the watch.
    private let end = PolledFlag()
    private let changed = PolledFlag()
    private let isStopped = IsStopped()

    private final class IsStopped: Sendable {
        let value = Mutex(false)
    }

    /// Starts to watch.
    /// - Parameters:
    ///   - inputs: files or folders; a file need not exist yet.
    ///   - onChange: gets the files that have changed, come or gone, in order, on the watcher's thread.
    package init(_ inputs: [String], onChange: @escaping @Sendable ([String]) -> Void = { _ in }) {
        let paths = inputs.map { URL(fileURLWithPath: $0).standardizedFileURL.path }
        let ready = DispatchSemaphore(value: 0)
        // The thread holds what it needs and not the watcher, which would never be let go.
        Thread.detachNewThread { [end, changed, isStopped] in
            var watch = FolderWatch(inputs: paths)
            watch.begin()
            ready.signal()
            while let files = Self.next(&watch, end) {
                let isLast = isStopped.value.withLock { stopped in
                    if !stopped { changed.raise() }
                    return stopped
                }
                if isLast { break }
                onChange(files)
            }
            watch.end()
        }
        // Whatever is saved once this returns is seen.
        ready.wait()
    }

    deinit {
        stop()
    }

    /// Ends the watch and lets its descriptors go; nothing is told afterwards.
    package func stop() {
        isStopped.value.withLock { $0 = true }
        end.raise()
    }

    /// Readable from a change until `acknowledge()`: for a loop that polls several things.
    package var descriptor: Int32 { changed.descriptor }

    /// Makes `descriptor` wait for the next change.
    package func acknowledge() {
        changed.lower()
    }

    /// Waits for a change; nil at the end.
    private static func next(_ watch: inout FolderWatch, _ end: PolledFlag) -> [String]? {
        while true {
            var polled = [end.descriptor, watch.descriptor].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
            guard poll(&polled, 2, -1) > 0 else {
                if errno == EINTR { continue }
                return nil
            }
            if polled[0].revents != 0 { return nil }
            let start = ContinuousClock.now
            watch.drain()
            // More may be on its way: a truncated file is about to be written, a removed one to come back.
            while poll(&polled, 2, watch.isWriting ? 5 * quiet : quiet) > 0 {
                if polled[0].revents != 0 { return nil }
                watch.drain()
                if ContinuousClock.now - start > patience { break }
            }
            let changes = watch.changes()
            if !changes.isEmpty { return changes }
        }
    }
}
