import Foundation
import Synchronization
import Testing

@testable import Compile

@Suite("Watching files")
struct WatcherTests {
    /// What a watcher has told.
    private final class Told: Sendable {
        private let calls = Mutex<[[String]]>([])

        func add(_ files: [String]) { calls.withLock { $0.append(files) } }
        var count: Int { calls.withLock { $0.count } }
        var names: [[String]] {
            calls.withLock { $0.map { $0.map { URL(fileURLWithPath: $0).lastPathComponent } } }
        }

        /// Waits until it was told so often, and a moment longer for what is one too many.
        func settle(_ expected: Int) {
            for _ in 0..<300 where count < expected { usleep(10_000) }
            usleep(150_000)
        }
    }

    private let workshop: Workshop
    private let file: String

    init() throws {
        workshop = try Workshop()
        file = try workshop.write("one", to: "sources/Zoom.swift")
    }

    enum Save: String, CaseIterable {
        case inPlace, truncatedFirst, renamedOver, oldMovedAside, deletedAndCreated, slowly

        /// Saves a text the way that an editor does.
        func save(_ text: String, to file: String) throws {
            let data = Data(text.utf8)
            switch self {
            case .inPlace:
                let handle = try #require(FileHandle(forUpdatingAtPath: file))
                try handle.write(contentsOf: data)
                try handle.truncate(atOffset: UInt64(data.count))
                try handle.close()
            case .truncatedFirst:
                let handle = try #require(FileHandle(forUpdatingAtPath: file))
                try handle.truncate(atOffset: 0)
                usleep(30_000)
                try handle.write(contentsOf: data)
                try handle.close()
            case .renamedOver:
                try data.write(to: URL(fileURLWithPath: file + ".tmp123"))
                rename(file + ".tmp123", file)
            case .oldMovedAside:
                rename(file, file + "~")
                try data.write(to: URL(fileURLWithPath: file))
                unlink(file + "~")
            case .deletedAndCreated:
                unlink(file)
                usleep(60_000)
                try data.write(to: URL(fileURLWithPath: file))
            case .slowly:
                let handle = try #require(FileHandle(forUpdatingAtPath: file))
                try handle.truncate(atOffset: 0)
                for byte in data {
                    try handle.write(contentsOf: [byte])
                    usleep(10_000)
                }
                try handle.close()
            }
        }
    }

    @Test("a save is told once, whichever way the editor does it, and again the next time", arguments: Save.allCases)
    func saves(_ save: Save) throws {
        let told = Told()
        let watcher = Watcher([file]) { told.add($0) }
        defer { watcher.stop() }
        for (number, text) in ["second", "3"].enumerated() {
            try save.save(text, to: file)
            told.settle(number + 1)
            #expect(told.names == Array(repeating: ["Zoom.swift"], count: number + 1))
        }
    }

    @Test("touching a file, writing what it holds and saving another one beside it are no changes")
    func touching() throws {
        let told = Told()
        let watcher = Watcher([file]) { told.add($0) }
        defer { watcher.stop() }
        utimensat(AT_FDCWD, file, nil, 0)
        try workshop.write("one", to: "sources/Zoom.swift")
        try workshop.write("other", to: "sources/Other.swift")
        told.settle(1)
        #expect(told.count == 0)
    }

    @Test("of a folder, files that come and go below it are told, in new folders too, and none that are no sources")
    func folders() throws {
        let told = Told()
        let watcher = Watcher([workshop.path("sources")]) { told.add($0) }
        defer { watcher.stop() }
        try workshop.write("b", to: "sources/B.swift")
        told.settle(1)
        try FileManager.default.createDirectory(
            atPath: workshop.path("sources/deep/er"), withIntermediateDirectories: true)
        try workshop.write("c", to: "sources/deep/er/C.swift")
        told.settle(2)
        try workshop.write("cc", to: "sources/deep/er/C.swift")
        told.settle(3)
        unlink(workshop.path("sources/B.swift"))
        told.settle(4)
        try workshop.write("t", to: "sources/ZoomTests.swift")
        try workshop.write("h", to: "sources/.hidden.swift")
        try workshop.write("n", to: "sources/notes.txt")
        told.settle(5)
        #expect(told.names == [["B.swift"], ["C.swift"], ["C.swift"], ["B.swift"]])
    }

    @Test("a file behind a link is watched where it lies")
    func links() throws {
        let link = workshop.path("bin/Link.swift")
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "../sources/Zoom.swift")
        let told = Told()
        let watcher = Watcher([link]) { told.add($0) }
        defer { watcher.stop() }
        try Save.renamedOver.save("two", to: file)
        told.settle(1)
        #expect(told.names == [["Link.swift"]])
    }

    @Test("the descriptor can be polled, and waits again once the change is acknowledged")
    func polling() throws {
        let watcher = Watcher([file])
        defer { watcher.stop() }
        func isReadable(_ milliseconds: Int32) -> Bool {
            var polled = pollfd(fd: watcher.descriptor, events: Int16(POLLIN), revents: 0)
            return poll(&polled, 1, milliseconds) > 0
        }
        #expect(!isReadable(0))
        try Save.renamedOver.save("two", to: file)
        #expect(isReadable(3000))
        watcher.acknowledge()
        #expect(!isReadable(100))
    }

    @Test("a hundred saves and fifty watchers leave no descriptor behind")
    func descriptors() throws {
        let told = Told()
        /// Of the kinds that a watcher has: other tests run at the same time.
        func count() -> Int {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
            return names.filter {
                let target = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\($0)")
                return target == "anon_inode:inotify" || target?.hasPrefix(workshop.folder) == true
            }.count
        }
        let watcher = Watcher([file]) { told.add($0) }
        for number in 0..<100 {
            try Save.allCases[number % 4 == 1 ? 2 : number % 4].save("\(number)", to: file)
            for _ in 0..<200 where told.count <= number { usleep(5_000) }
        }
        #expect(told.count >= 100)
        for _ in 0..<50 { Watcher([file]).stop() }
        watcher.stop()
        for _ in 0..<100 where count() > 8 { usleep(10_000) }
        #expect(count() <= 8)
    }
}
