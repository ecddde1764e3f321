import Foundation
import SourceModel

/// Why the sources could not be read.
struct SourceFailure: Error {
    var diagnostics: [Diagnostic]
}

/// The programs that a build runs.
extension Build {
    /// Has `segue-source` read the sources and write what the compiler is to be given to a folder in `work`.
    ///
    /// Generated code stands in a `#sourceLocation` whose file is `<segue NAME>`, with the candidate's name, or `<segue>`; what
    /// `--root` says in one of `<root>`.
    func readSources(_ work: String, _ help: SourceHelp) throws -> Result<SourceReport, SourceFailure> {
        let folder = "\(work)/sources"
        unlinkTree(folder)
        guard mkdir(folder, 0o700) == 0 else {
            throw Toolchain.Unavailable("\(folder): \(String(cString: strerror(errno)))")
        }
        var arguments = ["--output", folder]
        arguments += job.makes.flatMap { ["--make", $0] } + job.roots.flatMap { ["--root", $0] }
        if let wrap = job.wrap { arguments += ["--wrap", wrap.rawValue] }
        arguments += help.arguments + files
        var environment = environment
        // Its own record of where SwiftSyntax lies is that of the machine that built it.
        environment["LD_LIBRARY_PATH"] = "\(toolchain.hostLibraries):\(toolchain.libraries)"
        let output = try run(ToolCall(installation.sourceTool, arguments, environment: environment))
        if output.status == .exited(0),
            let report = try? JSONDecoder().decode(SourceReport.self, from: output.standardOutput)
        {
            return .success(report)
        }
        let said = output.standardError.trimmingCharacters(in: .whitespacesAndNewlines)
        let entries = CompilerOutput(said).entries.filter { $0.severity == .error }
        if !entries.isEmpty {
            return .failure(SourceFailure(diagnostics: entries.map { DiagnosticReader.diagnostic($0) }))
        }
        let nothing =
            output.status == .exited(0)
            ? "segue-source has written no report that this version reads; build both anew"
            : "segue-source \(output.status.words)"
        let reason = said.isEmpty ? nothing : said.replacing("segue-source: ", with: "")
        return .failure(SourceFailure(diagnostics: [Diagnostic(message: reason)]))
    }

    /// Compiles the files as one module to one object file. The frontend is called directly: `swiftc` would start three of it.
    func compile(_ files: [RewrittenFile], module: String, in work: String) throws -> ToolCall.Output {
        let host = toolchain.hostLibraries
        let arguments =
            ["-frontend", "-c"] + files.map(\.rewritten) + [
                "-module-name", module, "-swift-version", "5", "-parse-as-library", "-Onone", "-g",
                "-debug-info-format=dwarf", "-dwarf-version=4", "-file-compilation-dir", "/", "-target",
                Toolchain.target,
                "-disable-objc-interop", "-strict-concurrency=minimal", "-I", installation.modules,
                "-module-cache-path", prepareModules(), "-Xcc", "-fmodule-map-file=\(try missingModules())",
                "-in-process-plugin-server-path", "\(host)/libSwiftInProcPluginServer.so",
                "-plugin-path", "\(host)/plugins", "-no-color-diagnostics", "-diagnostic-style", "llvm",
                "-o", "\(work)/\(module).o",
            ]
        return try run(ToolCall(toolchain.frontend, arguments, environment: environment))
    }

    /// Links the object to a shared one, whose references to Swift's and our symbols are left to be bound when it is loaded: to
    /// the executable's, of which there must be only one copy. Its references to its own symbols stay within it. Libraries that
    /// the executable may not have loaded come along if they are used.
    func link(module: String, in work: String) throws -> ToolCall.Output {
        let libraries = [
            "swiftSwiftOnoneSupport", "FoundationNetworking", "FoundationXML", "swiftRegexBuilder", "swiftObservation",
        ]
        let arguments =
            [
                "-shared", "--eh-frame-hdr", "-Bsymbolic", "-z", "undefs", "-o", "\(work)/\(module).so",
                "\(work)/\(module).o",
                toolchain.registration, "-L", toolchain.libraries, "-rpath", toolchain.libraries, "--as-needed",
            ]
            + libraries.map { "-l\($0)" } + LoadedLibrary.paths(named: ["libc.so.6", "libm.so.6"])
        return try run(ToolCall(toolchain.linker, arguments, environment: environment))
    }

    private func run(_ call: ToolCall) throws -> ToolCall.Output {
        do {
            return try call.run(cancellation)
        } catch .notStarted(let reason) {
            throw Toolchain.Unavailable(reason)
        }
    }

    /// Where the compiler keeps what it makes of C headers: a folder for each compiler.
    private var compilerModules: String {
        var key = CacheKey()
        key.add("\(toolchain.root) \(toolchain.version ?? "")")
        return "\(cache.compilerModules)/\(key.name)"
    }

    /// Whether a compile has failed at what it made of C headers before, as after the cache was moved; if so, that is removed.
    func discardModules(after output: ToolCall.Output) -> Bool {
        guard output.status != .exited(0), output.standardError.contains(".pcm'") else { return false }
        unlinkTree(compilerModules)
        return true
    }

    /// Makes that folder, or marks it as used.
    private func prepareModules() -> String {
        let folder = compilerModules
        try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        utimensat(AT_FDCWD, folder, nil, 0)
        return folder
    }

    /// A module map with empty modules for the C libraries that our modules import for themselves. The compiler wants modules of
    /// those names; nothing in them can be seen from outside, so the libraries' headers need not be installed.
    private func missingModules() throws -> String {
        let path = "\(cache.compilerModules)/libraries.modulemap"
        let names = ["CCairo", "CKernels", "CPango", "CPixbuf", "CSDL2", "CSwiftCall", "CZlib"]
        let text = names.map { "module \($0) {}\n" }.joined()
        if FileManager.default.contents(atPath: path) != Data(text.utf8) {
            do {
                try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
            } catch {
                throw Toolchain.Unavailable("\(path) cannot be written")
            }
        }
        return path
    }
}

extension ToolCall.Status {
    /// For the end of a sentence: `failed with status 1`, `was ended by signal 11`.
    var words: String {
        switch self {
        case .exited(let status): "failed with status \(status)"
        case .killed(let signal): "was ended by signal \(signal)"
        }
    }
}
