import Transitions

/// What a check of a transition came to, as the panel shows it.
package struct FindingList: Codable, Equatable, Sendable {
    /// How many runs were made.
    package var runs: Int
    /// How many findings comments in the sources silence.
    package var ignored: Int
    /// Which runs were left out, and why, in a sentence; nil if none was.
    package var leftOut: String?
    /// The heaviest first.
    package var findings: [ListedFinding]

    package init(runs: Int, ignored: Int = 0, leftOut: String? = nil, findings: [ListedFinding]) {
        self.runs = runs
        self.ignored = ignored
        self.leftOut = leftOut
        self.findings = findings
    }

    /// `58 runs, 3 findings`.
    package var summary: String {
        func count(_ number: Int, _ one: String) -> String { "\(number) \(one)\(number == 1 ? "" : "s")" }
        let found = findings.isEmpty ? "nothing found" : count(findings.count, "finding")
        return "\(count(runs, "run")), \(found)" + (ignored > 0 ? ", \(ignored) ignored" : "")
    }
}

/// A fault that a check has found.
package struct ListedFinding: Codable, Equatable, Sendable {
    package var severity: Severity
    /// What is wrong, in a sentence.
    package var message: String
    /// The rule's id.
    package var rule: String
    /// In which situations, in words; empty where it is about none.
    package var occasions: String
    /// `Zoom.swift:42:17`; nil where the sources do not tell.
    package var place: String?
    /// A way to see it; nil if there is none.
    package var way: Way?

    package enum Severity: String, Codable, Sendable {
        case note, warning, error
    }

    /// The run in which it shows.
    package struct Way: Codable, Equatable, Sendable {
        /// push, pop, present, dismiss or tab.
        package var operation: String
        /// The situation's id.
        package var situation: String
        /// The style of presentation, where another than the transition's own was tried.
        package var style: String?
        /// When it shows, in seconds of the script.
        package var time: Double?

        package init(operation: String, situation: String, style: String? = nil, time: Double? = nil) {
            self.operation = operation
            self.situation = situation
            self.style = style
            self.time = time
        }
    }

    package init(
        severity: Severity, message: String, rule: String, occasions: String = "", place: String? = nil,
        way: Way? = nil
    ) {
        self.severity = severity
        self.message = message
        self.rule = rule
        self.occasions = occasions
        self.place = place
        self.way = way
    }
}

/// What is heard of a check that another process makes.
package enum CheckNews: Codable, Equatable, Sendable {
    /// So many runs of so many are made; of none while it gets ready.
    case progress(done: Int, of: Int)
    case list(FindingList)
    /// Why it could not be made, in a sentence or a few lines.
    case failed(String)
}

/// A check on show: what a newer version of the sources, in another process, is to show of it.
package struct CheckOnShow: Codable, Equatable, Sendable {
    /// The id of what is checked.
    package var effect: String
    package var news: CheckNews
    /// Whether the sources have changed since.
    package var isStale: Bool

    package init(effect: String, news: CheckNews, isStale: Bool = false) {
        self.effect = effect
        self.news = news
        self.isStale = isStale
    }
}

/// What is known of rules and situations where checks are made.
@MainActor
package protocol CheckGuide: AnyObject {
    /// Why a rule's fault comes about, and what to do; nil for a rule that is not known.
    func advice(on rule: String) -> CheckAdvice?

    /// What is to be done to see a finding of an effect; nil if it cannot be seen.
    func staging(of way: ListedFinding.Way, _ entry: CatalogueEntry) -> Staging?
}

/// A rule's texts.
package struct CheckAdvice: Equatable {
    package var cause: String
    package var remedy: String

    package init(cause: String, remedy: String) {
        self.cause = cause
        self.remedy = remedy
    }
}
