import CoreGraphics
import Foundation
import Testing

/// Users' own files with no window: what is listed and rendered, and what is said where it cannot be.
@Suite("users' files")
struct GuestCommandTests {
    /// Writes a file into a folder of its own and runs a command there.
    private func segue(
        _ arguments: [String], _ files: [String: String], folder: TemporaryFolder? = nil
    ) async throws -> Command.Result {
        let folder = try folder ?? TemporaryFolder()
        for (name, text) in files { try text.write(toFile: folder.file(name), atomically: true, encoding: .utf8) }
        var environment = RunningSegue.environment(nil, folder)
        // One cache for all, so that the compiler's own is warm after the first.
        environment["XDG_CACHE_HOME"] =
            FileManager.default.temporaryDirectory.appendingPathComponent("segue-tests").path
        return try await Command.run(Command.segue, arguments, environment: environment, in: folder.path)
    }

    @Test("list names a file's classes in the form of effects, with what can be set of them")
    func list() async throws {
        let result = try await segue(["list", "Slide.swift", "--json"], ["Slide.swift": GuestSource.slide()])
        #expect((result.code, result.errors) == (0, ""))
        let json = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
        let effects = try #require(json?["effects"] as? [[String: Any]])
        let effect = try #require(effects.first)
        #expect(effects.count == 1)
        #expect(effect["id"] as? String == "SlideAnimator" && effect["key"] as? String == "1")
        #expect(effect["operations"] as? [String] == ["present", "dismiss"])
        #expect(effect["duration"] as? [String: Double] == ["enter": 0.4, "leave": 0.4])
        let parameters = try #require(effect["parameters"] as? [[String: Any]])
        #expect(parameters.map { $0["key"] as? String } == ["duration"])
    }

    @Test("stills at both ends are the resting screens, both ways, and the flag is told the direction")
    func ends() async throws {
        let folder = try TemporaryFolder()
        func still(_ what: String, _ operation: String, at part: String) async throws -> CGImage {
            let result = try await segue(
                ["render", what, "--operation", operation, "--at", part, "--scale", "0.5", "-o", "out.png"],
                ["Slide.swift": GuestSource.slide()], folder: folder)
            guard (result.code, result.errors) == (0, "") else { throw Failure("\(result)") }
            return try CGImage.decode(contentsOf: folder.file("out.png"))
        }
        // The same pair of screens.
        let first = try await still("circle-spread", "present", at: "0")
        let second = try await still("circle-spread", "present", at: "1")
        for (operation, before, after) in [("present", first, second), ("dismiss", second, first)] {
            expectSame(try await still("Slide.swift", operation, at: "0"), before, "\(operation) at 0")
            expectSame(try await still("Slide.swift", operation, at: "1"), after, "\(operation) at 1")
            let middle = try await still("Slide.swift", operation, at: "0.5")
            #expect(differences(middle, before) > 2000 && differences(middle, after) > 2000, "\(operation) at 0.5")
        }
    }

    @Test("a transition without length shows the screen before at 0 and the one after at 1")
    func instant() async throws {
        let folder = try TemporaryFolder()
        func still(_ what: String, at part: String) async throws -> CGImage {
            let result = try await segue(
                ["render", what, "--operation", "present", "--at", part, "--scale", "0.5", "-o", "out.png"],
                ["Slide.swift": GuestSource.slide(begin: "context.completeTransition(true); return")], folder: folder)
            guard result.code == 0 else { throw Failure("\(result)") }
            return try CGImage.decode(contentsOf: folder.file("out.png"))
        }
        expectSame(try await still("Slide.swift", at: "0"), try await still("circle-spread", at: "0"), "at 0")
        expectSame(try await still("Slide.swift", at: "1"), try await still("circle-spread", at: "1"), "at 1")
    }

    @Test("a setting of the class is set by --set")
    func setting() async throws {
        let result = try await segue(
            ["render", "Slide.swift", "--set", "duration=0.8", "--at", "1", "--scale", "0.2", "-o", "a.png"],
            ["Slide.swift": GuestSource.slide(begin: "print(duration)")])
        #expect((result.code, result.output, result.errors) == (0, "0.8\n", ""))
    }

    @Test("what cannot be guessed is named with what to type, and what was typed is remembered")
    func making() async throws {
        let folder = try TemporaryFolder()
        let render = ["render", "Card.swift", "--at", "1", "--scale", "0.2", "-o", "a.png"]
        let first = try await segue(render, ["Card.swift": GuestSource.card], folder: folder)
        #expect(first.code == 1)
        #expect(
            first.errors.contains("topForShow (CGFloat)") && first.errors.contains("--make 'CardTransition(topForShow:")
        )
        let told = try await segue(render + ["--make", "CardTransition(topForShow: 40)"], [:], folder: folder)
        #expect((told.code, told.errors) == (0, ""))
        let remembered = try await segue(render, [:], folder: folder)
        #expect((remembered.code, remembered.errors) == (0, ""))
    }

    @Test(
        "what is wrong with a file is said with its place, on standard error, and ends in code 1",
        arguments: [
            ("let x: Int = \"a\"", "Slide.swift:16:22: error: cannot convert value of type 'String'"),
            ("let view: UIView? = nil; view!.alpha = 0", "segue: Slide.swift:16: Fatal error: Unexpectedly found nil"),
            (
                "let numbers = [1]; _ = numbers[moving.tag + 1]",
                "segue: Slide.swift:16: Fatal error: Index out of range"
            ),
            ("while moving.tag == 0 { moving.alpha = 1 }", "does not return"),
        ])
    func faults(statement: String, message: String) async throws {
        let folder = try TemporaryFolder()
        let result = try await segue(
            ["render", "Slide.swift", "-o", "out.png"], ["Slide.swift": GuestSource.slide(begin: statement)],
            folder: folder)
        #expect(result.code == 1 && result.errors.contains(message), "\(result)")
        #expect(!FileManager.default.fileExists(atPath: folder.file("out.png")))
    }

    @Test("mistakes on the command line are said in a line")
    func mistakes() async throws {
        let files = ["Slide.swift": GuestSource.slide(), "Empty.swift": "import UIKit\n"]
        for (arguments, code, message) in [
            (["list", "Nothing.swift"], 1, "no such file: Nothing.swift"),
            (["list", "Empty.swift"], 1, "Empty.swift has no transition in it"),
            (
                ["list", "Slide.swift", "--class", "Slyde"], 2,
                "Slide.swift has no transition Slyde; it has SlideAnimator"
            ),
            (["render", "card", "--make", "X()", "-o", "a.png"], 2, "--make needs a Swift file"),
            (["list", "Slide.swift", "--wrap", "navigation"], 2, "--wrap needs --root"),
            (["list", "card", "fade"], 2, "unexpected word fade"),
        ] as [([String], Int32, String)] {
            let result = try await segue(arguments, files)
            #expect(result.code == code && result.errors.contains(message), "\(arguments): \(result)")
            #expect(result.errors.split(separator: "\n").count == 1, "\(arguments): \(result.errors)")
        }
    }
}
