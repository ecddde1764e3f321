import Check
import Compile
import CoreGraphics
import Foundation
import Preview
import SourceModel
import Transitions
import Window

/// `segue check`.
enum CheckCommand: Command {
    static let name = "check"
    static let help = CommandHelp(
        summary: "Find the faults in a transition before its users do.", words: "[FILE...|EFFECT]",
        positionals: 0...10_000,
        notes: """
            Every transition found is run in every operation and situation, on a clock of its own, with no
            window. Without a word, Segue's own effects are checked. Docs/Checking.md says more.
            Ends with 0 if nothing was found, 1 for findings of --fail-on and above, 2 if it could not run.
            """,
        examples: [
            "segue check ZoomAnimator.swift", "segue check Sources/ --format lines --junit segue.xml",
            "segue check ZoomAnimator.swift --operation pop --situation cancelled-late --evidence found",
            "segue check --explain never-completes",
        ])
    static let options =
        [
            Option("--class", value: "NAME", help: "of a file's classes, this one only"),
            Option("--operation", value: "OPERATION", help: "this one only: push, pop, present, dismiss or tab"),
            Option("--situation", value: "ID", isRepeatable: true, help: "this one only; --explain lists them"),
            Option("--fail-on", value: "SEVERITY", help: "what ends in code 1: note, warning or error (warning)"),
            Option("--format", value: "FORMAT", help: "text for people, or lines as compilers write them (text)"),
            Option("--json", help: "as JSON, for programs"),
            Option("--progress", help: "say on standard error how far it is, in lines of JSON"),
            Option("--junit", value: "FILE", help: "write the cases as test results too"),
            Option("--evidence", value: "DIR", help: "write a filmstrip and a drag script of each finding"),
            Option("--explain", value: "[ID]", help: "what a rule or a situation is; without ID, list them"),
            Option("--jobs", value: "N", help: "run so many processes at a time (one for each core)"),
            Option("--timing", help: "say how long the parts took"),
            Option(
                "--root", value: "EXPRESSION", isRepeatable: true,
                help: "not here: screens of your own lead on by themselves"),
        ] + SharedOptions.guest.filter { $0.name == "--make" }

    /// Where a command fails, its work could not be done: 1 is for findings.
    private static let failed: Int32 = 2

    static func run(_ arguments: Arguments) throws {
        if let id = arguments.string("--explain") { return try explain(id) }
        if let stage = StageEntry.current, stage.isChecker {
            var work = CheckStage(stage, asked: arguments.string("--operation"))
            return work.serve(arguments)
        }
        do {
            let wish = try CheckWish(arguments)
            let report = try check(wish)
            try tell(report, wish)
            guard report.fails(at: wish.failing) else { return }
        } catch let failure as CommandFailure where !failure.isUsage {
            throw CommandFailure.work(failure.message, code: failed)
        } catch let interrupt as Interrupt {
            signal(interrupt.signal, SIG_DFL)
            raise(interrupt.signal)
            throw CommandFailure.reported(128 + interrupt.signal)
        }
        throw CommandFailure.reported(1)
    }

    private static func explain(_ id: String) throws {
        guard !id.isEmpty else { return print(Explanation.list) }
        guard let text = Explanation.text(of: id) else {
            let hint = Explanation.nearest(to: id).map { "did you mean \($0)?" } ?? "segue check --explain lists them"
            throw CommandFailure.usage("there is no rule \(id); \(hint)")
        }
        print(text)
    }

    // MARK: Work

    private static func check(_ wish: CheckWish) throws -> CheckReport {
        let progress = ProgressLine(isShown: ProgressLine.isWanted, isForPrograms: wish.saysProgress)
        defer { progress.erase() }
        let start = MonotonicTime.now
        let name = wish.words.isEmpty ? nil : SourceName.of(wish.words)
        var setup = StageSetup(library: nil, report: SourceReport(), name: name ?? "")
        if let job = wish.job {
            progress.say("\(setup.name) is being compiled")
            let product = try BatchStage.product(of: job)
            (setup.library, setup.report) = (product.library, product.report)
            try refuseUseless(job.makes, setup.report)
            if wish.saysTimes { say(product.timing.description, progress) }
            for remark in setup.report.remarks {
                let file = Diagnostic.relative(remark.place.file, to: FileManager.default.currentDirectoryPath)
                say("\(file):\(remark.place.line): \(remark.message)", progress)
            }
        }
        let run = CheckRun(
            setup: setup, arguments: Array(CommandLine.arguments.dropFirst()), choice: wish.choice, jobs: wish.jobs,
            progress: progress)
        defer { run.end() }
        try run.run()
        for wish in run.wishes { say(wish, progress) }
        let classes = run.targets.map { $0.report(in: setup.report) }.filter { !$0.outcomes.isEmpty }
        guard !classes.isEmpty else { throw nothing(to: wish, run.targets) }
        var report = CheckReport(
            version: Program.version, target: name, words: wish.words, classes: classes,
            folder: FileManager.default.currentDirectoryPath)
        report.unchecked = run.wishes
        let isComplete =
            wish.choice.isAll && wish.isOfAllClasses && run.wishes.isEmpty && report.skippedCount == 0
        report.silence(by: setup.report, isComplete: isComplete)
        let isChecked = MonotonicTime.now
        if let folder = wish.evidence { try Evidence(folder).collect(&report, by: run) }
        if wish.saysTimes {
            let total = Int((isChecked - start) * 1000)
            let drawn = Int((MonotonicTime.now - isChecked) * 1000)
            say("checked in \(total) ms: \(report.runs) runs, \(wish.jobs) processes; evidence \(drawn) ms", progress)
        }
        if let job = wish.job { Makes().remember(job.makes, for: wish.words) }
        return report
    }

    /// An expression that begins with no class of the files makes none of them.
    private static func refuseUseless(_ makes: [String], _ source: SourceReport) throws {
        for make in makes {
            let path = String(make.prefix { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" })
            let known = source.candidates.map(\.name)
            let isKnown = known.contains { name in
                let short = name.split(separator: ".").last.map(String.init) ?? name
                return path == name || path.hasPrefix(name + ".") || path == short || path.hasPrefix(short + ".")
            }
            guard !isKnown else { continue }
            let hint =
                Nearest.to(path, of: known).map { "did you mean \($0)?" }
                ?? "there are \(known.joined(separator: ", "))"
            throw CommandFailure.usage("--make \(make) begins with no class of these files that is run; \(hint)")
        }
    }

    private static func say(_ line: String, _ progress: ProgressLine) {
        progress.erase()
        Program.say("segue: \(line)")
    }

    /// Why there is nothing that could be run.
    private static func nothing(to wish: CheckWish, _ targets: [CheckedTarget]) -> CommandFailure {
        if let operation = wish.choice.operation, !targets.contains(where: { $0.operations.contains(operation) }) {
            let has = targets.map { "\($0.id) has \($0.operations.joined(separator: ", "))" }
            return .usage("there is no \(operation) to check; \(has.joined(separator: "; "))")
        }
        return .usage("no run is left by --situation and --operation; --explain says what a situation is for")
    }

    // MARK: Output

    private static func tell(_ report: CheckReport, _ wish: CheckWish) throws {
        switch wish.format {
        case .text: print(report.text(isColored: Program.isColored(on: STDOUT_FILENO)), terminator: "")
        case .lines: print(report.lines, terminator: "")
        case .json: print(try report.json())
        }
        guard fflush(nil) == 0 else {
            throw CommandFailure.work("the output cannot be written: \(String(cString: strerror(errno)))")
        }
        guard let path = wish.junit else { return }
        do throws(ImageError) {
            try AtomicFile.write(Data(report.junit(failingAt: wish.failing).utf8), to: path)
        } catch {
            throw CommandFailure.work("the report \(error.description)")
        }
    }
}
