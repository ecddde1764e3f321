import CoreGraphics
import Foundation
import Testing

@testable import Preview

extension WindowSuite {
    /// Drag scripts in a real window: written from a real mouse, and played again.
    @Suite("scripts")
    struct ScriptTests {
        /// What happened up to the end of a script.
        private func replayed(_ path: String) async throws -> [String] {
            let segue = try await RunningSegue(["alpha", "--fresh", "--replay", path])
            try await waitUntil(within: 60, for: "the end of the script") {
                try segue.trace.lines().contains { $0.event == "replayed" }
            }
            let story = try segue.trace.lines().story
            try await segue.stop()
            return story
        }

        @Test("what was done in the window is written when it is closed, and does the same again")
        func record() async throws {
            let segue = try await RunningSegue(["alpha", "--fresh", "--record", "done.txt"])
            try await segue.doing(until: .rest(after: "finished")) {
                try await segue.drag(
                    .press(1, 0.4), .move(from: (1, 0.4), to: (0.3, 0.45), steps: 30), .release)
            }
            try await segue.doing(until: .rest(after: "cancelled")) {
                try await segue.drag(
                    .press(0, 0.5), .move(from: (0, 0.5), to: (0.6, 0.5), steps: 30), .click(button: 3), .release)
            }
            try await segue.press("BackSpace", until: .rest(after: "finished"))
            let story = try segue.trace.lines().story
            // As by Ctrl-C: the toolkit takes both signals for the wish to end.
            let result = try await segue.stop()
            #expect(result.code == 0 && result.errors.isEmpty)
            let text = try String(contentsOfFile: segue.folder.file("done.txt"), encoding: .utf8)
            let script = try DragScript(parsing: text)
            #expect("# alpha, navigation, 393x852\n\(script)" == text)
            let words = script.steps.map { String($0.description.prefix { $0.isLetter }) }
            #expect(words.first == "from" && words.contains("cancel") && words.last == "key", "\(script.line)")
            #expect(words.count { $0 == "from" } == 2 && words.count { $0 == "release" } == 2, "\(script.line)")
            #expect(!words.contains("move") && !words.contains("press"), "\(script.line)")
            let path = segue.folder.file("again.txt")
            try (text + "until rest\n").write(toFile: path, atomically: true, encoding: .utf8)
            #expect(try await replayed(path) == story, "\(script.line)")
        }

        @Test("the window and a rendered picture show the same, while dragged and while settling")
        func samePictures() async throws {
            for (script, part) in [
                ("from right 0.3 at 0.4, hold 0.6s, key F12, hold 0.6s, release, until rest", "0.3"),
                ("flick right, wait 0.1s, key Space, wait 0.5s, key F12, wait 1s, key Space, until rest", "0.5"),
            ] {
                let segue = try await RunningSegue(["alpha", "--fresh", "--replay", script])
                try await waitUntil(within: 60, for: "the end of the script") {
                    try segue.trace.lines().contains { $0.event == "replayed" }
                }
                let shot = try #require(try segue.trace.lines().first { $0.event == "screenshot" }?.detail)
                let picture = try CGImage.decode(contentsOf: shot)
                try await segue.stop()
                let rendered = try await Command.run(
                    Command.segue,
                    ["render", "alpha", "--interactive", script, "--at", part, "--scale", "1", "-o", "out.png"],
                    environment: RunningSegue.environment(nil, segue.folder), in: segue.folder.path)
                #expect(rendered.code == 0, "\(rendered.errors)")
                expectSame(try CGImage.decode(contentsOf: segue.folder.file("out.png")), picture, script)
            }
        }

        @Test("while a script is at work the mouse does nothing, and Escape ends it")
        func taken() async throws {
            let segue = try await RunningSegue(["alpha", "--fresh", "--replay", "from right 0.4, hold 100s, release"])
            try await segue.doing(until: .event("cancelled")) {
                try await segue.drag(.press(0.5, 0.5), .move(from: (0.5, 0.5), to: (0.9, 0.5), steps: 20), .release)
                try await segue.press("Return")
                #expect(try segue.trace.lines().story == ["push began"])
                try await segue.press("Escape")
            }
            try await segue.press("Return", until: .rest(after: "finished"))
            let result = try await segue.stop()
            #expect(result.errors == "segue: The script was stopped: the mouse is yours again\n")
        }
    }
}

/// What the commands say to scripts that they cannot read or write.
@Suite("script mistakes")
struct ScriptMistakeTests {
    private func run(_ arguments: String...) async throws -> (code: Int32, errors: String) {
        let folder = try TemporaryFolder()
        try "wait 1s\n  hold 3".write(toFile: folder.file("bad.txt"), atomically: true, encoding: .utf8)
        let result = try await Command.run(
            Command.segue, arguments, environment: RunningSegue.environment(nil, folder), in: folder.path)
        #expect(result.output.isEmpty)
        return (result.code, result.errors)
    }

    @Test("a script that is not understood is one line that says where")
    func mistakes() async throws {
        for (script, message) in [
            ("bad.txt", "bad.txt:2:8: expected a time, such as 0.4s or 400ms, found 3"),
            ("none.txt", "--interactive: there is no file none.txt, and it is no script"),
            (
                "form right 0",
                "--interactive: 1:1: expected a step, such as from, to, release or wait, found form; did you mean from?"
            ),
            ("flick", "--interactive: 1:6: expected an edge: left, right, top or bottom, found the end"),
            (".", "--interactive . is a folder; name a file with a script"),
        ] {
            let result = try await run("render", "fade", "--interactive", script, "-o", "out.png")
            #expect(result.errors == "segue render: \(message)\n")
            #expect(result.code == 2)
        }
    }

    @Test("a script that never rests, and a place that cannot be written to, are one line")
    func work() async throws {
        let loop = try await run(
            "render", "alpha", "--size", "100x200", "--interactive", "key L, wait 1s", "-o", "out.png")
        #expect(loop.code == 1)
        #expect(loop.errors.hasPrefix("segue: the script leaves something that does not come to rest in 60 s"))
        let folder = try await run("run", "--record", "none/done.txt")
        #expect(folder.code == 1 && folder.errors.split(separator: "\n").count == 1)
        let both = try await run("run", "--record", "done.txt", "--replay", "flick right")
        #expect(both.code == 2 && both.errors.contains("exclude each other"))
    }

    @Test("a full disk is one line, and the window has ended all the same")
    func fullDisk() async throws {
        let folder = try TemporaryFolder()
        var environment = RunningSegue.environment(nil, folder)
        environment["SDL_VIDEODRIVER"] = "dummy"
        let result = try await Command.run(
            Command.segue, ["run", "alpha", "--fresh", "--seconds", "0.2", "--record", "/dev/full"],
            environment: environment, in: folder.path)
        #expect(result.code == 1)
        #expect(
            result.errors
                == "segue: the script /dev/full cannot be written (no space left on device); make room or write elsewhere; "
                + "what was done is lost\n")
    }
}
