import CoreGraphics
import Foundation
import Testing
import Transitions

@testable import Preview

extension WindowSuite {
    /// The plate over the screen, the gallery that its name opens, and where effects start.
    @Suite("plate and gallery", .serialized)
    @MainActor
    struct PlateTests {
        private static let size = CGSize(width: 393, height: 852)

        /// Where the plate's parts lie while a transition is held, in window points.
        private struct Places {
            let plate: CGRect
            let bar: CGRect
            let name: CGRect
        }

        private func places(_ twin: Twin) -> Places {
            twin.ask { workspace in
                let plate = workspace.overlay.plate
                return Places(
                    plate: plate.plateFrame, bar: plate.plate.convert(plate.bar.frame, to: nil),
                    name: plate.plate.convert(plate.name.frame, to: nil))
            }
        }

        @Test("the bar scrubs, the plate fades, keeps clear of the edge zones and lets clicks through beside it")
        func plate() async throws {
            let segue = try await RunningSegue(["circle-spread"])
            let twin = Twin("circle-spread", size: Self.size)
            // What it covers is all that changes when it fades.
            let shown = try segue.picture()
            try await Task.sleep(for: .milliseconds(2600))
            let bare = try await segue.expectChange(from: shown, "the plate to fade")
            let rest = try await segue.render(["circle-spread", "--at", "0"])
            try await segue.expect(rest, "the screen without the plate")
            let covered = change(shown, bare)
            #expect(covered.minX >= 24 && covered.maxX <= 369 && covered.maxY <= 828 && covered.minY > 600)

            // It comes back with the pointer, and its bar moves the time.
            twin.noteKey(.space)
            try await segue.press("space", until: .event("paused"))
            let parts = places(twin)
            #expect(covered.insetBy(dx: -1, dy: -1).contains(parts.plate))
            for part in [0.3, 0.62, 0.9] {
                let x = (parts.bar.minX + parts.bar.width * part).rounded()
                let fraction = Double((x - parts.bar.minX - 4) / (parts.bar.width - 8))
                try await segue.doing(until: .frame("paused", fraction - 0.001...fraction + 0.001)) {
                    let y = parts.bar.midY.rounded()
                    // Beside the knob, so that the place alone counts.
                    let start = CGPoint(x: part < 0.5 ? x + 60 : x - 60, y: y)
                    try await segue.press(along: [start, CGPoint(x: (start.x + x) / 2, y: y), CGPoint(x: x, y: y - 30)])
                    try await segue.letGo()
                }
                let still = try await segue.render(["circle-spread", "--at", "\(fraction)"])
                let above = CGRect(x: 0, y: 0, width: 393, height: parts.plate.minY.rounded(.down))
                try await segue.expect(
                    try #require(still.cropping(to: above)), in: above, "the screen above the plate at \(part)")
            }
            try await segue.press("Escape", until: .rest(after: "cancelled"))

            // Beside the plate, at its height, a click is the screen's; a click on it is not.
            let element = CGPoint(x: parts.plate.minX - 4, y: parts.plate.midY)
            let through = try await segue.doing(until: .answer) { try await segue.click(at: element) }
            #expect(through.events.filter { $0 != "began" }.isEmpty)
            #expect(
                try await segue.doing(until: .answer) {
                    try await segue.click(at: CGPoint(x: parts.plate.maxX - 6, y: parts.plate.minY + 4))
                }.story.isEmpty)

            // The effect's name opens the gallery.
            try await segue.doing(until: .event("gallery")) {
                try await segue.click(at: CGPoint(x: parts.name.midX.rounded(), y: parts.name.midY.rounded()))
            }
            try await segue.press("Escape", until: .answer)
            try await segue.stop()
        }

        @Test("the gallery moves, and is chosen from by arrows, keys and clicks; a click beside it closes it")
        func gallery() async throws {
            let segue = try await RunningSegue(["circle-spread"])
            let twin = Twin("circle-spread", size: Self.size)
            try await segue.press("h", until: .answer)
            let before = try segue.picture()
            twin.noteKey(.character("a"))
            let (cells, outside) = twin.ask { workspace -> ([CGRect], CGPoint) in
                guard let gallery = workspace.gallery else { return ([], .zero) }
                let view = gallery.window.subviews.compactMap { $0 as? GalleryView }.first
                return ((0..<12).compactMap { view?.layout.picture($0) }, CGPoint(x: 4, y: 4))
            }
            #expect(cells.count == 12 && cells.allSatisfy { $0.minX >= 24 && $0.maxX <= 369 && $0.maxY <= 828 })

            // All of its pictures have moved after a while.
            try await segue.press("a", until: .event("gallery"))
            var moved: Set<Int> = []
            var last = try await segue.expectChange(from: before, atLeast: 50_000, "the gallery")
            try await waitUntil(within: 20, for: "all pictures to move") {
                let now = try segue.picture()
                for (index, cell) in cells.enumerated() {
                    guard let old = last.cropping(to: cell), let new = now.cropping(to: cell) else { continue }
                    if differences(old, new) > 20 { moved.insert(index) }
                }
                last = now
                return moved.count == cells.count
            }
            try await segue.press("Escape")
            try await segue.expect(before, "the screen after the gallery was left")

            /// Opens the gallery, does something, and says which effect was chosen.
            func choice(_ action: () async throws -> Void) async throws -> String? {
                try await segue.press("a", until: .event("gallery"))
                return try await segue.doing(until: .rest(after: "selected"), action).last?.effect
            }
            #expect(try await choice { try await segue.press("Right", "Right", "Return") } == "open-door")
            let columns = cells.filter { $0.minY == cells[0].minY }.count
            let below = Catalogue.own[2 + columns].id
            #expect(try await choice { try await segue.press("Down", "Return") } == below)
            #expect(try await choice { try await segue.press("8") } == "fade")
            #expect(
                try await choice {
                    try await segue.click(at: CGPoint(x: cells[5].midX.rounded(), y: cells[5].midY.rounded()))
                } == Catalogue.own[5].id)

            let end = try segue.picture()
            try await segue.press("a", until: .event("gallery"))
            try await segue.expectChange(from: end, atLeast: 50_000, "the gallery again")
            try await segue.click(at: outside)
            try await segue.expect(end, "the screen after a click beside the gallery")
            #expect(try segue.trace.lines().last { $0.event == "selected" }?.effect == Catalogue.own[5].id)
            try await segue.stop()
        }

        @Test("O and a click choose where effects start, as --origin does")
        func origin() async throws {
            let segue = try await RunningSegue(["circle-spread"])
            try await segue.press("h", until: .answer)
            // With the plate hidden nothing says that a click is awaited.
            try await segue.press("o")
            try await segue.doing(until: .event("origin", detail: "301,602")) {
                try await segue.click(at: CGPoint(x: 301, y: 602))
            }
            try await segue.press("space", until: .event("paused"))
            try await segue.press("shift+Right", until: .frame("paused", 0.33...0.34))
            let fraction = "\(10.0 / 60 / 0.5)"
            let there = try await segue.render(["circle-spread", "--origin", "301,602", "--at", fraction])
            try await segue.expect(there, "an effect that starts at the point clicked")
            try await segue.press("Escape", until: .rest(after: "cancelled"))
            try await segue.press("o", "Escape", until: .event("origin"))
            try await segue.press("space", until: .event("paused"))
            try await segue.press("shift+Right", until: .frame("paused", 0.33...0.34))
            let usual = try await segue.render(["circle-spread", "--at", fraction])
            try await segue.expect(usual, "an effect that starts at its element again")
            #expect(differences(usual, there) > 10_000)
            try await segue.stop()
        }
    }
}
