import UIKit

/// Writes what happens as lines of JSON, each as it happens.
package final class TraceWriter {
    /// What one frame was.
    package struct Frame: Encodable {
        /// Seconds since the program started.
        package let t: Double
        package let effect: String
        package let operation: String
        package let phase: String
        package let progress: Double
        /// The picture's rows that were drawn; 0 where it came to the same as the one before.
        package let rows: Int
        package let composeMS: Double
        package let presentMS: Double
        /// How old the newest input shown was when it was on the glass; nil if there was none since the last frame.
        package let inputAgeMS: Double?

        private enum CodingKeys: String, CodingKey {
            case t, effect, operation, phase, progress, rows
            case composeMS = "compose_ms"
            case presentMS = "present_ms"
            case inputAgeMS = "input_age_ms"
        }

        package init(
            t: Double, status: SessionStatus, rows: Int, composeMS: Double, presentMS: Double, inputAgeMS: Double?
        ) {
            self.t = t.thousandths
            effect = status.effect
            operation = status.operation.rawValue
            phase = status.phase.rawValue
            progress = (status.progress * 10_000).rounded() / 10_000
            self.rows = rows
            self.composeMS = composeMS.thousandths
            self.presentMS = presentMS.thousandths
            self.inputAgeMS = inputAgeMS?.thousandths
        }

        package func encode(to encoder: any Encoder) throws {
            var values = encoder.container(keyedBy: CodingKeys.self)
            try values.encode(t, forKey: .t)
            try values.encode(effect, forKey: .effect)
            try values.encode(operation, forKey: .operation)
            try values.encode(phase, forKey: .phase)
            try values.encode(progress, forKey: .progress)
            try values.encode(rows, forKey: .rows)
            try values.encode(composeMS, forKey: .composeMS)
            try values.encode(presentMS, forKey: .presentMS)
            // Always there, so that every frame line has the same keys.
            try values.encode(inputAgeMS, forKey: .inputAgeMS)
        }
    }

    /// An event that matters, and what belongs to it.
    private struct Event: Encodable {
        let t: Double
        let event: String
        let effect: String?
        let operation: String?
        let detail: String?
    }

    private let output: FileHandle
    private let encoder = JSONEncoder()
    private let path: String
    private let whenBroken: (String) -> Void
    private var isBroken = false

    /// Starts a file anew.
    ///
    /// - Parameters:
    ///   - appends: Whether another process has begun the file, which is gone on with.
    ///   - whenBroken: Told in one line, once, if the file can no longer be written.
    package init(path: String, appends: Bool = false, whenBroken: @escaping (String) -> Void) throws(TraceError) {
        let descriptor = open(path, O_WRONLY | O_CREAT | (appends ? O_APPEND : O_TRUNC) | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else {
            throw TraceError(
                "the trace \(path) cannot be written: \(String(cString: strerror(errno))); name another file")
        }
        output = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        self.path = path
        self.whenBroken = whenBroken
    }

    package func write(_ frame: Frame) {
        line(frame)
    }

    package func write(_ event: SessionEvent, at time: Double) {
        line(
            Event(
                t: time.thousandths, event: event.name, effect: event.effect, operation: event.operation?.rawValue,
                detail: event.detail))
    }

    private func line(_ value: some Encodable) {
        guard !isBroken, var data = try? encoder.encode(value) else { return }
        data.append(0x0A)
        do {
            try output.write(contentsOf: data)
        } catch {
            isBroken = true
            whenBroken("the trace \(path) can no longer be written; the rest of it is missing")
        }
    }
}

/// Why there is no trace, in one line that says what to do.
package struct TraceError: Error, Equatable, CustomStringConvertible {
    package let description: String

    init(_ description: String) {
        self.description = description
    }
}

extension Double {
    /// Rounded to three digits.
    fileprivate var thousandths: Double { (self * 1000).rounded() / 1000 }
}
