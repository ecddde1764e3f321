import Bench
import CoreGraphics
import Foundation
import Transitions

/// `segue bench`.
enum BenchCommand: Command {
    static let name = "bench"
    static let help = CommandHelp(
        summary: "Measure what frames of the effects cost; needs no display.", words: "[EFFECT...]",
        positionals: 0...100,
        notes: """
            Without an effect all of them. Each is played on a clock that stands still while a frame is made.
            Times are medians in milliseconds; the layer side is what leads from the time to what is to be
            drawn, the pixel side draws it. Each frame is followed by a memcpy of as many bytes, which it is
            compared with. Numbers of threads take turns. Nothing else should be at work on the machine.
            """,
        examples: [
            "segue bench card",
            "segue bench --size 390x844 --scale 3 --threads 1,2 --peers",
            "segue bench fade alpha --operation all --json",
        ])
    static let options = [
        Option(
            "--operation", value: "OPERATION", help: "push, pop, present, dismiss, tab or all (each effect's first)"),
        Option("--size", value: "WxH", help: "the screen in points (390x844)"),
        Option("--scale", value: "S", help: "pixels per point (3)"),
        Option("--threads", value: "N[,N...]", help: "how many threads draw: a row for each number (1)"),
        Option("--rounds", value: "N", help: "how often each transition is played (3)"),
        Option("--layers", value: "N", help: "in place of effects: evaluate N layers with an animation each"),
        Option("--peers", help: "draw the same frames through Cairo, too, and compare"),
        Option("--json", help: "as JSON, for programs"),
    ]

    static func run(_ arguments: Arguments) throws {
        if let count = try arguments.value("--layers", "a number from 1 to 100000", Values.whole(1...100_000)) {
            return try say(LayerBenchmark.run(layers: count), asJSON: arguments.has("--json")) {
                String(format: "%d layers: median %.3f ms, p95 %.3f ms", $0.layers, $0.median, $0.p95)
            }
        }
        let jobs = try jobs(arguments)
        let threads = try arguments.value("--threads", "numbers from 1 to 64, as 1,2", threads) ?? [1]
        let progress = ProgressLine(isShown: ProgressLine.isWanted)
        var rows: [BenchmarkRow] = []
        for (number, job) in jobs.enumerated() {
            progress.say("\(number) of \(jobs.count), \(job.effect) \(job.operation.rawValue)")
            do throws(BenchmarkError) {
                rows += try Benchmark.run(job, threads: threads)
            } catch {
                progress.erase()
                throw CommandFailure.work(error.description)
            }
        }
        progress.erase()
        try say(rows, asJSON: arguments.has("--json"), orAs: BenchmarkTable.text)
    }

    private static func say<Value: Encodable>(
        _ value: Value, asJSON isJSON: Bool, orAs text: (Value) -> String
    ) throws {
        guard isJSON else { return print(text(value)) }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        print(String(decoding: try encoder.encode(value), as: UTF8.self))
    }

    /// What the words ask for: each effect with each operation.
    private static func jobs(_ arguments: Arguments) throws -> [Benchmark.Job] {
        let size = try arguments.value("--size", "a width and a height from 100 to 4096, as 390x844", Values.size)
        let scale = try arguments.value("--scale", "a number from 0.1 to 8", Values.number(0.1...8))
        let rounds = try arguments.value("--rounds", "a number from 1 to 10000", Values.whole(1...10000))
        let base = Benchmark.Job(
            size: size ?? CGSize(width: 390, height: 844), scale: scale.map { CGFloat($0) } ?? 3, rounds: rounds ?? 3,
            hasPeer: arguments.has("--peers"))
        guard max(base.size.width, base.size.height) * base.scale <= CGFloat(CGImage.largestSide) else {
            throw CommandFailure.usage(
                "a frame would have more than \(CGImage.largestSide) pixels a side; lower --scale")
        }
        let word = arguments.string("--operation")
        return try entries(arguments).flatMap { entry in
            try operations(word, of: entry).map { operation in
                var job = base
                (job.effect, job.operation) = (entry.id, operation)
                return job
            }
        }
    }

    /// The effects that are named, or all.
    private static func entries(_ arguments: Arguments) throws -> [CatalogueEntry] {
        try arguments.words.isEmpty ? Catalogue.all : arguments.words.map(EffectName.entry)
    }

    /// The operations of an effect that a word asks for.
    private static func operations(_ word: String?, of entry: CatalogueEntry) throws -> [TransitionOperation] {
        switch word?.lowercased() {
        case nil: [entry.operations[0]]
        case "all": entry.operations
        case let word?: [try EffectName.operation(word, of: entry)]
        }
    }

    /// `1,2`: numbers of threads.
    private static func threads(_ text: String) -> [Int]? {
        let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
        let counts = numbers.compactMap { $0 }
        guard counts.count == numbers.count, counts.allSatisfy((1...64).contains) else { return nil }
        return counts
    }
}
