import Foundation
import Synchronization

/// A file in the making: other programs see it under its name once it is whole, or never.
///
/// Where the file system can, it has no name until then, so that nothing is left of it however this process ends. Elsewhere it is a
/// hidden file beside its target, locked as long as its owner lives; `Draft.sweep` removes those that nobody owns any more.
package final class Draft: @unchecked Sendable {
    /// What names of drafts begin with.
    static let prefix = ".segue-draft-"
    /// `O_TMPFILE`, which the C headers make of two flags.
    private static let withoutName: Int32 = 0o20_000_000 | O_DIRECTORY

    /// Where it will be, links followed.
    package let destination: String
    /// For writing; other processes open `/proc/self/fd/…` of it anew.
    package let descriptor: Int32
    /// The path as it was given, for messages.
    private let path: String
    /// Its name for now; nil while it has none.
    private var name: String?
    private var isOver = false

    /// - Parameter path: A regular file or nothing; links stay links.
    package init(for path: String) throws(ImageError) {
        self.path = path
        destination = Self.resolved(path)
        let folder = Self.folder(of: destination)
        Self.sweep(folder)
        let nameless = open(folder, O_RDWR | Self.withoutName | O_CLOEXEC, 0o666)
        if nameless >= 0 {
            descriptor = nameless
        } else {
            var made: Int32 = -1
            let name = Self.makeNamed(in: folder) { template in
                made = mkstemp(template)
                return made >= 0
            }
            guard let name else { throw AtomicFile.failure(path, errno) }
            descriptor = made
            self.name = name
            _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
            _ = fchmod(descriptor, 0o666 & ~Self.mask)
        }
        _ = flock(descriptor, LOCK_EX | LOCK_NB)
    }

    deinit { discard() }

    /// Puts the file under its name, in the place of what was there.
    package func publish() throws(ImageError) {
        guard !isOver else { return }
        if fsync(descriptor) != 0, errno != EINVAL, errno != EROFS { throw failed(errno) }
        if name == nil {
            if link(to: destination) { return end() }
            guard errno == EEXIST else { throw failed(errno) }
            let passing = "\(Self.folder(of: destination))/\(Self.prefix)\(UUID().uuidString)"
            guard link(to: passing) else { throw failed(errno) }
            name = passing
        }
        guard let name, rename(name, destination) == 0 else { throw failed(errno) }
        self.name = nil
        Self.alive.withLock { _ = $0.remove(name) }
        end()
    }

    /// Gives it up; nothing is left of it.
    package func discard() {
        guard !isOver else { return }
        if let name {
            unlink(name)
            Self.alive.withLock { _ = $0.remove(name) }
        }
        end()
    }

    private func end() {
        isOver = true
        close(descriptor)
    }

    private func failed(_ code: Int32) -> ImageError {
        discard()
        return AtomicFile.failure(path, code)
    }

    /// Gives a file without a name one that nothing has yet.
    private func link(to path: String) -> Bool {
        linkat(AT_FDCWD, "/proc/self/fd/\(descriptor)", AT_FDCWD, path, AT_SYMLINK_FOLLOW) == 0
    }

    /// Where a path leads, links followed; the path itself if there is nothing.
    static func resolved(_ path: String) -> String {
        guard let resolved = realpath(path, nil) else { return path }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    static func folder(of path: String) -> String {
        let folder = (path as NSString).deletingLastPathComponent
        return folder.isEmpty ? "." : folder
    }
}

extension Draft {
    /// Drafts that have names and are this process's.
    static let alive = Mutex<Set<String>>([])

    /// The rights that new files do not get; they can be read only by setting them.
    static var mask: mode_t {
        let mask = umask(0)
        umask(mask)
        return mask
    }

    /// Makes a draft of this process that has a name, by `mkstemp` or `mkdtemp`, which fill in the template; nil if that fails.
    static func makeNamed(in folder: String, _ make: (UnsafeMutablePointer<CChar>) -> Bool) -> String? {
        var template = Array("\(folder)/\(prefix)XXXXXX".utf8CString)
        guard make(&template) else { return nil }
        let name = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        alive.withLock { _ = $0.insert(name) }
        return name
    }

    /// Removes from a folder the drafts whose owners are gone.
    package static func sweep(_ folder: String) {
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return }
        for name in names where name.hasPrefix(prefix) {
            let path = "\(folder)/\(name)"
            let file = open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
            guard file >= 0 else { continue }
            if flock(file, LOCK_EX | LOCK_NB) == 0 { try? FileManager.default.removeItem(atPath: path) }
            close(file)
        }
    }

    /// Removes all drafts of this process, which is about to end.
    package static func discardAll() {
        for path in alive.withLock({ $0 }) { try? FileManager.default.removeItem(atPath: path) }
    }
}
