import SourceModel
import SwiftSyntax

/// Rewrites what there is no Objective-C for, and what only a device has; each change stays within its line.
final class Rewriter: SyntaxVisitor {
    let index: DeclarationIndex
    let optionals: OptionalRequirements
    /// Names of properties of the sources: a call of one with a question mark is of a closure.
    let propertyNames: Set<String>
    var edits: EditList
    private(set) var notes: [(position: AbsolutePosition, message: String)] = []
    /// The names of the types around, `Outer`, `Outer.Inner`.
    private(set) var scopes: [String] = []
    /// Whether what is walked is the condition of an `#if`.
    private var isCondition = false

    init(index: DeclarationIndex, optionals: OptionalRequirements, bytes: [UInt8]) {
        self.index = index
        self.optionals = optionals
        propertyNames = Set(index.types.flatMap { $0.properties.map(\.name) })
        edits = EditList(bytes: bytes)
        super.init(viewMode: .sourceAccurate)
    }

    func note(_ node: some SyntaxProtocol, _ message: String) {
        notes.append((node.positionAfterSkippingLeadingTrivia, message))
    }

    /// A playground's statements would run by themselves; a library has none.
    override func visit(_ node: SourceFileSyntax) -> SyntaxVisitorContinueKind {
        guard isScript(node), !node.hasError else { return .visitChildren }
        for statement in node.statements {
            let isPreview = statement.item.as(MacroExpansionExprSyntax.self) != nil
            guard !statement.item.is(DeclSyntax.self), !isPreview else { continue }
            edits.blank(statement)
            note(statement, "Statements outside of declarations are not run here: name a screen with --root.")
        }
        return .visitChildren
    }

    private func isScript(_ node: SourceFileSyntax) -> Bool {
        node.statements.contains { statement in
            let path = statement.item.as(ImportDeclSyntax.self)?.path.trimmedDescription ?? ""
            return ["PlaygroundSupport", "XCPlayground"].contains(path)
        }
    }

    // MARK: Scopes

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
    override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.inheritanceClause?.trimmedDescription.contains("PreviewProvider") == true {
            edits.blank(node)
            return .skipChildren
        }
        return enter(node.name.text)
    }
    override func visitPost(_ node: StructDeclSyntax) {
        if scopes.last?.hasSuffix(node.name.text) == true { scopes.removeLast() }
    }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
    override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
    override func visitPost(_ node: ActorDeclSyntax) { scopes.removeLast() }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        rewriteProtocol(node)
        return enter(node.name.text)
    }
    override func visitPost(_ node: ProtocolDeclSyntax) { scopes.removeLast() }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        scopes.append(node.extendedType.trimmedDescription)
        return .visitChildren
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

    private func enter(_ name: String) -> SyntaxVisitorContinueKind {
        scopes.append(scopes.last.map { "\($0).\(name)" } ?? name)
        return .visitChildren
    }

    // MARK: Attributes and modifiers

    /// Attributes that mean nothing here.
    private static let attributes: Set<String> = [
        "objc", "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBInspectable", "IBDesignable", "IBSegueAction",
        "GKInspectable", "NSCopying", "NSManaged", "UIApplicationMain", "NSApplicationMain", "main", "testable",
    ]

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        let name = node.attributeName.trimmedDescription
        guard Self.attributes.contains(name) else { return .visitChildren }
        if name == "NSManaged" { note(node, "@NSManaged has no storage here: the property is an ordinary one.") }
        edits.blank(node)
        return .skipChildren
    }

    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
        if node.name.tokenKind == .keyword(.dynamic) { edits.blank(node) }
        return .skipChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.modifiers.has(.optional) else { return .visitChildren }
        edits.blank(node)
        return .skipChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.modifiers.has(.optional) else { return .visitChildren }
        edits.blank(node)
        return .skipChildren
    }

    // MARK: Imports, conditions, calls

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        rewriteImport(node)
        return .visitChildren
    }

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        isCondition = true
        if let condition = node.condition { walk(condition) }
        isCondition = false
        if let elements = node.elements { walk(elements) }
        return .skipChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if isCondition {
            rewriteCondition(node)
        } else {
            rewriteOptionalCall(node)
        }
        return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        rewriteOptionalReference(node)
        return .visitChildren
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        rewriteBridging(node)
        rewriteInstantiation(node)
        return .visitChildren
    }

    // MARK: Literals

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.macroName.text == "Preview" else { return .visitChildren }
        edits.blank(node)
        return .skipChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        if rewriteLiteral(node) { return node.macroName.text == "Preview" ? .skipChildren : .visitChildren }
        switch node.macroName.text {
        case "selector":
            rewriteSelector(node)
            return .skipChildren
        case "keyPath":
            rewriteKeyPath(node)
            return .skipChildren
        default: return .visitChildren
        }
    }

    private func rewriteKeyPath(_ node: MacroExpansionExprSyntax) {
        guard let path = node.arguments.first?.expression else { return }
        let names = path.trimmedDescription.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
        let keys = names.drop { $0.first?.isUppercase == true }.filter { $0 != "self" }.map(ObjectiveCName.key)
        edits.replace(node, with: "\"\(keys.joined(separator: "."))\"")
    }
}
