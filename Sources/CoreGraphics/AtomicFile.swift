/// Files that appear whole or not at all.
package enum AtomicFile {
    /// Writes bytes to a file that other programs never see half of: into a draft, which then gets its name.
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
        let draft = try Draft(for: path)
        let code = writeAll(draft.descriptor, data)
        guard code == 0 else {
            draft.discard()
            throw failure(path, code)
        }
        try draft.publish()
    }

    /// Writes to something that is not a regular file.
    private static func writeThrough(_ data: Data, to path: String) throws(ImageError) {
        let file = open(path, O_WRONLY)
        guard file >= 0 else { throw failure(path, errno) }
        let code = writeAll(file, data)
        let closed = close(file)
        if code != 0 || closed != 0 { throw failure(path, code != 0 ? code : errno) }
    }

    /// Writes every byte; an error number, or 0.
    package static func writeAll(_ file: Int32, _ bytes: UnsafeRawBufferPointer) -> Int32 {
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

    private static func writeAll(_ file: Int32, _ data: Data) -> Int32 {
        data.withUnsafeBytes { writeAll(file, $0) }
    }

    /// What to say of an error number.
    package static func failure(_ path: String, _ code: Int32) -> ImageError {
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
