import SwiftSyntax

/// Overrides that stand in an extension, which Swift allows for classes of Objective-C only: they go to the class itself.
///
/// Lines go as they are, under directives that say where they were.
struct Relocation {
    /// Lines from 1 on, the last one included, and the line of the class's closing brace.
    struct Move {
        let lines: ClosedRange<Int>
        let target: Int
    }

    private let moves: [Move]
    private let path: String

    init(_ tree: SourceFileSyntax, index: DeclarationIndex, file: Int, path: String, lines: SourceLocationConverter) {
        self.path = path
        moves = tree.statements.compactMap { $0.item.as(ExtensionDeclSyntax.self) }.flatMap { node -> [Move] in
            let name = node.extendedType.trimmedDescription.split(separator: ".").map(String.init)
            guard let type = index.type(name, in: nil), type.kind == .class, type.file == file,
                let brace = type.bodies.first(where: { !$0.isExtension })?.members.rightBrace,
                Self.startsLine(brace)
            else { return [] }
            let target = lines.location(for: brace.positionAfterSkippingLeadingTrivia).line
            return node.memberBlock.members.compactMap { member in
                guard Self.isOverride(member.decl), let first = member.firstToken(viewMode: .sourceAccurate),
                    let next = member.lastToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate),
                    Self.startsLine(first), Self.startsLine(next)
                else { return nil }
                let start = lines.location(for: member.positionAfterSkippingLeadingTrivia).line
                let end = lines.location(for: member.endPositionBeforeTrailingTrivia).line
                return Move(lines: start...max(start, end), target: target)
            }
        }
    }

    /// The text with the lines where they have to be.
    func applied(to text: String) -> String {
        guard !moves.isEmpty else { return text }
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        var inserted: [Int: [String]] = [:]
        for move in moves where move.lines.upperBound <= lines.count && move.target <= lines.count {
            let indices = (move.lines.lowerBound - 1)..<move.lines.upperBound
            inserted[move.target, default: []] += [location(move.lines.lowerBound)] + lines[indices]
            for index in indices { lines[index] = "" }
        }
        for (target, moved) in inserted.sorted(by: { $0.key > $1.key }) {
            lines.insert(contentsOf: moved + [location(target)], at: target - 1)
        }
        return lines.joined(separator: "\n")
    }

    private func location(_ line: Int) -> String {
        "#sourceLocation(file: \"\(path)\", line: \(line))"
    }

    private static func isOverride(_ declaration: DeclSyntax) -> Bool {
        let modifiers =
            declaration.as(FunctionDeclSyntax.self)?.modifiers ?? declaration.as(VariableDeclSyntax.self)?.modifiers
        return modifiers?.contains { $0.name.tokenKind == .keyword(.override) } == true
    }

    private static func startsLine(_ token: TokenSyntax) -> Bool {
        token.leadingTrivia.contains { $0.isNewline }
    }
}
