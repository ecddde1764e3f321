import Foundation
import Synchronization
import Testing

@testable import Compile

@Suite("Building users' files", .serialized)
struct BuilderTests {
    private let workshop: Workshop

    init() throws {
        workshop = try Workshop()
    }

    /// Sets a variable of the environment to what Foundation makes of a number: symbols that this program does not use itself.
    private func source(_ format: String = "%.3f") -> String {
        """
        import Foundation

        @_cdecl("segue_register")
        public func segue_register() {
            let text = String(format: "\(format)", 2.5)
            let formatter = DateFormatter()
            formatter.dateFormat = "yyyy"
            let year = formatter.string(from: Date(timeIntervalSince1970: 86_400 * 200))
            let match = "caat".firstMatch(of: #/a+/#).map { String($0.0) } ?? ""
            setenv("SEGUE_BUILDER_TEST", "\\(text) \\(year) \\(match) \\(#file)", 1)
        }
        """
    }

    private func job(_ text: String) throws -> BuildJob {
        BuildJob([try workshop.write(text, to: "sources/Zoom.swift")])
    }

    @Test("a file is built, loads, and finds what it uses of Foundation")
    @MainActor
    func loading() throws {
        let result = workshop.builder.build(try job(source()))
        let product = try #require(result.product, "\(result)")
        try ModuleLoader.load(product.library)
        #expect(
            ProcessInfo.processInfo.environment["SEGUE_BUILDER_TEST"]
                == "2.500 1970 aa \(workshop.path("sources/Zoom.swift"))")
        #expect(product.report.candidates.map(\.name) == ["Zoom"])
        #expect(product.timing.compile > 0 && product.timing.total >= product.timing.compile)
        #expect(workshop.leftovers.isEmpty)
    }

    @Test("what has not changed is found again without a process; any change of contents, place or arguments builds")
    func cache() throws {
        let job = try job(source())
        let first = try #require(workshop.builder.build(job).product)
        let again = try #require(workshop.builder.build(job).product)
        #expect(workshop.starts == 1)
        #expect(again.timing.isCached && !first.timing.isCached)
        #expect(again.library == first.library && again.report == first.report)

        var other = job
        other.makes = ["Zoom(scale: 3)"]
        #expect(workshop.builder.build(other).product?.timing.isCached == false)
        _ = try self.job(source("%.2f"))
        #expect(workshop.builder.build(job).product?.timing.isCached == false)
        let moved = BuildJob([try workshop.write(source(), to: "sources/Moved.swift")])
        #expect(workshop.builder.build(moved).product?.timing.isCached == false)
        #expect(workshop.starts == 4)
        _ = try self.job(source())
        #expect(workshop.builder.build(job).product?.library == first.library)
        try workshop.write("another", to: "lib/segue/modules/SegueGuest.swiftmodule")
        #expect(workshop.builder.build(job).product?.timing.isCached == false)
    }

    @Test("a cache that was moved works where it is")
    func moving() throws {
        let modules = workshop.path("cache/segue/modules")
        unlink(modules)
        let before = workshop.builder.build(try job("import Foundation\nlet one = 1\n"))
        #expect(before.product != nil, "\(before)")
        rename(workshop.path("cache"), workshop.path("elsewhere"))
        workshop.environment["XDG_CACHE_HOME"] = workshop.path("elsewhere")
        let result = workshop.builder.build(try job("import Foundation\nlet two = 2\n"))
        #expect(result.product != nil, "\(result)")
    }

    @Test("errors are the user's, with line and column, and nothing is left on the disk")
    func errors() throws {
        let errors = workshop.builder.build(try job("let one = 1\nlet two: String = one\nlet é = nope\n")).errors
        #expect(errors.map(\.line) == [2, 3])
        #expect(errors.map(\.column) == [19, 10])
        #expect(errors.first?.source == "let two: String = one")
        #expect(errors.allSatisfy { $0.file == workshop.path("sources/Zoom.swift") })
        #expect(workshop.leftovers.isEmpty && workshop.products.isEmpty)
    }

    @Test("warnings do not fail a build and are kept")
    func warnings() throws {
        let text = "@available(*, deprecated) func old() {}\nfunc new() { old() }\n"
        let product = try #require(workshop.builder.build(try job(text)).product)
        #expect(product.warnings.map(\.line) == [2])
        #expect(workshop.builder.build(try job(text)).product?.warnings == product.warnings)
    }

    @Test("generated code that does not compile is left out step by step, and a warning says what to type")
    func generated() throws {
        let line = #"printf '#sourceLocation(file: "<segue Zoom>", line: 1)\nfunc made() { nothing() }\n'"#
        try workshop.useSourceTool(#"case "$all" in *--omit*) ;; *) \#(line);; esac"#)
        let product = try #require(workshop.builder.build(try job("func mine() {}\n")).product)
        let calls = workshop.calls.split(separator: "\n")
        #expect(calls.count == 3)
        #expect(calls.last?.contains("--omit Zoom") == true && calls.dropLast().last?.contains("--plain Zoom") == true)
        #expect(product.warnings.first?.message.hasSuffix("say how, as in --make 'Zoom(scale: 2)'") == true)

        try workshop.useSourceTool(line)
        let errors = workshop.builder.build(try job("func other() {}\n")).errors
        #expect(
            errors.map(\.message).first?.hasPrefix("Zoom cannot be made without help (cannot find 'nothing' in scope)")
                == true)
    }

    @Test(
        "of a folder all files are one module but tests, manifests and what is hidden; one of no Swift file is refused")
    func folder() throws {
        for (name, text) in [
            ("A.swift", "func a() { b() }"), ("B.swift", "func b() {}"), ("Package.swift", "nonsense"),
            ("ATests.swift", "nonsense"), (".C.swift", "nonsense"), ("notes.txt", ""),
        ] {
            try workshop.write(text, to: "sources/\(name)")
        }
        let result = workshop.builder.build(BuildJob([workshop.path("sources")]))
        let product = try #require(result.product, "\(result)")
        #expect(
            product.report.files.map { URL(fileURLWithPath: $0.original).lastPathComponent } == ["A.swift", "B.swift"])
        #expect(URL(fileURLWithPath: product.library).lastPathComponent == "sources.so")
        #expect(
            workshop.builder.build(BuildJob([workshop.path("bin")])).reason
                == "no Swift file in \(workshop.path("bin"))")
        #expect(workshop.builder.build(BuildJob(["/nowhere/Zoom.swift"])).reason == "no such file: /nowhere/Zoom.swift")
    }

    @Test("a module's name is the file's, made valid, and never that of a module it may import")
    func names() {
        let taken: Set<String> = ["UIKit", "Foundation"]
        let names = [
            "/a/Zoom.swift", "/a/My Zoom-2.swift", "/a/3D.swift", "/a/UIKit.swift", "/a/Demo", "/a/é.swift",
            "/a/class.swift",
        ]
        .map { ModuleName.make(from: $0, taken: taken) }
        #expect(names == ["Zoom", "My_Zoom_2", "_3D", "UIKit_", "Demo", "__", "class_"])
    }

    @Test("a newer build stops the one that runs, which reports nothing and leaves nothing")
    func overtaking() throws {
        try workshop.useSourceTool("", prologue: #"case "$all" in *Slow.swift*) exec sleep 30;; esac"#)
        let slow = BuildJob([try workshop.write("func slow() {}", to: "sources/Slow.swift")])
        let fast = BuildJob([try workshop.write("func fast() {}", to: "sources/Fast.swift")])
        let told = Mutex<[String]>([])
        let done = DispatchSemaphore(value: 0)
        let builder = workshop.builder
        builder.start(slow) { _ in told.withLock { $0.append("slow") } }
        for _ in 0..<200 where workshop.starts == 0 { usleep(10_000) }
        let start = ContinuousClock.now
        builder.start(fast) { result in
            told.withLock { $0.append(result.product == nil ? "failed" : "fast") }
            done.signal()
        }
        #expect(done.wait(timeout: .now() + 20) == .success)
        #expect(ContinuousClock.now - start < .seconds(20))
        #expect(told.withLock { $0 } == ["fast"])
        for _ in 0..<200 where !workshop.leftovers.isEmpty { usleep(10_000) }
        #expect(workshop.leftovers.isEmpty)
        // What was stopped has become a `sleep`; other tests' children are not this one's to wait for.
        for _ in 0..<200 where Self.hasZombie(named: "sleep") { usleep(10_000) }
        #expect(!Self.hasZombie(named: "sleep"), "a zombie is left")
    }

    /// Whether a child of this process has ended and was not waited for.
    private static func hasZombie(named name: String) -> Bool {
        let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return processes.filter { Int($0) != nil }.contains { process in
            guard let stat = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
                stat.contains("(\(name)) Z"), let fields = stat.split(separator: ")").last?.split(separator: " ")
            else { return false }
            return fields.count > 1 && Int32(fields[1]) == getpid()
        }
    }

    @Test("a file that nothing can be built with says why: no modules, no source tool")
    func unavailable() throws {
        let job = try job("func mine() {}")
        unlink(workshop.path("libexec/segue/segue-source"))
        #expect(workshop.builder.build(job).reason?.contains("segue-source is missing") == true)
        unlink(workshop.path("lib/segue/modules/SegueGuest.swiftmodule"))
        #expect(workshop.builder.build(job).reason?.contains("came without the modules") == true)
    }

    @Test("what the source tool refuses is told in its words")
    func refusal() throws {
        try workshop.useSourceTool("", prologue: "echo 'segue-source: it is not Swift' >&2; exit 66")
        #expect(workshop.builder.build(try job("func mine() {}")).errors.map(\.message) == ["it is not Swift"])
    }

    @Test("a symbol that is missing is named as Swift spells it")
    @MainActor
    func missingSymbol() throws {
        let text = """
            @_silgen_name("$s4Gone7nothingSiyF") func nothing() -> Int
            @_cdecl("segue_register") public func segue_register() { _ = nothing() }
            """
        let product = try #require(workshop.builder.build(try job(text)).product)
        #expect(throws: ModuleLoader.Failure(message: "this Segue has no Gone.nothing() -> Swift.Int")) {
            try ModuleLoader.load(product.library)
        }
    }
}
