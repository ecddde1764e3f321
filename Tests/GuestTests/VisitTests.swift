import CoreGraphics
import Foundation
import TestSupport
import Testing

/// Small apps as users write them: their own screens, buttons and gestures.
@Suite("Users' screens")
struct VisitTests {
    struct Visit: Sendable, CustomTestStringConvertible {
        let file: String
        let root: String
        var isWrapped = false
        let script: String

        var testDescription: String { file }
    }

    private static let all = [
        Visit(
            file: "Apps/TableDetail.swift", root: "ListViewController()", isWrapped: true,
            script: "tap 160,250, until rest, wait 0.1s, key Backspace, until rest"),
        Visit(
            file: "Apps/PhotoGrid.swift", root: "GridController()",
            script: "tap 60,60, until rest, wait 0.1s, tap 160,284, until rest"),
        Visit(
            file: "Apps/TabsDemo.swift", root: "TabsViewController()",
            script: "tap 160,545, until rest, wait 0.1s, tap 53,545, until rest"),
        Visit(
            file: "Apps/FloatingButton.swift", root: "MainViewController()",
            script: "tap 160,478, until rest, wait 0.1s, tap 160,478, until rest"),
        Visit(
            file: "Apps/SelfAnimating.swift", root: "PanelHostViewController()",
            script: "tap 100,125, until rest, wait 0.1s, tap 160,100, until rest"),
    ]

    @Test("a hand goes on and comes back", arguments: all)
    func visits(_ visit: Visit) async throws {
        var options = ["--root", visit.root, "--script", visit.script]
        if visit.isWrapped { options += ["--wrap", "navigation"] }
        let played = try await GuestFile(path: visit.file).play(options)
        #expect(played.report.errors == [])
        let play = try #require(played.report.plays.first)
        #expect(play.complaints == [])
        let image = try #require(try played.strip(of: play))
        let name = URL(fileURLWithPath: visit.file).deletingPathExtension().lastPathComponent
        #expect(try Golden.complaint(about: image, "\(name)-visit", width: 600) == nil)
    }
}
