import Foundation

/// The file that `--trace` writes, read while it grows.
struct Trace {
    /// One line: a frame, or an event.
    struct Line: Decodable, Sendable {
        var t: Double
        var event: String?
        var effect: String?
        var operation: String?
        var phase: String?
        var progress: Double?
        var compose_ms: Double?
        var present_ms: Double?
        var input_age_ms: Double?
    }

    let path: String

    /// All complete lines so far; throws if one of them is not what the format says.
    func lines() throws -> [Line] {
        let text = String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
        let decoder = JSONDecoder()
        return try text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map { line in
            do {
                return try decoder.decode(Line.self, from: Data(line.utf8))
            } catch {
                throw Failure("not a line of a trace: \(line)")
            }
        }
    }

    /// The names of the events so far, in order.
    func events() throws -> [String] {
        try lines().compactMap(\.event)
    }

    /// The frames so far.
    func frames() throws -> [Line] {
        try lines().filter { $0.event == nil }
    }
}
