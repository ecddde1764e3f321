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
        let candidates = [
            environment["XDG_PICTURES_DIR"], configured(environment), environment["HOME"].map { $0 + "/Pictures" },
        ]
        for case let folder? in candidates where !folder.isEmpty {
            var isFolder: ObjCBool = false
            if FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue {
                return folder
            }
        }
        return FileManager.default.currentDirectoryPath
    }

    /// What the desktop's `user-dirs.dirs` calls the folder of pictures: `Bilder`, `Imágenes` …
    private static func configured(_ environment: [String: String]) -> String? {
        guard let home = environment["HOME"] else { return nil }
        let set = environment["XDG_CONFIG_HOME"].flatMap { $0.isEmpty ? nil : $0 }
        let path = "\(set ?? home + "/.config")/user-dirs.dirs"
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
        let key = "XDG_PICTURES_DIR="
        guard let line = text.split(separator: "\n").last(where: { $0.hasPrefix(key) }) else { return nil }
        let value = line.dropFirst(key.count).trimmingCharacters(in: CharacterSet(charactersIn: "\" \t\r"))
        return value.hasPrefix("$HOME") ? home + value.dropFirst("$HOME".count) : value
    }
}
