import Foundation

/// Rows as people read them.
package enum BenchmarkTable {
    /// One line for each row below a line of headings; numbers stand on the right of their columns.
    package static func text(_ rows: [BenchmarkRow]) -> String {
        let hasPeer = rows.contains { $0.cairo != nil }
        let hasSpeedup = rows.contains { $0.speedup != nil }
        var heading = [
            "effect", "operation", "pixels", "threads", "median ms", "p95 ms", "layers ms", "pixels ms", "memcpy ms",
            "× memcpy", "MB moved", "bytes kept",
        ]
        if hasSpeedup { heading += ["× faster"] }
        if hasPeer { heading += ["Cairo ms", "Cairo ÷ ours", "Cairo's lacks"] }
        let table = [heading] + rows.map { cells(of: $0, hasSpeedup: hasSpeedup, hasPeer: hasPeer) }
        let widths = heading.indices.map { column in table.map { $0[column].count }.max() ?? 0 }
        let words: Set = ["effect", "operation", "Cairo's lacks"]
        return table.map { row in
            row.indices.map { column in
                let space = String(repeating: " ", count: widths[column] - row[column].count)
                return words.contains(heading[column]) ? row[column] + space : space + row[column]
            }
            .joined(separator: "  ")
        }
        .joined(separator: "\n")
    }

    private static func cells(of row: BenchmarkRow, hasSpeedup: Bool, hasPeer: Bool) -> [String] {
        var cells = [
            row.effect, row.operation, "\(row.width)x\(row.height)", "\(row.threads)", number(row.median, 2),
            number(row.p95, 2), number(row.layer, 3), number(row.pixel, 2), number(row.memcpy, 2),
            number(row.memcpyRatio, 1), number(Double(row.bytesMoved) / 1e6, 1),
            row.bytesKept.map { "\($0)" } ?? "–",
        ]
        if hasSpeedup { cells.append(row.speedup.map { number($0, 2) } ?? "–") }
        if hasPeer {
            let lacks = row.cairoNotes?.joined(separator: ", ") ?? ""
            cells += [row.cairo.map { number($0, 2) } ?? "", row.cairoRatio.map { number($0, 1) } ?? "", lacks]
        }
        return cells
    }

    private static func number(_ value: Double, _ digits: Int) -> String {
        String(format: "%.\(digits)f", value)
    }
}
