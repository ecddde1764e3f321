import Foundation
import SourceModel
import Testing

@testable import Compile

@Suite("What the compiler says")
struct DiagnosticTests {
    private let file = RewrittenFile(
        original: "/home/me/Über Zoom.swift", rewritten: "/tmp/w/Zoom.swift",
        edits: [
            .init(line: 4, column: 5, removed: 6, inserted: 0), .init(line: 4, column: 20, removed: 9, inserted: 30),
        ])

    private func reader(_ job: BuildJob = BuildJob(["Zoom.swift"])) -> DiagnosticReader {
        let candidate = Candidate(
            name: "Zoom", place: SourcePlace(file: file.original, line: 3, column: 7), roles: [.animator],
            operations: ["push"], suggestion: "Zoom(scale: 2)")
        return DiagnosticReader(report: SourceReport(candidates: [candidate], files: [file]), job: job)
    }

    private func output(_ text: String, status: ToolCall.Status = .exited(1)) -> ToolCall.Output {
        ToolCall.Output(status: status, standardOutput: Data(), standardError: text)
    }

    @Test("an error has the place in the user's file, whatever was changed in the line before it")
    func columns() throws {
        let text = """
            /home/me/Über Zoom.swift:4:3: error: first
            source
              ^
            /home/me/Über Zoom.swift:4:8: error: behind a removal
            /home/me/Über Zoom.swift:4:20: error: in an insertion
            /home/me/Über Zoom.swift:4:50: error: behind both
            /home/me/Über Zoom.swift:5:50: error: another line
            """
        let found = reader().diagnostics(output(text))
        #expect(found.map(\.column) == [3, 14, 20, 35, 50])
        #expect(found.map(\.line) == [4, 4, 4, 4, 5])
        #expect(Set(found.map(\.file)) == ["/home/me/Über Zoom.swift"])
        #expect(found.first?.message == "first")
    }

    @Test("notes go with their error; those about Segue's own files keep no place")
    func notes() throws {
        let text = """
            /home/me/Über Zoom.swift:3:7: error: type 'A' does not conform
            class A
                  ^
            /elsewhere/UIKit/Animated.swift:7:10: note: protocol requires function 'f'
            /elsewhere/UIKit/Animated.swift:9:10: note: 'g' declared here
            /home/me/Über Zoom.swift:9:2: note: in your file
            /home/me/Über Zoom.swift:8:1: warning: 'old' is deprecated
            """
        let found = reader().diagnostics(output(text))
        #expect(found.map(\.severity) == [.error, .warning])
        #expect(found.first?.notes.map(\.message) == ["protocol requires function 'f'", "in your file"])
        #expect(found.first?.notes.map(\.line) == [0, 9])
    }

    @Test("the text has place, line and a caret below it, tabs kept, relative to the working folder")
    func text() {
        let diagnostic = Diagnostic(
            file: "/home/me/Zoom.swift", line: 12, column: 7, message: "cannot find 'x' in scope",
            source: "\té = x + y",
            notes: [Diagnostic(severity: .note, message: "so it is")])
        let expected = ["Zoom.swift:12:7: error: cannot find 'x' in scope", "\té = x + y", "\t    ^", "note: so it is"]
        #expect(diagnostic.text(isColored: false, from: "/home/me") == expected.joined(separator: "\n"))
        #expect(diagnostic.headline(from: "/home/you") == "/home/me/Zoom.swift:12:7: error: cannot find 'x' in scope")
        #expect(diagnostic.text(isColored: true, from: "/").contains("\u{1b}[1;31merror: "))
    }

    @Test("an error in generated code names the class, by the place or else by the line")
    func generated() {
        let text = """
            <segue Zoom>:2:3: error: missing argument
            /tmp/w/Zoom.swift:9:3: error: odd
            let zoom = Zoom()
            """
        let found = reader().generatedErrors(output(text))
        #expect(found.map(\.message) == ["missing argument", "odd"])
        #expect(found.first?.candidate == "Zoom")
        #expect(reader().diagnostics(output(text)).isEmpty)
        let line = reader().failure(output(text), Toolchain(root: "/t")).headline(from: "/home/me")
        #expect(
            line == "Über Zoom.swift:3:7: error: Zoom cannot be made without help (missing argument): say how, as in "
                + "--make 'Zoom(scale: 2)'")
    }

    @Test("an error in what --make or --root says is that option's")
    func options() {
        let job = BuildJob(["Zoom.swift"], makes: ["Zoom(size: 3)"], roots: ["Demo()"])
        let text = "<segue Zoom>:5:20: error: extra argument\n<root>:1:1: error: cannot find 'Demo' in scope\n"
        let found = reader(job).diagnostics(output(text))
        #expect(
            found.map { $0.text(isColored: false) } == [
                "--make: error: extra argument\nZoom(size: 3)", "--root: error: cannot find 'Demo' in scope\nDemo()",
            ])
        #expect(reader(job).generatedErrors(output(text)).isEmpty)
    }

    @Test("a crash of the compiler, another version's modules and the linker's errors are one line each")
    func failures() {
        let crash = """
            Please submit a bug report (https://swift.org/contributing/#reporting-bugs)
            Stack dump:
            0.\tProgram arguments: swift-frontend -frontend
            3.\tWhile type-checking 'go()' (at /home/me/Zoom.swift:3:5)
            """
        let toolchain = Toolchain(root: "/opt/swift/usr")
        let line = reader().failure(output(crash, status: .killed(signal: 11)), toolchain).message
        #expect(
            line
                == "the Swift compiler itself was ended by signal 11, while type-checking 'go()' (at /home/me/Zoom.swift:3:5)"
        )
        let version =
            "<unknown>:0: error: module compiled with Swift 5.9 cannot be imported by the Swift 6.3.1 compiler: /m/UIKit.swiftmodule\n"
        #expect(
            reader().failure(output(version), toolchain).message.hasPrefix(
                "Segue's modules were made by another Swift than /opt/swift/usr: "))
        let link = "ld.lld: error: duplicate symbol: $s4Zoom\n>>> defined in a.o\n"
        #expect(reader().linkFailure(output(link)).message == "the linker says: duplicate symbol: $s4Zoom")
    }
}
