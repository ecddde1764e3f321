import CoreGraphics
import Dispatch
import Foundation

/// What happens when this process is asked to end in the middle of its work: nothing half done is left behind.
enum Interruption {
    nonisolated(unsafe) private static var sources: [any DispatchSourceSignal] = []  // The main thread's.

    /// From now on drafts are removed before Ctrl-C and its like end this process, whatever the main thread does.
    @MainActor
    static func install() {
        guard sources.isEmpty else { return }
        for number in [SIGINT, SIGTERM, SIGHUP] {
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler { @Sendable in end(by: number) }
            source.resume()
            sources.append(source)
        }
    }

    private static func end(by number: Int32) {
        Draft.discardAll()
        signal(number, SIG_DFL)
        kill(getpid(), number)
    }
}
