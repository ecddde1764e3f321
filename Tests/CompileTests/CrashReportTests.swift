import Foundation
import Testing

@testable import Compile

@Suite("Where a user's code died", .serialized)
struct CrashReportTests {
    private let workshop: Workshop
    private let product: Product

    /// A module that dies in the way that the environment names.
    private static let source = """
        import Foundation
        class Base { func go(_ kind: String) {} }
        final class Zoom: Base {
            var name: String?
            var list = [1, 2, 3]
            override func go(_ kind: String) {
                switch kind {
                case "unwrap": print(name!)
                case "range": print(list[list.count + 2])
                case "overflow": print(list[0] - Int.max - list[2])
                case "cast": let any: Any = list; print(any as! String)
                case "fatal": fatalError("no such direction")
                case "recursion": print(deep(list.count))
                case "loop": while true { list[0] &+= 1 }
                case "wait": while true { sleep(100) }
                case "exit": exit(7)
                case "abort": abort()
                case "closure": list.forEach { n in let none: [Int] = []; print(none[n]) }
                default: break
                }
            }
            func deep(_ n: Int) -> Int { n == -1 ? 0 : deep(n + 1) + list[0] }
        }
        @_cdecl("segue_register") public func segue_register() {
            let zoom: Base = Zoom()
            zoom.go(ProcessInfo.processInfo.environment["KIND"] ?? "")
        }
        """

    /// Built once for all tests, which only read it; removed at the end.
    nonisolated(unsafe) private static let built: (workshop: Workshop, result: BuildResult)? = {
        atexit { if let (workshop, _) = CrashReportTests.built { unlinkTree(workshop.folder) } }
        guard let workshop = try? Workshop(), let file = try? workshop.write(source, to: "sources/Zoom.swift") else {
            return nil
        }
        return (workshop, workshop.builder.build(BuildJob([file])))
    }()

    init() throws {
        let built = try #require(Self.built, "the module cannot be written")
        workshop = built.workshop
        product = try #require(built.result.product, "\(built.result)")
    }

    /// The report of a process in which that happens.
    private func report(_ kind: String, hangs: Bool = false, hasBacktracer: Bool = true) throws -> CrashReport {
        let trace = CrashReport.Trace(try Toolchain.find(), folder: workshop.folder)
        defer { trace.remove() }
        var environment = ProcessInfo.processInfo.environment.merging(trace.environment) { $1 }
        environment["KIND"] = kind
        if !hasBacktracer { environment["SWIFT_BACKTRACE"] = nil }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: Workshop.host)
        process.arguments = [product.library]
        process.environment = environment
        let pipe = Pipe()
        process.standardError = pipe
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        if hangs {
            usleep(700_000)
            kill(process.processIdentifier, SIGQUIT)
            for _ in 0..<200 where process.isRunning { usleep(10_000) }
            #expect(!process.isRunning, "SIGQUIT does not end it")
            kill(process.processIdentifier, SIGKILL)
        }
        let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        let isSignal = process.terminationReason == .uncaughtSignal
        return CrashReport(
            standardError: text, signal: isSignal ? process.terminationStatus : nil, status: process.terminationStatus,
            isHung: hangs, trace: trace, library: product.library, files: [workshop.path("sources/Zoom.swift")])
    }

    private func headline(_ report: CrashReport) -> String { report.headline(from: workshop.path("sources")) }

    @Test(
        "a trap has its message, the user's line and the function",
        arguments: [
            ("unwrap", "8: Fatal error: Unexpectedly found nil while unwrapping an Optional value"),
            ("range", "9: Fatal error: Index out of range"),
            ("fatal", "12: Fatal error: no such direction"),
            ("cast", "11: Fatal error: Could not cast value of type 'Swift.Array<Swift.Int>' to 'Swift.String'."),
        ])
    func traps(_ kind: String, _ expected: String) throws {
        #expect(headline(try report(kind)) == "Zoom.swift:\(expected) (Zoom.go(_:))")
    }

    @Test("a trap without words of its own has the check's name and its place", arguments: [true, false])
    func overflow(_ hasBacktracer: Bool) throws {
        let report = try report("overflow", hasBacktracer: hasBacktracer)
        #expect(report.place?.line == 10 && report.function == "Zoom.go(_:)", "\(report)")
        #expect((report.place?.column ?? 0) > 30, "\(report)")
        #expect(report.message == "Fatal error: arithmetic overflow")
    }

    @Test("the place of a trap in a closure is the closure's")
    func closure() throws {
        let report = try report("closure")
        #expect(report.function == "closure #1 in Zoom.go(_:)" && report.place?.line == 18, "\(report)")
    }

    @Test("recursion without end is called that", arguments: [true, false])
    func recursion(_ hasBacktracer: Bool) throws {
        let report = try report("recursion", hasBacktracer: hasBacktracer)
        #expect(
            headline(report)
                == "Zoom.swift:22: Fatal error: the stack is used up: a function calls itself without end (Zoom.deep(_:))"
        )
    }

    @Test(
        "a wait is found by SIGQUIT, and so is a loop wherever in its turn it is",
        arguments: [("wait", 15), ("loop", 14)])
    func hanging(_ kind: String, _ line: Int) throws {
        #expect(
            headline(try report(kind, hangs: true))
                == "Zoom.swift:\(line): does not return: an endless loop, or a wait (Zoom.go(_:))")
    }

    @Test("leaving the program and aborting are told as such")
    func leaving() throws {
        #expect(headline(try report("exit")) == "left the program (exit status 7)")
        #expect(headline(try report("abort")) == "Zoom.swift:17: aborted (Zoom.go(_:))")
    }

    @Test("what the runtime says of its backtracer is not shown to users")
    func plain() {
        let text =
            "mine\nZoom/Zoom.swift:8: Fatal error: x\n\n*** Signal 4: Backtracing from 0x7fc9f8f6df7f... done ***\n\n"
        #expect(CrashReport.Trace.plain(text) == "mine\nZoom/Zoom.swift:8: Fatal error: x\n")
    }
}
