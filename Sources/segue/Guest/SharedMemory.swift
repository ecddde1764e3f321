import Foundation

/// Memory that two processes see: a file without a name, mapped in both.
final class SharedMemory {
    let descriptor: Int32
    let base: UnsafeMutableRawPointer
    let size: Int

    /// Makes fresh memory; pages cost nothing before they are used. Nil where the system has none.
    init?(size: Int) {
        guard let descriptor = Self.fileWithoutName() else { return nil }
        self.descriptor = descriptor
        guard ftruncate(descriptor, size) == 0, let base = Self.map(descriptor, size) else {
            close(descriptor)
            return nil
        }
        self.base = base
        self.size = size
    }

    /// Maps memory that was inherited.
    init?(inherited descriptor: Int32) {
        var status = stat()
        guard fstat(descriptor, &status) == 0, let base = Self.map(descriptor, Int(status.st_size)) else { return nil }
        self.descriptor = descriptor
        self.base = base
        size = Int(status.st_size)
    }

    deinit {
        munmap(base, size)
        close(descriptor)
    }

    /// A file that goes with its last descriptor: in memory where the system allows it.
    private static func fileWithoutName() -> Int32? {
        for folder in ["/dev/shm", NSTemporaryDirectory()] {
            var name = Array("\(folder)/segue-XXXXXX".utf8CString)
            let descriptor = mkstemp(&name)
            guard descriptor >= 0 else { continue }
            _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
            unlink(name)
            return descriptor
        }
        return nil
    }

    private static func map(_ descriptor: Int32, _ size: Int) -> UnsafeMutableRawPointer? {
        guard size > 0, let base = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0),
            base != MAP_FAILED
        else { return nil }
        return base
    }
}
