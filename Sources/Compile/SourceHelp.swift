import SourceModel

/// What `segue-source` is told to leave out, because the code it made for it did not compile.
struct SourceHelp: Equatable {
    /// Candidates that are made, but told nothing before a transition.
    private(set) var plain: [String] = []
    /// Candidates that are left out.
    private(set) var without: [String] = []

    var arguments: [String] {
        plain.flatMap { ["--plain", $0] } + without.flatMap { ["--omit", $0] }
    }

    /// What to try after errors in generated code; nil if there were none, or nothing is left to leave out.
    func retry(
        after errors: [DiagnosticReader.GeneratedError], of report: SourceReport
    ) -> (help: SourceHelp, warnings: [Diagnostic])? {
        guard let first = errors.first else { return nil }
        var help = self
        var warnings: [Diagnostic] = []
        // An error that names no candidate may be any one's.
        let all = report.candidates.map(\.name).filter { !without.contains($0) }
        let named = errors.compactMap(\.candidate)
        for name in named.isEmpty ? all : named where !help.without.contains(name) {
            guard help.plain.contains(name), plain.contains(name) else {
                if !help.plain.contains(name) { help.plain.append(name) }
                continue
            }
            help.plain.removeAll { $0 == name }
            help.without.append(name)
            let candidate = report.candidates.first { $0.name == name }
            let message = errors.first { $0.candidate == name }?.message ?? first.message
            warnings.append(Self.warning(name, candidate, message))
        }
        return help == self ? nil : (help, warnings)
    }

    /// The line that says what to type for a class whose making did not compile.
    static func warning(_ name: String, _ candidate: Candidate?, _ message: String) -> Diagnostic {
        Diagnostic(
            file: candidate?.place.file, line: candidate?.place.line ?? 0, column: candidate?.place.column ?? 0,
            severity: .warning,
            message: "\(name) cannot be made without help (\(message)): say how, as in "
                + "--make '\(candidate?.suggestion ?? "\(name)()")'")
    }
}
