import Foundation

/// Where this copy of Segue keeps what building a user's file takes: in its build folder, or where `make install` has put it.
package struct Installation: Equatable, Sendable {
    /// The executable that will load what is built.
    package let binary: String
    /// The folder of our binary modules.
    package let modules: String
    /// What reads and rewrites a user's sources.
    package let sourceTool: String

    package init(binary: String, modules: String, sourceTool: String) {
        self.binary = binary
        self.modules = modules
        self.sourceTool = sourceTool
    }

    /// The installation of an executable.
    /// - Parameter executable: the running one, links resolved, if none is given.
    package static func find(executable: String? = nil) throws(Toolchain.Unavailable) -> Installation {
        guard let binary = executable ?? (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
        else { throw Toolchain.Unavailable("/proc is needed to find Segue's modules, and is not mounted") }
        let folder = URL(fileURLWithPath: binary).deletingLastPathComponent()
        let prefix = folder.deletingLastPathComponent().path
        let places = [
            ("\(folder.path)/Modules", "\(folder.path)/segue-source"),
            ("\(prefix)/lib/segue/modules", "\(prefix)/libexec/segue/segue-source"),
        ]
        for (modules, sourceTool) in places where access("\(modules)/SegueGuest.swiftmodule", R_OK) == 0 {
            guard access(sourceTool, X_OK) == 0 else {
                throw Toolchain.Unavailable("\(sourceTool) is missing: run `make build` or `make install` again")
            }
            return Installation(binary: binary, modules: modules, sourceTool: sourceTool)
        }
        throw Toolchain.Unavailable(
            "\(binary) came without the modules that a user's file is compiled against: run it from its build folder, or "
                + "install it with `make install`")
    }

    /// The compiler that made the modules; nil if they do not say.
    package var compilerVersion: String? {
        ModuleVersion.read("\(modules)/SegueGuest.swiftmodule")
    }

    /// What changes whenever one of the parts does: each one's size and time.
    var identity: String {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: modules)) ?? []
        let paths = names.filter { $0.hasSuffix(".swiftmodule") }.sorted().map { "\(modules)/\($0)" }
        return (paths + [sourceTool, binary]).map { "\($0) \(FileStamp($0)?.text ?? "-")" }.joined(separator: "\n")
    }
}

/// What tells a file from its next version without reading it.
struct FileStamp: Equatable {
    private let size: Int
    private let seconds: Int
    private let nanoseconds: Int
    private let inode: UInt

    /// Nil if there is no such file.
    init?(_ path: String) {
        var info = stat()
        guard stat(path, &info) == 0 else { return nil }
        size = Int(info.st_size)
        seconds = info.st_mtim.tv_sec
        nanoseconds = info.st_mtim.tv_nsec
        inode = UInt(info.st_ino)
    }

    var text: String { "\(size) \(seconds).\(nanoseconds)" }
}
