import Testing
import UIKit

@testable import Preview

@Suite("Trace")
@MainActor
struct TraceTests {
    private let path = NSTemporaryDirectory() + "segue-trace-\(UInt64.random(in: 0 ... .max)).jsonl"

    @Test("a frame's line has all its keys, an event's what belongs to it, and both are there at once")
    func lines() throws {
        defer { unlink(path) }
        try withSession("fade") { session in
            let trace = try TraceWriter(path: path) { line in Issue.record("\(line)") }
            session.onEvent = { trace.write($0, at: 1.23456) }
            session.press(.return)
            session.frames(60)
            trace.write(
                TraceWriter.Frame(
                    t: 2, status: session.status, rows: 85, composeMS: 1.23456, presentMS: 0.5, inputAgeMS: nil))
            let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
            #expect(
                lines == [
                    #"{"effect":"fade","event":"began","operation":"push","t":1.235}"#,
                    #"{"compose_ms":1.235,"effect":"fade","input_age_ms":null,"operation":"push","phase":"running","#
                        + #""present_ms":0.5,"progress":0.5,"rows":85,"t":2}"#,
                ])
        }
    }

    @Test("a file that cannot be written is one clear line")
    func refused() {
        do {
            _ = try TraceWriter(path: "/nowhere/trace") { _ in }
            Issue.record("no error")
        } catch {
            #expect(error.description.hasPrefix("the trace /nowhere/trace cannot be written: "))
        }
    }

    @Test("a disk that fills up is said once, and nothing else stops")
    func full() throws {
        var lines: [String] = []
        let trace = try TraceWriter(path: "/dev/full") { lines.append($0) }
        trace.write(SessionEvent("one"), at: 0)
        trace.write(SessionEvent("two"), at: 1)
        #expect(lines == ["the trace /dev/full can no longer be written; the rest of it is missing"])
    }
}
