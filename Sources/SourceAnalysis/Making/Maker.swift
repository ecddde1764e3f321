import SourceModel

/// The expression that makes an instance of a type.
struct Making {
    /// `ZoomAnimator(duration: s.duration)`, with placeholders where nothing could be guessed.
    var text: String
    var missing: [Candidate.Missing] = []
    /// Whether an argument tells the direction, a place, a view or a screen.
    var tells = false
    var arguments = 0
    var isFailable = false
    var isThrowing = false
}

/// Chooses an initialiser and fills in its arguments.
struct Maker {
    let index: DeclarationIndex
    let guesser: Guesser

    /// The best way to make one; nil where no initialiser can be called.
    func making(of type: TypeRecord, depth: Int = 0) -> Making? {
        let makings = initialisers(of: type).compactMap { making(of: type, with: $0, depth: depth) }
        return makings.min { a, b in
            if a.missing.count != b.missing.count { return a.missing.count < b.missing.count }
            if a.isFailable != b.isFailable { return b.isFailable }
            if a.tells != b.tells { return a.tells }
            return a.arguments < b.arguments
        }
    }

    private func making(of type: TypeRecord, with initialiser: Initialiser, depth: Int) -> Making? {
        guard !initialiser.isGeneric, !initialiser.isAsync, !initialiser.marks.isUnavailable,
            !initialiser.parameters.contains(where: { $0.type.unwrapped.name == "NSCoder" })
        else { return nil }
        var making = Making(
            text: "", isFailable: initialiser.isFailable || initialiser.isThrowing, isThrowing: initialiser.isThrowing)
        var arguments: [String] = []
        for parameter in initialiser.parameters where !parameter.isVariadic {
            let wanted = Wanted(name: name(of: parameter), type: parameter.type, scope: type)
            let guess = guesser.guess(wanted, depth: depth)
            if parameter.hasDefault, guess?.tells != true { continue }
            if parameter.hasDefault, !isWorthTelling(parameter, type) { continue }
            if let guess {
                making.tells = making.tells || guess.tells
            } else {
                making.missing.append(.init(name: parameter.name, type: parameter.spelled))
            }
            let value = guess?.text ?? Self.placeholder(parameter.type)
            arguments.append(parameter.label.map { "\($0): \(value)" } ?? value)
        }
        making.arguments = arguments.count
        making.text = "\(initialiser.isThrowing ? "try? " : "")\(type.name)(\(arguments.joined(separator: ", ")))"
        return making
    }

    /// Label and name say it together: `from view:`, `with duration:`.
    private func name(of parameter: Parameter) -> String {
        guard let label = parameter.label, label != parameter.name else { return parameter.name }
        return "\(label)_\(parameter.name)"
    }

    /// A default argument is left alone unless it is the direction or a place that the argument would tell.
    private func isWorthTelling(_ parameter: Parameter, _ scope: TypeRecord) -> Bool {
        switch parameter.type.unwrapped.name {
        case "Bool", "CGRect", "CGPoint", "UINavigationController.Operation", "UINavigationControllerOperation",
            "UIView", "UIImageView", "UIViewController", "UINavigationController":
            return true
        default:
            guard let type = index.type(parameter.type.unwrapped, in: scope) else { return false }
            return type.kind == .enum
        }
    }

    /// What to type where nothing could be guessed.
    static func placeholder(_ type: TypeText) -> String {
        switch type {
        case .named:
            guard let name = type.name else { return "…" }
            if ["Int", "UInt"].contains(name) { return "1" }
            if Guesser.numbers.contains(name) { return "40" }
            return name == "String" ? "\"…\"" : "<#\(name)#>"
        default: return "<#value#>"
        }
    }

    // MARK: Initialisers

    /// Those that can be called, the inherited ones included where Swift inherits them.
    func initialisers(of type: TypeRecord) -> [Initialiser] {
        var own = type.initialisers
        if type.kind == .struct, !own.contains(where: { !$0.isInExtension }) {
            own.append(memberwise(type))
        }
        guard type.kind == .class else { return own }
        let designated = own.filter { !$0.isConvenience }
        guard designated.isEmpty else { return own }
        if let base = index.base(of: type) { return own + initialisers(of: base) }
        return own + Self.inherited(index.ancestry(of: type))
    }

    private func memberwise(_ type: TypeRecord) -> Initialiser {
        let parameters = type.properties.filter {
            !$0.isStatic && !$0.isComputed && !($0.isReadOnly && $0.initial != nil) && !$0.isLazy
        }.compactMap { property in
            property.type.map {
                Parameter(
                    label: property.name, name: property.name, type: $0, spelled: property.spelled,
                    hasDefault: property.initial != nil || ($0.isOptional && !property.isReadOnly), isVariadic: false)
            }
        }
        return Self.plain(parameters)
    }

    /// What a class inherits from one of the platform's: parameters as label, name and type.
    private static let bases: [(base: String, parameters: [(String, String, String)])] = [
        (
            "UIPresentationController",
            [
                ("presentedViewController", "presentedViewController", "UIViewController"),
                ("presenting", "presentingViewController", "UIViewController?"),
            ]
        ),
        (
            "UIStoryboardSegue",
            [
                ("identifier", "identifier", "String?"), ("source", "source", "UIViewController"),
                ("destination", "destination", "UIViewController"),
            ]
        ),
        ("UIImageView", [("frame", "frame", "CGRect")]), ("UIButton", [("frame", "frame", "CGRect")]),
        ("UILabel", [("frame", "frame", "CGRect")]), ("UIControl", [("frame", "frame", "CGRect")]),
        ("UIScrollView", [("frame", "frame", "CGRect")]), ("UICollectionViewCell", [("frame", "frame", "CGRect")]),
        ("UIView", [("frame", "frame", "CGRect")]),
    ]

    private static func inherited(_ ancestry: Set<String>) -> [Initialiser] {
        guard let row = bases.first(where: { ancestry.contains($0.base) }) else { return [plain([])] }
        return [
            plain(
                row.parameters.map { label, name, spelled in
                    let isOptional = spelled.hasSuffix("?")
                    let type = TypeText.named([isOptional ? String(spelled.dropLast()) : spelled], arguments: [])
                    return Parameter(
                        label: label, name: name, type: isOptional ? .optional(type, isImplicit: false) : type,
                        spelled: spelled, hasDefault: false, isVariadic: false)
                })
        ]
    }

    private static func plain(_ parameters: [Parameter]) -> Initialiser {
        Initialiser(
            parameters: parameters, access: .internal, isConvenience: false, isFailable: false, isThrowing: false,
            isAsync: false, isGeneric: false, isInExtension: false, marks: Marks(), file: 0)
    }
}
