import Foundation

/// The folders around some files, watched with inotify, and what the files held when they were last looked at.
struct FolderWatch: Sendable {
    private let inputs: [String]
    private(set) var descriptor: Int32 = -1
    /// The watched folders by inotify's number.
    private var folders: [Int32: String] = [:]
    private var contents: [String: Data] = [:]
    /// Files that were opened for writing or emptied and not closed yet.
    private var open: Set<String> = []

    private static let events = UInt32(
        IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE | IN_MODIFY | IN_DELETE_SELF
            | IN_MOVE_SELF | IN_ONLYDIR)

    init(inputs: [String]) {
        self.inputs = inputs
    }

    /// Whether a file is being written.
    var isWriting: Bool { !open.isEmpty }

    mutating func begin() {
        descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
        watchFolders()
        contents = read()
    }

    mutating func end() {
        close(descriptor)
        descriptor = -1
    }

    /// Watches the folders that are there now; those already watched stay as they are.
    private mutating func watchFolders() {
        var wanted: Set<String> = []
        for input in inputs {
            if Self.isFolder(input) {
                wanted.formUnion(Self.tree(input))
            } else {
                wanted.insert(URL(fileURLWithPath: input).deletingLastPathComponent().path)
                // The file behind a link is saved in its own folder, and so is a link on the way.
                for target in Self.targets(of: input) {
                    wanted.insert(URL(fileURLWithPath: target).deletingLastPathComponent().path)
                }
            }
        }
        for folder in wanted {
            let number = inotify_add_watch(descriptor, folder, Self.events)
            if number >= 0 { folders[number] = folder }
        }
        for (number, folder) in folders where !wanted.contains(folder) {
            inotify_rm_watch(descriptor, number)
            folders[number] = nil
        }
    }

    /// Takes what inotify has to say.
    mutating func drain() {
        let size = 64 * 1024
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 8)
        defer { buffer.deallocate() }
        while true {
            let count = Glibc.read(descriptor, buffer.baseAddress, size)
            guard count > 0 else { return }
            var offset = 0
            while offset < count {
                let event = buffer.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
                let start = offset + MemoryLayout<inotify_event>.size
                let name = buffer[start..<(start + Int(event.len))].prefix { $0 != 0 }
                offset = start + Int(event.len)
                take(event.mask, String(decoding: name, as: UTF8.self), event.wd)
            }
        }
    }

    private mutating func take(_ mask: UInt32, _ name: String, _ number: Int32) {
        if mask & UInt32(IN_IGNORED) != 0 { folders[number] = nil }
        guard let folder = folders[number], !name.isEmpty else { return }
        let path = "\(folder)/\(name)"
        if mask & UInt32(IN_MODIFY) != 0 { open.insert(path) }
        if mask & UInt32(IN_CLOSE_WRITE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO) != 0 { open.remove(path) }
    }

    /// The files whose contents differ from what they were, now remembered as they are. A file that has gone, or is empty while it
    /// is being written, counts as what it was: it will be back.
    mutating func changes() -> [String] {
        watchFolders()
        let now = read()
        var changed: [String] = []
        for path in Set(now.keys).union(contents.keys).sorted() {
            let isNamed = inputs.contains(path)
            guard let data = now[path] else {
                if !isNamed {
                    contents[path] = nil
                    changed.append(path)
                }
                continue
            }
            if contents[path] != data, !data.isEmpty || !open.contains(path) {
                contents[path] = data
                changed.append(path)
            }
        }
        return changed
    }

    private func read() -> [String: Data] {
        var files: [String: Data] = [:]
        for input in inputs {
            let paths = Self.isFolder(input) ? BuildJob.sources(below: input) : [input]
            for path in paths { files[path] = FileManager.default.contents(atPath: path) }
        }
        return files
    }

    private static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    /// A folder and all below it but hidden ones.
    private static func tree(_ folder: String) -> [String] {
        var found = [folder]
        let names = FileManager.default.enumerator(
            at: URL(fileURLWithPath: folder), includingPropertiesForKeys: [.isDirectoryKey], options: .skipsHiddenFiles)
        while let url = names?.nextObject() as? URL {
            if (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true { found.append(url.path) }
        }
        return found
    }

    /// What a link names, and what that names if it is one.
    private static func targets(of path: String) -> [String] {
        var found: [String] = []
        var path = path
        while found.count < 16, let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path) {
            path =
                URL(fileURLWithPath: target, relativeTo: URL(fileURLWithPath: path).deletingLastPathComponent())
                .standardizedFileURL.path
            found.append(path)
        }
        return found
    }
}
