import CoreGraphics
import Foundation
import Testing

extension WindowSuite {
    /// Key V: what the screens show, as a film.
    @Suite("recording")
    struct RecordingTests {
        @Test(
            "V records the screen without what lies over it, from the first press to the second",
            arguments: ["mp4", "gif"])
        func films(ending: String) async throws {
            let segue = try await RunningSegue(
                ["open-door", "--size", "240x416", "--record-to", "film.\(ending)"])
            try await segue.press("h", until: .answer)
            let first = try segue.picture()
            try await segue.press("v", until: .event("recording"))
            // The red dot is over the screen.
            try await waitUntil(within: 30, for: "the dot") { try differences(first, segue.picture()) > 50 }
            #expect(change(first, try segue.picture()).width < 24)
            try await segue.press("Return", until: .rest(after: "finished"))
            try await segue.press("v", until: .event("recorded"))
            let last = try segue.picture()
            let lines = try segue.trace.lines()
            let began = try #require(lines.first { $0.event == "recording" }?.t)
            let ended = try #require(lines.last { $0.event == "finished" }?.t)
            let end = try await segue.stop()
            #expect(end.output == "film.\(ending)\n")
            let film = segue.folder.file("film.\(ending)")
            let length = try await Command.run(
                "ffprobe", ["-v", "error", "-show_entries", "format=duration", "-of", "csv=p=0", film])
            let seconds = try #require(Double(length.output.trimmingCharacters(in: .whitespacesAndNewlines)))
            #expect(seconds > ended - began - 0.2 && seconds < 30)
            let raw = segue.folder.file("raw")
            let decoded = try await Command.run(
                "ffmpeg",
                [
                    "-v", "error", "-nostdin", "-i", film, "-fps_mode", "passthrough", "-f", "rawvideo", "-pix_fmt",
                    "bgra", raw,
                ])
            #expect(decoded.code == 0, "\(decoded.errors)")
            let data = try Data(contentsOf: URL(fileURLWithPath: raw))
            let bytes = 240 * 416 * 4
            #expect(data.count.isMultiple(of: bytes) && data.count >= 3 * bytes)
            // Close to what the window showed; the dot alone would be far off.
            for (part, picture) in [(data.prefix(bytes), first), (data.suffix(bytes), last)] {
                let pixels = Array(part)
                let worst =
                    (0..<240 * 416).map { index in
                        abs(Int(pixels[index * 4 + 1]) - Int(picture.pixels[index] >> 8 & 255))
                    }.max() ?? 255
                #expect(worst < 110, "\(worst)")
            }
        }
    }
}
