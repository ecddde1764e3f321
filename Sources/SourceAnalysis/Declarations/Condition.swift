import SwiftSyntax

/// Whether the condition of an `#if` holds for a user's file here: where it is compiled, an iOS device is meant.
enum Condition {
    /// Modules that exist here under the names a user's file imports them by.
    static let modules: Set<String> = ["UIKit", "QuartzCore", "CoreGraphics", "Foundation", "Dispatch"]

    static func holds(_ condition: ExprSyntax) -> Bool {
        switch condition.as(ExprSyntaxEnum.self) {
        case .booleanLiteralExpr(let literal): return literal.literal.tokenKind == .keyword(.true)
        case .prefixOperatorExpr(let expression): return !holds(expression.expression)
        case .tupleExpr(let tuple): return tuple.elements.first.map { holds($0.expression) } ?? false
        case .declReferenceExpr(let flag): return flag.baseName.text == "DEBUG"
        case .sequenceExpr(let sequence): return holds(Array(sequence.elements))
        case .infixOperatorExpr(let expression):
            return holds([expression.leftOperand, expression.operator, expression.rightOperand])
        case .functionCallExpr(let call): return holds(call)
        default: return false
        }
    }

    /// `a && b || c`, in which `&&` binds more tightly.
    private static func holds(_ elements: [ExprSyntax]) -> Bool {
        elements.split { $0.trimmedDescription == "||" }.contains { part in
            part.filter { $0.trimmedDescription != "&&" }.allSatisfy(holds)
        }
    }

    private static func holds(_ call: FunctionCallExprSyntax) -> Bool {
        let argument = call.arguments.first?.expression.trimmedDescription ?? ""
        switch call.calledExpression.trimmedDescription {
        case "os": return argument == "iOS"
        case "canImport": return modules.contains(argument)
        case "_runtime": return argument == "_ObjC"
        case "swift", "compiler":
            let isCompiler = call.calledExpression.trimmedDescription == "compiler"
            let number = argument.drop { !$0.isNumber }.split(separator: ".").compactMap { Int($0) }
            // The language is Swift 5 as the newest compilers know it.
            let own = isCompiler ? [6, 3] : [5, 10]
            return argument.hasPrefix(">") != own.lexicographicallyPrecedes(number)
        default: return false
        }
    }
}
