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

    /// The contents of a file whose size is not known before: Foundation takes its first page for the whole.
    private static func text(_ path: String) -> [UInt8] {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return [] }
        defer { close(file) }
        var text: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = read(file, &buffer, buffer.count)
            if count > 0 {
                text += buffer[0..<count]
            } else if count == 0 || errno != EINTR {
                return text
            }
        }
    }

    /// What `/proc/self/maps` has of files.
    private static func mappings() -> [(path: String, range: Range<UInt>)] {
        String(decoding: text("/proc/self/maps"), as: UTF8.self).split(separator: "\n").compactMap { line in
            guard let slash = line.firstIndex(of: "/") else { return nil }
            let bounds = line.prefix { $0 != " " }.split(separator: "-").compactMap { UInt($0, radix: 16) }
            guard bounds.count == 2, bounds[0] < bounds[1] else { return nil }
            return (String(line[slash...]), bounds[0]..<bounds[1])
        }
    }
}
