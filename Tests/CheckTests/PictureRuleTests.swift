import Testing
import Transitions
import UIKit

@testable import Check
@testable import CheckFixtures

/// A rule's two classes.
struct Pair: Sendable, CustomTestStringConvertible {
    /// The rule's id.
    let rule: String
    var operations: [TransitionOperation] = [.push]
    let fault: @MainActor @Sendable () -> any UIViewControllerAnimatedTransitioning
    let right: @MainActor @Sendable () -> any UIViewControllerAnimatedTransitioning

    var testDescription: String { rule }
}

@Suite("Rules that look at pictures and time", .serialized)
@MainActor
struct PictureRuleTests {
    nonisolated static let pairs: [Pair] = [
        Pair(rule: "duration-mismatch", fault: { DurationMismatchFault() }, right: { DurationMismatchRight() }),
        Pair(
            rule: "completes-while-moving", fault: { CompletesWhileMovingFault() },
            right: { CompletesWhileMovingRight() }),
        Pair(rule: "jump-at-end", fault: { JumpAtEndFault() }, right: { JumpAtEndRight() }),
        Pair(rule: "first-frame", fault: { FirstFrameFault() }, right: { FirstFrameRight() }),
        Pair(
            rule: "does-not-return", fault: { DoesNotReturnFault() },
            right: { DoesNotReturnRight() }),
        Pair(
            rule: "wrong-rest-picture", fault: { WrongRestPictureFault() },
            right: { WrongRestPictureRight() }),
        Pair(rule: "state-carried", fault: { StateCarriedFault() }, right: { StateCarriedRight() }),
        Pair(rule: "blank-frame", fault: { BlankFrameFault() }, right: { BlankFrameRight() }),
        Pair(rule: "blank-snapshot", fault: { BlankSnapshotFault() }, right: { BlankSnapshotRight() }),
        Pair(rule: "slow-setup", fault: { SlowSetupFault() }, right: { SlowSetupRight() }),
        Pair(rule: "slow-frame", fault: { SlowFrameFault() }, right: { SlowFrameRight() }),
        Pair(rule: "jump-at-release", fault: { JumpAtReleaseFault() }, right: { JumpAtReleaseRight() }),
        Pair(rule: "own-clock", fault: { OwnClockFault() }, right: { OwnClockRight() }),
    ]

    @Test("a class with a fault is found with its rule and only its consequences", arguments: pairs)
    func faultsAreFound(pair: Pair) throws {
        let found = try Fixture(pair.rule, pair.operations) { pair.fault() }.findings()
        #expect(found.contains { $0.rule == pair.rule })
        let consequences = Rule.of(pair.rule)?.explains ?? []
        for other in found where other.rule != pair.rule && !consequences.contains(other.rule) {
            Issue.record("\(other.check.operation) \(other.check.situation): \(other.message) [\(other.rule)]")
        }
    }

    @Test("what is faded in when all is over does not jump; what is put in does")
    func gentleEnd() throws {
        let (gentle, abrupt) = (
            Fixture("JumpAtEndGentle", [.present], style: .custom) { JumpAtEndBackground(isGentle: true) },
            Fixture("JumpAtEndAbrupt", [.present], style: .custom) { JumpAtEndBackground(isGentle: false) }
        )
        #expect(try !gentle.rules(in: ["timed"]).contains("jump-at-end"))
        #expect(try abrupt.rules(in: ["timed"]).contains("jump-at-end"))
    }

    @Test("a screen may begin translucent; one that is all but there at once shocks")
    func translucentStart() throws {
        func rules(_ start: CGFloat) throws -> Set<String> {
            try Fixture("FirstFrameTranslucent", [.present], style: .custom) { FirstFrameTranslucent(start: start) }
                .rules(in: ["timed"])
        }
        #expect(try rules(0.4) == [])
        #expect(try rules(0.9) == ["first-frame"])
    }

    @Test("one that begins an animation and reports at once is told; one that has nothing to animate is not")
    func atOnce() throws {
        func rules(_ operation: TransitionOperation, _ prepare: @escaping @MainActor @Sendable (UIView) -> Void) throws
            -> Set<String>
        {
            try Fixture("CompletesAtOnce", [operation]) { CompletesAtOnce(prepare: prepare) }.rules(in: [
                "timed", "dark",
            ])
        }
        #expect(
            try rules(.push) { $0.transform = CGAffineTransform(translationX: 300, y: 0) } == ["completes-while-moving"]
        )
        #expect(try rules(.present) { $0.alpha = 0 } == ["completes-while-moving"])
        #expect(try !rules(.push) { _ in }.contains("completes-while-moving"))
    }

    @Test("a class that nearly has a fault passes", arguments: pairs)
    func rightTwinsPass(pair: Pair) throws {
        for finding in try Fixture(pair.rule, pair.operations, animator: { pair.right() }).findings() {
            Issue.record("\(finding.check.operation) \(finding.check.situation): \(finding.message) [\(finding.rule)]")
        }
    }
}
