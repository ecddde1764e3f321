import Foundation
import SourceModel
import Synchronization

/// Modules that were built, by everything that went into them. Several processes may use one folder at once: what is in it is
/// complete, because it is made elsewhere and renamed, and is never changed.
package final class Cache: Sendable {
    /// Where everything lies; `$XDG_CACHE_HOME/segue`, or what stands in for it.
    package let folder: String
    /// A line for the console if the folder is only a makeshift.
    package let remark: String?

    /// The products, the compiler's own modules and the work in progress.
    private static let parts = ["products", "modules", "unfinished"]
    private static let serial = Atomic<Int>(0)

    /// The user's cache; where it cannot be written, a folder among the temporary ones.
    package convenience init(environment: [String: String] = ProcessInfo.processInfo.environment) throws(Toolchain
        .Unavailable)
    {
        let base =
            environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
            ?? environment["HOME"].flatMap { $0.hasPrefix("/") ? "\($0)/.cache" : nil }
        if let base, Self.prepare("\(base)/segue") {
            self.init(folder: "\(base)/segue", remark: nil)
            return
        }
        let temporary = environment["TMPDIR"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "/tmp"
        let makeshift = "\(temporary)/segue-\(getuid())"
        guard Self.prepare(makeshift), Self.isPrivate(makeshift) else {
            throw Toolchain.Unavailable(
                "no folder to build in: neither \(base ?? "~/.cache") nor \(temporary) can be written")
        }
        let reason = base.map { "\($0)/segue cannot be written" } ?? "there is no home folder"
        self.init(folder: makeshift, remark: "\(reason): built files are kept in \(makeshift)")
    }

    private init(folder: String, remark: String?) {
        self.folder = folder
        self.remark = remark
    }

    /// Makes a folder and its parts, ours alone, and says whether files can be made in it.
    private static func prepare(_ folder: String) -> Bool {
        let own = [FileAttributeKey.posixPermissions: 0o700]
        for part in parts {
            try? FileManager.default.createDirectory(
                atPath: "\(folder)/\(part)", withIntermediateDirectories: true, attributes: own)
            guard access("\(folder)/\(part)", W_OK | X_OK) == 0 else { return false }
        }
        return true
    }

    /// Whether nobody else can put a file there for us to load.
    private static func isPrivate(_ folder: String) -> Bool {
        var info = stat()
        return lstat(folder, &info) == 0 && info.st_mode & S_IFMT == S_IFDIR && info.st_uid == getuid()
            && info.st_mode & 0o022 == 0
    }

    /// Where the compiler keeps what it makes of C headers.
    ///
    /// Links are resolved: what is there works at the path that it was made with and no other.
    package var compilerModules: String {
        URL(fileURLWithPath: "\(folder)/modules").resolvingSymlinksInPath().path
    }

    /// A new folder to build in; whoever asks removes it, or `keep` does.
    func workFolder() throws(Toolchain.Unavailable) -> String {
        let number = Self.serial.add(1, ordering: .relaxed).newValue
        let path = "\(folder)/unfinished/\(getpid())-\(number)"
        unlinkTree(path)
        guard mkdir(path, 0o700) == 0 else {
            throw Toolchain.Unavailable("\(path): \(String(cString: strerror(errno)))")
        }
        return path
    }

    /// The product of a key, if there is one.
    func product(_ key: CacheKey) -> (library: String, record: CacheRecord)? {
        for place in places(key) {
            guard let found = FileManager.default.contents(atPath: "\(place)/key"), found == key.bytes else { continue }
            guard let data = FileManager.default.contents(atPath: "\(place)/record.json"),
                let record = try? JSONDecoder().decode(CacheRecord.self, from: data),
                access("\(place)/\(record.library)", R_OK) == 0
            else {
                unlinkTree(place)
                continue
            }
            utimensat(AT_FDCWD, place, nil, 0)
            return ("\(place)/\(record.library)", record)
        }
        return nil
    }

    /// Turns a folder that was built in into the key's product and says where its library is then.
    func keep(_ work: String, key: CacheKey, record: CacheRecord) -> String {
        let place = "\(work)/\(record.library)"
        guard let data = try? JSONEncoder().encode(record),
            FileManager.default.createFile(atPath: "\(work)/record.json", contents: data),
            FileManager.default.createFile(atPath: "\(work)/key", contents: key.bytes)
        else { return place }
        for target in places(key) {
            // Renaming replaces nothing: another process's product of the same key is as good.
            if rename(work, target) == 0 { return "\(target)/\(record.library)" }
            if let other = product(key) {
                unlinkTree(work)
                return other.library
            }
        }
        return place
    }

    /// Where a key's product may be: the second and third are for keys whose short forms are equal.
    private func places(_ key: CacheKey) -> [String] {
        ["", "-2", "-3"].map { "\(folder)/products/\(key.name)\($0)" }
    }
}

/// What a product is stored with.
struct CacheRecord: Codable, Sendable {
    /// The shared object's name in the product's folder.
    var library: String
    var report: SourceReport
    var warnings: [Diagnostic]
}

/// Everything that decides what a build gives, byte for byte; products are only used if all of it is equal.
struct CacheKey: Equatable, Sendable {
    private(set) var bytes = Data()

    mutating func add(_ text: String) {
        add(Data(text.utf8))
    }

    /// Adds bytes and their number, so that no two lists of them look alike.
    mutating func add(_ data: Data) {
        bytes.append(contentsOf: "\(data.count)\n".utf8)
        bytes.append(data)
        bytes.append(0x0a)
    }

    /// A short form for a file's name: 64-bit FNV-1a.
    var name: String {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        bytes.withUnsafeBytes { buffer in
            for byte in buffer { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        }
        return String(hash, radix: 16)
    }
}

/// Removes a file or a folder with all that is in it; nothing happens if there is none.
func unlinkTree(_ path: String) {
    try? FileManager.default.removeItem(atPath: path)
}
