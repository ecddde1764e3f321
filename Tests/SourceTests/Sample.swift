import Testing
import SourceAnalysis
import SourceModel

/// A source as users write them, and what is to be made of it.
struct Sample: Sendable, CustomTestStringConvertible {
    let title: String
    let source: String
    /// A line for each candidate: name, operations, the expression; then what else is known of it.
    let candidates: [String]
    /// What is set before each transition, and done after making, wherever it stands.
    let statements: [String]

    init(_ title: String, _ source: String, _ candidates: [String], told statements: [String] = []) {
        self.title = title
        self.source = "import UIKit\n" + source.replacing("ANIMATES", with: Self.animates)
        self.candidates = candidates
        self.statements = statements
    }

    var testDescription: String { title }

    /// The two methods that every animator has.
    static let animates = """
        func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }
        func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
        """
}

/// What is said of a candidate on a line.
func line(_ candidate: Candidate) -> String {
    var line = "\(candidate.name): \(candidate.operations.joined(separator: " ")) = \(candidate.suggestion)"
    if candidate.roles != [.animator] { line += " as " + candidate.roles.map(\.rawValue).joined(separator: " ") }
    if candidate.isCovered { line += ", covered" }
    if let partner = candidate.partner { line += ", back \(partner)" }
    if let interaction = candidate.interaction { line += ", driven by \(interaction)" }
    if let presentation = candidate.presentation { line += ", presented by \(presentation)" }
    for missing in candidate.missing { line += ", lacks \(missing.name): \(missing.type)" }
    return line
}

/// Reads sources, each a file of its own, `/0.swift` and so on.
func read(_ sources: String..., options change: (inout AnalysisOptions) -> Void = { _ in }) -> SourceReport {
    var options = AnalysisOptions()
    options.isWriting = true
    change(&options)
    let texts = sources.enumerated().map { SourceText(path: "/\($0.offset).swift", text: $0.element) }
    return Analysis(texts, options).report
}
