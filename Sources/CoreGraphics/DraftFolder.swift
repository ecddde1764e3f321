import Foundation

/// A folder in the making, which appears under its name once everything is in it, or never.
package final class DraftFolder: @unchecked Sendable {
    /// `RENAME_EXCHANGE`, which the headers keep to themselves.
    private static let exchange: UInt32 = 2

    /// Where it is for now.
    package let path: String
    private let destination: String
    private let lock: Int32
    private var isOver = false

    package init(for path: String) throws(ImageError) {
        var trimmed = path
        while trimmed.count > 1, trimmed.hasSuffix("/") { trimmed.removeLast() }
        destination = Draft.resolved(trimmed)
        let folder = Draft.folder(of: destination)
        Draft.sweep(folder)
        guard let made = Draft.makeNamed(in: folder, { mkdtemp($0) != nil }) else {
            throw AtomicFile.failure(path, errno)
        }
        self.path = made
        lock = open(made, O_RDONLY | O_CLOEXEC)
        _ = flock(lock, LOCK_EX | LOCK_NB)
        chmod(made, 0o777 & ~Draft.mask)
    }

    deinit { discard() }

    /// Puts the folder under its name, in the place of the one that was there.
    package func publish() throws(ImageError) {
        guard !isOver else { return }
        if rename(path, destination) != 0 {
            // One that is not empty is changed for this one, and goes after that.
            guard errno == ENOTEMPTY || errno == EEXIST, exchange() else {
                let code = errno
                discard()
                throw AtomicFile.failure(destination, code)
            }
        }
        discard()
    }

    /// Lets both folders change their names at once.
    private func exchange() -> Bool {
        // The C headers offer it to GNU's dialect only.
        typealias Rename = @convention(c) (Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32) -> Int32
        guard let found = dlsym(nil, "renameat2") else {
            errno = ENOTSUP
            return false
        }
        return unsafeBitCast(found, to: Rename.self)(AT_FDCWD, path, AT_FDCWD, destination, Self.exchange) == 0
    }

    /// Removes what lies under the name for now.
    package func discard() {
        guard !isOver else { return }
        isOver = true
        try? FileManager.default.removeItem(atPath: path)
        Draft.alive.withLock { _ = $0.remove(path) }
        close(lock)
    }
}
