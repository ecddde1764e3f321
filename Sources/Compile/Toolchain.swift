import Foundation

/// A Swift toolchain on this machine: what compiles and links users' files, and explains their crashes.
package struct Toolchain: Equatable, Sendable {
    /// The folder that holds `bin` and `lib`, links resolved: `…/usr`.
    package let root: String

    package init(root: String) {
        self.root = root
    }

    package var frontend: String { "\(root)/bin/swift-frontend" }
    package var linker: String { "\(root)/bin/ld.lld" }
    package var symbolizer: String { "\(root)/bin/llvm-symbolizer" }
    package var demangler: String { "\(root)/bin/swift-demangle" }
    /// What makes a shared object's types known to the runtime when it is loaded.
    package var registration: String { "\(libraries)/\(Self.architecture)/swiftrt.o" }
    /// The Swift runtime's libraries.
    package var libraries: String { "\(root)/lib/swift/linux" }
    /// SwiftSyntax, which `segue-source` links.
    package var hostLibraries: String { "\(root)/lib/swift/host" }
    /// Swift's own backtracer; nil where a toolchain comes without.
    package var backtracer: String? {
        ["swift-backtrace-static", "swift-backtrace"].map { "\(root)/libexec/swift/linux/\($0)" }
            .first { access($0, X_OK) == 0 }
    }

    /// The compiler's name and version, as `swiftc --version` says it and as it writes it into every module it makes; here
    /// read from the standard library's, which takes no process.
    package var version: String? {
        ModuleVersion.read("\(libraries)/Swift.swiftmodule/\(Self.target).swiftmodule")
    }

    /// Whether everything is there that building takes.
    package var isComplete: Bool {
        access(frontend, X_OK) == 0 && access(linker, X_OK) == 0 && access(registration, R_OK) == 0
    }

    #if arch(arm64)
        static let architecture = "aarch64"
    #else
        static let architecture = "x86_64"
    #endif
    /// The target as the compiler names it.
    static let target = "\(architecture)-unknown-linux-gnu"
}

/// The compiler that made a binary module, from the block at the module's beginning: `Swift version 6.3.1 (swift-6.3.1-RELEASE)`.
enum ModuleVersion {
    /// How much of a module is looked at; the block ends well before.
    private static let head = 64 * 1024  // bytes

    static func read(_ path: String) -> String? {
        guard let file = FileHandle(forReadingAtPath: path), let data = try? file.read(upToCount: head) else {
            return nil
        }
        try? file.close()
        guard let mark = data.range(of: Data("/Swift version ".utf8)) else { return nil }
        let text = data[(mark.lowerBound + 1)...].prefix { $0 >= 0x20 && $0 < 0x7f }
        return String(bytes: text, encoding: .utf8)
    }
}
