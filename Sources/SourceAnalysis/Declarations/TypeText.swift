import SwiftSyntax

/// A type as the sources spell it, taken apart.
indirect enum TypeText {
    /// `UINavigationController.Operation`, with the arguments of its last part.
    case named([String], arguments: [TypeText])
    /// Also an implicitly unwrapped one.
    case optional(TypeText, isImplicit: Bool)
    case array(TypeText)
    case dictionary
    case function([TypeText], TypeText)
    case tuple([(name: String?, type: TypeText)])
    case composition([TypeText])
    /// What nothing is known of: metatypes, packs, `some`.
    case other

    init(_ syntax: TypeSyntax) {
        switch syntax.as(TypeSyntaxEnum.self) {
        case .identifierType(let type):
            self.init(path: [type.name.plain], arguments: type.genericArgumentClause)
        case .memberType(let type):
            guard case .named(let path, _) = TypeText(type.baseType) else {
                self = .other
                return
            }
            self.init(path: path + [type.name.plain], arguments: type.genericArgumentClause)
        case .optionalType(let type): self = .optional(TypeText(type.wrappedType), isImplicit: false)
        case .implicitlyUnwrappedOptionalType(let type): self = .optional(TypeText(type.wrappedType), isImplicit: true)
        case .arrayType(let type): self = .array(TypeText(type.element))
        case .dictionaryType: self = .dictionary
        case .attributedType(let type): self = TypeText(type.baseType)
        case .someOrAnyType(let type):
            self = type.someOrAnySpecifier.tokenKind == .keyword(.any) ? TypeText(type.constraint) : .other
        case .compositionType(let type): self = .composition(type.elements.map { TypeText($0.type) })
        case .functionType(let type):
            self = .function(type.parameters.map { TypeText($0.type) }, TypeText(type.returnClause.type))
        case .tupleType(let type):
            let elements = type.elements.map { (name: $0.firstName?.plain, type: TypeText($0.type)) }
            self = elements.count == 1 ? elements[0].type : .tuple(elements)
        default: self = .other
        }
    }

    private init(path: [String], arguments: GenericArgumentClauseSyntax?) {
        let types: [TypeText] = (arguments?.arguments ?? []).compactMap {
            guard case .type(let type) = $0.argument else { return nil }
            return TypeText(type)
        }
        switch (path.last, types.count) {
        case ("Optional", 1): self = .optional(types[0], isImplicit: false)
        case ("Array", 1), ("Set", 1): self = .array(types[0])
        case ("Dictionary", 2): self = .dictionary
        case ("Void", 0): self = .tuple([])
        default: self = .named(path, arguments: types)
        }
    }

    /// The type of an initial value, where that tells: literals, `CGRect.zero`, `UIView()`, `[1, 2]`.
    init?(of value: ExprSyntax) {
        switch value.as(ExprSyntaxEnum.self) {
        case .booleanLiteralExpr: self = .named(["Bool"], arguments: [])
        case .floatLiteralExpr: self = .named(["Double"], arguments: [])
        case .integerLiteralExpr: self = .named(["Int"], arguments: [])
        case .stringLiteralExpr: self = .named(["String"], arguments: [])
        case .arrayExpr: self = .array(.other)
        case .dictionaryExpr: self = .dictionary
        case .prefixOperatorExpr(let expression):
            guard let type = TypeText(of: expression.expression) else { return nil }
            self = type
        case .functionCallExpr(let call):
            guard let path = call.calledExpression.typePath else { return nil }
            self = .named(path, arguments: [])
        case .memberAccessExpr(let member):
            guard let path = member.base?.typePath else { return nil }
            self = .named(path, arguments: [])
        case .asExpr(let cast): self = TypeText(cast.type)
        default: return nil
        }
    }

    /// Without the optionals around it.
    var unwrapped: TypeText {
        if case .optional(let type, _) = self { return type.unwrapped }
        return self
    }

    var isOptional: Bool {
        if case .optional = self { return true }
        return false
    }

    /// The name without a module in front: `UIView` of `UIKit.UIView`; nil for anything but a named type.
    var name: String? {
        guard case .named(var path, _) = self else { return nil }
        if path.count > 1, ["UIKit", "Swift", "Foundation", "CoreGraphics", "QuartzCore"].contains(path[0]) {
            path.removeFirst()
        }
        return path.joined(separator: ".")
    }
}

extension ExprSyntax {
    /// `UINavigationController.Operation` where an expression spells such a type, by its capital letters.
    var typePath: [String]? {
        if let reference = self.as(DeclReferenceExprSyntax.self) {
            let name = reference.baseName.plain
            return name.first?.isUppercase == true ? [name] : nil
        }
        guard let member = self.as(MemberAccessExprSyntax.self), let base = member.base?.typePath else { return nil }
        let name = member.declName.baseName.plain
        if name == "init" { return base }
        return name.first?.isUppercase == true ? base + [name] : nil
    }
}

extension TokenSyntax {
    /// The text without the backticks of a keyword.
    var plain: String {
        text.hasPrefix("`") ? String(text.dropFirst().dropLast()) : text
    }
}
