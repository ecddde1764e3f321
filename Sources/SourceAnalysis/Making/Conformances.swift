import SwiftSyntax

/// Conformances of the sample screens to protocols that the sources expect of screens:
/// `transitionContext.viewController(forKey: .from) as? ZoomSource`.
struct Conformances {
    let index: DeclarationIndex
    let standIns: StandIns
    /// Protocols whose conformance the compiler has refused.
    let refused: Set<String>
    private let protocols: [TypeRecord]

    /// What a view controller has already.
    private static let known: Set<String> = [
        "view", "title", "navigationController", "tabBarController", "presentingViewController",
        "presentedViewController",
        "navigationItem", "tabBarItem", "parent", "children", "transitioningDelegate", "modalPresentationStyle",
    ]

    init(index: DeclarationIndex, standIns: StandIns, trees: [SourceFileSyntax], refused: Set<String>) {
        self.index = index
        self.standIns = standIns
        self.refused = refused
        let finder = CastFinder(viewMode: .sourceAccurate)
        for tree in trees { finder.walk(tree) }
        var names = finder.names
        for name in finder.names {
            if let alias = index.aliases[name] { names.formUnion(Self.parts(of: alias)) }
        }
        protocols = index.types.filter { type in
            guard type.kind == .protocol, names.contains(type.shortName) else { return false }
            // One that all view controllers conform to anyway.
            return !index.types.contains {
                $0.kind == .foreign && ["UIViewController", "UIResponder", "NSObject"].contains($0.name)
                    && index.ancestry(of: $0).contains(type.name)
            }
        }
    }

    /// The names that a typealias puts together.
    private static func parts(of type: TypeText) -> [String] {
        if case .composition(let parts) = type { return parts.compactMap(\.name) }
        return [type.name].compactMap { $0 }
    }

    private func isKnown(_ member: StandIns.Member) -> Bool {
        member.head.hasPrefix("var ") && Self.known.contains(member.name)
    }

    /// The extensions of one file.
    func code(in file: Int) -> String {
        var taken: Set<String> = []
        var code = ""
        for type in protocols {
            guard !refused.contains(type.name), let members = standIns.members(for: type, of: .screen) else { continue }
            let new = members.filter { !taken.contains($0.head) && !isKnown($0) }
            taken.formUnion(new.map(\.head))
            guard type.file == file else { continue }
            let access = type.access == .internal ? "" : "fileprivate "
            code += "#sourceLocation(file: \"<segue \(type.name)>\", line: 1)\n"
            code += "extension SegueGuest.StandInScreen: \(type.name) {\n"
            code += new.map { "\(access)\($0.text)\n" }.joined() + "}\n"
        }
        return code
    }
}

/// Finds the names of the types that something is cast to.
private final class CastFinder: SyntaxVisitor {
    private(set) var names: Set<String> = []

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let elements = Array(node.elements)
        for (cast, type) in zip(elements, elements.dropFirst())
        where cast.is(UnresolvedAsExprSyntax.self) || cast.is(UnresolvedIsExprSyntax.self) {
            names.formUnion(Mentions.names(in: Syntax(type)))
        }
        return .visitChildren
    }
}
