import CoreGraphics
import Foundation
import Testing

/// What `segue render` writes, read back.
@Suite("render")
struct RenderTests {
    /// Renders into a file of its own and reads that.
    private func render(_ arguments: String..., in folder: TemporaryFolder? = nil) async throws -> CGImage {
        let folder = try folder ?? TemporaryFolder()
        let result = try await Command.run(
            Command.segue, ["render"] + arguments + ["-o", "out.png"],
            environment: RunningSegue.environment(nil, folder), in: folder.path)
        guard (result.code, result.output, result.errors) == (0, "", "") else {
            throw Failure("\(arguments): \(result)")
        }
        return try CGImage.decode(contentsOf: folder.file("out.png"))
    }

    @Test("stills between two pictures are those pictures at 0 and at 1, and neither in the middle")
    func ends() async throws {
        let folder = try TemporaryFolder()
        let (from, to) = (Pictures.pattern(240, 416, 3), Pictures.pattern(240, 416, 5))
        try from.writePNG(to: folder.file("from.png"))
        try to.writePNG(to: folder.file("to.png"))
        for (effect, operation) in [("fade", "push"), ("open-door", "dismiss"), ("alpha", "tab")] {
            func still(_ part: String) async throws -> CGImage {
                try await render(
                    effect, "--operation", operation, "--at", part, "--size", "120x208", "--from", "from.png", "--to",
                    "to.png", in: folder)
            }
            // Going back, the second picture is the one that is left.
            let (first, last) = operation == "dismiss" ? (to, from) : (from, to)
            expectSame(try await still("0"), first, "\(effect) \(operation) at 0")
            expectSame(try await still("1"), last, "\(effect) \(operation) at 1")
            let middle = try await still("0.5")
            #expect(differences(middle, first) > 10_000 && differences(middle, last) > 10_000)
        }
    }

    @Test(
        "a still has the size of the screen times the scale",
        arguments: [
            (["--size", "123x317", "--scale", "1"], 123, 317), (["--size", "123x317"], 246, 634),
            (["--size", "101x207", "--scale", "1.5"], 152, 311), ([], 786, 1704),
        ])
    func size(options: [String], width: Int, height: Int) async throws {
        let folder = try TemporaryFolder()
        let result = try await Command.run(
            Command.segue, ["render", "ripple", "--at", "0.5", "-o", "out.png"] + options, in: folder.path)
        #expect((result.code, result.errors) == (0, ""))
        let image = try CGImage.decode(contentsOf: folder.file("out.png"))
        #expect((image.width, image.height) == (width, height))
    }

    @Test("JPEG and WebP pictures fill the screen, centred, their shape kept", arguments: ["jpeg", "webp"])
    func formats(name: String) async throws {
        let folder = try TemporaryFolder()
        let data = name == "jpeg" ? Pictures.jpeg : Pictures.webp
        try data.write(to: URL(fileURLWithPath: folder.file("from.\(name)")))
        let image = try await render(
            "fade", "--at", "0", "--size", "200x200", "--scale", "1", "--from", "from.\(name)", in: folder)
        // 16 × 8 pixels on a square: the middle half of them, of which the left is red and the right green over blue.
        func isNear(_ x: Int, _ y: Int, _ red: Int, _ green: Int, _ blue: Int) -> Bool {
            let pixel = image[x, y]
            let parts = [Int(pixel >> 16 & 255) - red, Int(pixel >> 8 & 255) - green, Int(pixel & 255) - blue]
            return parts.allSatisfy { abs($0) < 60 }
        }
        #expect(isNear(40, 50, 255, 0, 0) && isNear(40, 150, 255, 0, 0))
        #expect(isNear(160, 40, 0, 255, 0) && isNear(160, 170, 0, 0, 255))
    }

    @Test("a filmstrip holds the stills, with captions, in as many frames as asked for")
    func filmstrip() async throws {
        let folder = try TemporaryFolder()
        let (from, to) = (Pictures.pattern(120, 208, 3), Pictures.pattern(120, 208, 5))
        try from.writePNG(to: folder.file("from.png"))
        try to.writePNG(to: folder.file("to.png"))
        var widths: [Int] = []
        for frames in ["2", "3"] {
            let strip = try await render(
                "fade", "--frames", frames, "--size", "120x208", "--from", "from.png", "--to", "to.png", in: folder)
            widths.append(strip.width)
            #expect(strip.height > 208)
            #expect(Pictures.contains(strip, from) && Pictures.contains(strip, to))
        }
        #expect(widths[0] >= 240 && widths[1] - widths[0] >= 120)
    }

    @Test("the origin moves where an effect starts")
    func origin() async throws {
        let arguments = ["circle-spread", "--operation", "push", "--size", "200x300", "--scale", "1"]
        func still(_ part: String, _ origin: String) async throws -> CGImage {
            let folder = try TemporaryFolder()
            let result = try await Command.run(
                Command.segue, ["render"] + arguments + ["--at", part, "--origin", origin, "-o", "out.png"],
                in: folder.path)
            #expect((result.code, result.errors) == (0, ""))
            return try CGImage.decode(contentsOf: folder.file("out.png"))
        }
        let rest = try await still("0", "150,70")
        let changed = change(rest, try await still("0.1", "150,70"))
        // Thirty points at first, a tenth of the way to the far corner by then.
        let radius = 30 + (hypot(150, 230) - 30) * 0.1
        #expect(abs(changed.midY - 70) < 12 && changed.height <= 2 * radius + 4)
        #expect(changed.minX > 200 - 2 * 75 && changed.maxX == 200)
    }

    @Test("the tour shows all effects")
    func tour() async throws {
        let folder = try TemporaryFolder()
        let result = try await Command.run(
            Command.segue, ["tour", "--size", "100x200", "-o", "tour.png"],
            environment: RunningSegue.environment(nil, folder), in: folder.path)
        #expect((result.code, result.errors) == (0, ""))
        #expect(isOneLine(result.output) && result.output.contains("tour.png"))
        let tour = try CGImage.decode(contentsOf: folder.file("tour.png"))
        #expect(tour.width > 500 && tour.height > 6 * 100)
    }
}
