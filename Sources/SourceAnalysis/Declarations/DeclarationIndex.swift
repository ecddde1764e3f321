import SwiftSyntax

/// All types of the sources, and what is known of them by their names.
final class DeclarationIndex {
    /// In the order of the sources.
    private(set) var types: [TypeRecord] = []
    private var byName: [String: TypeRecord] = [:]
    private var extensions: [TypeRecord] = []
    private(set) var aliases: [String: TypeText] = [:]

    func add(_ record: TypeRecord) {
        types.append(record)
        if byName[record.name] == nil { byName[record.name] = record }
    }

    /// A typealias, unless it goes round in a circle: what it stands for is looked up without end else.
    func addAlias(_ name: String, _ type: TypeText) {
        var target = type.name
        for _ in 0...aliases.count {
            guard let current = target, current != name else { break }
            target = aliases[current]?.name
        }
        if target != name { aliases[name] = type }
    }

    func addExtension(_ record: TypeRecord) {
        extensions.append(record)
    }

    /// Gives what extensions hold to the types they extend; to be called once all files are in.
    func joinExtensions() {
        for part in extensions {
            let record = byName[part.name] ?? aliasedType(part.name)
            guard let record else {
                byName[part.name] = part
                types.append(part)
                continue
            }
            record.inherited += part.inherited
            record.initialisers += part.initialisers
            record.properties += part.properties
            record.methods += part.methods
            record.bodies += part.bodies
        }
        extensions = []
    }

    private func aliasedType(_ name: String) -> TypeRecord? {
        guard case .named(let path, _)? = aliases[name] else { return nil }
        return byName[path.joined(separator: ".")]
    }

    // MARK: Names

    /// The type a name means where it stands in a type: looked up in that, in what it inherits, and outwards.
    func type(_ path: [String], in scope: TypeRecord?) -> TypeRecord? {
        let name = path.joined(separator: ".")
        var place = scope
        while let current = place {
            for type in lineage(of: current) {
                if let found = byName["\(type.name).\(name)"] { return found }
                if let found = alias("\(type.name).\(name)", in: type) { return found }
            }
            place = current.outer ?? enclosing(current)
        }
        return byName[name].flatMap { $0.kind == .foreign ? nil : $0 } ?? alias(name, in: nil)
    }

    func type(_ text: TypeText, in scope: TypeRecord?) -> TypeRecord? {
        guard case .named(let path, _) = text else { return nil }
        return type(path, in: scope)
    }

    /// What a typealias stands for where no type of the sources has that name.
    func resolved(_ text: TypeText, in scope: TypeRecord?) -> TypeText {
        guard case .named(let path, _) = text, type(text, in: scope) == nil else { return text }
        let name = path.joined(separator: ".")
        var place = scope
        while let current = place {
            if let alias = aliases["\(current.name).\(name)"] { return resolved(alias, in: current) }
            place = current.outer ?? enclosing(current)
        }
        guard let alias = aliases[name], case .named(let target, _) = alias, target != path else {
            return aliases[name] ?? text
        }
        return resolved(alias, in: nil)
    }

    private func alias(_ name: String, in scope: TypeRecord?) -> TypeRecord? {
        guard case .named(let path, _)? = aliases[name], path.joined(separator: ".") != name else { return nil }
        return type(path, in: scope?.outer)
    }

    /// The type around an extension's `Outer.Inner`.
    private func enclosing(_ record: TypeRecord) -> TypeRecord? {
        guard let dot = record.name.lastIndex(of: ".") else { return nil }
        return byName[String(record.name[..<dot])]
    }

    // MARK: Inheritance

    /// The type and its base classes of the sources, the type first.
    func lineage(of record: TypeRecord) -> [TypeRecord] {
        var lineage = [record]
        while let base = base(of: lineage[lineage.count - 1]), !lineage.contains(where: { $0 === base }) {
            lineage.append(base)
        }
        return lineage
    }

    /// The base class, if it is of the sources.
    func base(of record: TypeRecord) -> TypeRecord? {
        guard record.kind == .class else { return nil }
        for text in record.inherited {
            if let type = typeOutside(text, record), type.kind == .class { return type }
        }
        return nil
    }

    /// Looks an inherited name up outside of the type itself.
    private func typeOutside(_ text: TypeText, _ record: TypeRecord) -> TypeRecord? {
        type(text, in: record.outer ?? enclosing(record)).flatMap { $0 === record ? nil : $0 }
    }

    /// The names of all it inherits or conforms to: its own, those of its bases, of protocols and typealiases of the sources.
    func ancestry(of record: TypeRecord) -> Set<String> {
        var names: Set<String> = []
        var seen: Set<ObjectIdentifier> = []
        collect(record, &names, &seen)
        return names
    }

    private func collect(_ record: TypeRecord, _ names: inout Set<String>, _ seen: inout Set<ObjectIdentifier>) {
        guard seen.insert(ObjectIdentifier(record)).inserted else { return }
        for text in record.inherited {
            collect(text, of: record, &names, &seen)
        }
    }

    private func collect(
        _ text: TypeText, of record: TypeRecord, _ names: inout Set<String>, _ seen: inout Set<ObjectIdentifier>
    ) {
        if case .composition(let parts) = text {
            for part in parts { collect(part, of: record, &names, &seen) }
            return
        }
        if let type = typeOutside(text, record) {
            names.insert(type.name)
            collect(type, &names, &seen)
            return
        }
        let resolved = resolved(text, in: record.outer)
        if case .composition = resolved {
            collect(resolved, of: record, &names, &seen)
        } else if let name = resolved.name, names.insert(name).inserted, let foreign = byName[name] {
            // What the sources make a class of the platform conform to.
            collect(foreign, &names, &seen)
        }
    }

    /// The names of those other types of the sources whose members it has: its bases, the nearest first, then the protocols that
    /// are declared and the types of the platform that are extended.
    func ancestors(of record: TypeRecord) -> [String] {
        let bases = lineage(of: record).dropFirst().map(\.name)
        let names = ancestry(of: record).subtracting(bases)
        return bases + types.map(\.name).filter { names.contains($0) && $0 != record.name }
    }

    func subclasses(of record: TypeRecord) -> [TypeRecord] {
        types.filter { $0 !== record && lineage(of: $0).contains { $0 === record } }
    }
}
