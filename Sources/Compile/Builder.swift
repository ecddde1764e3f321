import Foundation
import SourceModel
import Synchronization

/// Builds users' files into modules that can be loaded.
///
///     let builder = Builder()
///     builder.build(BuildJob(["Zoom.swift"]))          // waits, on any thread
///     builder.start(job) { result in … }               // does not wait; a later start or `cancel()` stops what runs
///
/// A product is loaded with `ModuleLoader.load(product.library)`, after which `GuestList` has what it registered. What is said of
/// the sources is in `product.report`, warnings and what could not be made in `product.warnings`, how long it took in
/// `product.timing`. Errors are printed with `Diagnostic.text(isColored:)`. To build again when a file is saved, see `Watcher`.
package final class Builder: Sendable {
    private let environment: [String: String]
    private let executable: String?
    /// The build that runs in the background.
    private let running = Mutex<Cancellation?>(nil)

    /// - Parameters:
    ///   - environment: decides the toolchain and the folder of the cache.
    ///   - executable: what will load the products; this program if nil.
    package init(environment: [String: String] = ProcessInfo.processInfo.environment, executable: String? = nil) {
        self.environment = environment
        self.executable = executable
    }

    /// Builds on a thread of its own and reports there; a build that is overtaken or cancelled reports nothing.
    package func start(_ job: BuildJob, completion: @escaping @Sendable (BuildResult) -> Void) {
        let cancellation = Cancellation()
        running.withLock { current in
            current?.cancel()
            current = cancellation
        }
        Thread.detachNewThread { [self] in
            guard let result = build(job, cancellation), !cancellation.isCancelled else { return }
            completion(result)
        }
    }

    /// Stops what `start` has started.
    package func cancel() {
        running.withLock { current in
            current?.cancel()
            current = nil
        }
    }

    /// Builds and waits for it.
    package func build(_ job: BuildJob) -> BuildResult {
        build(job, Cancellation()) ?? .unavailable("cancelled")
    }

    /// Nil if it was cancelled.
    private func build(_ job: BuildJob, _ cancellation: Cancellation) -> BuildResult? {
        let start = ContinuousClock.now
        do {
            let installation = try Installation.find(executable: executable)
            let toolchain = try Toolchain.find(environment: environment, version: installation.compilerVersion)
            let cache = try Cache(environment: environment)
            // A file that is saved again while it is read would be kept as what it was before.
            for _ in 0..<3 {
                let files = try job.files()
                let build = try Build(
                    job: job, files: files, toolchain: toolchain, installation: installation, cache: cache,
                    environment: environment, cancellation: cancellation)
                var result = try build.run()
                if !build.isStale {
                    if case .built(var product) = result {
                        product.timing.total = (ContinuousClock.now - start) / .seconds(1)
                        result = .built(product)
                    }
                    return result
                }
            }
            throw Toolchain.Unavailable("\(job.inputs.joined(separator: ", ")) keeps changing")
        } catch let reason as Toolchain.Unavailable {
            return .unavailable(reason.message)
        } catch {
            return nil
        }
    }
}
