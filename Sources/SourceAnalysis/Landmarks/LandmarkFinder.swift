import SourceModel
import SwiftSyntax

/// Walks a file and notes what findings may point at, as far as it is compiled.
final class LandmarkFinder: SyntaxVisitor {
    private let index: DeclarationIndex
    private let place: (AbsolutePosition) -> SourcePlace
    private var found: [(position: AbsolutePosition, landmark: Landmark)] = []
    /// The names of types by where their declarations and extensions begin, attributes included.
    private(set) var types: [AbsolutePosition: String] = [:]
    private var scopes: [Scope] = []
    /// The properties around: accessors and initial values are functions of a kind. Variables of functions are none.
    private var members: [SyntaxIdentifier] = []

    /// A type or a function around.
    private enum Scope {
        case type(String)
        /// With the names of variables within it.
        case function(String, variables: Set<String>)
    }

    init(index: DeclarationIndex, place: @escaping (AbsolutePosition) -> SourcePlace) {
        self.index = index
        self.place = place
        super.init(viewMode: .sourceAccurate)
    }

    /// In the order of the file; the walk meets `b` of `a.b().c()` after `c`.
    var landmarks: [Landmark] {
        found.sorted { $0.position < $1.position }.map(\.landmark)
    }

    func note(
        _ kind: Landmark.Kind, _ name: String, at token: TokenSyntax, receiver: ExprSyntax? = nil,
        argument: String? = nil
    ) {
        let position = token.positionAfterSkippingLeadingTrivia
        let landmark = Landmark(
            kind: kind, name: name, receiver: receiver.map { Excerpt.text(of: $0.unmarked) }, argument: argument,
            type: typeName, function: functionName, place: place(position))
        found.append((position, landmark))
    }

    // MARK: Scopes

    private var typeName: String? {
        for case .type(let name) in scopes.reversed() { return name }
        return nil
    }

    /// Nil between a type's members.
    private var functionName: String? {
        guard case .function(let name, _)? = scopes.last else { return nil }
        return name
    }

    /// Whether a name alone is that of a variable of the functions around, and not of a property.
    func isVariable(_ name: String) -> Bool {
        for scope in scopes.reversed() {
            guard case .function(_, let variables) = scope else { return false }
            if variables.contains(name) { return true }
        }
        return false
    }

    private func enter(_ name: TokenSyntax, _ node: some DeclSyntaxProtocol) -> SyntaxVisitorContinueKind {
        enter(typeName.map { "\($0).\(name.plain)" } ?? name.plain, node)
    }

    private func enter(_ name: String, _ node: some DeclSyntaxProtocol) -> SyntaxVisitorContinueKind {
        types[node.positionAfterSkippingLeadingTrivia] = name
        scopes.append(.type(name))
        return .visitChildren
    }

    private func enter(function name: String) -> SyntaxVisitorContinueKind {
        scopes.append(.function(name, variables: []))
        return .visitChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name, node) }
    override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name, node) }
    override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name, node) }
    override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name, node) }
    override func visitPost(_ node: ActorDeclSyntax) { scopes.removeLast() }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name, node) }
    override func visitPost(_ node: ProtocolDeclSyntax) { scopes.removeLast() }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let text = TypeText(node.extendedType)
        guard case .named(let path, _) = text else { return enter(node.extendedType.trimmedDescription, node) }
        return enter(index.type(text, in: nil)?.name ?? path.joined(separator: "."), node)
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

    // MARK: Functions

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = node.name.plain
        if node.body != nil, LandmarkNames.declarations.contains(name) { note(.declaration, name, at: node.name) }
        return enter(function: name)
    }
    override func visitPost(_ node: FunctionDeclSyntax) { scopes.removeLast() }
    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { enter(function: "init") }
    override func visitPost(_ node: InitializerDeclSyntax) { scopes.removeLast() }
    override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind { enter(function: "deinit") }
    override func visitPost(_ node: DeinitializerDeclSyntax) { scopes.removeLast() }
    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { enter(function: "subscript") }
    override func visitPost(_ node: SubscriptDeclSyntax) { scopes.removeLast() }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        guard functionName == nil else { return .visitChildren }
        let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier
        if let name, typeName != nil, node.accessorBlock != nil, LandmarkNames.declarations.contains(name.plain) {
            note(.declaration, name.plain, at: name)
        }
        members.append(node.id)
        return enter(function: name?.plain ?? node.pattern.trimmedDescription)
    }
    override func visitPost(_ node: PatternBindingSyntax) {
        guard members.last == node.id else { return }
        members.removeLast()
        scopes.removeLast()
    }

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        if case .function(let name, var variables)? = scopes.last {
            variables.insert(node.identifier.plain)
            scopes[scopes.count - 1] = .function(name, variables: variables)
        }
        return .skipChildren
    }

    // MARK: What is compiled

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        let holding = node.clauses.first { $0.condition.map { Condition.holds($0) } ?? true }
        if let elements = holding?.elements { walk(elements) }
        return .skipChildren
    }

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    // MARK: Expressions

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        noteCall(node)
        return .visitChildren
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        noteAssignment(node)
        noteForcedCasts(node)
        return .visitChildren
    }

    override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind {
        note(.call, "!", at: node.exclamationMark, receiver: node.expression)
        return .visitChildren
    }

    override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
        if let mark = node.questionOrExclamationMark, mark.tokenKind == .exclamationMark {
            note(.call, "!", at: mark, argument: Excerpt.text(of: node.expression))
        }
        return .visitChildren
    }
}
