import Foundation

/// Names for files that do not exist yet.
enum FreshFile {
    /// `stem.png`, else `stem-2.png` and so on, in the user's folder of pictures.
    static func path(
        _ stem: String, extension suffix: String, environment: [String: String] = ProcessInfo.processInfo.environment
    ) -> String {
        let folder = folder(environment)
        for number in 1...10_000 {
            let path = "\(folder)/\(stem)\(number == 1 ? "" : "-\(number)").\(suffix)"
            if !FileManager.default.fileExists(atPath: path) { return path }
        }
        return "\(folder)/\(stem).\(suffix)"
    }

    /// Where pictures go: the desktop's setting, else `Pictures` at home, else the working folder.
    private static func folder(_ environment: [String: String]) -> String {
        let candidates = [environment["XDG_PICTURES_DIR"], environment["HOME"].map { $0 + "/Pictures" }]
        for case let folder? in candidates where !folder.isEmpty {
            var isFolder: ObjCBool = false
            if FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue {
                return folder
            }
        }
        return FileManager.default.currentDirectoryPath
    }
}
