import Foundation
import Synchronization

/// The file that `--trace` writes, read while it grows; every line of it is held against the format.
final class Trace: Sendable {
    /// One line: a frame, or an event.
    struct Line: Sendable {
        var t: Double
        /// The event's name; nil for a frame.
        var event: String?
        var effect: String?
        var operation: String?
        var detail: String?
        var phase: String?
        var progress: Double?
        /// Milliseconds; nil for an event, and for a frame that shows no new input.
        var inputAge: Double?
        /// Rows that were drawn for the frame.
        var rows: Int?
    }

    private struct State {
        var lines: [Line] = []
        /// How many bytes of the file are in `lines`.
        var offset = 0
    }

    let path: String
    private let state = Mutex(State())

    init(path: String) {
        self.path = path
    }

    /// All complete lines so far; throws if one of them is not what the format says.
    func lines() throws -> [Line] {
        try state.withLock { state in
            guard let file = FileHandle(forReadingAtPath: path) else { return state.lines }
            defer { try? file.close() }
            try file.seek(toOffset: UInt64(state.offset))
            let data = try file.readToEnd() ?? Data()
            guard let end = data.lastIndex(of: 0x0A) else { return state.lines }
            for line in data[..<end].split(separator: 0x0A, omittingEmptySubsequences: false) {
                state.lines.append(try Line(json: line))
            }
            state.offset += end + 1 - data.startIndex
            return state.lines
        }
    }
}

extension Trace.Line {
    private static let frameKeys: Set = [
        "t", "effect", "operation", "phase", "progress", "rows", "compose_ms", "present_ms", "input_age_ms",
    ]
    private static let eventKeys: Set = ["t", "event", "effect", "operation", "detail"]
    private static let phases: Set = ["idle", "running", "interactive", "settling", "paused"]
    private static let operations: Set = ["push", "pop", "present", "dismiss", "tab"]

    /// A line of the file: exactly the keys of a frame or of an event, each of its type and in its range.
    init(json: Data) throws {
        let text = String(decoding: json, as: UTF8.self)
        func wrong(_ what: String) -> Failure { Failure("\(what) in a line of the trace: \(text)") }
        guard let object = try? JSONSerialization.jsonObject(with: json) as? [String: Any] else {
            throw wrong("no JSON object")
        }
        func number(_ key: String, _ range: ClosedRange<Double>) throws -> Double {
            guard let value = object[key] as? Double, range.contains(value) else { throw wrong("wrong \(key)") }
            return value
        }
        func string(_ key: String, _ isRight: (String) -> Bool = { !$0.isEmpty }) throws -> String {
            guard let value = object[key] as? String, isRight(value) else { throw wrong("wrong \(key)") }
            return value
        }
        t = try number("t", 0...1000)
        if object["event"] != nil {
            guard Set(object.keys).isSubset(of: Self.eventKeys) else { throw wrong("unknown key") }
            event = try string("event")
            if object["effect"] != nil { effect = try string("effect") }
            if object["operation"] != nil { operation = try string("operation", Self.operations.contains) }
            if object["detail"] != nil { detail = try string("detail") }
        } else {
            guard Set(object.keys) == Self.frameKeys else { throw wrong("missing or unknown key") }
            effect = try string("effect")
            operation = try string("operation", Self.operations.contains)
            phase = try string("phase", Self.phases.contains)
            progress = try number("progress", 0...1)
            rows = Int(try number("rows", 0...20_000))
            _ = try number("compose_ms", 0...60_000)
            _ = try number("present_ms", 0...60_000)
            if !(object["input_age_ms"] is NSNull) { inputAge = try number("input_age_ms", 0...60_000) }
        }
    }
}

/// What a test waits for the trace to say.
struct TraceCondition: Sendable {
    let name: String
    /// Whether the lines since the test's last input say it.
    let holds: @Sendable ([Trace.Line]) -> Bool

    /// The event has happened, with this detail if one is given.
    static func event(_ event: String, detail: String? = nil) -> TraceCondition {
        TraceCondition(name: "the event \(event) \(detail ?? "")") { lines in
            lines.contains { $0.event == event && (detail == nil || $0.detail == detail) }
        }
    }

    /// A transition has ended, or another screen was chosen, and the picture after it is on the glass.
    static func rest(after events: String...) -> TraceCondition {
        TraceCondition(name: "rest after \(events.joined(separator: ", "))") { lines in
            guard let last = lines.lastIndex(where: { $0.event.map(events.contains) ?? false }) else { return false }
            guard let frame = lines.last(where: { $0.event == nil }), frame.phase == "idle" else { return false }
            return lines[last...].contains { $0.phase == "idle" }
        }
    }

    /// A frame in this phase, with its progress in this range.
    static func frame(_ phase: String, _ progress: ClosedRange<Double> = 0...1) -> TraceCondition {
        TraceCondition(name: "a frame \(phase) at \(progress)") { lines in
            lines.contains { $0.phase == phase && progress.contains($0.progress ?? -1) }
        }
    }

    /// A frame that shows what the test has done.
    static let answer = TraceCondition(name: "a frame that answers") { $0.contains { $0.inputAge != nil } }
}

extension [Trace.Line] {
    /// The names of the events, in order.
    var events: [String] { compactMap(\.event) }

    /// What each transition did, in order: `push began`, `push finished`.
    var story: [String] {
        filter { $0.operation != nil }.compactMap { line in line.event.map { "\(line.operation ?? "") \($0)" } }
    }

    /// The last frame.
    var lastFrame: Trace.Line? { last { $0.event == nil } }

    /// How many transitions have begun less those that have ended.
    var open: Int {
        reduce(0) { count, line in
            switch line.event {
            // A drag's transition is interactive from its start, and says so only once.
            case "began": count + 1
            case "finished", "cancelled": count - 1
            default: count
            }
        }
    }
}
