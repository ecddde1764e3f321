import Foundation
import Testing
import Transitions

/// What `segue bench` measures; how long it takes is nobody's to say here.
@Suite("bench")
struct BenchTests {
    private func rows(_ words: String...) async throws -> [[String: Any]] {
        let result = try await Command.run(
            Command.segue,
            ["bench", "--json", "--size", "100x200", "--scale", "1"]
                + (words.contains("--rounds") ? [] : ["--rounds", "1"]) + words)
        #expect((result.code, result.errors) == (0, ""))
        return try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [[String: Any]])
    }

    @Test("rows have the fields that programs rely on, and numbers that belong together")
    func fields() async throws {
        let rows = try await rows("card", "8", "--threads", "1,2")
        #expect(rows.map { $0["effect"] as? String } == ["card", "card", "fade", "fade"])
        #expect(rows.map { $0["operation"] as? String } == ["present", "present", "push", "push"])
        #expect(rows.map { $0["threads"] as? Int } == [1, 2, 1, 2])
        #expect(rows.map { $0["speedup"] == nil } == [true, false, true, false])
        for row in rows {
            #expect((row["width"] as? Int, row["height"] as? Int) == (100, 200))
            func number(_ key: String) throws -> Double { try #require(row[key] as? Double, "\(key)") }
            let (median, copy) = (try number("median_ms"), try number("memcpy_ms"))
            #expect(median > 0 && copy > 0)
            #expect(try number("p95_ms") >= median)
            #expect(try number("layer_ms") < number("p95_ms") && number("pixel_ms") < number("p95_ms"))
            #expect(abs(try number("memcpy_ratio") - median / copy) < 1e-6 * median / copy)
            #expect(try number("bytes_moved") >= 100 * 200 * 4)
            #expect(row["cairo_ms"] == nil)
        }
    }

    @Test("a word may name all operations, and no word all effects")
    func choice() async throws {
        let operations = try await rows("open-door", "--operation", "all").map { $0["operation"] as? String }
        #expect(operations == ["present", "dismiss", "push", "pop"])
        let effects = try await rows().map { $0["effect"] as? String }
        #expect(effects == Catalogue.own.map(\.id))
    }

    @Test("layers can be measured alone")
    func layers() async throws {
        let result = try await Command.run(Command.segue, ["bench", "--layers", "50", "--json"])
        #expect((result.code, result.errors) == (0, ""))
        let row = try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
        #expect(row["layers"] as? Int == 50)
        #expect((row["p95_ms"] as? Double ?? 0) >= (row["median_ms"] as? Double ?? .infinity))
    }

    @Test("what a transition leaves behind in memory is next to nothing")
    func memory() async throws {
        let rows = try await rows("fade", "middle-page", "--rounds", "12", "--threads", "1,2")
        #expect(rows.count == 4)
        #expect(rows.allSatisfy { ($0["bytes_kept"] as? Int ?? .max) < 1500 }, "\(rows)")
    }

    @Test("beside Cairo, what that cannot draw is named")
    func peers() async throws {
        let rows = try await rows("alpha", "middle-page", "--peers")
        #expect(rows.allSatisfy { ($0["cairo_ms"] as? Double ?? 0) > 0 && ($0["cairo_ratio"] as? Double ?? 0) > 0 })
        #expect(rows[0]["cairo_notes"] as? [String] == [])
        #expect(rows[1]["cairo_notes"] as? [String] == ["perspective in strips"])
    }

    @Test("as text there is a line for each row, with its columns below each other")
    func table() async throws {
        let result = try await Command.run(
            Command.segue, ["bench", "fade", "card", "--size", "100x200", "--scale", "1.5", "--rounds", "1"])
        #expect((result.code, result.errors) == (0, ""))
        let lines = result.output.split(separator: "\n")
        #expect(lines.count == 3)
        #expect(lines[1].hasPrefix("fade") && lines[2].hasPrefix("card"))
        #expect(lines.dropFirst().allSatisfy { $0.contains("150x300") && $0.count == lines[0].count })
    }
}
