import SourceModel
import SwiftSyntax

/// Tells what an animator or a delegate serves, from names and from who uses it.
struct Evidence {
    private let index: DeclarationIndex
    /// Methods of delegates anywhere in the sources, screens included, by what they are asked for.
    private let vendors: [(operations: [String], names: Set<String>)]

    static let all = ["present", "dismiss", "push", "pop", "tab"]

    init(index: DeclarationIndex) {
        self.index = index
        vendors = index.types.flatMap { type in
            type.methods.compactMap { method in
                guard let body = method.body, let operations = Self.operations(vendedBy: method) else { return nil }
                return (operations, Mentions.names(in: Syntax(body)))
            }
        }
    }

    private static func operations(vendedBy method: Method) -> [String]? {
        let labels = Set(method.parameters.compactMap(\.label))
        switch method.name {
        case "animationController" where labels.contains("forPresented"): return ["present"]
        case "animationController" where labels.contains("forDismissed"): return ["dismiss"]
        case "navigationController" where labels.contains("animationControllerFor"): return ["push", "pop"]
        case "tabBarController" where labels.contains("animationControllerForTransitionFrom"): return ["tab"]
        default: return nil
        }
    }

    /// The likeliest first.
    func operations(of type: TypeRecord, roles: [Candidate.Role]) -> [String] {
        var served: [String] = []
        let ancestry = index.ancestry(of: type)
        // A screen that is a delegate too is presented.
        if roles == [.animator], ancestry.contains("UIViewControllerTransitioningDelegate"),
            !ancestry.contains("UINavigationControllerDelegate"), ancestry.contains(where: Finder.isScreen)
        {
            return ["present", "dismiss"]
        }
        for role in roles {
            switch role {
            case .transitioningDelegate: served += ["present", "dismiss"]
            case .navigationDelegate: served += ["push", "pop"]
            case .tabBarDelegate: served += ["tab"]
            case .animator, .interactionController, .presentationController: break
            }
        }
        return served.isEmpty ? operations(of: type) : served
    }

    /// What an interaction controller begins, told from the calls it makes; from its names where it leaves them to others.
    func operations(drivenBy type: TypeRecord) -> [String] {
        let names = Mentions.names(in: index.lineage(of: type))
        var served: [String] = []
        if !names.isDisjoint(with: ["dismiss", "present", "performSegue"]) { served += ["present", "dismiss"] }
        if !names.isDisjoint(with: ["popViewController", "popToRootViewController", "popToViewController"])
            || names.contains("pushViewController")
        {
            served += ["push", "pop"]
        }
        if !names.isDisjoint(with: ["selectedIndex", "selectedViewController"]) { served += ["tab"] }
        return served.isEmpty ? operations(of: type) : served
    }

    /// Whether nothing tells that an animator serves the way back, though it may.
    func guessesWayBack(of type: TypeRecord) -> Bool {
        let lineage = index.lineage(of: type)
        let back: Set = ["dismiss", "pop"]
        let isVended = vendors.contains { vendor in
            (vendor.names.contains(type.shortName) || vendor.names.contains(variable(type)))
                && !back.isDisjoint(with: vendor.operations)
        }
        let tellsDirection = signs(lineage).contains { weigh($0) { _, _ in } }
        let words = Set(words(of: type.shortName))
        let names = Mentions.names(in: lineage)
        return !isVended && !tellsDirection && !Keys.areLeavingOnly(in: lineage)
            && words.isDisjoint(with: [
                "dismiss", "dismissing", "dismissal", "dismissed", "pop", "popping", "unwind", "close", "hide", "out",
            ])
            && names.isDisjoint(with: [
                "isBeingPresented", "isBeingDismissed", "presentingViewController", "presentedViewController",
                "isMovingToParent", "isMovingFromParent", "viewControllers", "operation", "initialFrame",
            ])
    }

    private func operations(of type: TypeRecord) -> [String] {
        let lineage = index.lineage(of: type)
        var scores: [String: Int] = [:]
        func add(_ score: Int, _ operations: String...) {
            for operation in operations { scores[operation, default: 0] += score }
        }
        // What is vended somewhere is the surest.
        for vendor in vendors where vendor.names.contains(type.shortName) || vendor.names.contains(variable(type)) {
            for operation in vendor.operations { add(20, operation) }
        }
        let tellsDirection = signs(lineage).reduce(false) { $0 || weigh($1, add) }
        let own = Set(words(of: type.shortName))
        weighName(own, tellsDirection: tellsDirection, add)
        let names = Mentions.names(in: lineage)
        if names.contains("navigationController") { add(2, "push", "pop") }
        if names.contains("tabBarController") { add(3, "tab") }
        if !names.isDisjoint(with: [
            "presentingViewController", "presentedViewController", "isBeingPresented", "isBeingDismissed",
        ]) {
            add(3, "present", "dismiss")
        }
        if Keys.areLeavingOnly(in: lineage) {
            // It never asks for the screen that comes: it takes one away.
            let isVended = (scores["dismiss"] ?? 0) >= 20 || (scores["pop"] ?? 0) >= 20
            for operation in ["present", "push", "tab"] where (scores[operation] ?? 0) < 20 { scores[operation] = nil }
            if !isVended, scores["dismiss"] == nil, scores["pop"] == nil { add(1, "dismiss") }
        }
        let known = Self.all.filter { scores[$0] != nil }
        guard !known.isEmpty else { return Self.all }
        return known.enumerated().sorted {
            (group($0.element, scores), -$0.offset) > (group($1.element, scores), -$1.offset)
        }.map(\.element)
    }

    /// The two directions of a kind stay together, whichever has more.
    private func group(_ operation: String, _ scores: [String: Int]) -> Int {
        switch operation {
        case "present", "dismiss": max(scores["present"] ?? 0, scores["dismiss"] ?? 0)
        case "push", "pop": max(scores["push"] ?? 0, scores["pop"] ?? 0)
        default: scores[operation] ?? 0
        }
    }

    /// The property that a delegate would keep it in: `zoomAnimator`.
    private func variable(_ type: TypeRecord) -> String {
        type.shortName.prefix(1).lowercased() + type.shortName.dropFirst()
    }

    // MARK: Signs

    /// A name with its type that might tell.
    private func signs(_ lineage: [TypeRecord]) -> [(name: String, type: TypeText?, scope: TypeRecord)] {
        lineage.flatMap { owner in
            owner.initialisers.flatMap { $0.parameters.map { ($0.name, $0.type, owner) } }
                + owner.properties.map { ($0.name, $0.type, owner) }
        }
    }

    /// Adds what a parameter or property says; returns whether it is told a direction.
    private func weigh(
        _ sign: (name: String, type: TypeText?, scope: TypeRecord), _ add: (Int, String...) -> Void
    ) -> Bool {
        guard let type = sign.type?.unwrapped else { return false }
        switch type.name {
        case "UINavigationController.Operation", "UINavigationControllerOperation":
            add(12, "push", "pop")
            return true
        case "Bool":
            guard Direction(ofName: sign.name) != nil else { return false }
            weighWords(Set(words(of: sign.name)), 6, add)
            return true
        case "UINavigationController": add(2, "push", "pop")
        case "UITabBarController": add(4, "tab")
        default:
            guard let record = index.type(type, in: sign.scope), record.kind == .enum,
                Guesser(index: index).direction(record) != nil
            else { return false }
            var said = Set(record.cases.flatMap { words(of: $0.name) })
            // One that tells dismissing from popping and has no pushing is about what is presented.
            if !said.isDisjoint(with: Self.modal), said.isDisjoint(with: ["push", "pushing"]) {
                said.subtract(Self.stack)
            }
            weighWords(said, 6, add)
            return true
        }
        return false
    }

    private func weighWords(_ words: Set<String>, _ score: Int, _ add: (Int, String...) -> Void) {
        if !words.isDisjoint(with: Self.modal) { add(score, "present", "dismiss") }
        if !words.isDisjoint(with: Self.stack) { add(score, "push", "pop") }
        if !words.isDisjoint(with: ["tab", "tabs"]) { add(score, "tab") }
    }

    private static let modal: Set<String> = [
        "present", "presenting", "presentation", "presented", "dismiss", "dismissing", "dismissal", "dismissed",
        "modal",
        "modally",
    ]
    private static let stack: Set<String> = ["push", "pushing", "pop", "popping"]

    /// A class that is named for one direction and is told none serves that one only.
    private func weighName(_ words: Set<String>, tellsDirection: Bool, _ add: (Int, String...) -> Void) {
        if tellsDirection {
            weighWords(words, 5, add)
        } else {
            if !words.isDisjoint(with: ["present", "presenting", "presentation", "presented"]) { add(5, "present") }
            if !words.isDisjoint(with: ["dismiss", "dismissing", "dismissal", "dismissed"]) { add(5, "dismiss") }
            if !words.isDisjoint(with: ["push", "pushing"]) { add(5, "push") }
            if !words.isDisjoint(with: ["pop", "popping"]) { add(5, "pop") }
            if words.contains("modal") { add(5, "present", "dismiss") }
        }
        if !words.isDisjoint(with: ["navigation", "nav", "navi"]) { add(5, "push", "pop") }
        if !words.isDisjoint(with: ["tab", "tabs", "tabbar"]) { add(8, "tab") }
    }
}
