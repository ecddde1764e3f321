import SwiftSyntax

/// Which screens code asks a context for.
enum Keys {
    /// Whether it asks for the screen that leaves, and never for the one that comes.
    static func areLeavingOnly(in types: [TypeRecord]) -> Bool {
        let finder = KeyFinder(viewMode: .sourceAccurate)
        for type in types { for body in type.bodies { finder.walk(body.members) } }
        return finder.asksForLeaving && !finder.asksForEntering
    }
}

/// Looks at the arguments of `view(forKey:)` and `viewController(forKey:)`.
private final class KeyFinder: SyntaxVisitor {
    private(set) var asksForLeaving = false
    private(set) var asksForEntering = false

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
        guard name == "view" || name == "viewController", let key = node.arguments.first, key.label?.text == "forKey"
        else { return .visitChildren }
        let names = key.expression.tokens(viewMode: .sourceAccurate).map(\.text)
        let isLeaving = names.contains("from") || names.contains { $0.hasPrefix("UITransitionContextFrom") }
        // What stands in a variable may be either.
        let isEntering =
            names.contains("to") || names.contains { $0.hasPrefix("UITransitionContextTo") } || !isLeaving
        asksForLeaving = asksForLeaving || isLeaving
        asksForEntering = asksForEntering || isEntering
        return .visitChildren
    }
}
