import Foundation
import Testing

@Suite("Compatibility: what a user's file may use")
struct CompatibilityTests {
    @Test("all that is said to be there compiles in a Swift 5 file, the way a user writes it")
    func present() throws {
        let rows = try SurfaceTable().rows.filter { !$0.isAbsent }
        #expect(rows.count > 500)
        for (row, complaint) in try SurfaceTable.complaints(about: rows) {
            Issue.record("Docs/Compatibility.tsv says that \(row.symbol) \(row.state): \(complaint)")
        }
    }

    @Test("all that is said to be absent does not compile")
    func absent() throws {
        let rows = try SurfaceTable().rows.filter(\.isAbsent)
        let refused = try SurfaceTable.complaints(about: rows).map(\.row.symbol)
        for row in rows where !refused.contains(row.symbol) {
            Issue.record("\(row.symbol) compiles: Docs/Compatibility.tsv must not say that it is absent")
        }
    }

    @Test("each row that does not simply work says how it differs, or why it is absent")
    func notes() throws {
        let table = try SurfaceTable()
        for row in table.rows {
            #expect(["works", "differs", "absent"].contains(row.state), "\(row.symbol)")
            #expect((row.state == "works") == row.note.isEmpty, "\(row.symbol)")
        }
        let names = table.rows.map { $0.type + " " + $0.symbol }
        #expect(Set(names).count == names.count)
    }

    @Test("the manual's page is what the table makes; `make compatibility` writes it anew")
    func page() throws {
        let root = SurfaceTable.root
        let made = try SurfaceTable.run(
            ["Scripts/compatibility", "Docs/Compatibility.tsv"].map { root.appendingPathComponent($0).path })
        let page = try String(contentsOf: root.appendingPathComponent("Docs/Compatibility.md"), encoding: .utf8)
        #expect(made.status == 0 && made.output == page)
    }
}
