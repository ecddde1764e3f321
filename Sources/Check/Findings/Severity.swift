/// How much a finding weighs, from the least to the most.
package enum Severity: String, CaseIterable, Codable, Sendable, Comparable {
    /// Worth knowing; right in some designs.
    case note
    /// Users will see it, or it breaks where the class is used in another way.
    case warning
    /// The app is wrong, stuck or dead afterwards.
    case error

    package static func < (one: Severity, other: Severity) -> Bool {
        one.rank < other.rank
    }

    private var rank: Int {
        switch self {
        case .note: 0
        case .warning: 1
        case .error: 2
        }
    }
}
