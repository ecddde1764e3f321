/// Stand-ins for what a screen of the user's would be to an animator: objects that answer a protocol of the sources with the
/// views and frames of the sample screens. `func imageView(for animator: Zoom) -> UIImageView?` is answered with the element.
struct StandIns {
    let index: DeclarationIndex
    let guesser: Guesser

    static func name(_ type: TypeRecord) -> String {
        "SegueStandIn_" + type.name.replacing(".", with: "_")
    }

    /// What answers: an object made for it, which holds the situation, or a sample screen.
    enum Answerer {
        case object, screen
    }

    /// A member that answers.
    struct Member {
        let name: String
        /// `func frame(of a0: UIView) -> CGRect`
        let head: String
        let text: String
    }

    /// The members of the class that answers a protocol; nil if it asks for what cannot be guessed.
    func members(for type: TypeRecord, of answerer: Answerer = .object) -> [Member]? {
        guard let protocols = protocols(of: type, answerer) else { return nil }
        var members: [Member] = []
        for owner in protocols {
            for method in owner.methods where !method.marks.isOptional && !isDefaulted(method, in: protocols) {
                guard let member = member(method, of: owner, answerer) else { return nil }
                if !members.contains(where: { $0.head == member.head }) { members.append(member) }
            }
            for property in owner.properties where !property.marks.isOptional && !isDefaulted(property, in: owner) {
                guard let member = member(property, of: owner, answerer) else { return nil }
                if !members.contains(where: { $0.head == member.head }) { members.append(member) }
            }
        }
        return members
    }

    /// Whether an answer shows something of the screens: without, an absent delegate does no harm.
    func tells(_ type: TypeRecord) -> Bool {
        members(for: type)?.contains { $0.text.contains("s.") } ?? false
    }

    /// The expression that makes one for a name: `toDelegate` is asked about the screen that comes.
    func expression(_ type: TypeRecord, for name: String) -> String {
        let words = Set(words(of: name))
        let situation: String
        if words.contains("from") {
            situation = "(s.isForward ? s : s.swapped)"
        } else if words.contains("to") {
            situation = "(s.isForward ? s.swapped : s)"
        } else {
            situation =
                Guesser.isFinal(Array(words)) || !words.isDisjoint(with: ["presented", "detail"]) ? "s.swapped" : "s"
        }
        return "\(Self.name(type))(\(situation))"
    }

    /// Classes for those protocols of a file whose stand-ins are used.
    func code(in file: Int, where isUsed: (String) -> Bool) -> String {
        let used = index.types.filter { $0.kind == .protocol && $0.file == file && isUsed(Self.name($0)) }
        let classes = used.compactMap { type -> String? in
            guard let members = members(for: type) else { return nil }
            let access = type.access == .internal ? "" : "fileprivate "
            return """
                \(access)final class \(Self.name(type)): Foundation.NSObject, \(type.name) {
                private let s: SegueGuest.Situation
                @MainActor init(_ s: SegueGuest.Situation) { self.s = s; super.init(); s.keep(self) }
                \(members.map { "@MainActor " + $0.text }.joined(separator: "\n"))
                }

                """
        }
        return classes.isEmpty ? "" : "#sourceLocation(file: \"<segue>\", line: 1)\n" + classes.joined()
    }

    /// The protocol and those it refines; nil if not all are of the sources, or one is for certain classes only.
    private func protocols(of type: TypeRecord, _ answerer: Answerer) -> [TypeRecord]? {
        guard type.kind == .protocol, type.outer == nil else { return nil }
        let ancestry = index.ancestry(of: type)
        var plain: Set<String> = ["AnyObject", "class", "NSObjectProtocol"]
        if answerer == .screen { plain.formUnion(["UIViewController", "UIResponder", "NSObject"]) }
        let refined = index.types.filter { $0.kind == .protocol && ancestry.contains($0.name) }
        guard ancestry.subtracting(plain).count == refined.count else { return nil }
        let all = [type] + refined
        guard all.allSatisfy({ $0.initialisers.isEmpty && !$0.hasAssociatedTypes }) else { return nil }
        return all
    }

    private func isDefaulted(_ method: Method, in protocols: [TypeRecord]) -> Bool {
        method.body != nil
            || protocols.contains { owner in owner.methods.contains { $0.body != nil && $0.fullName == method.fullName }
            }
    }

    private func isDefaulted(_ property: Property, in owner: TypeRecord) -> Bool {
        property.isInExtension || owner.properties.contains { $0.isInExtension && $0.name == property.name }
    }

    private func member(_ method: Method, of owner: TypeRecord, _ answerer: Answerer) -> Member? {
        guard !method.isStatic, !method.isGeneric, !method.isAsync else { return nil }
        let parameters = method.parameters.enumerated().map { number, parameter in
            "\(parameter.label ?? "_") a\(number): \(parameter.spelled)"
        }
        let head = "func \(method.name)(\(parameters.joined(separator: ", ")))"
        guard let result = method.returns, method.spelledResult != "Void", method.spelledResult != "()" else {
            return Member(name: method.name, head: head, text: head + " {}")
        }
        guard let value = value(method.name, result, owner) else { return nil }
        let text = head + " -> \(method.spelledResult) { \(opening(answerer, value))return \(value) }"
        return Member(name: method.name, head: head, text: text)
    }

    /// What makes the situation known by its name.
    private func opening(_ answerer: Answerer, _ value: String) -> String {
        answerer == .screen && value.contains("s.") ? "let s = self.segueSituation; " : ""
    }

    private func member(_ property: Property, of owner: TypeRecord, _ answerer: Answerer) -> Member? {
        guard !property.isStatic, let type = property.type, let value = value(property.name, type, owner) else {
            return nil
        }
        let setter = property.isReadOnly ? "" : " set {}"
        let head = "var \(property.name): \(property.spelled)"
        let text = "\(head) { get { \(opening(answerer, value))return \(value) }\(setter) }"
        return Member(name: property.name, head: head, text: text)
    }

    private func value(_ name: String, _ type: TypeText, _ owner: TypeRecord) -> String? {
        // The object stands at one end already: a name says nothing more about which.
        let plain = words(of: name).filter { !Guesser.isFinal([$0]) }.joined(separator: "_")
        if case .array(let element) = type {
            let value = guesser.guess(Wanted(name: plain, type: element, scope: owner), depth: Guesser.maximumDepth)
            return value.map { "[\($0.text)]" } ?? "[]"
        }
        let guess = guesser.guess(Wanted(name: plain, type: type, scope: owner), depth: Guesser.maximumDepth)
        return guess?.text ?? Self.plain(guesser.index.resolved(type, in: owner).name)
    }

    /// What answers where a name says nothing.
    private static func plain(_ type: String?) -> String? {
        guard let type else { return nil }
        if Guesser.numbers.contains(type) { return "0" }
        return type == "String" ? "\"\"" : nil
    }
}
