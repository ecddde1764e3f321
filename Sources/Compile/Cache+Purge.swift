import Foundation

extension Cache {
    /// What the folder may take, the compiler's own modules included.
    package static let limit = 200 * 1024 * 1024  // bytes
    /// How long something that nobody uses is kept.
    private static let age: TimeInterval = 30 * 24 * 3600
    /// How long work that nobody has finished is kept, and how old a product is before its room is taken: another process may be
    /// at it.
    private static let grace: TimeInterval = 3600

    /// Removes what is old, then, oldest first, what is too much.
    /// - Parameter now: for tests.
    package func purge(limit: Int = Cache.limit, now: Date = Date()) {
        for work in contents("unfinished") where now.timeIntervalSince(work.date) > Self.grace { unlinkTree(work.path) }
        for part in ["products", "modules"] {
            for item in contents(part) where now.timeIntervalSince(item.date) > Self.age { unlinkTree(item.path) }
        }
        var products = contents("products").sorted { $0.date < $1.date }
        var total = (products + contents("modules")).reduce(0) { $0 + $1.size }
        while total > limit, let oldest = products.first, now.timeIntervalSince(oldest.date) > Self.grace {
            unlinkTree(oldest.path)
            total -= oldest.size
            products.removeFirst()
        }
        // What many saves within an hour leave is bounded too; the newest ones may still be about to be loaded.
        while total > limit, products.count > 20 {
            unlinkTree(products[0].path)
            total -= products[0].size
            products.removeFirst()
        }
    }

    private struct Item {
        var path: String
        var date: Date
        var size: Int
    }

    private func contents(_ part: String) -> [Item] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(part)")) ?? []
        return names.compactMap { name in
            let path = "\(folder)/\(part)/\(name)"
            var info = stat()
            guard lstat(path, &info) == 0 else { return nil }
            return Item(path: path, date: Date(timeIntervalSince1970: Double(info.st_mtim.tv_sec)), size: size(path))
        }
    }

    /// The bytes that the files of a folder take on the disk.
    private func size(_ path: String) -> Int {
        let names = FileManager.default.enumerator(atPath: path)
        var total = 0
        while let name = names?.nextObject() as? String {
            var info = stat()
            if lstat("\(path)/\(name)", &info) == 0 { total += Int(info.st_blocks) * 512 }
        }
        return total
    }
}
