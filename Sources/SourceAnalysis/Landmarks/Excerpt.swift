import SwiftSyntax

/// Code on one line, for a report.
enum Excerpt {
    /// In characters, the ellipsis included.
    static let length = 80

    /// The text of nodes that follow each other, without comments, with one space where there is space; cut off if it is long.
    static func text(of nodes: some Sequence<some SyntaxProtocol>) -> String {
        var text = ""
        var last: TokenSyntax?
        for node in nodes {
            for token in node.tokens(viewMode: .sourceAccurate) {
                if let last, isApart(last, token) { text += " " }
                // What stands between the quotes of a string of several lines has their ends in it.
                text += token.text.split(whereSeparator: \.isNewline).joined(separator: " ")
                last = token
                if text.utf8.count > length, text.count > length { return text.prefix(length - 1) + "…" }
            }
        }
        return text
    }

    static func text(of node: some SyntaxProtocol) -> String {
        text(of: CollectionOfOne(node))
    }

    /// Whether there is space between tokens that stays where all is on one line.
    private static func isApart(_ first: TokenSyntax, _ second: TokenSyntax) -> Bool {
        guard !first.trailingTrivia.isEmpty || !second.leadingTrivia.isEmpty else { return false }
        switch (first.tokenKind, second.tokenKind) {
        case (.leftParen, _), (.leftSquare, _), (_, .rightParen), (_, .rightSquare): return false
        case (_, .period): return second.parent?.as(MemberAccessExprSyntax.self)?.base == nil
        default: return true
        }
    }
}
