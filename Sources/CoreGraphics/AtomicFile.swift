/// Files that appear whole or not at all.
package enum AtomicFile {
    /// Writes bytes to a file that other programs never see half of: into a new file beside it, then under its name.
    ///
    /// A device or a pipe is written to as it is; a link stays one.
    package static func write(_ data: Data, to path: String) throws(ImageError) {
        var status = stat()
        if stat(path, &status) == 0 {
            switch status.st_mode & S_IFMT {
            case S_IFREG: break
            case S_IFDIR: throw ImageError("\(path) is a folder; give the name of a file")
            default: return try writeThrough(data, to: path)
            }
        }
        let target = realpath(path, nil).map { resolved in
            defer { free(resolved) }
            return String(cString: resolved)
        }
        let destination = target ?? path
        var template = Array("\(destination).XXXXXX".utf8CString)
        let file = mkstemp(&template)
        guard file >= 0 else { throw failure(path, errno) }
        let code = fill(file, data)
        if code == 0, rename(template, destination) == 0 { return }
        let reason = code == 0 ? errno : code
        unlink(template)
        throw failure(path, reason)
    }

    /// Writes to something that is not a regular file.
    private static func writeThrough(_ data: Data, to path: String) throws(ImageError) {
        let file = open(path, O_WRONLY)
        guard file >= 0 else { throw failure(path, errno) }
        let code = writeAll(file, data)
        let closed = close(file)
        if code != 0 || closed != 0 { throw failure(path, code != 0 ? code : errno) }
    }

    /// Gives a new file its bytes and the usual permissions, waits for the disk, and closes it; an error number, or 0.
    private static func fill(_ file: Int32, _ data: Data) -> Int32 {
        var code = writeAll(file, data)
        let mask = umask(0)
        umask(mask)
        if code == 0, fchmod(file, 0o666 & ~mask) != 0 { code = errno }
        if code == 0, fsync(file) != 0 { code = errno }
        if close(file) != 0, code == 0 { code = errno }
        return code
    }

    /// Writes every byte; an error number, or 0.
    private static func writeAll(_ file: Int32, _ data: Data) -> Int32 {
        data.withUnsafeBytes { bytes in
            var done = 0
            while done < bytes.count {
                let count = Glibc.write(file, bytes.baseAddress?.advanced(by: done), bytes.count - done)
                if count < 0 {
                    if errno == EINTR { continue }
                    return errno
                }
                done += count
            }
            return 0
        }
    }

    private static func failure(_ path: String, _ code: Int32) -> ImageError {
        let advice =
            switch code {
            case ENOSPC, EDQUOT: "make room or write elsewhere"
            case ENOENT, ENOTDIR: "create the folder first"
            case EACCES, EPERM, EROFS: "write elsewhere"
            default: "try another place"
            }
        return ImageError("\(path) cannot be written (\(ImageError.reason(code))); \(advice)")
    }
}
