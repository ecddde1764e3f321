import SwiftSyntax

/// Which screens code asks a context for.
enum Keys {
    /// Whether it asks for the screen that leaves, and never for the one that comes, or only to let it lie.
    static func areLeavingOnly(in types: [TypeRecord]) -> Bool {
        let finder = KeyFinder(viewMode: .sourceAccurate)
        for type in types { for body in type.bodies { finder.walk(body.members) } }
        return finder.asksForLeaving && !finder.asksForEntering
    }

    /// `_ = context.viewController(forKey: .to)`, whose value nobody gets.
    fileprivate static func isDiscarded(_ call: FunctionCallExprSyntax) -> Bool {
        var node = Syntax(call)
        while let parent = node.parent {
            if let binding = parent.as(PatternBindingSyntax.self) {
                return binding.pattern.is(WildcardPatternSyntax.self)
            }
            if let list = parent.as(ExprListSyntax.self) {
                return list.count > 1 && list.first?.is(DiscardAssignmentExprSyntax.self) == true
            }
            if parent.is(CodeBlockItemSyntax.self) || parent.is(LabeledExprSyntax.self) { return false }
            node = parent
        }
        return false
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
        if Keys.isDiscarded(node) { return .visitChildren }
        asksForLeaving = asksForLeaving || isLeaving
        asksForEntering = asksForEntering || isEntering
        return .visitChildren
    }
}
