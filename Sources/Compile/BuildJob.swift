import Foundation
import SourceModel

/// What is to be built: files or folders as one module, and what the command line says of them.
package struct BuildJob: Hashable, Sendable {
    /// How the screens that `roots` make are wrapped.
    package enum Wrap: String, Sendable, CaseIterable {
        case navigation
        case tabs
    }

    /// Files, or folders with all Swift files below them; relative to the working folder or absolute.
    package var inputs: [String]
    /// The expressions that make transitions, of `--make`; each begins with the name of its class.
    package var makes: [String]
    /// The expressions that make the first screen, of `--root`; several are the tabs of a tab bar.
    package var roots: [String]
    package var wrap: Wrap?

    package init(_ inputs: [String], makes: [String] = [], roots: [String] = [], wrap: Wrap? = nil) {
        self.inputs = inputs
        self.makes = makes
        self.roots = roots
        self.wrap = wrap
    }

    /// The Swift files of the inputs, absolute and in order: of a folder all below it but hidden ones, `Package.swift` and
    /// `…Tests.swift`.
    package func files() throws(Toolchain.Unavailable) -> [String] {
        var files: [String] = []
        for input in inputs {
            let path = URL(fileURLWithPath: input).standardizedFileURL.path
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
                throw Toolchain.Unavailable("no such file: \(input)")
            }
            guard isFolder.boolValue else {
                guard path.hasSuffix(".swift") else { throw Toolchain.Unavailable("not a Swift file: \(input)") }
                guard access(path, R_OK) == 0 else { throw Toolchain.Unavailable("\(input) cannot be read") }
                files.append(path)
                continue
            }
            let found = Self.sources(below: path)
            guard !found.isEmpty else { throw Toolchain.Unavailable("no Swift file in \(input)") }
            files += found
        }
        var seen = Set<String>()
        return files.filter { seen.insert($0).inserted }
    }

    /// The Swift files below a folder, in order.
    static func sources(below folder: String) -> [String] {
        let names = FileManager.default.enumerator(
            at: URL(fileURLWithPath: folder), includingPropertiesForKeys: [], options: .skipsHiddenFiles)
        var files: [String] = []
        while let url = names?.nextObject() as? URL {
            if isSource(url.lastPathComponent), access(url.path, R_OK) == 0 { files.append(url.path) }
        }
        return files.sorted()
    }

    /// Whether a file of that name in a watched folder belongs to the module.
    static func isSource(_ name: String) -> Bool {
        name.hasSuffix(".swift") && !name.hasPrefix(".") && name != "Package.swift" && !name.hasSuffix("Tests.swift")
    }
}

/// What became of a build.
package enum BuildResult: Sendable {
    case built(Product)
    /// The user's sources have errors; at least one of these is one.
    case failed([Diagnostic])
    /// Nothing can be built here, or not this; the line says why and what to do.
    case unavailable(String)
}

/// A module that can be loaded.
package struct Product: Sendable {
    /// The shared object, for `ModuleLoader`.
    package var library: String
    package var report: SourceReport
    /// What the compiler warned of, and what could not be made without help.
    package var warnings: [Diagnostic]
    package var timing: Timing
    /// A line to say once on the console, if there is one: that the cache cannot be written.
    package var remark: String?
}

/// How long the parts of a build took, in seconds.
package struct Timing: Codable, Equatable, Sendable, CustomStringConvertible {
    /// Whether nothing was built because nothing had changed.
    package var isCached = false
    /// Reading and rewriting the sources.
    package var source = 0.0
    package var compile = 0.0
    package var link = 0.0
    package var total = 0.0

    /// `built in 212 ms (source 31, compile 148, link 22)`.
    package var description: String {
        func milliseconds(_ seconds: Double) -> Int { Int((seconds * 1000).rounded()) }
        if isCached { return "unchanged, found in \(milliseconds(total)) ms" }
        return "built in \(milliseconds(total)) ms (source \(milliseconds(source)), compile \(milliseconds(compile)), "
            + "link \(milliseconds(link)))"
    }
}
