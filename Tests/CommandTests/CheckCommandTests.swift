import CoreGraphics
import Foundation
import Preview
import Testing

extension WindowSuite {
    /// `segue check` as a person and a server use it.
    @Suite("check", .serialized)
    struct CheckCommandTests {
        private func segue(
            _ arguments: [String], _ files: [String: String] = [:], folder: TemporaryFolder? = nil
        ) async throws -> Command.Result {
            let folder = try folder ?? TemporaryFolder()
            for (name, text) in files { try text.write(toFile: folder.file(name), atomically: true, encoding: .utf8) }
            return try await Command.run(
                Command.segue, ["check"] + arguments, environment: Self.environment(folder), in: folder.path)
        }

        private static func environment(_ folder: TemporaryFolder) -> [String: String?] {
            var environment = RunningSegue.environment(nil, folder)
            // One cache for all, so that the compiler's own is warm after the first.
            environment["XDG_CACHE_HOME"] =
                FileManager.default.temporaryDirectory.appendingPathComponent("segue-tests").path
            return environment
        }

        /// Cancelled, it reports success all the same.
        private static let faulty = GuestSource.slide().replacing("!context.transitionWasCancelled", with: "true")
        /// Few cases, so that the tests are quick.
        private static let short = ["--operation", "present", "--situation", "timed", "--situation", "cancelled"]

        @Test("a class without faults is one line, and code 0")
        func clean() async throws {
            let result = try await segue(["Slide.swift"] + Self.short, ["Slide.swift": GuestSource.slide()])
            #expect((result.code, result.errors) == (0, ""))
            #expect(result.output == "SlideAnimator: 2 runs, nothing found; presented as fullScreen\n")
        }

        @Test("an effect of Segue's own can be named")
        func effect() async throws {
            let result = try await segue(["card", "--situation", "timed", "--jobs", "1"])
            #expect((result.code, result.errors) == (0, ""))
            #expect(result.output == "card: 2 runs, nothing found\n")
        }

        @Test("a fault is told with its place and ends in code 1, however many processes look for it")
        func fault() async throws {
            let folder = try TemporaryFolder()
            let arguments = ["Slide.swift", "--format", "lines"] + Self.short
            let first = try await segue(arguments, ["Slide.swift": Self.faulty], folder: folder)
            #expect(first.code == 1 && first.errors.isEmpty)
            #expect(
                try #/Slide\.swift:[0-9]+:[0-9]+: error: .+ \[success-after-cancel\]\n/#.wholeMatch(in: first.output)
                    != nil,
                "\(first.output)")
            let other = try await segue(arguments + ["--jobs", "4"], folder: folder)
            #expect(other.output == first.output)
            let timed = try await segue(
                ["Slide.swift", "--operation", "present", "--situation", "timed"], folder: folder)
            #expect(timed.code == 0, "\(timed)")
        }

        @Test("what is printed by the class does not get into the report")
        func silence() async throws {
            let source = GuestSource.slide(begin: "print(\"hello\"); NSLog(\"hello\")")
            let result = try await segue(["Slide.swift"] + Self.short, ["Slide.swift": source])
            #expect((result.code, result.errors) == (0, ""))
            #expect(result.output == "SlideAnimator: 2 runs, nothing found; presented as fullScreen\n")
        }

        @Test(
            "a trap, an exit or a loop is a finding with its place, and the other cases are checked all the same",
            arguments: [
                ("fatalError(\"large\")", "Fatal error: large", "traps"), ("exit(0)", "left the program", "traps"),
                ("while true { moving.tag = 1 }", "does not return", "hangs"),
            ])
        func deaths(statement: String, message: String, rule: String) async throws {
            let source = Self.faulty.replacing(
                "let away", with: "if moving.bounds.width > 1000 { \(statement) }\nlet away")
            let folder = try TemporaryFolder()
            let result = try await segue(
                ["Slide.swift", "--json", "--situation", "large-screen", "--evidence", "found"] + Self.short,
                ["Slide.swift": source], folder: folder)
            #expect(result.code == 1 && result.errors.isEmpty)
            let found = try Self.findings(result.output)
            let rules = found.compactMap { $0["rule"] as? String }
            #expect(Set(rules) == ["success-after-cancel", rule] && rules.count == 2, "\(result.output)")
            let death = try #require(found.first { $0["rule"] as? String == rule })
            #expect((death["message"] as? String)?.contains(message) == true)
            let line = (death["place"] as? [String: Any])?["line"] as? Int
            // Who leaves by the front door says nothing of where.
            #expect(line == (statement == "exit(0)" ? nil : 17), "\(result.output)")
            let cases = try #require(death["occurrences"] as? [[String: Any]])
            #expect(cases.map { $0["situation"] as? String } == ["large-screen"])
            let evidence = try #require(death["evidence"] as? [String: String])
            #expect(evidence["picture"] == nil && evidence["script"].map(folder.file).map(Self.exists) == true)
        }

        @Test("after three traps at one place the rest is left out, and said to be")
        func givingUp() async throws {
            let source = GuestSource.slide(begin: "let view: UIView? = nil; view!.alpha = 0")
            let result = try await segue(["Slide.swift"], ["Slide.swift": source])
            #expect(result.code == 1)
            let line = try #require(result.output.split(separator: "\n").first)
            let match =
                try
                #/SlideAnimator: ([0-9]+) runs, 1 finding; presented as fullScreen; ([0-9]+) left out: it traps again and again.*/#
                .wholeMatch(in: line)
            #expect(Int(match?.1 ?? "") ?? 100 < 10 && Int(match?.2 ?? "") ?? 0 > 15, "\(result.output)")
        }

        @Test("reports are written for programs, and evidence that plays again")
        func evidence() async throws {
            let folder = try TemporaryFolder()
            let result = try await segue(
                ["Slide.swift", "--json", "--junit", "out.xml", "--evidence", "found"] + Self.short,
                ["Slide.swift": Self.faulty], folder: folder)
            #expect(result.code == 1 && result.errors.isEmpty)
            let found = try #require(try Self.findings(result.output).first)
            let files = try #require(found["evidence"] as? [String: String])
            let name = "found/01-success-after-cancel-SlideAnimator-present-cancelled"
            #expect(files == ["picture": "\(name).png", "script": "\(name).drag"])
            let picture = try CGImage.decode(contentsOf: folder.file("\(name).png"))
            #expect(picture.width > 600 && picture.height > 300)
            let text = try String(contentsOfFile: folder.file("\(name).drag"), encoding: .utf8)
            let command = try #require(found["command"] as? String)
            #expect(text.contains("# \(command)\n") && command.hasSuffix("--replay \(name).drag"))
            #expect(try DragScript(parsing: text).line == found["script"] as? String)
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.file("found")).count == 2)
            let xml = try String(contentsOfFile: folder.file("out.xml"), encoding: .utf8)
            #expect(xml.contains("tests=\"2\" failures=\"1\""))
        }

        @Test("what cannot be run ends in code 2 and one line")
        func mistakes() async throws {
            let files = [
                "Slide.swift": GuestSource.slide(), "Empty.swift": "import UIKit\n", "Card.swift": GuestSource.card,
            ]
            for (arguments, message) in [
                (["Nothing.swift"], "no such file: Nothing.swift"),
                (["Empty.swift"], "Empty.swift has no transition in it"),
                (["Card.swift"], "--make 'CardTransition(topForShow:"),
                (["Slide.swift", "--make", "SlydeAnimator()"], "did you mean SlideAnimator?"),
                (["Slide.swift", "--class", "Slyde"], "has no transition Slyde"),
                (["Slide.swift", "--root", "UIViewController()"], "--root is for segue run"),
                (["Slide.swift", "--operation", "tab", "--situation", "ten-tims"], "did you mean ten-times?"),
                (["card", "--operation", "tab"], "card has present, dismiss"), (["crd"], "did you mean card?"),
                (["card", "--operation", "pusch"], "did you mean push?"),
                (["card", "--fail-on", "all"], "give note, warning, error"),
                (["card", "--json", "--format", "lines"], "exclude each other"),
                (["card", "--jobs", "0"], "give a number from 1 to"),
                (["card", "--junit", "/nowhere/out.xml"], "cannot be written there"),
                (["card", "--situation", "timed", "--junit", "/dev/full"], "no space left"),
                (["--explain", "neverr-completes"], "did you mean never-completes?"),
            ] {
                let result = try await segue(arguments, files)
                #expect(result.code == 2 && result.errors.contains(message), "\(arguments): \(result)")
                #expect(result.errors.split(separator: "\n").count == 1, "\(arguments): \(result.errors)")
            }
            let broken = try await segue(
                ["Slide.swift"], ["Slide.swift": GuestSource.slide(begin: "let x: Int = \"a\"")])
            #expect(broken.code == 2 && broken.errors.contains("Slide.swift:16:22: error: cannot convert"), "\(broken)")
            let full = try await Command.run(
                "/bin/sh", ["-c", "'\(Command.segue)' check card --situation timed > /dev/full"])
            #expect(full.code == 2 && full.errors.split(separator: "\n").count == 1, "\(full)")
        }

        @Test("a rule is explained, and all are listed")
        func explanations() async throws {
            let one = try await segue(["--explain", "traps"])
            #expect(one.code == 0 && one.output.hasPrefix("traps (error)\n") && one.output.contains("What to do"))
            let all = try await segue(["--explain"])
            #expect(
                all.code == 0 && all.output.contains("  never-completes ") && all.output.contains("  cancelled-late "))
        }

        @Test("Ctrl-C ends it at once, with all its processes")
        func interrupt() async throws {
            let folder = try TemporaryFolder()
            let mark = folder.file("Loop.swift")
            try GuestSource.slide(begin: "while true { moving.tag = 1 }").write(
                toFile: mark, atomically: true, encoding: .utf8)
            let command = try Command(
                Command.segue, ["check", mark, "--jobs", "2", "--evidence", folder.file("found")],
                environment: Self.environment(folder),
                in: folder.path)
            /// The processes that have this check on their command line.
            func processes() throws -> Int {
                try FileManager.default.contentsOfDirectory(atPath: "/proc").count { name in
                    let words = FileManager.default.contents(atPath: "/proc/\(name)/cmdline") ?? Data()
                    return Int(name) != nil && words.range(of: Data(mark.utf8)) != nil
                }
            }
            try await waitUntil(within: 60, for: "two processes at work") { try processes() >= 4 }
            command.signal(SIGINT)
            let result = try await command.result()
            #expect(result.code != 0 && result.output.isEmpty, "\(result)")
            try await waitUntil(within: 10, for: "the processes to be gone") { try processes() == 0 }
        }

        private static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

        private static func findings(_ text: String) throws -> [[String: Any]] {
            let root = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
            let classes = try #require(root?["classes"] as? [[String: Any]])
            return classes.flatMap { $0["findings"] as? [[String: Any]] ?? [] }
        }
    }
}

extension WindowSuite {
    /// What a check has found, in the window.
    @Suite("check's evidence")
    struct CheckEvidenceTests {
        @Test(
            "a situation is played in the window in its mode and style, by its own script or by the one that was written"
        )
        func replay() async throws {
            let folder = try TemporaryFolder()
            let path = folder.file("Slide.swift")
            let source = GuestSource.slide().replacing("!context.transitionWasCancelled", with: "true")
            try source.write(toFile: path, atomically: true, encoding: .utf8)
            let checked = try await Command.run(
                Command.segue,
                [
                    "check", path, "--operation", "dismiss", "--situation", "cancelled", "--evidence",
                    folder.file("found"),
                ],
                environment: RunningSegue.environment(nil, folder), in: folder.path)
            #expect(checked.code == 1, "\(checked)")
            let prefix = "    see it: segue run "
            let line = try #require(checked.output.split(separator: "\n").first { $0.hasPrefix(prefix) })
            let words = line.dropFirst(prefix.count).split(separator: " ").map(String.init)
            #expect(words.contains("--replay"))
            let withoutScript = Array(words.prefix { $0 != "--replay" })
            for arguments in [words, withoutScript] {
                let segue = try await RunningSegue(arguments)
                try await waitUntil(within: 60, for: "the end of the script") {
                    try segue.trace.lines().contains { $0.event == "replayed" }
                }
                // Cancelled, it is over all the same.
                #expect(
                    try segue.trace.lines().story.filter { $0.hasSuffix("began") } == [
                        "present began", "dismiss began",
                    ])
                try await segue.stop()
            }
        }
    }
}
