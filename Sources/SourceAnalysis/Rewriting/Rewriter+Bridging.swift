import SwiftSyntax

/// `title as NSString`: Objective-C's bridges, which Foundation does not cross by itself here.
extension Rewriter {
    /// Foundation's classes that a value turns into; a function of the same name in the module SegueGuest makes one.
    private static let bridged: Set<String> = ["NSString", "NSNumber", "NSArray", "NSDictionary", "NSAttributedString"]

    func rewriteBridging(_ node: SequenceExprSyntax) {
        let elements = Array(node.elements)
        for position in elements.indices.dropFirst() {
            guard let cast = elements[position].as(UnresolvedAsExprSyntax.self), cast.questionOrExclamationMark == nil,
                position + 1 < elements.count, let type = elements[position + 1].as(TypeExprSyntax.self),
                let name = TypeText(type.type).name, Self.bridged.contains(name)
            else { continue }
            // What binds more tightly than `as` belongs to its operand.
            var start = position - 1
            while start >= 2, let sign = elements[start - 1].as(BinaryOperatorExprSyntax.self),
                ["+", "-", "*", "/", "&", "..<", "..."].contains(sign.operator.text)
            {
                start -= 2
            }
            guard !elements[start].isLiteral || start < position - 1 || name == "NSString" else { continue }
            edits.insert("SegueGuest.bridged(", at: elements[start].positionAfterSkippingLeadingTrivia)
            edits.insert(")", at: elements[position - 1].endPositionBeforeTrailingTrivia)
        }
    }
}

extension ExprSyntax {
    /// Whether a literal takes the type after `as` by itself.
    fileprivate var isLiteral: Bool {
        self.is(IntegerLiteralExprSyntax.self) || self.is(FloatLiteralExprSyntax.self)
            || self.is(BooleanLiteralExprSyntax.self) || self.is(StringLiteralExprSyntax.self)
            || self.is(ArrayExprSyntax.self) || self.is(DictionaryExprSyntax.self)
    }
}
