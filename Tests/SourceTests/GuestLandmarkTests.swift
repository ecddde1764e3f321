import Foundation
import SourceAnalysis
import SourceModel
import Testing

/// What holds for the landmarks of every class that the tests run.
@Suite struct GuestLandmarkTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Guests")

    /// All sources in the folder and below, by their paths in it.
    static let guests: [String] = {
        let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return paths.filter { $0.hasSuffix(".swift") }.sorted()
    }()

    @Test("there are many of them")
    func count() {
        #expect(Self.guests.count >= 90)
    }

    @Test("the place of each landmark spells its name in the file, and the places ascend", arguments: guests)
    func places(_ guest: String) throws {
        let text = try String(contentsOf: Self.folder.appendingPathComponent(guest), encoding: .utf8)
        let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(Array.init)
        let landmarks = Analysis([SourceText(path: guest, text: text)]).report.landmarks
        for landmark in landmarks {
            let place = landmark.place
            let line = try #require(lines.indices.contains(place.line - 1) ? lines[place.line - 1] : nil)
            let there = line.dropFirst(place.column - 1)
            #expect(there.starts(with: landmark.name.utf8), "\(landmark)")
            // No part of a longer name.
            let isLetter = { (byte: UInt8?) in byte.map { Character(UnicodeScalar($0)).isLetter } ?? false }
            #expect(landmark.name == "!" || !isLetter(there.dropFirst(landmark.name.utf8.count).first), "\(landmark)")
            #expect(place.column == 1 || landmark.name == "!" || !isLetter(line[place.column - 2]), "\(landmark)")
        }
        let places = landmarks.map { [$0.place.line, $0.place.column] }
        #expect(zip(places, places.dropFirst()).allSatisfy { $0.lexicographicallyPrecedes($1) })
    }

    /// Names that stand in a text as calls, behind a dot; an independent reading, without a parser.
    @Test(
        "as many of some calls are found as the text holds",
        arguments: ["completeTransition", "addSubview", "asyncAfter"])
    func counts(_ name: String) throws {
        var written = 0
        var found = 0
        for guest in Self.guests {
            let text = try String(contentsOf: Self.folder.appendingPathComponent(guest), encoding: .utf8)
            for line in text.split(separator: "\n") {
                let code = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
                written += code.ranges(of: ".\(name)(").count
            }
            let report = Analysis([SourceText(path: guest, text: text)]).report
            found += report.landmarks(named: name, kind: .call).count { $0.receiver != nil }
        }
        #expect(written > 0)
        #expect(found == written)
    }

    @Test("each animator's own landmarks hold the method that animates", arguments: guests)
    func animators(_ guest: String) throws {
        let text = try String(contentsOf: Self.folder.appendingPathComponent(guest), encoding: .utf8)
        let report = Analysis([SourceText(path: guest, text: text)]).report
        for candidate in report.candidates where candidate.roles.contains(.animator) {
            let own = report.landmarks(named: "animateTransition", in: candidate.name, kind: .declaration)
            #expect(!own.isEmpty, "\(candidate.name)")
        }
    }
}
