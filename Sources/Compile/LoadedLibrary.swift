import Foundation

/// The shared objects that are loaded in this process.
enum LoadedLibrary {
    /// The paths of those with some names.
    static func paths(named names: Set<String>) -> [String] {
        var found: [String] = []
        for (path, _) in mappings()
        where names.contains(URL(fileURLWithPath: path).lastPathComponent) && !found.contains(path) {
            found.append(path)
        }
        return found
    }

    /// The addresses that a library's parts are at, in order.
    static func ranges(of library: String) -> [Range<UInt>] {
        guard let resolved = realpath(library, nil) else { return [] }
        defer { free(resolved) }
        let path = String(cString: resolved)
        return mappings().filter { $0.path == path }.map(\.range).sorted { $0.lowerBound < $1.lowerBound }
    }

    /// What `/proc/self/maps` has of files.
    private static func mappings() -> [(path: String, range: Range<UInt>)] {
        guard let maps = FileManager.default.contents(atPath: "/proc/self/maps") else { return [] }
        return String(decoding: maps, as: UTF8.self).split(separator: "\n").compactMap { line in
            guard let slash = line.firstIndex(of: "/") else { return nil }
            let bounds = line.prefix { $0 != " " }.split(separator: "-").compactMap { UInt($0, radix: 16) }
            guard bounds.count == 2, bounds[0] < bounds[1] else { return nil }
            return (String(line[slash...]), bounds[0]..<bounds[1])
        }
    }
}
