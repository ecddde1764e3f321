import CoreGraphics
import Foundation
import GuestReport
import TestSupport
import Testing

/// What users write, compiled unmodified and played.
@Suite("Users' files")
struct GuestTests {
    /// Pixels that a strip may be wide.
    private static let widest = 330

    /// What is as it should be although it looks wrong.
    private static let allowed: [String: [String]] = [
        // A screen that turns is seen edge-on half-way.
        "FlipViews.swift": ["is of one colour at the half"],
        // The picture of the old screen stays beside the menu until that goes.
        "MenuPresentDismiss.swift": ["ends off the resting picture", "begins off the resting picture"],
        // It presents itself, not the sample screen.
        "OwnDrawer.swift": ["ends off the resting picture", "begins off the resting picture"],
        // What is over at once cannot be held.
        "ReportsAtOnce.swift": ["is not restored by a drag that is cancelled"],
        "TopMenu.swift": ["ends off the resting picture", "begins off the resting picture"],
    ]

    @Test(
        "each compiles, plays from the resting picture to the resting picture, and goes back when a drag is cancelled",
        arguments: GuestFile.right)
    func plays(_ file: GuestFile) async throws {
        let played = try await file.play()
        let report = played.report
        #expect(report.errors == [])
        #expect(report.missing == [])
        #expect(!report.plays.isEmpty)
        let allowed = Self.allowed[file.path] ?? []
        var seen: [String: Int] = [:]
        for play in report.plays {
            seen[play.name, default: 0] += 1
            let complaints = play.complaints.filter { complaint in
                !allowed.contains { complaint.hasPrefix($0) }
            }
            #expect(complaints == [], "\(play.name) \(play.operation)")
            // The first operation and its way back; what else it serves mostly looks the same.
            guard seen[play.name, default: 0] <= 2, let image = try played.strip(of: play) else { continue }
            #expect(try Golden.complaint(about: image, "\(play.name)-\(play.operation)", width: Self.widest) == nil)
        }
    }
}
