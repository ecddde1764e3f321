import SwiftSyntax

/// Requirements that a type need not meet: `@objc optional func moved(_ card: Card, to place: Int) -> Bool`.
///
/// Such a requirement goes, and the protocol gets a property that is the method of those types of the sources that have it, as a
/// function, or nil. A call of the requirement becomes a call of that function, which has no labels.
struct OptionalRequirements {
    struct Requirement {
        let type: TypeRecord
        let method: Method

        /// What the property is called that takes the method's place.
        var name: String {
            (["segue_optional", method.name] + method.parameters.map { $0.label ?? "_" }).joined(separator: "_")
        }
    }

    private let index: DeclarationIndex
    private var byName: [String: [Requirement]] = [:]

    init(index: DeclarationIndex) {
        self.index = index
        for type in index.types where type.kind == .protocol {
            for method in type.methods where method.marks.isOptional && !method.isStatic {
                byName[method.name, default: []].append(Requirement(type: type, method: method))
            }
        }
    }

    /// The requirement that a call or a reference means; nil labels are any.
    func requirement(_ name: String, labels: [String?]?) -> Requirement? {
        byName[name]?.first { requirement in labels.map { $0 == requirement.method.parameters.map(\.label) } ?? true }
    }

    /// Declarations for the end of a file.
    func code(in file: Int) -> [String] {
        index.types.filter { $0.kind == .protocol && $0.file == file }.flatMap { type in
            type.methods.filter { $0.marks.isOptional && !$0.isStatic }.map {
                function(for: Requirement(type: type, method: $0))
            }
                + type.properties.filter { $0.marks.isOptional && !$0.isStatic }.map { property($0, of: type) }
        }
    }

    private func function(for requirement: Requirement) -> String {
        let method = requirement.method
        let types = method.parameters.map(\.spelled).joined(separator: ", ")
        let names = method.parameters.indices.map { "a\($0)" }
        let arguments = zip(method.parameters, names).map { parameter, name in
            parameter.label.map { "\($0): \(name)" } ?? name
        }
        let conformers = conformers(to: requirement.type) { owner in
            owner.methods.contains { $0.fullName == method.fullName && !$0.isStatic }
        }
        var code =
            "extension \(requirement.type.name) { var \(requirement.name): ((\(types)) -> \(method.spelledResult))? {"
        for conformer in conformers {
            let head = names.isEmpty ? "" : "\(names.joined(separator: ", ")) in "
            code += " if let own = self as? \(conformer) { return { \(head)MainActor.assumeIsolated { "
            code += "own.\(method.name)(\(arguments.joined(separator: ", "))) } } };"
        }
        return code + " return nil } }"
    }

    private func property(_ property: Property, of type: TypeRecord) -> String {
        let conformers = conformers(to: type) { $0.properties.contains { $0.name == property.name } }
        let spelled = property.type?.isOptional == true ? property.spelled : "(\(property.spelled))?"
        var code = "extension \(type.name) { var \(property.name): \(spelled) {"
        for conformer in conformers {
            code += " if let own = self as? \(conformer) { return MainActor.assumeIsolated { own.\(property.name) } };"
        }
        return code + " return nil } }"
    }

    /// Types of the sources that conform and have what is asked for.
    private func conformers(to type: TypeRecord, having: (TypeRecord) -> Bool) -> [String] {
        index.types.filter { candidate in
            (candidate.kind == .class || candidate.kind == .foreign) && !candidate.isGeneric
                && (candidate.file == type.file || candidate.access == .internal)
                && (candidate.kind == .foreign || Reach.host(of: candidate) === candidate)
                && index.ancestry(of: candidate).contains(type.name)
                && index.lineage(of: candidate).contains(where: having)
        }.map(\.name)
    }
}
