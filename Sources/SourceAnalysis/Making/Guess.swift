/// An expression for an argument or a property, over the situation `s`.
struct Guess {
    let text: String
    /// Whether it tells what the transition is about: its direction, a place, a view, a screen. Else it is a convention.
    let tells: Bool

    static func told(_ text: String) -> Guess { Guess(text: text, tells: true) }
    static func usual(_ text: String) -> Guess { Guess(text: text, tells: false) }
}

/// What is wanted: a name and a type, where they stand.
struct Wanted {
    let name: String
    let type: TypeText
    let scope: TypeRecord?

    var words: [String] { SourceAnalysis.words(of: name) }
}

/// Finds expressions for what initialisers, methods and properties want, by name and type.
struct Guesser {
    let index: DeclarationIndex
    /// Expressions that the user gave, by the class they make.
    var given: [String: String] = [:]
    /// Screens on the way back are what an interaction controller is for.
    var prefersSecond = false

    /// How many makers may stand inside each other.
    static let maximumDepth = 3

    func guess(_ wanted: Wanted, depth: Int = 0) -> Guess? {
        switch wanted.type {
        case .optional(let type, _):
            if isBetterAbsent(type, in: wanted.scope) { return .usual("nil") }
            // A driver that has something to present brings it in; one that has nothing takes its own screen away.
            if prefersSecond, type.name == "UIViewController", wanted.words.contains("present") { return .usual("nil") }
            return guess(Wanted(name: wanted.name, type: type, scope: wanted.scope), depth: depth) ?? .usual("nil")
        case .array(let element):
            let isOfScreens = element.name == "UIViewController"
            return isOfScreens ? .told("[s.first, s.second]") : .usual("[]")
        case .dictionary: return .usual("[:]")
        case .function(let parameters, let result):
            return closure(parameters.count, result, wanted, depth: depth)
        case .tuple(let elements):
            let values = elements.map { element in
                guess(Wanted(name: element.name ?? wanted.name, type: element.type, scope: wanted.scope), depth: depth)
            }
            guard !values.contains(where: { $0 == nil }) else { return nil }
            let known = values.compactMap { $0 }
            return Guess(text: "(\(known.map(\.text).joined(separator: ", ")))", tells: known.contains { $0.tells })
        case .composition(let parts):
            return existential(parts, wanted, depth: depth)
        case .named: return named(wanted, depth: depth)
        case .other: return nil
        }
    }

    /// Delegates, drivers and screens of the user's own are left out where they may be: one made here would not be the one in use.
    private func isBetterAbsent(_ type: TypeText, in scope: TypeRecord?) -> Bool {
        guard let record = index.type(type, in: scope) else { return false }
        if record.kind == .protocol { return standIn(for: record, named: "") == nil }
        return isDriver(record)
            || index.ancestry(of: record).contains { $0.hasPrefix("UI") && $0.hasSuffix("ViewController") }
    }

    private func isDriver(_ type: TypeRecord) -> Bool {
        let ancestry = index.ancestry(of: type)
        return ancestry.contains("UIPercentDrivenInteractiveTransition")
            || ancestry.contains("UIViewControllerInteractiveTransitioning")
    }

    private func closure(_ count: Int, _ result: TypeText, _ wanted: Wanted, depth: Int) -> Guess? {
        let head = count == 0 ? "" : " " + Array(repeating: "_", count: count).joined(separator: ", ") + " in"
        if case .tuple(let elements) = result, elements.isEmpty { return .usual("{\(head) }") }
        guard let value = guess(Wanted(name: wanted.name, type: result, scope: wanted.scope), depth: depth) else {
            return nil
        }
        return Guess(text: "{\(head) \(value.text) }", tells: value.tells)
    }

    private func named(_ wanted: Wanted, depth: Int) -> Guess? {
        if let type = index.type(wanted.type, in: wanted.scope) {
            switch type.kind {
            case .enum: return enumeration(type)
            case .protocol: return existential([wanted.type], wanted, depth: depth)
            case .class, .struct: return made(type, wanted, depth: depth)
            case .foreign: break
            }
        }
        let resolved = index.resolved(wanted.type, in: wanted.scope)
        if resolved.name == "UIViewControllerAnimatedTransitioning" { return animator(wanted, depth: depth) }
        if case .named = resolved {
            let plain = Wanted(name: wanted.name, type: resolved, scope: wanted.scope)
            return flag(plain) ?? number(plain) ?? place(plain) ?? view(plain) ?? screen(plain) ?? platform(plain)
        }
        return guess(Wanted(name: wanted.name, type: resolved, scope: wanted.scope), depth: depth)
    }

    // MARK: Types of the sources

    /// An object that answers a protocol with the sample screens.
    func standIn(for type: TypeRecord, named name: String) -> Guess? {
        let standIns = StandIns(index: index, guesser: self)
        return standIns.tells(type) ? .told(standIns.expression(type, for: name)) : nil
    }

    /// An animator of the sources for what wraps one.
    private func animator(_ wanted: Wanted, depth: Int) -> Guess? {
        for type in index.types where type.kind == .class && !type.isGeneric && type !== wanted.scope {
            let ancestry = index.ancestry(of: type)
            guard ancestry.contains("UIViewControllerAnimatedTransitioning"), !ancestry.contains("UIViewController"),
                let guess = made(type, wanted, depth: depth)
            else { continue }
            return guess
        }
        return nil
    }

    /// An enumeration that tells the direction; of another kind the first case that needs nothing.
    func enumeration(_ type: TypeRecord) -> Guess? {
        direction(type) ?? type.cases.first { $0.values.isEmpty }.map { .usual("\(type.name).\($0.name)") }
    }

    /// The expression that chooses the case by the direction, if the cases tell one.
    func direction(_ type: TypeRecord) -> Guess? {
        let cases = type.cases.filter { $0.values.isEmpty }
        let forward = cases.filter { Direction(ofName: $0.name) == .forward }
        let backward = cases.filter { Direction(ofName: $0.name) == .backward }
        guard let there = forward.first, let back = backward.first else { return nil }
        func named(_ element: EnumCase) -> String { "\(type.name).\(element.name)" }
        var text = "s.isForward ? \(named(there)) : \(named(back))"
        if forward.count > 1 || backward.count > 1 || cases.contains(where: { words(of: $0.name).contains("tab") }) {
            // One that tells presenting from pushing.
            for operation in ["tab", "dismiss", "present", "pop", "push"] {
                guard let element = cases.first(where: { words(of: $0.name).contains { $0.hasPrefix(operation) } })
                else {
                    continue
                }
                text = "s.operationName == \"\(operation)\" ? \(named(element)) : \(text)"
            }
        }
        return .told("(\(text))")
    }

    private func made(_ type: TypeRecord, _ wanted: Wanted, depth: Int) -> Guess? {
        guard depth < Self.maximumDepth else { return nil }
        if let text = given[type.name] { return .told(text) }
        let ancestry = index.ancestry(of: type)
        var guesser = self
        guesser.prefersSecond = isDriver(type)
        let making = Maker(index: index, guesser: guesser).making(of: type, depth: depth + 1)
        guard let making, making.missing.isEmpty, !making.isFailable else { return nil }
        let isView = ancestry.contains { ["UIView", "UIImageView", "UIControl", "UIButton"].contains($0) }
        return Guess(text: making.text, tells: making.tells || isView)
    }

    /// Something that conforms: a class of the sources, or a sample screen or view where one will do.
    private func existential(_ parts: [TypeText], _ wanted: Wanted, depth: Int) -> Guess? {
        let names = parts.map { index.type($0, in: wanted.scope)?.name ?? $0.name ?? "" }
        if parts.count == 1, index.type(parts[0], in: wanted.scope) == nil {
            return guess(Wanted(name: wanted.name, type: parts[0], scope: wanted.scope), depth: depth)
        }
        for type in index.types where type.kind == .class && !type.isGeneric {
            let ancestry = index.ancestry(of: type)
            guard !ancestry.contains("UIViewController"), names.allSatisfy({ $0 == type.name || ancestry.contains($0) })
            else { continue }
            if let guess = made(type, wanted, depth: depth) { return guess }
        }
        if parts.count == 1, depth < Self.maximumDepth, let type = index.type(parts[0], in: wanted.scope) {
            return standIn(for: type, named: wanted.name) ?? mute(type, named: wanted.name)
        }
        return nil
    }

    /// An object that answers a protocol with nothing of the screens, for where there has to be one.
    private func mute(_ type: TypeRecord, named name: String) -> Guess? {
        let standIns = StandIns(index: index, guesser: self)
        return standIns.members(for: type).map { _ in .usual(standIns.expression(type, for: name)) }
    }
}
