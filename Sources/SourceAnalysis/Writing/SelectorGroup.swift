/// The methods of one class, as far as one file declares them, that can be called by name.
struct SelectorGroup {
    let host: String
    let type: String
    /// `Selector("handlePan:", Foo.handlePan(_:))`
    let selectors: [String]

    /// What makes objects of classes that a string names.
    static let lookups: Set<String> = [
        "NSClassFromString", "instantiateViewController", "UINib", "loadNibNamed",
    ]

    /// Those of a file.
    /// - Parameter byName: whether classes without such methods are to be found by their names too.
    static func groups(in file: Int, of index: DeclarationIndex, byName: Bool) -> [SelectorGroup] {
        index.types.compactMap { type in
            guard type.kind == .class || type.kind == .foreign, !type.isGeneric else { return nil }
            let host = type.kind == .foreign ? type : Reach.host(of: type)
            guard type.kind == .foreign || host.file == file || host === type else { return nil }
            let areAll = type.bodies.contains { $0.marks.hasObjCMembers }
            let ancestry = index.ancestry(of: type)
            let optional = Set(
                index.types.filter { $0.kind == .protocol && ancestry.contains($0.name) }.flatMap(\.methods).filter {
                    $0.marks.isOptional
                }.map(\.fullName))
            let counts = Dictionary(type.methods.map { ($0.fullName, 1) }, uniquingKeysWith: +)
            let methods = type.methods.filter { method in
                method.file == file
                    && (method.marks.isObjC || optional.contains(method.fullName)
                        || (areAll && method.access == .internal))
                    && !method.marks.isNonObjC && !method.marks.isUnavailable
                    && !method.isOverride && !method.isThrowing && !method.isAsync && !method.isGeneric
                    && method.parameters.count <= (method.isStatic ? 2 : 4) && counts[method.fullName] == 1
                    && (host === type || method.access > .private)
                    && !method.parameters.contains { $0.isVariadic || $0.spelled.hasPrefix("inout ") }
            }
            guard !methods.isEmpty || byName && type.kind == .class && host === type else { return nil }
            return SelectorGroup(
                host: host.name, type: type.name,
                selectors: methods.map { method in
                    "UIKit.Selector(\"\(ObjectiveCName.method(method))\", \(type.name).\(method.fullName))"
                })
        }
    }
}
