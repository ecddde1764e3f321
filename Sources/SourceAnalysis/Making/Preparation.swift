import SwiftSyntax

/// What is told to an instance before each transition, and what of it can be tuned.
struct Preparation {
    let index: DeclarationIndex
    let guesser: Guesser

    struct Assignment {
        let property: String
        let value: String
        /// Whether it is a screen, or a view that may get a gesture.
        let isScreen: Bool
    }

    struct Setting {
        let property: String
        let isFlag: Bool
    }

    /// Names of views that a class makes for itself while it runs.
    private static let own: Set<String> = [
        "snapshot", "snapshots", "container", "dimming", "dim", "dimmed", "background", "overlay", "mask", "masking",
        "shadow", "blur", "placeholder", "temp", "temporary", "copy", "animated", "animating", "wrapper", "fade",
        "effect", "black", "white", "cover", "context", "shade", "chrome", "backdrop",
    ]

    private static let screens: Set<String> = [
        "UIViewController", "UINavigationController", "UITabBarController", "UIView",
    ]

    /// The properties to set, those of the bases first.
    func assignments(for type: TypeRecord) -> [Assignment] {
        var assignments: [Assignment] = []
        let (assigned, unwrapped) = (assigned(in: type), unwrapped(in: type))
        for (owner, property) in settable(of: type) {
            guard let wanted = property.type, !assignments.contains(where: { $0.property == property.name }),
                let value = value(for: property, wanted, of: owner, assigned: assigned, unwrapped: unwrapped)
            else { continue }
            let name = index.resolved(wanted.unwrapped, in: owner).name ?? ""
            assignments.append(
                Assignment(property: property.name, value: value, isScreen: Self.screens.contains(name)))
        }
        return assignments
    }

    private func value(
        for property: Property, _ type: TypeText, of owner: TypeRecord, assigned: Set<String>, unwrapped: Set<String>
    ) -> String? {
        let wanted = Wanted(name: property.name, type: type.unwrapped, scope: owner)
        if let record = index.type(type.unwrapped, in: owner) {
            switch record.kind {
            case .enum:
                if let told = guesser.direction(record) { return told.text }
                return isDemanded(property, type, assigned) ? guesser.enumeration(record)?.text : nil
            case .protocol:
                let isVacant = type.isOptional && property.initial == nil && !assigned.contains(property.name)
                return isVacant ? guesser.standIn(for: record, named: property.name)?.text : nil
            case .class, .struct, .foreign: return nil
            }
        }
        let resolved = index.resolved(type.unwrapped, in: owner)
        let plain = Wanted(name: property.name, type: resolved, scope: owner)
        let words = Set(wanted.words)
        // A working state is the class's own affair; where one sets a flag or a frame by itself, it may be set from outside too.
        let isOwn = assigned.contains(property.name)
        if case .function(_, let result) = resolved {
            // `var sourceView: (() -> UIView?)?` asks for the element each time.
            guard !isOwn, type.isOptional, property.initial == nil, result.unwrapped.name == "UIView" else {
                return nil
            }
            return guesser.guess(plain).flatMap { $0.tells ? $0.text : nil }
        }
        switch resolved.name {
        case "Bool":
            // One that the class turns over by itself knows the way.
            if toggled(in: owner).contains(property.name) { return nil }
            let isTold = Direction(ofName: property.name) != nil || isDemanded(property, type, assigned)
            return isTold ? guesser.flag(plain)?.text : nil
        case "UINavigationController.Operation", "UINavigationControllerOperation":
            return guesser.platform(plain)?.text
        case "CGRect", "CGPoint", "CGSize":
            guard !isOwn, words.isDisjoint(with: Self.own), isVacant(property, type) else { return nil }
            return guesser.place(plain)?.text
        case "UIColor":
            return !isOwn && property.initial == nil && type.isOptional ? guesser.view(plain)?.text : nil
        case "UIViewController", "UINavigationController", "UITabBarController":
            guard !isOwn, property.initial == nil, words.isDisjoint(with: ["delegate"]) else { return nil }
            return guesser.screen(plain)?.text
        case "UIView", "UIImageView", "UIImage", "UIButton", "UILabel", "UICollectionViewCell", "UITableViewCell":
            guard !isOwn, type.isOptional, property.initial == nil, words.isDisjoint(with: Self.own) else { return nil }
            return guesser.view(plain)?.text
        case let name?:
            let isUsual = Guesser.numbers.contains(name) || Guesser.isOption(name)
            let isAsked =
                isDemanded(property, type, assigned, unwrapped) || isEmptyDuration(property, words, assigned)
            return isUsual && isAsked ? guesser.guess(plain)?.text : nil
        case nil: return nil
        }
    }

    /// Whether it ends the program to read a property before somebody from outside has set it: `var option: Option!`, or
    /// `var height: CGFloat?` where it is read as `height!`, or as `guard let height else { fatalError() }`.
    private func isDemanded(
        _ property: Property, _ type: TypeText, _ assigned: Set<String>, _ unwrapped: Set<String> = []
    ) -> Bool {
        guard case .optional(_, let isImplicit) = type, isImplicit || unwrapped.contains(property.name) else {
            return false
        }
        return property.initial == nil && !property.isComputed && !assigned.contains(property.name)
    }

    /// Whether somebody from outside is to say how long it takes: `var duration: TimeInterval = 0`.
    private func isEmptyDuration(_ property: Property, _ words: Set<String>, _ assigned: Set<String>) -> Bool {
        guard words.contains("duration"), words.isDisjoint(with: ["delay"]), !property.isComputed else { return false }
        return ["0", "0.0", ".zero"].contains(property.initial?.trimmedDescription) && !assigned.contains(property.name)
    }

    /// Whether a place has no value yet that means something.
    private func isVacant(_ property: Property, _ type: TypeText) -> Bool {
        guard let initial = property.initial?.trimmedDescription else { return true }
        return type.isOptional || initial.hasSuffix("zero") || initial.hasSuffix("()") || initial.hasSuffix("null")
    }

    // MARK: Settings

    func settings(for type: TypeRecord) -> [Setting] {
        let assigned = assigned(in: type)
        var settings: [Setting] = []
        for (_, property) in settable(of: type) {
            guard !property.isComputed, property.initial != nil, !assigned.contains(property.name),
                !settings.contains(where: { $0.property == property.name }), let name = property.type?.name
            else { continue }
            if name == "Bool", Direction(ofName: property.name) == nil, !Attachment.flags.contains(property.name) {
                settings.append(Setting(property: property.name, isFlag: true))
            } else if Guesser.numbers.contains(name) {
                settings.append(Setting(property: property.name, isFlag: false))
            }
        }
        return settings
    }

    // MARK: What can be set

    /// Instance properties that code outside of the class sets, with the type that declares them, bases first.
    private func settable(of type: TypeRecord) -> [(TypeRecord, Property)] {
        index.lineage(of: type).reversed().flatMap { owner in
            owner.properties.filter {
                !$0.isStatic && !$0.isReadOnly && !$0.isLazy && !$0.isOverride
                    && isReachable($0.setAccess, $0.file, from: type)
            }.map { (owner, $0) }
        }
    }

    /// What is private to a class is set by itself only; what is private to a file, where that is the one the glue goes to.
    private func isReachable(_ access: Access, _ file: Int, from type: TypeRecord) -> Bool {
        access == .internal || (access == .fileprivate && file == type.file)
    }

    /// The names that the methods of a class and of its bases assign.
    private func assigned(in type: TypeRecord) -> Set<String> {
        var names: Set<String> = []
        for owner in index.lineage(of: type) {
            for method in owner.methods {
                guard let body = method.body else { continue }
                let finder = AssignmentFinder(viewMode: .sourceAccurate)
                finder.walk(body)
                names.formUnion(finder.names)
            }
        }
        return names
    }
}

extension Preparation {
    /// The flags that methods of a class turn over: `isPresenting = !isPresenting`, `isPresenting.toggle()`.
    private func toggled(in type: TypeRecord) -> Set<String> {
        let finder = ToggleFinder(viewMode: .sourceAccurate)
        for method in index.lineage(of: type).flatMap(\.methods) {
            if let body = method.body { finder.walk(body) }
        }
        return finder.names
    }
}

extension Preparation {
    /// The properties that methods of a class unwrap by force, without having asked whether there is something.
    private func unwrapped(in type: TypeRecord) -> Set<String> {
        let finder = UnwrapFinder(viewMode: .sourceAccurate)
        for method in index.lineage(of: type).flatMap(\.methods) {
            if let body = method.body { finder.walk(body) }
        }
        return finder.forced.subtracting(finder.asked)
    }
}

/// Finds what is unwrapped by force, `height!`, or by a guard that ends the program, and what is compared with nil.
private final class UnwrapFinder: SyntaxVisitor {
    private(set) var forced: Set<String> = []
    private(set) var asked: Set<String> = []

    override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind {
        if let name = propertyName(node.expression) { forced.insert(name) }
        return .visitChildren
    }

    override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
        guard node.body.statements.contains(where: { endsProgram($0.item) }) else { return .visitChildren }
        for binding in node.conditions.compactMap({ $0.condition.as(OptionalBindingConditionSyntax.self) }) {
            let name = binding.initializer.map { propertyName($0.value) } ?? binding.pattern.trimmedDescription
            if let name { forced.insert(name) }
        }
        return .visitChildren
    }

    private func endsProgram(_ item: CodeBlockItemSyntax.Item) -> Bool {
        guard
            let call = item.as(FunctionCallExprSyntax.self)
                ?? item.as(ExpressionStmtSyntax.self)?.expression
                .as(FunctionCallExprSyntax.self)
        else { return false }
        return ["fatalError", "preconditionFailure", "assertionFailure"].contains(
            call.calledExpression.trimmedDescription)
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let elements = Array(node.elements)
        for (place, element) in elements.enumerated() where element.is(NilLiteralExprSyntax.self) && place > 1 {
            if let name = propertyName(elements[place - 2]) { asked.insert(name) }
        }
        return .visitChildren
    }
}

/// The name in `flag` or `self.flag`.
private func propertyName(_ expression: ExprSyntax) -> String? {
    if let reference = expression.as(DeclReferenceExprSyntax.self) { return reference.baseName.plain }
    guard let member = expression.as(MemberAccessExprSyntax.self), member.base?.trimmedDescription == "self" else {
        return nil
    }
    return member.declName.baseName.plain
}

/// Finds flags that are turned over.
private final class ToggleFinder: SyntaxVisitor {
    private(set) var names: Set<String> = []

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let elements = Array(node.elements)
        guard elements.count == 3, elements[1].is(AssignmentExprSyntax.self),
            let negation = elements[2].as(PrefixOperatorExprSyntax.self), negation.operator.text == "!"
        else { return .visitChildren }
        if let name = propertyName(elements[0]), name == propertyName(negation.expression) { names.insert(name) }
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == "toggle", let base = member.base, let name = propertyName(base)
        {
            names.insert(name)
        }
        return .visitChildren
    }
}

/// Finds what is assigned: `frame = …`, `self.frame = …`.
private final class AssignmentFinder: SyntaxVisitor {
    private(set) var names: Set<String> = []

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let elements = Array(node.elements)
        if elements.count > 2, elements[1].is(AssignmentExprSyntax.self) {
            if let reference = elements[0].as(DeclReferenceExprSyntax.self) {
                names.insert(reference.baseName.plain)
            } else if let member = elements[0].as(MemberAccessExprSyntax.self),
                member.base?.trimmedDescription.hasPrefix("self") == true
            {
                names.insert(member.declName.baseName.plain)
            }
        }
        return .visitChildren
    }
}
