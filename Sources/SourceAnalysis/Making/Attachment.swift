import SwiftSyntax

/// How an interaction controller gets at its screen, and says that it wants to drive.
struct Attachment {
    let index: DeclarationIndex
    let guesser: Guesser

    /// Names of the flag that says that a gesture is under way, the likelier first.
    static let flags: [String] = [
        "interactionInProgress", "isInteractionInProgress", "isInteracting", "interacting", "transitionInProgress",
        "isTransitionInProgress", "inProgress", "isInProgress", "hasStarted", "isInteractive", "interactive",
        "interactiveTransitionInProgress", "isTransitioning", "transitioning", "isInteractionActive", "isActive",
        "isStarted", "started", "isPanning", "isDragging", "interacted", "hasBegun", "didStart", "shouldBegin",
        "isTransitionInteractive", "interaction", "isInteraction", "isInteractiveTransition", "isInteractionStarted",
        "interactionStarted", "isRunning",
        "isSwiping", "isGestureActive", "isInteractiveDismiss", "isInteractiveDismissal", "isInterationInProgress",
    ]

    private static let verbs: Set<String> = [
        "attach", "wire", "add", "setup", "set", "prepare", "install", "link", "bind", "connect", "configure",
        "register",
        "enable", "initialize", "assign", "handle", "observe", "apply", "create",
    ]

    /// The Bool that says so.
    func flag(of type: TypeRecord) -> String? {
        let properties = index.lineage(of: type).flatMap { owner in
            owner.properties.filter {
                $0.type?.name == "Bool" && !$0.isStatic
                    && ($0.access == .internal
                        || ($0.file == type.file && ($0.access == .fileprivate || owner === type)))
            }
        }
        return Self.flags.first { flag in properties.contains { $0.name == flag } }
    }

    /// The calls that attach one, after it was made: `attach(to: s.second)`.
    func calls(for type: TypeRecord) -> [String] {
        let lineage = index.lineage(of: type)
        let methods = lineage.flatMap { owner in owner.methods.map { (owner, $0) } }
        let internalCalls = lineage.map { Self.called(in: $0) }.reduce(into: Set<String>()) { $0.formUnion($1) }
        for (owner, method) in methods {
            guard !method.isStatic, !method.isOverride, !method.isAsync, !method.isThrowing, !method.isGeneric,
                method.access == .internal || (method.access == .fileprivate && method.file == type.file),
                let first = words(of: method.name).first, Self.verbs.contains(first),
                !internalCalls.contains(method.name), let call = call(of: method, owner)
            else { continue }
            return [call]
        }
        return []
    }

    private func call(of method: Method, _ owner: TypeRecord) -> String? {
        let required = method.parameters.filter { !$0.hasDefault }
        guard let screen = required.first, required.count <= 3, isScreen(screen.type.unwrapped) else { return nil }
        var arguments: [String] = []
        for parameter in required {
            let label = parameter.label.map { "\($0)_" } ?? ""
            let wanted = Wanted(name: label + parameter.name, type: parameter.type, scope: owner)
            guard let guess = guesser.guess(wanted) else { return nil }
            arguments.append(parameter.label.map { "\($0): \(guess.text)" } ?? guess.text)
        }
        return "\(method.name)(\(arguments.joined(separator: ", ")))"
    }

    private func isScreen(_ type: TypeText) -> Bool {
        ["UIViewController", "UINavigationController", "UITabBarController", "UIView"].contains(type.name)
    }

    /// The names that the class calls itself.
    private static func called(in type: TypeRecord) -> Set<String> {
        let finder = CallFinder(viewMode: .sourceAccurate)
        for body in type.bodies { finder.walk(body.members) }
        return finder.names
    }
}

private final class CallFinder: SyntaxVisitor {
    private(set) var names: Set<String> = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let reference = node.calledExpression.as(DeclReferenceExprSyntax.self) {
            names.insert(reference.baseName.plain)
        } else if let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            member.base?.trimmedDescription == "self"
        {
            names.insert(member.declName.baseName.plain)
        }
        return .visitChildren
    }
}
