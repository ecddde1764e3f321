import Foundation

/// The shared objects that are loaded in this process.
enum LoadedLibrary {
    /// The paths of those with some names.
    static func paths(named names: Set<String>) -> [String] {
        guard let maps = FileManager.default.contents(atPath: "/proc/self/maps") else { return [] }
        var found: [String] = []
        for line in String(decoding: maps, as: UTF8.self).split(separator: "\n") {
            guard let slash = line.firstIndex(of: "/") else { continue }
            let path = String(line[slash...])
            if names.contains(URL(fileURLWithPath: path).lastPathComponent), !found.contains(path) {
                found.append(path)
            }
        }
        return found
    }
}
