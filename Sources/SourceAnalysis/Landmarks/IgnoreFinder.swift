import SourceModel
import SwiftSyntax

/// Finds the comments that silence rules, and those that were meant to.
struct IgnoreFinder {
    let place: (AbsolutePosition) -> SourcePlace
    /// The names of types by where their declarations and extensions begin, attributes included.
    let types: [AbsolutePosition: String]
    private(set) var ignores: [Ignore] = []
    private(set) var remarks: [Remark] = []

    init(types: [AbsolutePosition: String], place: @escaping (AbsolutePosition) -> SourcePlace) {
        self.types = types
        self.place = place
    }

    mutating func search(_ tree: SourceFileSyntax) {
        var previous: TokenSyntax?
        for token in tree.tokens(viewMode: .sourceAccurate) {
            search(token.leadingTrivia, from: token.position, after: previous, before: token)
            search(
                token.trailingTrivia, from: token.endPositionBeforeTrailingTrivia, after: token,
                before: token.nextToken(viewMode: .sourceAccurate))
            previous = token
        }
    }

    private mutating func search(
        _ trivia: Trivia, from start: AbsolutePosition, after previous: TokenSyntax?, before next: TokenSyntax?
    ) {
        var position = start
        for piece in trivia {
            switch piece {
            case .lineComment(let text), .docLineComment(let text), .blockComment(let text), .docBlockComment(let text):
                for directive in IgnoreComment.directives(in: text) {
                    add(
                        directive, at: place(position.advanced(by: directive.offset)), after: previous, before: next)
                }
            default: break
            }
            position = position.advanced(by: piece.sourceLength.utf8Length)
        }
    }

    private mutating func add(
        _ directive: IgnoreComment.Directive, at place: SourcePlace, after previous: TokenSyntax?,
        before next: TokenSyntax?
    ) {
        guard !directive.rules.isEmpty else {
            let message =
                "segue:ignore needs the id of a rule, and says why: // segue:ignore rule-id, other-id The reason."
            remarks.append(Remark(place: place, message: message))
            return
        }
        guard let scope = scope(at: place, after: previous, before: next) else {
            remarks.append(Remark(place: place, message: "No code follows this segue:ignore: it silences nothing."))
            return
        }
        ignores.append(Ignore(place: place, rules: directive.rules, reason: directive.reason, scope: scope))
    }

    /// Nil where no code is left.
    private func scope(
        at place: SourcePlace, after previous: TokenSyntax?, before next: TokenSyntax?
    ) -> Ignore.Scope? {
        if let previous, self.place(previous.endPositionBeforeTrailingTrivia).line == place.line {
            return .line(place.line)
        }
        guard let next, next.tokenKind != .endOfFile else { return nil }
        let position = next.positionAfterSkippingLeadingTrivia
        return types[position].map { .type($0) } ?? .line(self.place(position).line)
    }
}
