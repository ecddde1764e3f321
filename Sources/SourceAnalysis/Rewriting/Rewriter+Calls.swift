import SwiftSyntax

/// Calls of methods that a type need not have.
extension Rewriter {
    /// `delegate?.moved?(card, to: 3)`
    func rewriteOptionalCall(_ node: FunctionCallExprSyntax) {
        let called = node.calledExpression
        let mark: TokenSyntax
        let inner: ExprSyntax
        if let chaining = called.as(OptionalChainingExprSyntax.self) {
            (inner, mark) = (chaining.expression, chaining.questionMark)
        } else if let forced = called.as(ForceUnwrapExprSyntax.self) {
            (inner, mark) = (forced.expression, forced.exclamationMark)
        } else {
            return
        }
        guard let member = inner.as(MemberAccessExprSyntax.self) else { return }
        let name = member.declName.baseName.plain
        let labels = node.arguments.map { $0.label?.plain }
        let isTrailed = node.trailingClosure != nil
        if let requirement = optionals.requirement(name, labels: isTrailed ? nil : labels) {
            edits.replace(member.declName, with: requirement.name)
            for argument in node.arguments {
                if let label = argument.label { edits.blank(label) }
                if let colon = argument.colon { edits.blank(colon) }
            }
        } else if PlatformOptionals.names.contains(name), !propertyNames.contains(name) {
            edits.blank(mark)
        }
    }

    /// `if delegate?.moved != nil`, `delegate?.moved(_:to:)`
    func rewriteOptionalReference(_ node: MemberAccessExprSyntax) {
        guard node.base != nil, node.base?.is(SuperExprSyntax.self) == false, node.base?.trimmedDescription != "self"
        else { return }
        let name = node.declName.baseName.plain
        let labels = node.declName.argumentNames?.arguments.map { $0.name.text == "_" ? nil : $0.name.plain }
        guard let requirement = optionals.requirement(name, labels: labels) else { return }
        if let parent = node.parent {
            // Calls have been seen to, and what is called without a mark is a method that is there.
            if parent.is(FunctionCallExprSyntax.self) { return }
            if parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self),
                parent.parent?.is(FunctionCallExprSyntax.self) == true
            {
                return
            }
        }
        edits.replace(node.declName, with: requirement.name)
    }

    /// Takes an optional requirement out of its protocol, and makes an Objective-C protocol one for classes.
    func rewriteProtocol(_ node: ProtocolDeclSyntax) {
        let isObjectiveC = node.attributes.contains { attribute in
            attribute.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "objc"
        }
        guard isObjectiveC else { return }
        if let clause = node.inheritanceClause {
            let names = clause.inheritedTypes.map { $0.type.trimmedDescription }
            guard !names.contains(where: { ["AnyObject", "class", "NSObjectProtocol"].contains($0) }) else { return }
            edits.insert("AnyObject, ", at: clause.inheritedTypes.positionAfterSkippingLeadingTrivia)
        } else {
            edits.insert(": AnyObject", at: node.name.endPositionBeforeTrailingTrivia)
        }
    }
}
