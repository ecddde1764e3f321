import Foundation

/// Names for files that do not exist yet.
enum FreshFile {
    /// A folder of the user's, as the desktop's settings call it.
    enum Folder: String {
        case pictures = "Pictures"
        case videos = "Videos"

        /// `XDG_PICTURES_DIR`
        fileprivate var key: String { "XDG_\(rawValue.uppercased())_DIR" }
    }

    /// `stem.png`, else `stem-2.png` and so on, in one of the user's folders.
    static func path(
        _ stem: String, extension suffix: String, in folder: Folder = .pictures,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) -> String {
        unused("\(self.folder(folder, environment))/\(stem)", extension: suffix)
    }

    /// `stem.png`, else `stem-2.png` and so on.
    static func unused(_ stem: String, extension suffix: String) -> String {
        for number in 1...10_000 {
            let path = "\(stem)\(number == 1 ? "" : "-\(number)").\(suffix)"
            if !FileManager.default.fileExists(atPath: path) { return path }
        }
        return "\(stem).\(suffix)"
    }

    /// The desktop's setting, else the folder's English name at home, else the working folder.
    private static func folder(_ folder: Folder, _ environment: [String: String]) -> String {
        let candidates = [
            environment[folder.key], configured(folder, environment),
            environment["HOME"].map { "\($0)/\(folder.rawValue)" },
        ]
        for case let folder? in candidates where !folder.isEmpty {
            var isFolder: ObjCBool = false
            if FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue {
                return folder
            }
        }
        return FileManager.default.currentDirectoryPath
    }

    /// What the desktop's `user-dirs.dirs` calls the folder: `Bilder`, `Imágenes` …
    private static func configured(_ folder: Folder, _ environment: [String: String]) -> String? {
        guard let home = environment["HOME"] else { return nil }
        let set = environment["XDG_CONFIG_HOME"].flatMap { $0.isEmpty ? nil : $0 }
        let path = "\(set ?? home + "/.config")/user-dirs.dirs"
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
        let key = folder.key + "="
        guard let line = text.split(separator: "\n").last(where: { $0.hasPrefix(key) }) else { return nil }
        let value = line.dropFirst(key.count).trimmingCharacters(in: CharacterSet(charactersIn: "\" \t\r"))
        return value.hasPrefix("$HOME") ? home + value.dropFirst("$HOME".count) : value
    }
}
