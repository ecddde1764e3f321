/// In words: when a finding shows.
struct Occasions {
    /// So many situations are named; more are counted.
    private static let named = 4

    let report: ClassReport
    let finding: MergedFinding

    /// `when run by the clock or flicked, in pop and dismiss`; empty where the finding is about no run.
    var text: String {
        var groups: [(situations: [String], operations: [String])] = []
        for operation in operations {
            let situations = situations(in: operation)
            if let index = groups.firstIndex(where: { $0.situations == situations }) {
                groups[index].operations.append(operation)
            } else {
                groups.append((situations, [operation]))
            }
        }
        return groups.map { group in
            "\(when(group.situations, in: group.operations)), in \(Self.list(group.operations, "and"))"
        }
        .joined(separator: "; ")
    }

    private var operations: [String] { Self.unique(finding.occurrences.map(\.operation)) }

    private func situations(in operation: String) -> [String] {
        Self.unique(finding.occurrences.filter { $0.operation == operation }.map(\.check.situation))
    }

    private func when(_ situations: [String], in operations: [String]) -> String {
        let checked = operations.reduce(into: Set<String>()) { $0.formUnion(report.situations(of: $1)) }
        if situations.count > 1, checked.subtracting(situations).isEmpty { return "always" }
        let titles = situations.map { Situation.of($0)?.title ?? $0 }
        if titles.count <= Self.named { return "when \(Self.list(titles, "or"))" }
        let first = Self.list(Array(titles.prefix(Self.named - 1)), "or")
        return "in \(titles.count) of \(checked.count) situations, such as when \(first)"
    }

    private static func unique(_ words: [String]) -> [String] {
        var seen: Set<String> = []
        return words.filter { seen.insert($0).inserted }
    }

    /// `a, b and c`.
    private static func list(_ words: [String], _ last: String) -> String {
        guard words.count > 1 else { return words.first ?? "" }
        return words.dropLast().joined(separator: ", ") + " \(last) " + (words.last ?? "")
    }
}
