import Foundation
import Preview
import Testing
import Transitions

/// What `segue list` says of one effect, and what the words it gives do.
@Suite("list EFFECT and --set")
struct ListTests {
    private func lines(_ words: String...) async throws -> [String] {
        let result = try await Command.run(Command.segue, ["list"] + words)
        #expect((result.code, result.errors) == (0, ""))
        return result.output.split(separator: "\n").map(String.init)
    }

    @Test("an effect is shown with its keys, limits and defaults")
    func effect() async throws {
        let card = try await lines("card")
        #expect(card[0].hasPrefix("Card (key 6): present, dismiss"))
        #expect(card.contains { $0.hasPrefix("--duration") && $0.hasSuffix("0.45") })
        #expect(card.contains { $0.hasPrefix("--curve") && $0.hasSuffix("ease-out") })
        #expect(card.contains { $0.hasPrefix("topForShow") && $0.contains("0 to 400 pt") && $0.hasSuffix(" 40") })
        let system = try await lines("-")
        #expect(!system.contains { $0.hasPrefix("--curve") })
        #expect(system.last?.contains("critically damped spring") == true)
    }

    @Test("for programs there are the parameters of all, with the words that --set takes")
    func json() async throws {
        let result = try await Command.run(Command.segue, ["list", "--json", "awesome"])
        let root = try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
        let effects = try #require(root["effects"] as? [[String: Any]])
        #expect(effects.count == 1 && effects[0]["id"] as? String == "awesome")
        let parameters = try #require(effects[0]["parameters"] as? [[String: Any]])
        let expected = try #require(await Catalogue.entry("awesome")?.make().parameters).map(\.key)
        #expect(parameters.compactMap { $0["key"] as? String } == expected)
        let lift = parameters[0]
        #expect(lift["kind"] as? String == "number" && lift["unit"] as? String == "pt")
        #expect(lift["minimum"] as? Double == 0 && lift["maximum"] as? Double == 500)
        #expect(parameters[2]["kind"] as? String == "optionalColor" && parameters[2]["default"] as? String == "#000000")
    }

    @Test("what is set is seen in the picture, and the defaults give the picture without them")
    func rendered() async throws {
        let folder = try TemporaryFolder()
        func still(_ words: String...) async throws -> CGImage {
            let result = try await Command.run(
                Command.segue,
                ["render", "circle-rect-spread", "--at", "0.5", "--scale", "0.2", "-o", "out.png"] + words,
                in: folder.path)
            #expect((result.code, result.output, result.errors) == (0, "", ""))
            return try CGImage.decode(contentsOf: folder.file("out.png"))
        }
        let plain = try await still()
        let green = try await still("--set", "discColor=#00FF00", "--duration", "3", "--curve", "0.2,0,0,1")
        func count(_ image: CGImage, _ color: [Int]) -> Int {
            (0..<image.width * image.height).count { index in
                let pixel = image.pixels[index]
                return [16, 8, 0].map { Int(pixel >> UInt32($0) & 255) } == color
            }
        }
        #expect(count(plain, [255, 165, 0]) > 100 && count(plain, [0, 255, 0]) == 0)
        #expect(count(green, [255, 165, 0]) == 0 && count(green, [0, 255, 0]) > 100)
        let same = try await still(
            "--set", "discColor=#FFA500", "--set=startScale=0.01", "--duration=0.5", "--curve=ease-in-out")
        expectSame(same, plain, "defaults set by hand")
    }
}

extension WindowSuite {
    /// What is tuned on the command line, in the window.
    @Suite("tuned on the command line")
    struct TunedWindowTests {
        @Test("the window plays the effect as tuned, and another effect as that one is")
        func duration() async throws {
            let segue = try await RunningSegue(["card", "--curve", "spring:0.5,0.6", "--set", "topForShow=200"])
            func seconds(_ lines: [Trace.Line]) throws -> Double {
                let began = try #require(lines.last { $0.event == "began" })
                let finished = try #require(lines.last { $0.event == "finished" })
                return finished.t - began.t
            }
            // ln(1000) · 0.6 / (2π · 0.5) = 1.319 s; a busy machine may be late, but not early.
            let tuned = try await segue.press("Return", until: .rest(after: "finished"))
            #expect((1.25...2.5).contains(try seconds(tuned)))
            try await segue.press("h", until: .answer)
            let file = segue.folder.file("rest.png")
            let result = try await Command.run(
                Command.segue,
                ["render", "card", "--at", "1", "--scale", "1", "--set", "topForShow=200", "-o", file])
            #expect(result.code == 0, "\(result.errors)")
            expectSame(try segue.picture(), try CGImage.decode(contentsOf: file), "the card at its other place")
            try await segue.press("9", until: .event("selected"))
            let other = try await segue.press("Return", until: .rest(after: "finished"))
            #expect((0.25...1.2).contains(try seconds(other)), "its own 0.3 s")
            try await segue.stop()
        }
    }
}
