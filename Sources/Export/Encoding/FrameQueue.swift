import Foundation

/// Carries pictures to an encoder on a thread of its own, in a few buffers used over and over: composing and encoding go on at the
/// same time, and memory is the same however long it takes.
package final class FrameQueue: @unchecked Sendable {
    private let condition = NSCondition()
    private let makeEncoder: @Sendable () throws(RenderError) -> any Encoder
    // Under the condition's lock.
    private var free: [FrameBuffer]
    private var waiting: [FrameBuffer] = []
    private var isComplete = false
    private var isCancelled = false
    private var isOver = false
    private var failure: RenderError?

    /// - Parameters:
    ///   - depth: How many buffers there are.
    ///   - makeEncoder: Called on the thread of the encoder.
    package init(
        width: Int, height: Int, depth: Int = 3,
        _ makeEncoder: @escaping @Sendable () throws(RenderError) -> any Encoder
    ) {
        self.makeEncoder = makeEncoder
        free = (0..<depth).map { _ in FrameBuffer(width: width, height: height) }
        let thread = Thread { [self] in work() }
        thread.name = "encoder"
        thread.start()
    }

    /// A buffer to draw the next picture into; waits until there is one.
    package func next() throws(RenderError) -> FrameBuffer {
        condition.lock()
        defer { condition.unlock() }
        while free.isEmpty, failure == nil { condition.wait() }
        if let failure { throw failure }
        return free.removeLast()
    }

    /// The same without waiting; nil if there is none.
    package func nextNow() -> FrameBuffer? {
        condition.lock()
        defer { condition.unlock() }
        return failure == nil ? free.popLast() : nil
    }

    /// Whether something has gone wrong.
    package var hasFailed: Bool {
        condition.lock()
        defer { condition.unlock() }
        return failure != nil
    }

    /// Hands a picture over.
    package func add(_ buffer: FrameBuffer) {
        condition.lock()
        waiting.append(buffer)
        condition.broadcast()
        condition.unlock()
    }

    /// There are no more pictures.
    package func complete() {
        condition.lock()
        isComplete = true
        condition.broadcast()
        condition.unlock()
    }

    /// Has it all given up, and waits for that.
    package func cancel() {
        condition.lock()
        isCancelled = true
        isComplete = true
        condition.broadcast()
        while !isOver { condition.wait() }
        condition.unlock()
    }

    /// Waits until the result is in its place.
    package func finish() throws(RenderError) {
        complete()
        condition.lock()
        defer { condition.unlock() }
        while !isOver { condition.wait() }
        if let failure { throw failure }
    }

    /// Whether the result is in its place, or will never be.
    package var isFinished: Bool {
        condition.lock()
        defer { condition.unlock() }
        return isOver
    }

    private func work() {
        var failed: RenderError?
        var encoder: (any Encoder)?
        do throws(RenderError) {
            let made = try makeEncoder()
            encoder = made
            while let picture = wait() {
                try made.add(picture)
                give(back: picture)
            }
            if wasCancelled { made.cancel() } else { try made.finish() }
        } catch {
            encoder?.cancel()
            failed = error
        }
        condition.lock()
        failure = failed
        isOver = true
        condition.broadcast()
        condition.unlock()
    }

    /// The next picture; nil at the end.
    private func wait() -> FrameBuffer? {
        condition.lock()
        defer { condition.unlock() }
        while waiting.isEmpty, !isComplete { condition.wait() }
        return waiting.isEmpty || isCancelled ? nil : waiting.removeFirst()
    }

    private var wasCancelled: Bool {
        condition.lock()
        defer { condition.unlock() }
        return isCancelled
    }

    private func give(back buffer: FrameBuffer) {
        condition.lock()
        free.append(buffer)
        condition.broadcast()
        condition.unlock()
    }
}
