import SwiftSyntax

/// `#selector` as a value that carries the method; `Selector` in the module UIKit says the forms.
extension Rewriter {
    func rewriteSelector(_ node: MacroExpansionExprSyntax) {
        guard let argument = node.arguments.first, let leftParen = node.leftParen, let rightParen = node.rightParen
        else { return }
        let head =
            node.positionAfterSkippingLeadingTrivia.utf8Offset..<leftParen.endPositionBeforeTrailingTrivia.utf8Offset
        let accessor = argument.label?.text
        var reference = argument.expression
        // `Foo.close as (Foo) -> () -> Void`, `(foo(_:))`
        while true {
            if let sequence = reference.as(SequenceExprSyntax.self), let first = sequence.elements.first {
                reference = first
            } else if let tuple = reference.as(TupleExprSyntax.self), let only = tuple.elements.first {
                reference = only.expression
            } else {
                break
            }
        }
        let backslash = accessor == nil ? "" : "\\"
        if let plain = reference.as(DeclReferenceExprSyntax.self) {
            edits.replace(head, with: opening(plain, in: scopes.last, accessor))
            if let scope = scopes.last {
                edits.insert("\(backslash)\(scope).", at: plain.positionAfterSkippingLeadingTrivia)
            }
            return
        }
        guard let member = reference.as(MemberAccessExprSyntax.self) else { return }
        let base = member.base?.trimmedDescription ?? ""
        if base.isEmpty || base == "self" || base == "Self" || base == "super" || base == "type(of: self)" {
            edits.replace(head, with: opening(member.declName, in: scopes.last, accessor))
            guard let scope = scopes.last else { return }
            if let base = member.base {
                edits.replace(base, with: backslash + scope)
            } else {
                edits.insert(backslash + scope, at: member.positionAfterSkippingLeadingTrivia)
            }
        } else if isOptional(member) {
            // The requirement is gone; who has the method is registered by its name.
            edits.replace(node, with: "Selector(\"\(name(of: member.declName, in: base, accessor))\")")
        } else if member.base?.typePath != nil {
            edits.replace(head, with: opening(member.declName, in: base, accessor))
            if accessor != nil { edits.insert("\\", at: member.positionAfterSkippingLeadingTrivia) }
        } else if accessor == nil {
            let name = name(of: member.declName, in: nil, accessor)
            edits.replace(head, with: "Selector(\"\(name)\", of: ")
            edits.replace(member.period, with: ", { $0.")
            edits.replace(rightParen, with: " })")
        } else {
            // Of which type it is an expression cannot say; the name alone will be looked up.
            edits.replace(node, with: "Selector(\"\(name(of: member.declName, in: nil, accessor))\")")
        }
    }

    private func isOptional(_ member: MemberAccessExprSyntax) -> Bool {
        guard let path = member.base?.typePath, let type = index.type(path, in: nil), type.kind == .protocol else {
            return false
        }
        return type.methods.contains { $0.name == member.declName.baseName.plain && $0.marks.isOptional }
    }

    private func opening(_ reference: DeclReferenceExprSyntax, in scope: String?, _ accessor: String?) -> String {
        "Selector(\"\(name(of: reference, in: scope, accessor))\", "
    }

    /// What Objective-C calls what is referred to.
    private func name(of reference: DeclReferenceExprSyntax, in scope: String?, _ accessor: String?) -> String {
        let base = reference.baseName.plain
        switch accessor {
        case "getter": return base
        case "setter": return ObjectiveCName.setter(base)
        default: break
        }
        let labels = reference.argumentNames?.arguments.map { $0.name.text == "_" ? nil : $0.name.plain }
        if let method = method(base, labels, in: scope) { return ObjectiveCName.method(method) }
        guard let labels else { return "\(base):" }
        return ObjectiveCName.method(base, labels: labels)
    }

    /// The method in the sources; of an unknown type, any of that name.
    private func method(_ name: String, _ labels: [String?]?, in scope: String?) -> Method? {
        func match(_ types: [TypeRecord]) -> Method? {
            types.lazy.flatMap(\.methods).first { method in
                method.name == name && (labels.map { $0 == method.parameters.map(\.label) } ?? true)
            }
        }
        guard let scope, let type = index.type(scope.split(separator: ".").map(String.init), in: nil) else {
            return match(index.types)
        }
        return match(index.lineage(of: type)) ?? match(index.types)
    }
}
