import Export
import Foundation
import Preview

/// `segue snapshot`.
enum SnapshotCommand: Command {
    static let name = "snapshot"
    static let help = CommandHelp(
        summary: "Compare transitions with approved pictures; say and show what changed.", words: "[FILE...|EFFECT]",
        positionals: 0...10_000,
        notes: """
            Every transition found is rendered in every operation at 0, 25, 50, 75 and 100 % of its time, and
            after a drag that is taken back. Without a word, Segue's own effects are. The pictures have to
            be those in --golden, named such as ZoomAnimator-present-050.png. What differs is shown in
            --report; --approve records it.
            T is by how much pictures may differ: 2 for two of the 255 steps of each channel, 0.1% for any
            difference in so many of the pixels, or both: 2,0.1%. Docs/CI.md says more.
            Ends with 0 if all is as approved, 1 if not, 2 if it could not run.
            """,
        examples: [
            "segue snapshot ZoomAnimator.swift --golden Tests/Transitions --approve",
            "segue snapshot ZoomAnimator.swift --golden Tests/Transitions",
            "segue snapshot Sources/ --class ZoomAnimator --operation push,pop --golden Goldens --dark",
        ])
    static let options =
        [
            Option("--golden", value: "DIR", help: "the folder of the approved pictures"),
            Option("--approve", help: "make what is rendered now the approved pictures"),
            Option("--tolerance", value: "T", help: "by how much they may differ: 2, 0.1% or 2,0.1% (not at all)"),
            Option(
                "--report", value: "DIR", help: "where a page shows what differs (the golden folder's name + .failed)"),
            Option("--class", value: "NAME", help: "of a file's classes, this one only"),
            Option(
                "--operation", value: "OPERATION",
                help: "only these: push, pop, present, dismiss, tab; or several: push,pop"),
            Option("--scale", value: "S", help: "pixels per point, from 0.1 to 8 (1)"),
        ] + SharedOptions.guest.filter { $0.name == "--make" }
        + SharedOptions.rehearsal.filter { $0.name == "--presentation-style" } + SharedOptions.all

    /// Where it fails, nothing could be compared: 1 is for pictures that differ.
    private static let failed: Int32 = 2
    /// What the process of a user's code ends with where pictures differ: the code's own `exit(1)` must not pass for that.
    private static let different: Int32 = 101

    static func run(_ arguments: Arguments) throws {
        let isSame: Bool
        do {
            isSame = try compare(arguments)
        } catch let failure as CommandFailure where !failure.isUsage {
            throw translated(failure, arguments)
        }
        if !isSame { throw CommandFailure.reported(StageEntry.current == nil ? 1 : different) }
    }

    private static func compare(_ arguments: Arguments) throws -> Bool {
        let stage = StageEntry.current
        let wish = try SnapshotWish(arguments)
        if stage == nil, let job = try SharedOptions.job(arguments) {
            try BatchStage.run(job, for: arguments.words)
            return true
        }
        let output = StandardOutput.reserve()
        Interruption.install()
        try stage?.load(named: arguments.string("--class"))
        return try SnapshotRun(arguments, wish, output: output).run()
    }

    /// What a failure of the work is here, or of the process that does it for a user's code.
    private static func translated(_ failure: CommandFailure, _ arguments: Arguments) -> CommandFailure {
        guard failure.message.isEmpty else { return .work(failure.message, code: failed) }
        switch failure.code {
        case different: return .reported(1)
        case failed: return failure
        default:
            return .work(
                "\(SourceName.of(arguments.words)) left the program with code \(failure.code); nothing was compared",
                code: failed)
        }
    }
}
