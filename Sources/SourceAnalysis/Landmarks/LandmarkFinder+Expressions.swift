import SwiftSyntax

extension LandmarkFinder {
    func noteCall(_ node: FunctionCallExprSyntax) {
        guard let (name, receiver) = node.calledExpression.namePart, LandmarkNames.calls.contains(name.plain) else {
            return
        }
        if let label = LandmarkNames.labels[name.plain] {
            guard node.arguments.contains(where: { $0.label?.plain == label }) else { return }
        }
        let argument = node.arguments.first.map { Excerpt.text(of: $0.expression) }
        note(.call, name.plain, at: name, receiver: receiver, argument: argument)
    }

    /// `toView.frame.origin.y += 20 * scale`: the first element is what is assigned to, the second says whether it is.
    func noteAssignment(_ node: SequenceExprSyntax) {
        let elements = Array(node.elements)
        guard elements.count > 2, elements[1].assigns, let (name, receiver) = assigned(elements[0]) else { return }
        note(
            .assignment, name.plain, at: name, receiver: receiver,
            argument: Excerpt.text(of: elements.dropFirst(2)))
    }

    /// The property that an assignment changes, if it is worth a landmark: the last of a chain, or one further in front of which
    /// the last is a part.
    private func assigned(_ expression: ExprSyntax) -> (name: TokenSyntax, receiver: ExprSyntax?)? {
        var names = LandmarkNames.assignments
        var current = expression.unmarked
        while let member = current.as(MemberAccessExprSyntax.self) {
            if names.contains(member.declName.baseName.plain) { return (member.declName.baseName, member.base) }
            guard let base = member.base else { return nil }
            names = LandmarkNames.values
            current = base.unmarked
        }
        guard let name = current.as(DeclReferenceExprSyntax.self)?.baseName, names.contains(name.plain),
            !isVariable(name.plain)
        else { return nil }
        return (name, nil)
    }

    func noteForcedCasts(_ node: SequenceExprSyntax) {
        var previous: ExprSyntax?
        var cast: (mark: TokenSyntax, value: ExprSyntax?)?
        for element in node.elements {
            if let cast {
                note(.call, "!", at: cast.mark, receiver: cast.value, argument: Excerpt.text(of: element))
            }
            cast = nil
            if let mark = element.as(UnresolvedAsExprSyntax.self)?.questionOrExclamationMark,
                mark.tokenKind == .exclamationMark
            {
                cast = (mark, previous)
            }
            previous = element
        }
    }
}

extension ExprSyntax {
    /// Without the `?` and `!` that it ends in.
    var unmarked: ExprSyntax {
        if let chain = self.as(OptionalChainingExprSyntax.self) { return chain.expression.unmarked }
        if let unwrap = self.as(ForceUnwrapExprSyntax.self) { return unwrap.expression.unmarked }
        return self
    }

    /// The name that is called, and what stands before its dot; of `Timer.init`, the type's.
    fileprivate var namePart: (name: TokenSyntax, receiver: ExprSyntax?)? {
        let callee = unmarked
        if let generic = callee.as(GenericSpecializationExprSyntax.self) { return generic.expression.namePart }
        if let name = callee.as(DeclReferenceExprSyntax.self)?.baseName { return (name, nil) }
        guard let member = callee.as(MemberAccessExprSyntax.self) else { return nil }
        let name = member.declName.baseName
        return name.tokenKind == .keyword(.`init`) ? member.base?.namePart : (name, member.base)
    }

    /// Whether it is `=`, `+=` or of their kind.
    fileprivate var assigns: Bool {
        if self.is(AssignmentExprSyntax.self) { return true }
        guard let name = self.as(BinaryOperatorExprSyntax.self)?.operator.text else { return false }
        return name.count == 2 && name.hasSuffix("=") && !["==", "!=", "<=", ">=", "~="].contains(name)
    }
}
