import SwiftSyntax

/// `storyboard.instantiateViewController(withIdentifier: "detail") as! DetailController`: there is no storyboard that knows the
/// class, but the cast does.
extension Rewriter {
    func rewriteInstantiation(_ node: SequenceExprSyntax) {
        let elements = Array(node.elements)
        for position in elements.indices.dropFirst() {
            guard let cast = elements[position].as(UnresolvedAsExprSyntax.self), cast.questionOrExclamationMark != nil,
                position + 1 < elements.count, let type = elements[position + 1].as(TypeExprSyntax.self)?.type,
                type.is(IdentifierTypeSyntax.self) || type.is(MemberTypeSyntax.self),
                let call = elements[position - 1].as(FunctionCallExprSyntax.self), call.arguments.count == 1,
                let member = call.calledExpression.as(MemberAccessExprSyntax.self),
                member.declName.baseName.text == "instantiateViewController",
                let identifier = call.arguments.first, identifier.label?.text == "withIdentifier"
            else { continue }
            edits.insert(", expected: \(type.trimmedDescription).self", at: identifier.endPositionBeforeTrailingTrivia)
        }
    }
}
