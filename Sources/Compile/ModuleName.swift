import Foundation

/// A module's name made from a file's or a folder's.
enum ModuleName {
    /// - Parameter taken: names of modules that the sources may import; two of one name would be mixed up.
    static func make(from path: String, taken: Set<String>) -> String {
        let url = URL(fileURLWithPath: path)
        let stem = url.pathExtension == "swift" ? url.deletingPathExtension().lastPathComponent : url.lastPathComponent
        var name = ""
        for scalar in stem.unicodeScalars {
            name.unicodeScalars.append(isLetter(scalar) || ("0"..."9").contains(scalar) ? scalar : "_")
        }
        if name.isEmpty { name = "Sources" }
        if let first = name.unicodeScalars.first, ("0"..."9").contains(first) { name = "_" + name }
        while taken.contains(name) || reserved.contains(name) { name += "_" }
        return name
    }

    private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || scalar == "_"
    }

    /// What the compiler has for itself, as keywords or as modules.
    private static let reserved: Set<String> = [
        "Swift", "Builtin", "main", "Any", "Self", "_", "class", "struct", "enum", "extension", "protocol", "func",
        "var", "let",
        "import", "init", "deinit", "subscript", "typealias", "operator", "if", "else", "for", "while", "repeat",
        "switch",
        "case", "default", "return", "break", "continue", "in", "is", "as", "do", "try", "catch", "throw", "throws",
        "rethrows",
        "true", "false", "nil", "self", "super", "static", "public", "private", "internal", "fileprivate", "guard",
        "defer",
        "where", "inout", "associatedtype", "fallthrough", "precedencegroup",
    ]

    /// The names of all modules in some folders.
    static func modules(in folders: [String]) -> Set<String> {
        var names: Set<String> = []
        for folder in folders {
            for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            where name.hasSuffix(".swiftmodule") {
                names.insert(String(name.dropLast(".swiftmodule".count)))
            }
        }
        return names
    }
}
