import Preview
import SourceModel
import Transitions
import UIKit

/// Runs that others are compared with, kept as long as cases of the same transition are looked at.
@MainActor
final class Comparisons {
    /// How many runs by the clock are kept: each holds its trees.
    private static let mostRuns = 4

    private let source: SourceReport?
    private var references: [CheckCase: Rest] = [:]
    private var baselines: [CheckCase: Observation] = [:]

    init(source: SourceReport?) {
        self.source = source
    }

    /// The same transition run by the clock.
    func baseline(for check: CheckCase) -> Observation? {
        var timed = check
        timed.situation = "timed"
        if let known = baselines[timed] { return known }
        if baselines.count >= Self.mostRuns { baselines = [:] }
        let seen = Rehearsal.run(timed, source: source)
        baselines[timed] = seen
        return seen
    }

    /// What is at rest where the same screens are reached without animation, on the device of the case.
    func reference(for check: CheckCase) -> Rest? {
        guard let situation = Situation.of(check.situation),
            let operation = TransitionOperation(rawValue: check.operation),
            let entry = Catalogue.entry(check.target)
        else { return nil }
        var key = check
        if !Situation.changingDevice.contains(situation.id) { key.situation = "timed" }
        if let known = references[key] { return known }
        let plain = Situation(
            id: situation.id, title: situation.title, script: "GO unanimated, until rest, wait 300ms",
            expects: .arrives, change: situation.change)
        let rests = Rehearsal.rests(key, plain, operation, entry)
        // What a way back leads to has been there before.
        let rest = operation == .pop || operation == .dismiss ? rests.first : rests.last
        references[key] = rest
        return rest
    }
}

extension Situation {
    /// Those in which screens look different at rest.
    fileprivate static let changingDevice: Set = [
        "dark", "small-screen", "large-screen", "landscape", "right-to-left", "reduced-motion",
    ]
}
