import Foundation
import Testing
import Transitions

@testable import Preview

/// Anything in any order: the session always comes to rest, whole.
///
/// `make random N=10000000` plays ten million inputs; `SEGUE_SEED` begins with a seed, and `SEGUE_SCRIPT` plays one script as
/// these tests play theirs.
@Suite("Random sequences")
@MainActor
struct RandomSequenceTests {
    /// Inputs between two rests, and rests in the life of one session.
    private static let shape = (steps: 25, sequences: 8)

    @Test("a hundred thousand random inputs leave every invariant of the contract intact")
    func sequences() throws {
        let environment = ProcessInfo.processInfo.environment
        let count = environment["SEGUE_RANDOM"].flatMap { Int($0) } ?? 100_000
        let first = environment["SEGUE_SEED"].flatMap { UInt64($0) } ?? 1
        let worlds = max(count / (Self.shape.steps * Self.shape.sequences), 1)
        var tally = RandomTally()
        RandomCrash.watch()
        for seed in first..<first + UInt64(worlds) {
            RandomCrash.isPlaying(seed)
            let (world, steps) = Self.script(seed)
            guard let fault = world.fault(of: steps, &tally) else { continue }
            RandomCrash.rest()
            Issue.record(Comment(rawValue: Self.report(fault, seed, world, steps)))
            return
        }
        RandomCrash.rest()
        print("\(worlds) sessions: \(tally.finished) transitions finished, \(tally.cancelled) cancelled")
        #expect(tally.finished > worlds && tally.cancelled > worlds)
    }

    @Test("the demo's own screens stand it as well", arguments: [1, 2, 3])
    func demo(_ seed: UInt64) {
        withSession(size: CGSize(width: 393, height: 852), plain: false) { session in
            let player = ScriptPlayer(DragScript(), on: session, tickRate: 60)
            var script = RandomScript(seed: seed)
            for round in 0..<6 {
                let steps = script.sequence(20)
                steps.dropLast().forEach(player.play)
                let world = RandomWorld()
                world.handsOff(session, at: player.time)
                #expect(world.comesToRest(session), "seed \(seed), round \(round)")
                #expect(session.faultsAtRest.isEmpty, "seed \(seed), round \(round): \(DragScript(steps).line)")
            }
        }
    }

    @Test("a script given by hand is played as random ones are", .enabled(if: RandomSequenceTests.given != nil))
    func given() throws {
        var tally = RandomTally()
        let script = try DragScript(parsing: Self.given ?? "")
        #expect(RandomWorld().fault(of: script.steps + [.untilRest], &tally) == nil)
    }

    nonisolated private static var given: String? { ProcessInfo.processInfo.environment["SEGUE_SCRIPT"] }

    /// What a seed plays: each begins with another effect, in a mode that it supports.
    private static func script(_ seed: UInt64) -> (RandomWorld, [DragScript.Step]) {
        let entry = Catalogue.own[Int(seed % UInt64(Catalogue.own.count))]
        let modes = Mode.allCases.filter(entry.supports)
        let mode = modes[Int(seed / UInt64(Catalogue.own.count)) % modes.count]
        var script = RandomScript(seed: seed)
        let steps = (0..<shape.sequences).flatMap { _ in script.sequence(shape.steps) }
        return (RandomWorld(effect: entry.id, mode: mode), steps)
    }

    /// The fault, the seed, and the shortest script that was found to show it.
    private static func report(
        _ fault: RandomFault, _ seed: UInt64, _ world: RandomWorld, _ steps: [DragScript.Step]
    ) -> String {
        var tally = RandomTally()
        var last = fault
        var shrink = RandomShrink { steps in
            guard let other = world.fault(of: steps, &tally), other.kind == fault.kind else { return false }
            last = other
            return true
        }
        let short = shrink.shortened(Array(steps[...fault.step]))
        return
            "seed \(seed): \(last)\non \(world.effect), \(world.mode.map(\.rawValue) ?? ""): \(DragScript(short).line)"
    }
}

/// Says which seed was played when the program was killed by a trap: then nothing else can be said.
enum RandomCrash {
    /// Written beforehand: a signal's handler may do next to nothing. Only the main thread writes it.
    nonisolated(unsafe) private static var line: [UInt8] = []

    static func watch() {
        for number in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT] {
            signal(number) { number in
                RandomCrash.line.withUnsafeBytes { _ = write(2, $0.baseAddress, $0.count) }
                signal(number, SIG_DFL)
                raise(number)
            }
        }
    }

    static func isPlaying(_ seed: UInt64) {
        line = Array("\nrandom sequences: stopped in seed \(seed); SEGUE_SEED=\(seed) begins with it\n".utf8)
    }

    static func rest() {
        for number in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT] { signal(number, SIG_DFL) }
    }
}
