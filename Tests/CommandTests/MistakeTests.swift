import Foundation
import Testing

/// Command lines that are wrong, and what the messages must name.
private let wrongLines: [(line: String, names: [String])] = [
    ("dance", ["dance", "run"]),
    ("lits", ["list"]),
    ("fade", ["segue run fade"]),
    ("run nosuch", ["nosuch", "segue list"]),
    ("render faed -o x.png", ["fade"]),
    ("render", ["EFFECT", "--help"]),
    ("render fade", ["-o"]),
    ("render fade card -o x.png", ["card"]),
    ("render fade -o", ["-o"]),
    ("render fade -o x.jpg", ["x.jpg", ".png"]),
    ("tour --output=", ["-o"]),
    ("render fade -o x.png -o y.png", ["twice"]),
    ("render fade -o x.png --sise 1x1", ["--size"]),
    ("render fade -o x.png --operation fly", ["fly"]),
    ("render card -o x.png --operation push", ["card", "present"]),
    ("render fade -o x.png --at 2", ["--at", "0", "1"]),
    ("render fade -o x.png --at nan", ["--at"]),
    ("render fade -o x.png --at -0.1", ["--at"]),
    ("render fade -o x.png --at", ["--at"]),
    ("render fade -o x.png --at 0.5 --frames 3", ["--at", "--frames"]),
    ("render fade -o x.png --frames 0", ["--frames"]),
    ("render fade -o x.png --frames 1.5", ["--frames"]),
    ("render fade -o x.png --frames 100000000000000000000", ["--frames"]),
    ("render fade -o x.png --size 0x0", ["--size"]),
    ("render fade -o x.png --size 390", ["--size", "390x844"]),
    ("render fade -o x.png --size nanx844", ["--size"]),
    ("render fade -o x.png --size infx844", ["--size"]),
    ("render fade -o x.png --size 99999x99999", ["--size"]),
    ("render fade -o x.png --size -390x844", ["--size"]),
    ("render fade -o x.png --at 0 --scale 0", ["--scale"]),
    ("render fade -o x.png --at 0 --scale nan", ["--scale"]),
    ("render fade -o x.png --at 0 --size 4096x4096 --scale 8", ["--scale"]),
    ("render fade -o x.png --origin 1", ["--origin"]),
    ("render fade -o x.png --origin 1,2,-3,4", ["--origin"]),
    ("run --speed 0", ["--speed"]),
    ("run --seconds -1", ["--seconds"]),
    ("run --seconds nan", ["--seconds"]),
    ("run --mode sideways", ["navigation"]),
    ("run card --mode tabs", ["card", "modal"]),
    ("run card --operation push", ["card"]),
    ("run --fullscreen=yes", ["--fullscreen"]),
    ("list --jsno", ["--json"]),
    ("list all", ["all"]),
    ("render circle-spread -o x.png --set startRaduis=3", ["startRaduis", "startRadius"]),
    ("render circle-spread -o x.png --set startRadius=nan", ["startRadius", "300"]),
    ("render circle-spread -o x.png --set startRadius", ["--set", "key=value"]),
    ("render card -o x.png --curve bouncy", ["bouncy", "ease-in-out", "spring"]),
    ("render card -o x.png --curve spring:0,1", ["--curve", "0.05"]),
    ("render card -o x.png --duration 60", ["--duration", "10"]),
    ("run system-push --curve linear", ["system-push", "--curve"]),
    ("run --set lift=3", ["lift", "circle-spread"]),
    ("bench nosuch", ["nosuch", "segue list"]),
    ("bench card --operation push", ["card", "present"]),
    ("bench fade --size 390", ["--size", "390x844"]),
    ("bench fade --scale 9", ["--scale", "8"]),
    ("bench fade --size 4096x4096 --scale 8", ["--scale"]),
    ("bench fade --threads 1,,2", ["--threads", "1,2"]),
    ("bench fade --threads 0", ["--threads"]),
    ("bench --layers 0", ["--layers"]),
    ("bench fade --rounds 0", ["--rounds"]),
    ("help nosuch", ["nosuch"]),
]

/// Command lines that are wrong and work that cannot be done: one line that says what to do, the right code, nothing left behind.
@Suite("mistakes")
struct MistakeTests {
    @Test("a wrong command line is answered with one line and 2", arguments: wrongLines.indices)
    func usage(_ index: Int) async throws {
        let (line, names) = wrongLines[index]
        let folder = try TemporaryFolder()
        let result = try await Command.run(
            Command.segue, line.split(separator: " ").map(String.init),
            environment: RunningSegue.environment(nil, folder), in: folder.path)
        #expect((result.code, result.output) == (2, ""), "\(line)")
        #expect(isOneLine(result.errors) && result.errors.hasPrefix("segue"), "\(line): \(result.errors)")
        for name in names { #expect(result.errors.contains(name), "\(line): \(result.errors)") }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty, "\(line)")
    }

    /// Runs in a folder that holds a text file, an empty file and half a picture.
    private func fail(_ arguments: String...) async throws -> (errors: String, left: [String]) {
        let folder = try TemporaryFolder()
        try Data("no picture".utf8).write(to: URL(fileURLWithPath: folder.file("text.png")))
        try Data().write(to: URL(fileURLWithPath: folder.file("empty.png")))
        try Pictures.png.prefix(60).write(to: URL(fileURLWithPath: folder.file("half.png")))
        let result = try await Command.run(
            Command.segue, arguments, environment: RunningSegue.environment(nil, folder), in: folder.path)
        #expect((result.code, result.output) == (1, ""), "\(arguments)")
        #expect(isOneLine(result.errors) && result.errors.hasPrefix("segue: "), "\(arguments): \(result.errors)")
        let left = Set(try FileManager.default.contentsOfDirectory(atPath: folder.path))
        return (result.errors, left.subtracting(["text.png", "empty.png", "half.png"]).sorted())
    }

    @Test(
        "a picture that cannot be read is named, and nothing is written",
        arguments: ["missing.png", "text.png", "empty.png", "half.png", "."])
    func unreadable(name: String) async throws {
        for option in ["--from", "--to"] {
            let (errors, left) = try await fail("render", "fade", "--at", "0", option, name, "-o", "out.png")
            #expect(errors.contains(name))
            #expect(left.isEmpty)
        }
    }

    @Test(
        "a file that cannot be written is named, and nothing is left of it",
        arguments: ["no/such/folder/out.png", "/proc/out.png", "/dev/full", "."])
    func unwritable(name: String) async throws {
        let (errors, left) = try await fail("render", "fade", "--at", "0", "--scale", "1", "-o", name)
        #expect(errors.contains(name))
        #expect(left.isEmpty)
    }

    @Test("a disk that fills up leaves what was there before")
    func fullDisk() async throws {
        let folder = try TemporaryFolder()
        let old = Data("the picture before".utf8)
        try old.write(to: URL(fileURLWithPath: folder.file("out.png")))
        // A limit on the size of files is met where a full disk would be: in the middle of writing.
        let script = "trap '' XFSZ; ulimit -f 8; exec '\(Command.segue)' render fade --at 0 -o out.png"
        let result = try await Command.run("sh", ["-c", script], in: folder.path)
        #expect(result.code == 1)
        #expect(isOneLine(result.errors) && result.errors.contains("out.png"), "\(result.errors)")
        #expect(FileManager.default.contents(atPath: folder.file("out.png")) == old)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["out.png"])
    }

    @Test("errors that nobody can hear are errors still", arguments: [">&-", "> /dev/full"])
    func unheard(redirection: String) async throws {
        let folder = try TemporaryFolder()
        let line = "exec '\(Command.segue)' render nosuch -o x.png 2\(redirection)"
        let result = try await Command.run("sh", ["-c", line], in: folder.path)
        #expect(result.code == 2)
    }

    @Test("a pipe in place of a picture is named, and not waited for")
    func pipe() async throws {
        let (errors, left) = try await fail("render", "fade", "--from", "/dev/zero", "-o", "out.png")
        #expect(errors.contains("/dev/zero is not a file"))
        #expect(left.isEmpty)
    }

    @Test("a trace that cannot be written is named before a window opens")
    func trace() async throws {
        let (errors, left) = try await fail("run", "--trace", "no/such/folder/t.jsonl")
        #expect(errors.contains("no/such/folder/t.jsonl"))
        #expect(left.isEmpty)
    }
}
