/// What someone who mistyped a word may have meant.
package enum Nearest {
    /// The nearest of some words, if one is near enough.
    package static func to(_ word: String, of candidates: [String]) -> String? {
        let word = word.lowercased()
        let scored = candidates.map { ($0, distance(word, $0.lowercased())) }
        guard let best = scored.min(by: { $0.1 < $1.1 }) else { return nil }
        if best.1 <= max(word.count / 3, 1) { return best.0 }
        return word.count >= 3 ? candidates.first { $0.lowercased().contains(word) } : nil
    }

    /// How many letters have to be put in, taken out, changed or swapped with their neighbour.
    private static func distance(_ a: String, _ b: String) -> Int {
        let (a, b) = (Array(a), Array(b))
        var before: [Int] = []
        var last = Array(0...b.count)
        for i in 0..<a.count {
            var row = [i + 1]
            for j in 0..<b.count {
                var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
                if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, before[j - 1] + 1) }
                row.append(cost)
            }
            before = last
            last = row
        }
        return last[b.count]
    }
}
