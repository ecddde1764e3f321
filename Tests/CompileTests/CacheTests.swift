import Foundation
import SourceModel
import Testing

@testable import Compile

@Suite("The cache of built files")
struct CacheTests {
    private let workshop: Workshop
    private let key: CacheKey

    init() throws {
        workshop = try Workshop()
        var key = CacheKey()
        key.add("contents")
        self.key = key
    }

    /// Puts a product of so many bytes there.
    @discardableResult
    private func keep(_ cache: Cache, _ key: CacheKey, bytes: Int = 10) throws -> String {
        let work = try cache.workFolder()
        try Data(repeating: 1, count: bytes).write(to: URL(fileURLWithPath: "\(work)/Zoom.so"))
        return cache.keep(work, key: key, record: CacheRecord(library: "Zoom.so", report: SourceReport(), warnings: []))
    }

    private func key(_ number: Int) -> CacheKey {
        var key = CacheKey()
        key.add("\(number)")
        return key
    }

    @Test("a product is found by its key only, and two processes that build the same share one")
    func sharing() throws {
        let cache = try Cache(environment: workshop.environment)
        let other = try Cache(environment: workshop.environment)
        #expect(cache.product(key) == nil)
        let first = try keep(cache, key)
        let second = try keep(other, key)
        #expect(first == second)
        #expect(other.product(key)?.library == first)
        #expect(cache.product(key(1)) == nil)
        #expect(workshop.products.count == 1 && workshop.leftovers.isEmpty)
    }

    @Test("a product that is damaged is none")
    func damage() throws {
        let cache = try Cache(environment: workshop.environment)
        let library = try keep(cache, key)
        unlink(library)
        #expect(cache.product(key) == nil)
        #expect(try keep(cache, key) == library)
    }

    @Test("parts of a key cannot run into each other")
    func keys() {
        var one = CacheKey()
        one.add("ab")
        one.add("c")
        var two = CacheKey()
        two.add("a")
        two.add("bc")
        #expect(one != two && one.name != two.name)
    }

    @Test("what is old goes, then the oldest of what is too much; what may be in use stays")
    func purging() throws {
        let cache = try Cache(environment: workshop.environment)
        let now = Date()
        let paths = try (0..<4).map { try keep(cache, key($0), bytes: 100_000) }
        for (path, hours) in zip(paths, [31.0 * 24, 5, 3, 0]) {
            let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
            try FileManager.default.setAttributes(
                [.modificationDate: now.addingTimeInterval(-hours * 3600)], ofItemAtPath: folder)
        }
        func left() -> [Bool] { paths.map { access($0, R_OK) == 0 } }
        cache.purge(now: now)
        #expect(left() == [false, true, true, true])
        // The compiler's own modules count, and their size is not known here.
        cache.purge(limit: 0, now: now)
        #expect(left() == [false, false, false, true])
    }

    @Test("where the cache cannot be written, a temporary folder that nobody else can write does, and one line says so")
    func unwritable() throws {
        try workshop.write("a file in the way", to: "blocked")
        let temporary = workshop.path("sources")
        let cache = try Cache(environment: ["XDG_CACHE_HOME": workshop.path("blocked"), "TMPDIR": temporary])
        #expect(cache.folder == "\(temporary)/segue-\(getuid())")
        #expect(cache.remark?.contains("blocked/segue cannot be written") == true)
        #expect(try keep(cache, key).hasPrefix(temporary))
        chmod(cache.folder, 0o777)
        #expect(throws: Toolchain.Unavailable.self) {
            try Cache(environment: ["XDG_CACHE_HOME": workshop.path("blocked"), "TMPDIR": temporary])
        }
    }
}
