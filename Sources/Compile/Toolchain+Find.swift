import Foundation

extension Toolchain {
    /// Why nothing can be built, in one line for the console.
    package struct Unavailable: Error, Equatable {
        package let message: String

        package init(_ message: String) {
            self.message = message
        }
    }

    /// The toolchain to build with: `SEGUE_SWIFT` (a `swift` or a toolchain's folder) if set, else that of the first `swift` on
    /// the PATH, else one in the usual places. Of the latter two, one whose version is the modules' goes first.
    /// - Parameter version: the compiler that made our modules; nil if it is not known, and then any will be tried.
    package static func find(
        environment: [String: String] = ProcessInfo.processInfo.environment, version: String? = nil
    ) throws(Unavailable) -> Toolchain {
        if let named = environment["SEGUE_SWIFT"], !named.isEmpty {
            guard let toolchain = toolchain(at: named, environment) else {
                throw Unavailable("SEGUE_SWIFT names no Swift toolchain: \(named)")
            }
            return try matching([toolchain], version)
        }
        let path = (environment["PATH"] ?? "").split(separator: ":").map { "\($0)/swift" }
        var found: [Toolchain] = []
        for place in path + usualPlaces(environment) {
            guard let toolchain = toolchain(at: place, environment), !found.contains(toolchain) else { continue }
            if version == nil || toolchain.version == version { return toolchain }
            found.append(toolchain)
        }
        return try matching(found, version)
    }

    /// The first of some toolchains that can load our modules, or the line that says why none can.
    private static func matching(_ found: [Toolchain], _ version: String?) throws(Unavailable) -> Toolchain {
        guard let first = found.first else {
            throw Unavailable(
                "running a Swift file takes the Swift compiler, and there is none on the PATH: "
                    + "install Swift \(short(version) ?? "6") from https://swift.org/install")
        }
        // A module that does not say its version is left to the compiler to judge.
        guard let version, let other = first.version, other != version else { return first }
        throw Unavailable(
            "this Segue was built with Swift \(short(version) ?? version), and \(first.root)/bin has Swift "
                + "\(short(other) ?? other), which cannot read its modules: put Swift \(short(version) ?? version) first on "
                + "the PATH, name it in SEGUE_SWIFT, or build Segue anew")
    }

    /// `6.3.1` of `Swift version 6.3.1 (swift-6.3.1-RELEASE)`; the whole if two of a number differ otherwise.
    private static func short(_ version: String?) -> String? {
        guard let words = version?.split(separator: " "), let at = words.firstIndex(of: "version") else {
            return version
        }
        return words.dropFirst(at + 1).joined(separator: " ")
    }

    /// The toolchain of a `swift` or `swiftc`, or in a folder.
    private static func toolchain(at place: String, _ environment: [String: String]) -> Toolchain? {
        guard let resolved = realpath(place, nil) else { return nil }
        defer { free(resolved) }
        let path = String(cString: resolved)
        var folders = [path, "\(path)/usr"]
        if access(path, X_OK) == 0, !isFolder(path) {
            let above = URL(fileURLWithPath: path).deletingLastPathComponent().deletingLastPathComponent().path
            folders = [above]
        }
        for folder in folders {
            let toolchain = Toolchain(root: folder)
            if toolchain.isComplete { return toolchain }
        }
        return isFolder(path) ? nil : asked(place, environment)
    }

    /// What a `swift` that only starts another one, as a version manager's does, says where that is.
    private static func asked(_ swift: String, _ environment: [String: String]) -> Toolchain? {
        struct Info: Decodable {
            struct Paths: Decodable { var runtimeResourcePath: String }
            var paths: Paths
        }
        let call = ToolCall(swift, ["-print-target-info"], environment: environment)
        guard let output = try? call.run(), output.status == .exited(0),
            let info = try? JSONDecoder().decode(Info.self, from: output.standardOutput)
        else { return nil }
        let root = URL(fileURLWithPath: info.paths.runtimeResourcePath).resolvingSymlinksInPath()
            .deletingLastPathComponent().deletingLastPathComponent().path
        let toolchain = Toolchain(root: root)
        return toolchain.isComplete ? toolchain : nil
    }

    private static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    /// Where toolchains lie that are not on the PATH: a version manager's, and what the documentation and distributions use.
    private static func usualPlaces(_ environment: [String: String]) -> [String] {
        var places = [
            "/opt/swift", "/usr/local/swift", "/usr/share/swift", "/usr/lib/swift", "/usr/libexec/swift", "/usr",
        ]
        if let home = environment["HOME"], !home.isEmpty {
            let managed = environment["SWIFTLY_TOOLCHAINS_DIR"] ?? "\(home)/.local/share/swiftly/toolchains"
            let names = (try? FileManager.default.contentsOfDirectory(atPath: managed)) ?? []
            places =
                names.sorted { $0.compare($1, options: .numeric) == .orderedDescending }.map { "\(managed)/\($0)" }
                + places
            places.append("\(home)/swift")
        }
        return places
    }
}
