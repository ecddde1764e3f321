import CoreGraphics
import Foundation
import GuestReport
import Testing

/// Sources in `Tests/Guests`, written as users write them: a file, or a folder of files that belong together.
struct GuestFile: Sendable, CustomTestStringConvertible {
    /// Below `Tests/Guests`.
    let path: String

    var testDescription: String { path }

    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Guests")

    /// Those which do what they should; a new file is in it.
    static var right: [GuestFile] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0 != "Apps" && !$0.hasPrefix("Faulty") }.sorted().map(GuestFile.init)
    }

    var absolute: String { Self.folder.appendingPathComponent(path).path }

    /// Plays all that it serves in a process of its own.
    ///
    /// - Parameter options: Of `guest-strip`.
    func play(_ options: [String] = []) async throws -> PlayedFile {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("segue-guest-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let played = PlayedFile(folder)
        let (status, words) = try await Self.gate.run {
            let process = Process()
            process.executableURL = Self.tool
            process.arguments = [folder.path] + options + [absolute]
            let errors = Pipe()
            process.standardError = errors
            process.standardOutput = FileHandle.nullDevice
            try process.run()
            let said = errors.fileHandleForReading.readDataToEndOfFile()
            process.waitUntilExit()
            return (process.terminationStatus, String(decoding: said, as: UTF8.self))
        }
        #expect(status == 0, "\(words)")
        let data = try Data(contentsOf: folder.appendingPathComponent("report.json"))
        played.report = try JSONDecoder().decode(StripReport.self, from: data)
        return played
    }

    /// Beside the tests' own executable.
    private static let tool = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        .deletingLastPathComponent().appendingPathComponent("guest-strip")
    static let segue = tool.deletingLastPathComponent().appendingPathComponent("segue")

    static let gate = Gate(width: max(ProcessInfo.processInfo.activeProcessorCount, 2))
}

/// What came of playing a file, in a folder that goes when it does.
final class PlayedFile {
    fileprivate(set) var report = StripReport()
    private let folder: URL

    fileprivate init(_ folder: URL) {
        self.folder = folder
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    /// The picture of five moments; nil where there is none.
    func strip(of play: StripReport.Play) throws -> CGImage? {
        try play.strip.map { try CGImage.decode(contentsOf: $0) }
    }
}

/// Lets so many at a time do their work, each on a thread that may wait.
actor Gate {
    private var free: Int
    private var waiting: [CheckedContinuation<Void, Never>] = []

    init(width: Int) {
        free = width
    }

    func run<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
        if free > 0 {
            free -= 1
        } else {
            await withCheckedContinuation { waiting.append($0) }
        }
        defer {
            if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
        }
        return try await withCheckedThrowingContinuation { continuation in
            Thread { continuation.resume(with: Result { try work() }) }.start()
        }
    }
}
