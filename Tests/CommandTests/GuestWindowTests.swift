import CoreGraphics
import Foundation
import Testing

extension WindowSuite {
    /// A user's own file in the window: saved, broken, mended, and worse.
    @Suite("a user's file in the window", .serialized)
    struct GuestWindowTests {
        private static let name = "Slide.swift"

        /// Opens a window on a version of the file.
        private func open(_ text: String) async throws -> (RunningSegue, TemporaryFolder) {
            let folder = try TemporaryFolder()
            try save(text, in: folder)
            return (try await RunningSegue([folder.file(Self.name), "--fresh"]), folder)
        }

        /// Saves as most editors do: another file takes the name.
        private func save(_ text: String, in folder: TemporaryFolder) throws {
            try text.write(toFile: folder.file(Self.name), atomically: true, encoding: .utf8)
        }

        /// Saves, and waits until the window's process says something.
        private func save(
            _ text: String, in folder: TemporaryFolder, until message: String, _ segue: RunningSegue
        ) async throws {
            let before = segue.errors.components(separatedBy: message).count
            try save(text, in: folder)
            try await waitUntil(within: 60, for: "'\(message)' in: \(segue.errors)") {
                segue.errors.components(separatedBy: message).count > before
            }
        }

        /// How many pixels have the red of the faults' panel.
        private func redness(_ segue: RunningSegue) throws -> Int {
            let picture = try segue.picture()
            return (0..<picture.width * picture.height).count { index in
                let pixel = picture.pixels[index]
                let (red, green, blue) = (pixel >> 16 & 0xFF, pixel >> 8 & 0xFF, pixel & 0xFF)
                return red > 235 && (90...125).contains(green) && (80...115).contains(blue)
            }
        }

        @Test("each saved version takes the place of the one before, and plays again what was played last")
        func reload() async throws {
            let (segue, folder) = try await open(GuestSource.slide())
            #expect(try await segue.title() == "SlideAnimator – Segue")
            try await segue.press("Return", until: .event("finished"))
            // The window has taken over no more of each frame than had changed: all it shows is what there is to be shown.
            try await segue.press("h", until: .answer)
            try await Task.sleep(for: .milliseconds(600))
            let kept = try segue.picture()
            try await segue.hideAndShow()
            try await segue.expect(kept, "a guest's window shown again")
            for number in 1...5 {
                try await segue.doing(until: .event("finished")) {
                    try await save(
                        GuestSource.slide(scale: 0.5 + Double(number) / 20), in: folder, until: "on show after", segue)
                }
            }
            let lines = try segue.trace.lines()
            #expect(lines.events.filter { $0 == "began" }.count == 6)
            #expect(lines.filter { $0.event == "began" }.allSatisfy { $0.operation == "present" })
            #expect(try await segue.stop().code == 0)
        }

        @Test("an error is shown over the last good version, which goes on, until a version compiles")
        func error() async throws {
            let (segue, folder) = try await open(GuestSource.slide())
            let calm = try redness(segue)
            try await save(
                GuestSource.slide(begin: "moving.alhpa = 1"), in: folder, until: "Slide.swift:16:16: error:", segue)
            try await waitUntil(within: 10, for: "the panel") { try redness(segue) > calm + 100 }
            try await segue.press("Return", until: .event("finished"))
            #expect(try redness(segue) > calm + 100, "the panel stays while it plays")
            try await save(GuestSource.slide(), in: folder, until: "on show after", segue)
            try await waitUntil(within: 10, for: "the panel to go") { try redness(segue) <= calm + 100 }
            #expect(try await segue.stop().code == 0)
        }

        @Test(
            "code that traps, loops for ever or leaves the program takes nothing with it",
            arguments: [
                ("let view: UIView? = nil; view!.alpha = 0", "Slide.swift:16: Fatal error: Unexpectedly found nil"),
                ("while moving.tag == 0 { moving.alpha = 1 }", "does not return"),
                ("exit(0)", "left the program"),
            ])
        func misbehaviour(statement: String, message: String) async throws {
            let (segue, folder) = try await open(GuestSource.slide(begin: statement))
            let calm = try redness(segue)
            try await segue.press("Return")
            try await waitUntil(within: 60, for: message) { segue.errors.contains(message) }
            try await waitUntil(within: 20, for: "the panel") { try redness(segue) > calm + 100 }
            try await save(GuestSource.slide(), in: folder, until: "on show after", segue)
            try await segue.press("Return", until: .event("finished"))
            #expect(try await segue.stop().code == 0)
        }
    }
}
