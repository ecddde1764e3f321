import SourceModel

/// What the check of one class, or of one effect, came to.
package struct ClassReport: Equatable, Sendable {
    /// The class's name as the sources spell it, or the effect's id.
    package var name: String
    /// Where it is declared; nil for Segue's own effects.
    package var place: SourcePlace?
    /// The cases that ran, in order, and what each came to.
    package var outcomes: [CaseOutcome]
    package var findings: [MergedFinding]
    /// How its screens were presented, where it does not say so itself; nil where nothing was presented.
    package var style: String? { outcomes.lazy.compactMap(\.check.style).first }
    /// What comments in the sources silence.
    package var ignored: [MergedFinding] = []
    /// Why cases were left out, and how many; nil if none was.
    package var skipped: Skipped?

    /// Cases that were not run.
    package struct Skipped: Equatable, Sendable {
        package var count: Int
        package var reason: String

        package init(count: Int, reason: String) {
            self.count = count
            self.reason = reason
        }
    }

    /// - Parameter source: What the class's sources hold, comments that silence rules among it.
    package init(
        name: String, place: SourcePlace? = nil, outcomes: [CaseOutcome], skipped: Skipped? = nil,
        source: SourceReport? = nil
    ) {
        self.name = name
        self.place = place
        self.outcomes = outcomes
        self.skipped = skipped
        findings = MergedFinding.merged(outcomes) { finding in
            source?.silencing(finding.rule, at: finding.place ?? place, of: name).isEmpty == false
        }
    }

    /// The situations that an operation was checked in.
    func situations(of operation: String) -> Set<String> {
        Set(outcomes.filter { $0.check.operation == operation }.map(\.check.situation))
    }
}

/// What a check came to.
package struct CheckReport: Equatable, Sendable {
    /// Which program made it.
    package var version: String
    /// What was checked, as the command line names it; nil for all of Segue's own effects.
    package var target: String?
    /// The words of the command line that name it.
    package var words: [String]
    package var classes: [ClassReport]
    /// Classes that could not be made, each with what would help.
    package var unchecked: [String] = []
    /// What there is to say about the comments that silence rules.
    package var notes: [MergedFinding] = []
    /// The folder that places are told from.
    package var folder: String

    package init(
        version: String, target: String?, words: [String], classes: [ClassReport], folder: String
    ) {
        self.version = version
        self.target = target
        self.words = words
        self.classes = classes
        self.folder = folder
    }

    package var runs: Int { classes.reduce(0) { $0 + $1.outcomes.count } }
    package var ignoredCount: Int { classes.reduce(0) { $0 + $1.ignored.count } }
    package var skippedCount: Int { classes.reduce(0) { $0 + ($1.skipped?.count ?? 0) } }

    /// All findings, the notes on comments included.
    package var findings: [MergedFinding] { classes.flatMap(\.findings) + notes }

    /// Whether there is a finding that weighs at least so much.
    package func fails(at severity: Severity) -> Bool {
        findings.contains { $0.severity >= severity }
    }

    /// A place as it is told: relative to the folder where it is below it.
    func text(of place: SourcePlace) -> String {
        let column = place.column > 0 ? ":\(place.column)" : ""
        return "\(name(of: place.file)):\(place.line)\(column)"
    }

    /// A file's name, relative to the folder where it is below it.
    func name(of file: String) -> String {
        let prefix = folder.hasSuffix("/") ? folder : folder + "/"
        return file.hasPrefix(prefix) ? String(file.dropFirst(prefix.count)) : file
    }
}
