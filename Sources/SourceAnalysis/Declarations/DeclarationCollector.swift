import SwiftSyntax

/// Walks a file and records its types and extensions with their members.
final class DeclarationCollector: SyntaxVisitor {
    private let index: DeclarationIndex
    private let file: Int
    private var stack: [TypeRecord] = []

    init(index: DeclarationIndex, file: Int) {
        self.index = index
        self.file = file
        super.init(viewMode: .sourceAccurate)
    }

    // MARK: Types

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(.class, node.name, node, generics: node.genericParameterClause, inherits: node.inheritanceClause)
    }
    override func visitPost(_ node: ClassDeclSyntax) { stack.removeLast() }

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(.struct, node.name, node, generics: node.genericParameterClause, inherits: node.inheritanceClause)
    }
    override func visitPost(_ node: StructDeclSyntax) { stack.removeLast() }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(.enum, node.name, node, generics: node.genericParameterClause, inherits: node.inheritanceClause)
    }
    override func visitPost(_ node: EnumDeclSyntax) { stack.removeLast() }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(.protocol, node.name, node, generics: nil, inherits: node.inheritanceClause)
    }
    override func visitPost(_ node: ProtocolDeclSyntax) { stack.removeLast() }

    private func enter(
        _ kind: TypeRecord.Kind, _ name: TokenSyntax, _ node: some DeclGroupSyntax,
        generics: GenericParameterClauseSyntax?, inherits: InheritanceClauseSyntax?
    ) -> SyntaxVisitorContinueKind {
        let outer = stack.last
        let record = TypeRecord(
            kind: kind, name: outer.map { "\($0.name).\(name.plain)" } ?? name.plain,
            access: access(node.modifiers) ?? .internal, isGeneric: generics != nil || outer?.isGeneric == true,
            outer: outer, file: file, position: name.positionAfterSkippingLeadingTrivia)
        record.inherited = types(inherits)
        record.bodies.append(
            .init(
                file: file, members: node.memberBlock, isExtension: false, marks: marks(node.attributes, node.modifiers)
            ))
        index.add(record)
        stack.append(record)
        return .visitChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard case .named(let path, _) = TypeText(node.extendedType) else { return .skipChildren }
        let name = path.joined(separator: ".")
        let record = TypeRecord(
            kind: .foreign, name: name, access: .internal, isGeneric: false, outer: nil, file: file,
            position: node.extendedType.positionAfterSkippingLeadingTrivia)
        record.inherited = types(node.inheritanceClause)
        record.bodies.append(
            .init(
                file: file, members: node.memberBlock, isExtension: true, marks: marks(node.attributes, node.modifiers))
        )
        index.addExtension(record)
        stack.append(record)
        return .visitChildren
    }
    override func visitPost(_ node: ExtensionDeclSyntax) {
        if case .named = TypeText(node.extendedType) { stack.removeLast() }
    }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = (stack.last.map { "\($0.name)." } ?? "") + node.name.plain
        index.addAlias(name, TypeText(node.initializer.value))
        return .skipChildren
    }

    override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
        stack.last?.hasAssociatedTypes = true
        return .skipChildren
    }

    private func types(_ clause: InheritanceClauseSyntax?) -> [TypeText] {
        clause?.inheritedTypes.map { TypeText($0.type) } ?? []
    }

    // MARK: Members

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let record = stack.last else { return .skipChildren }
        let isLet = node.bindingSpecifier.tokenKind == .keyword(.let)
        for binding in node.bindings {
            guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
            // `var a, b: CGRect` says the type once, at the end.
            let annotation = binding.typeAnnotation ?? node.bindings.first { $0.typeAnnotation != nil }?.typeAnnotation
            let initial = binding.initializer?.value
            let type = annotation.map { TypeText($0.type) } ?? initial.flatMap { TypeText(of: $0) }
            let accessors = Accessors(binding.accessorBlock)
            let visible = access(node.modifiers) ?? .internal
            record.properties.append(
                Property(
                    name: pattern.identifier.plain, type: type, spelled: annotation?.type.trimmedDescription ?? "",
                    initial: initial, access: visible, setAccess: min(setAccess(node.modifiers) ?? visible, visible),
                    isReadOnly: isLet || (accessors.isComputed && !accessors.hasSetter),
                    isComputed: accessors.isComputed,
                    isStatic: node.modifiers.has(.static) || node.modifiers.has(.class),
                    isLazy: node.modifiers.has(.lazy),
                    isOverride: node.modifiers.has(.override),
                    isInExtension: record.bodies.last?.isExtension == true,
                    marks: marks(node.attributes, node.modifiers), file: file
                ))
        }
        return .skipChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let record = stack.last else { return .skipChildren }
        let effects = node.signature.effectSpecifiers
        record.initialisers.append(
            Initialiser(
                parameters: parameters(node.signature.parameterClause), access: access(node.modifiers) ?? .internal,
                isConvenience: node.modifiers.has(.convenience), isFailable: node.optionalMark != nil,
                isThrowing: effects?.throwsClause != nil, isAsync: effects?.asyncSpecifier != nil,
                isGeneric: node.genericParameterClause != nil, isInExtension: record.bodies.last?.isExtension == true,
                marks: marks(node.attributes, node.modifiers),
                file: file))
        return .skipChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let record = stack.last else { return .skipChildren }
        let effects = node.signature.effectSpecifiers
        record.methods.append(
            Method(
                name: node.name.plain, parameters: parameters(node.signature.parameterClause),
                returns: node.signature.returnClause.map { TypeText($0.type) },
                spelledResult: node.signature.returnClause?.type.trimmedDescription ?? "Swift.Void",
                access: access(node.modifiers) ?? .internal,
                isStatic: node.modifiers.has(.static) || node.modifiers.has(.class),
                isOverride: node.modifiers.has(.override), isThrowing: effects?.throwsClause != nil,
                isAsync: effects?.asyncSpecifier != nil, isGeneric: node.genericParameterClause != nil, body: node.body,
                marks: marks(node.attributes, node.modifiers), isInExtension: record.bodies.last?.isExtension == true,
                file: file))
        return .skipChildren
    }

    override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
        for element in node.elements {
            let values = (element.parameterClause?.parameters ?? []).map {
                Parameter(
                    label: $0.firstName?.plain, name: $0.firstName?.plain ?? "", type: TypeText($0.type),
                    spelled: $0.type.trimmedDescription, hasDefault: $0.defaultValue != nil, isVariadic: false)
            }
            stack.last?.cases.append(EnumCase(name: element.name.text, values: values))
        }
        return .skipChildren
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        // Only what will be compiled counts.
        if let clause = node.clauses.first(where: { $0.condition.map { Condition.holds($0) } ?? true }),
            let elements = clause.elements
        {
            walk(elements)
        }
        return .skipChildren
    }

    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    private func parameters(_ clause: FunctionParameterClauseSyntax) -> [Parameter] {
        clause.parameters.map {
            let label = $0.firstName.plain
            return Parameter(
                label: label == "_" ? nil : label, name: ($0.secondName ?? $0.firstName).plain, type: TypeText($0.type),
                spelled: $0.type.trimmedDescription, hasDefault: $0.defaultValue != nil, isVariadic: $0.ellipsis != nil)
        }
    }

    // MARK: Modifiers

    private func access(_ modifiers: DeclModifierListSyntax) -> Access? {
        for modifier in modifiers where modifier.detail == nil {
            switch modifier.name.tokenKind {
            case .keyword(.private): return .private
            case .keyword(.fileprivate): return .fileprivate
            case .keyword(.internal), .keyword(.public), .keyword(.open), .keyword(.package): return .internal
            default: continue
            }
        }
        return nil
    }

    private func setAccess(_ modifiers: DeclModifierListSyntax) -> Access? {
        for modifier in modifiers where modifier.detail != nil {
            switch modifier.name.tokenKind {
            case .keyword(.private): return .private
            case .keyword(.fileprivate): return .fileprivate
            default: continue
            }
        }
        return nil
    }

    private func marks(_ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax) -> Marks {
        var marks = Marks()
        for case .attribute(let attribute) in attributes {
            switch attribute.attributeName.trimmedDescription {
            case "objc":
                marks.isObjC = true
                if let name = attribute.arguments?.trimmedDescription, !name.isEmpty { marks.objCName = name }
            case "IBAction", "IBOutlet", "IBInspectable", "GKInspectable", "IBSegueAction": marks.isObjC = true
            case "objcMembers": marks.hasObjCMembers = true
            case "available":
                let words = attribute.arguments?.trimmedDescription ?? ""
                marks.isUnavailable = marks.isUnavailable || (words.hasPrefix("*") && words.contains("unavailable"))
            case "nonobjc": marks.isNonObjC = true
            case "NSManaged":
                marks.isObjC = true
                marks.isManaged = true
            default: break
            }
        }
        marks.isOptional = modifiers.has(.optional)
        return marks
    }
}

/// Whether a property is computed, and can be set.
private struct Accessors {
    var isComputed = false
    var hasSetter = false

    init(_ block: AccessorBlockSyntax?) {
        guard let block else { return }
        guard case .accessors(let list) = block.accessors else {
            isComputed = true
            return
        }
        for accessor in list {
            switch accessor.accessorSpecifier.tokenKind {
            case .keyword(.get), .keyword(._read): isComputed = true
            case .keyword(.set), .keyword(._modify): hasSetter = true
            default: break
            }
        }
    }
}

extension DeclModifierListSyntax {
    func has(_ keyword: Keyword) -> Bool {
        contains { $0.name.tokenKind == .keyword(keyword) }
    }
}
