import FoundationEssentials
import Glibc
import SourceAnalysis
import SourceModel

/// Reads the user's files, and writes what takes their place for the compiler.
enum Files {
    struct Failure: Error {
        let message: String
    }

    static func read(_ path: String) throws -> SourceText {
        let absolute = path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
        guard access(absolute, R_OK) == 0 else {
            throw Failure(message: "\(path): \(String(cString: strerror(errno)))")
        }
        guard let data = FileManager.default.contents(atPath: absolute) else {
            throw Failure(message: "\(path) is not a file that can be read")
        }
        return SourceText(path: absolute, text: String(decoding: data, as: UTF8.self))
    }

    /// Writes the texts to a folder, which is made, under the names of the originals; their paths take the texts' places.
    static func write(_ files: [RewrittenFile], to folder: String) throws -> [RewrittenFile] {
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            var used: Set<String> = []
            return try files.map { file in
                var written = file
                let path = "\(folder)/\(name(for: file.original, &used))"
                try Data(file.rewritten.utf8).write(to: URL(fileURLWithPath: path))
                written.rewritten = path
                return written
            }
        } catch {
            throw Failure(message: "\(folder): \(error)")
        }
    }

    /// The original's name, with a number where two files have the same: a module cannot have both.
    private static func name(for original: String, _ used: inout Set<String>) -> String {
        let last = original.split(separator: "/").last.map(String.init) ?? original
        let stem = last == "<segue>" ? "SegueEntry" : last.hasSuffix(".swift") ? String(last.dropLast(6)) : last
        // A file of this name would be taken for a script.
        var name = stem == "main" ? "main_" : stem
        var number = 2
        while !used.insert(name.lowercased()).inserted {
            name = "\(stem)_\(number)"
            number += 1
        }
        return name + ".swift"
    }
}
