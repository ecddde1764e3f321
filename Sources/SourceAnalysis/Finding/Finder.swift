import SourceModel
import SwiftSyntax

/// A candidate with the type it stands for.
struct Found {
    let type: TypeRecord
    var candidate: Candidate
    /// The type that names it as its base and has nothing to add is not the same: it is made by itself.
    var making: Making?
}

/// Picks those types of the sources that take part in transitions.
struct Finder {
    let index: DeclarationIndex
    let maker: Maker
    let place: (TypeRecord) -> SourcePlace

    private static let animating = "UIViewControllerAnimatedTransitioning"

    func find() -> [Found] {
        var found: [Found] = []
        for type in index.types where type.kind == .class && !type.isGeneric {
            let roles = roles(of: type)
            guard !roles.isEmpty else { continue }
            found.append(candidate(type, roles))
        }
        let evidence = Evidence(index: index)
        for position in found.indices where found[position].candidate.roles.contains(where: Self.isPlayed) {
            let type = found[position].type
            found[position].candidate.operations = evidence.operations(of: type, roles: found[position].candidate.roles)
        }
        cover(&found)
        pair(&found)
        for position in found.indices
        where found[position].candidate.roles == [.animator] && found[position].candidate.partner == nil {
            let operations = found[position].candidate.operations
            guard operations.contains(where: { ["push", "present", "tab"].contains($0) }) else { continue }
            found[position].candidate.isWayBackGuessed = evidence.guessesWayBack(of: found[position].type)
        }
        attach(&found)
        promote(&found, evidence)
        return found
    }

    /// Roles that show something by themselves.
    private static func isPlayed(_ role: Candidate.Role) -> Bool {
        switch role {
        case .animator, .transitioningDelegate, .navigationDelegate, .tabBarDelegate: true
        case .interactionController, .presentationController: false
        }
    }

    private func candidate(_ type: TypeRecord, _ roles: [Candidate.Role]) -> Found {
        let isDriver = roles.first == .interactionController
        var guesser = maker.guesser
        guesser.prefersSecond = isDriver
        let making =
            guesser.given[type.name].map { Making(text: $0) } ?? Maker(index: index, guesser: guesser).making(of: type)
        let candidate = Candidate(
            name: type.name, place: place(type), roles: roles, operations: [],
            missing: making?.missing ?? [.init(name: "init", type: "an initialiser that can be called")],
            suggestion: making?.text ?? "\(type.name)()", ancestors: index.ancestors(of: type))
        return Found(type: type, candidate: candidate, making: making)
    }

    // MARK: Roles

    private func roles(of type: TypeRecord) -> [Candidate.Role] {
        let ancestry = index.ancestry(of: type)
        let isScreen = ancestry.contains { Self.isScreen($0) }
        var roles: [Candidate.Role] = []
        if !isScreen {
            if ancestry.contains("UIViewControllerTransitioningDelegate"),
                vends(type, "animationController", ["forPresented", "forDismissed"])
            {
                roles.append(.transitioningDelegate)
            }
            if ancestry.contains("UINavigationControllerDelegate"),
                vends(type, "navigationController", ["animationControllerFor"])
            {
                roles.append(.navigationDelegate)
            }
            if ancestry.contains("UITabBarControllerDelegate"),
                vends(type, "tabBarController", ["animationControllerForTransitionFrom"])
            {
                roles.append(.tabBarDelegate)
            }
        }
        if ancestry.contains(Self.animating), animates(type) { roles.append(.animator) }
        if !isScreen,
            ancestry.contains("UIPercentDrivenInteractiveTransition")
                || ancestry.contains("UIViewControllerInteractiveTransitioning"), !isAbstract(type)
        {
            roles.append(.interactionController)
        }
        if ancestry.contains("UIPresentationController"), !isAbstract(type) { roles.append(.presentationController) }
        return roles
    }

    static func isScreen(_ name: String) -> Bool {
        name.hasPrefix("UI")
            && (name.hasSuffix("ViewController") || name.hasSuffix("NavigationController")
                || name.hasSuffix("TabBarController") || name.hasSuffix("PageViewController") || name == "UIView"
                || name == "UIWindow" || name == "UIControl" || name == "UISplitViewController"
                || name == "UIApplication"
                || name == "UIApplicationDelegate" || name == "UIImageView" || name == "UIButton"
                || name == "UIAlertController" || name == "UISearchController")
    }

    /// Whether it, or a base, has the method with one of the labels.
    private func vends(_ type: TypeRecord, _ method: String, _ labels: Set<String>) -> Bool {
        let conformed = index.types.filter { $0.kind == .protocol && index.ancestry(of: type).contains($0.name) }
        return (index.lineage(of: type) + conformed).contains { owner in
            owner.methods.contains { candidate in
                candidate.name == method && candidate.parameters.contains { labels.contains($0.label ?? "") }
            }
        }
    }

    /// Whether it has a way to animate that is more than a stub of a base.
    private func animates(_ type: TypeRecord) -> Bool {
        let isBase = !index.subclasses(of: type).isEmpty
        let owners =
            index.lineage(of: type)
            + index.types.filter {
                $0.kind == .protocol && index.ancestry(of: type).contains($0.name)
            }
        for owner in owners {
            for method in owner.methods where method.name == "animateTransition" {
                return !(isBase && (isStub(method) || leavesOut(type))) && !(owner !== type && isStub(method))
            }
        }
        return !isBase
    }

    /// A base that is there for its subclasses only.
    private func isAbstract(_ type: TypeRecord) -> Bool {
        !index.subclasses(of: type).isEmpty && type.methods.contains { Self.fails($0) }
    }

    /// Whether a base has an empty method that each of its subclasses fills in.
    private func leavesOut(_ type: TypeRecord) -> Bool {
        let subclasses = index.subclasses(of: type)
        return type.methods.contains { method in
            method.body != nil && isStub(method)
                && subclasses.allSatisfy { $0.methods.contains { $0.isOverride && $0.fullName == method.fullName } }
        }
    }

    /// Whether a body is empty or does nothing but fail.
    private func isStub(_ method: Method) -> Bool {
        guard let body = method.body else { return true }
        return body.statements.isEmpty || Self.fails(method)
    }

    private static func fails(_ method: Method) -> Bool {
        guard let body = method.body, body.statements.count <= 2 else { return false }
        return body.statements.contains { statement in
            guard let call = statement.item.as(FunctionCallExprSyntax.self) else { return false }
            let name = call.calledExpression.trimmedDescription
            return ["fatalError", "preconditionFailure", "assertionFailure", "assert", "precondition"].contains(name)
        }
    }

    // MARK: Who vends whom

    /// What a delegate makes is run through it.
    private func cover(_ found: inout [Found]) {
        for delegate in found
        where delegate.candidate.roles.contains(where: { $0.vends })
            && delegate.candidate.missing.isEmpty
        {
            let mentioned = Mentions.names(in: index.lineage(of: delegate.type))
            for position in found.indices where found[position].type !== delegate.type {
                let type = found[position].type
                if mentioned.contains(type.shortName) { found[position].candidate.isCovered = true }
            }
        }
    }

    /// Drivers and presentation controllers that no delegate vends go with the animators.
    private func attach(_ found: inout [Found]) {
        let animators = found.indices.filter {
            found[$0].candidate.roles.first == .animator && !found[$0].candidate.isCovered
        }
        guard !animators.isEmpty else { return }
        func first(_ role: Candidate.Role) -> Int? {
            found.indices.first {
                found[$0].candidate.roles == [role] && !found[$0].candidate.isCovered
                    && found[$0].candidate.missing.isEmpty
            }
        }
        if let driver = first(.interactionController) {
            for animator in animators { found[animator].candidate.interaction = found[driver].candidate.name }
            found[driver].candidate.isCovered = true
        }
        if let presentation = first(.presentationController) {
            for animator in animators
            where found[animator].candidate.operations.contains(where: { $0 == "present" || $0 == "dismiss" }) {
                found[animator].candidate.presentation = found[presentation].candidate.name
                found[presentation].candidate.isCovered = true
            }
        }
    }
}

extension Finder {
    /// Drivers and presentation controllers of sources without any animator are shown with the system's transitions.
    private func promote(_ found: inout [Found], _ evidence: Evidence) {
        guard !found.contains(where: { $0.candidate.isLead }) else { return }
        let drivers = found.indices.filter { found[$0].candidate.roles.contains(.interactionController) }
        let presentations = found.indices.filter { found[$0].candidate.roles.contains(.presentationController) }
        for position in drivers + presentations {
            let name = found[position].candidate.name
            let isDriver = found[position].candidate.roles.contains(.interactionController)
            found[position].candidate.operations =
                isDriver ? evidence.operations(drivenBy: found[position].type) : ["present", "dismiss"]
            if isDriver {
                found[position].candidate.interaction = name
            } else {
                found[position].candidate.presentation = name
            }
        }
        // One that drives what is presented shows it in the presentation controller that stands beside it.
        let usable = presentations.first { found[$0].candidate.missing.isEmpty }
        guard let presentation = usable else { return }
        for driver in drivers where found[driver].candidate.operations.contains("dismiss") {
            found[driver].candidate.presentation = found[presentation].candidate.name
            found[presentation].candidate.isCovered = true
        }
    }
}

extension Candidate.Role {
    /// Whether it is one of the delegates.
    var vends: Bool {
        switch self {
        case .transitioningDelegate, .navigationDelegate, .tabBarDelegate: true
        case .animator, .interactionController, .presentationController: false
        }
    }
}
