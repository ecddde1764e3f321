/// In words: when a finding shows.
struct Occasions {
    /// So many situations are named; more are counted.
    private static let named = 3

    let report: ClassReport
    let finding: MergedFinding

    /// `when run by the clock or flicked, in pop and dismiss`; empty where the finding is about no run.
    var text: String {
        guard !finding.occurrences.isEmpty else { return "" }
        let groups = groups
        if groups.allSatisfy({ isAlways($0) }) { return "always, in \(Self.list(operations, "and"))" }
        if groups.count <= 2, groups.allSatisfy({ $0.situations.count <= Self.named }) {
            return groups.map { group in
                "when \(titles(of: group.situations)), in \(Self.list(group.operations, "and"))"
            }
            .joined(separator: "; ")
        }
        let shown = operations.reduce(0) { $0 + situations(in: $1).count }
        let checked = operations.reduce(0) { $0 + max(report.situations(of: $1).count, situations(in: $1).count) }
        let all = Self.unique(finding.occurrences.map(\.check.situation))
        let some = titles(of: Array(all.prefix(Self.named)))
        let example = all.count > Self.named ? "such as when \(some)" : "when \(some)"
        return "in \(shown) of \(checked) runs of \(Self.list(operations, "and")), \(example)"
    }

    /// Operations that show it in the same situations.
    private struct Group {
        let situations: [String]
        var operations: [String]
    }

    private var groups: [Group] {
        operations.reduce(into: []) { groups, operation in
            let situations = situations(in: operation)
            if let index = groups.firstIndex(where: { $0.situations == situations }) {
                groups[index].operations.append(operation)
            } else {
                groups.append(Group(situations: situations, operations: [operation]))
            }
        }
    }

    private func isAlways(_ group: Group) -> Bool {
        group.situations.count > 1
            && group.operations.allSatisfy { report.situations(of: $0).subtracting(group.situations).isEmpty }
    }

    private var operations: [String] { Self.unique(finding.occurrences.map(\.operation)) }

    private func situations(in operation: String) -> [String] {
        Self.unique(finding.occurrences.filter { $0.operation == operation }.map(\.check.situation))
    }

    private func titles(of situations: [String]) -> String {
        Self.list(situations.map { Situation.of($0)?.title ?? $0 }, "or")
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
