import SwiftSyntax

/// Which names code mentions.
enum Mentions {
    static func names(in types: [TypeRecord]) -> Set<String> {
        types.reduce(into: Set<String>()) { names, type in
            for body in type.bodies { names.formUnion(Self.names(in: Syntax(body.members))) }
        }
    }

    static func names(in syntax: Syntax) -> Set<String> {
        var names: Set<String> = []
        for token in syntax.tokens(viewMode: .sourceAccurate) {
            if case .identifier(let name) = token.tokenKind { names.insert(name) }
        }
        return names
    }
}
