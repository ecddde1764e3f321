import Foundation
import Testing

/// Faults as they are in the wild: Segue outlives them, and says which.
@Suite("Users' faults")
struct FaultyTests {
    struct Fault: Sendable, CustomTestStringConvertible {
        let file: String
        /// Whether there is a picture nevertheless.
        var hasPicture = true
        /// What is said, in part.
        let words: String

        var testDescription: String { file }
    }

    private static let all = [
        Fault(file: "FaultyAlwaysTrue.swift", words: ""),
        Fault(file: "FaultyAnchor.swift", words: ""),
        Fault(file: "FaultyLeftover.swift", words: "left in the container"),
        Fault(file: "FaultyNeverCompletes.swift", words: "was not called"),
        Fault(file: "FaultyTwice.swift", words: "called twice"),
        Fault(file: "FaultyTrap.swift", hasPicture: false, words: "FaultyTrap.swift:10"),
        Fault(file: "FaultyLoop.swift", hasPicture: false, words: "FaultyLoop.swift"),
    ]

    @Test("a faulty class ends in a picture or in a line that says where it is", arguments: all)
    func faults(_ fault: Fault) async throws {
        let picture = FileManager.default.temporaryDirectory.appendingPathComponent("segue-\(UUID().uuidString).png")
        defer { try? FileManager.default.removeItem(at: picture) }
        let source = GuestFile(path: fault.file).absolute
        let (status, said) = try await GuestFile.gate.run {
            let process = Process()
            process.executableURL = GuestFile.segue
            process.arguments = ["render", source, "--frames", "3", "--scale", "0.2", "-o", picture.path]
            let errors = Pipe()
            process.standardError = errors
            try process.run()
            let said = errors.fileHandleForReading.readDataToEndOfFile()
            process.waitUntilExit()
            return (process.terminationStatus, String(decoding: said, as: UTF8.self))
        }
        #expect((status == 0) == fault.hasPicture, "\(said)")
        #expect(FileManager.default.fileExists(atPath: picture.path) == fault.hasPicture)
        #expect(fault.words.isEmpty || said.contains(fault.words), "\(said)")
    }
}
