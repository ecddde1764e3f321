import Foundation
import SourceModel

/// One build of one state of the files.
struct Build {
    let job: BuildJob
    let files: [String]
    let toolchain: Toolchain
    let installation: Installation
    let cache: Cache
    let environment: [String: String]
    let cancellation: Cancellation
    /// The files as they were when they were read for the key.
    private let stamps: [FileStamp?]
    private let key: CacheKey

    init(
        job: BuildJob, files: [String], toolchain: Toolchain, installation: Installation, cache: Cache,
        environment: [String: String], cancellation: Cancellation
    ) throws(Toolchain.Unavailable) {
        self.job = job
        self.files = files
        self.toolchain = toolchain
        self.installation = installation
        self.cache = cache
        self.environment = environment
        self.cancellation = cancellation
        stamps = files.map { FileStamp($0) }
        var key = CacheKey()
        key.add(installation.identity)
        key.add("\(toolchain.root) \(toolchain.version ?? "")")
        for values in [job.makes, job.roots, job.wrap.map { [$0.rawValue] } ?? []] {
            key.add("\(values.count)")
            for value in values { key.add(value) }
        }
        for file in files {
            guard let contents = FileManager.default.contents(atPath: file) else {
                throw Toolchain.Unavailable("\(file) cannot be read")
            }
            key.add(file)
            key.add(contents)
        }
        self.key = key
    }

    /// Whether a file has changed since the build began.
    var isStale: Bool { files.map { FileStamp($0) } != stamps }

    /// The name of the module: of the one file, else of the first folder or file that was named.
    var moduleName: String {
        let taken = ModuleName.modules(in: [installation.modules, toolchain.libraries])
        return ModuleName.make(from: job.inputs.first ?? "Sources", taken: taken)
    }

    func run() throws -> BuildResult {
        if let (library, record) = cache.product(key) {
            let timing = Timing(isCached: true)
            return .built(
                Product(
                    library: library, report: record.report, warnings: record.warnings, timing: timing,
                    remark: cache.remark))
        }
        let work = try cache.workFolder()
        var isKept = false
        defer { if !isKept { unlinkTree(work) } }

        var timing = Timing()
        var help = SourceHelp()
        var warnings: [Diagnostic] = []
        while true {
            let report: SourceReport
            switch try timed(&timing.source, { try readSources(work, help) }) {
            case .success(let read): report = read
            case .failure(let failure): return .failed(failure.diagnostics)
            }
            let name = moduleName
            let compiled = try timed(&timing.compile) {
                let first = try compile(report.files, module: name, in: work)
                return discardModules(after: first) ? try compile(report.files, module: name, in: work) : first
            }
            let reader = DiagnosticReader(report: report, job: job)
            let diagnostics = reader.diagnostics(compiled)
            if let retry = help.retry(after: reader.generatedErrors(compiled), of: report), !diagnostics.hasErrors {
                warnings += retry.warnings
                help = retry.help
                continue
            }
            warnings += diagnostics.filter { $0.severity != .error }
            if compiled.status != .exited(0) {
                let errors = diagnostics.filter { $0.severity == .error }
                return .failed(errors.isEmpty ? [reader.failure(compiled, toolchain)] : errors)
            }
            let linked = try timed(&timing.link) { try link(module: name, in: work) }
            guard linked.status == .exited(0) else { return .failed([reader.linkFailure(linked)]) }
            let record = CacheRecord(library: "\(name).so", report: report, warnings: warnings)
            clean(work, but: record.library)
            let library = isStale ? "" : cache.keep(work, key: key, record: record)
            isKept = !isStale
            cache.purge()
            return .built(
                Product(library: library, report: report, warnings: warnings, timing: timing, remark: cache.remark))
        }
    }

    private func timed<Value>(_ seconds: inout Double, _ body: () throws -> Value) rethrows -> Value {
        let start = ContinuousClock.now
        defer { seconds += (ContinuousClock.now - start) / .seconds(1) }
        return try body()
    }

    /// Removes what only the build needed.
    private func clean(_ work: String, but library: String) {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: work)) ?? [] where name != library {
            unlinkTree("\(work)/\(name)")
        }
    }
}

extension [Diagnostic] {
    var hasErrors: Bool { contains { $0.severity == .error } }
}
