import Testing
import Transitions
import UIKit

@testable import Check
@testable import CheckFixtures

/// A class with one fault, its twin that nearly has it, and what may be found beside that fault: its consequences.
struct RuleFixture: Sendable, CustomTestStringConvertible {
    let rule: String
    let faulty: @MainActor @Sendable () -> Fixture
    let right: @MainActor @Sendable () -> Fixture
    var consequences: Set<String> = []

    var testDescription: String { rule }
}

@Suite("Rules about ends, states and what is left", .serialized)
@MainActor
struct StateRuleTests {
    @Test("a screen that is locked for a moment after the end is not dead")
    func momentaryLock() throws {
        #expect(try Fixture("DeadToTouchesForAMoment") { DeadToTouchesForAMoment() }.rules(in: ["timed"]) == [])
    }

    @Test("a picture of the presenter beside a menu may stay until the menu goes")
    func menuPicture() throws {
        let menu = Fixture("LeftoverViewMenu", [.present, .dismiss]) { LeftoverViewMenu() }
        #expect(try !menu.rules(in: ["timed", "cancelled"]).contains("leftover-view"))
    }

    @Test("a dot that is left over the presented screen is one")
    func leftDot() throws {
        let dot = Fixture("LeftoverViewDot", [.present, .dismiss]) { LeftoverViewDot() }
        #expect(try dot.rules(in: ["timed"]).contains("leftover-view"))
    }

    @Test("a timer that nobody stops is told, and one that is stopped is not")
    func timers() throws {
        #expect(try Fixture("LeaksTimerFault") { LeaksTimerFault() }.rules(in: ["timed", "cancelled"]) == ["leaks"])
        #expect(try Fixture("LeaksTimerRight") { LeaksTimerRight() }.rules(in: ["timed", "cancelled"]) == [])
    }

    @Test("a driver that nothing drives keeps a transition from ever ending; one that starts by the clock does not")
    func undrivenDrivers() throws {
        let situations = ["timed", "dragged", "cancelled"]
        let undriven = Fixture("NeverCompletesUndriven", delegate: { NeverCompletesUndriven() })
        #expect(try undriven.rules(in: situations) == ["never-completes"])
        let driver = Fixture("NeverCompletesDriver", delegate: { NeverCompletesDriver() })
        #expect(try driver.rules(in: situations) == [])
    }

    @Test("a screen being left that is taken off although one stays on it is told, in every operation")
    func leavingViewRemoved() throws {
        for operations: [TransitionOperation] in [[.push], [.present, .dismiss]] {
            let fault = Fixture("LeavingViewRemovedFault", operations) { LeavingViewRemovedFault() }
            let found = try fault.findings(in: ["timed", "cancelled"])
            #expect(Set(found.map(\.rule)) == ["state-not-restored"])
            #expect(Set(found.map(\.check.operation)) == Set(operations.map(\.rawValue)))
            #expect(found.allSatisfy { $0.check.situation == "cancelled" && $0.message.contains("is taken off") })
            let right = Fixture("LeavingViewRemovedRight", operations) { LeavingViewRemovedRight() }
            #expect(try right.rules(in: ["timed", "cancelled"]) == [])
        }
    }

    @Test("an animator that begins on a screen that was not put back has carried nothing")
    func nothingCarried() throws {
        let found = try Fixture("NotRestoredOnReturnFault") { NotRestoredOnReturnFault() }
            .rules(in: ["back-unanimated", "twice", "ten-times"])
        #expect(found.contains("not-restored-on-return") && !found.contains("state-carried"))
    }

    @Test("a card that is smaller than the places that are tried takes touches; one that is locked does not")
    func smallCard() throws {
        #expect(
            try Fixture("DeadToTouchesCard", [.present], style: .custom) { DeadToTouchesCard(isLocked: false) }
                .rules(in: ["timed"]) == [])
        #expect(
            try Fixture("DeadToTouchesCard", [.present], style: .custom) { DeadToTouchesCard(isLocked: true) }
                .rules(in: ["timed"]).contains("dead-to-touches"))
    }

    @Test("a way back that makes a small screen whole changes nothing that has to be kept")
    func madeWhole() throws {
        let whole = Fixture("EnteringViewChangedBack", [.present, .dismiss]) { EnteringViewChangedBack() }
        #expect(try whole.rules(in: ["timed", "cancelled"]) == [])
    }

    /// The presentation controller of `.custom` that changes nothing.
    nonisolated static let presentation:
        @MainActor @Sendable (UIViewController, UIViewController?) -> UIPresentationController = {
            UIPresentationController(presentedViewController: $0, presenting: $1)
        }

    nonisolated static let fixtures: [RuleFixture] = [
        RuleFixture(
            rule: "never-completes", faulty: { Fixture("NeverCompletesFault") { NeverCompletesFault() } },
            right: { Fixture("NeverCompletesRight") { NeverCompletesRight() } }),
        RuleFixture(
            rule: "completes-twice", faulty: { Fixture("CompletesTwiceFault") { CompletesTwiceFault() } },
            right: { Fixture("CompletesTwiceRight") { CompletesTwiceRight() } }),
        RuleFixture(
            rule: "success-after-cancel", faulty: { Fixture("SuccessAfterCancelFault") { SuccessAfterCancelFault() } },
            right: { Fixture("SuccessAfterCancelRight") { SuccessAfterCancelRight() } }),
        RuleFixture(
            rule: "failure-without-cancel",
            faulty: { Fixture("FailureWithoutCancelFault") { FailureWithoutCancelFault() } },
            right: { Fixture("FailureWithoutCancelRight") { FailureWithoutCancelRight() } }),
        RuleFixture(
            rule: "finished-decides", faulty: { Fixture("FinishedDecidesFault") { FinishedDecidesFault() } },
            right: { Fixture("FinishedDecidesRight") { FinishedDecidesRight() } }),
        RuleFixture(
            rule: "wrong-screen", faulty: { Fixture("WrongScreenFault") { WrongScreenFault() } },
            right: { Fixture("WrongScreenRight") { WrongScreenRight() } },
            consequences: ["state-not-restored", "dead-to-touches", "jump-at-end", "completes-while-moving"]),
        RuleFixture(
            rule: "presenter-lost",
            faulty: {
                Fixture("PresenterLostFault", [.present, .dismiss], presentation: presentation) { PresenterLostFault() }
            },
            right: {
                Fixture("PresenterLostRight", [.present, .dismiss], presentation: presentation) { PresenterLostRight() }
            }),
        RuleFixture(
            rule: "entering-view-missing",
            faulty: { Fixture("EnteringViewMissingFault") { EnteringViewMissingFault() } },
            right: { Fixture("EnteringViewMissingRight") { EnteringViewMissingRight() } }),
        RuleFixture(
            rule: "entering-view-changed",
            faulty: { Fixture("EnteringViewChangedFault") { EnteringViewChangedFault() } },
            right: { Fixture("EnteringViewChangedRight") { EnteringViewChangedRight() } }),
        RuleFixture(
            rule: "state-not-restored", faulty: { Fixture("StateNotRestoredFault") { StateNotRestoredFault() } },
            right: { Fixture("StateNotRestoredRight") { StateNotRestoredRight() } }),
        RuleFixture(
            rule: "not-restored-on-return",
            faulty: { Fixture("NotRestoredOnReturnFault") { NotRestoredOnReturnFault() } },
            right: { Fixture("NotRestoredOnReturnRight") { NotRestoredOnReturnRight() } },
            // The way back ends on a screen that nobody sees.
            consequences: ["dead-to-touches"]),
        RuleFixture(
            rule: "anchor-point-changed", faulty: { Fixture("AnchorPointChangedFault") { AnchorPointChangedFault() } },
            right: { Fixture("AnchorPointChangedRight") { AnchorPointChangedRight() } }),
        RuleFixture(
            rule: "wrong-frame", faulty: { Fixture("WrongFrameFault") { WrongFrameFault() } },
            right: { Fixture("WrongFrameRight") { WrongFrameRight() } }),
        RuleFixture(
            rule: "frame-under-transform",
            faulty: { Fixture("FrameUnderTransformFault") { FrameUnderTransformFault() } },
            right: { Fixture("FrameUnderTransformRight") { FrameUnderTransformRight() } }),
        RuleFixture(
            rule: "leftover-view", faulty: { Fixture("LeftoverViewFault") { LeftoverViewFault() } },
            right: { Fixture("LeftoverViewRight") { LeftoverViewRight() } }),
        RuleFixture(
            rule: "leftover-mask", faulty: { Fixture("LeftoverMaskFault") { LeftoverMaskFault() } },
            right: { Fixture("LeftoverMaskRight") { LeftoverMaskRight() } }),
        RuleFixture(
            rule: "leftover-animation", faulty: { Fixture("LeftoverAnimationFault") { LeftoverAnimationFault() } },
            right: { Fixture("LeftoverAnimationRight") { LeftoverAnimationRight() } }),
        RuleFixture(
            rule: "dead-to-touches", faulty: { Fixture("DeadToTouchesFault") { DeadToTouchesFault() } },
            right: { Fixture("DeadToTouchesRight") { DeadToTouchesRight() } },
            consequences: ["state-not-restored"]),
        RuleFixture(
            rule: "interruptible-animator-made-twice",
            faulty: { Fixture("InterruptibleAnimatorMadeTwiceFault") { InterruptibleAnimatorMadeTwiceFault() } },
            right: { Fixture("InterruptibleAnimatorMadeTwiceRight") { InterruptibleAnimatorMadeTwiceRight() } }),
        RuleFixture(
            rule: "animator-left-paused", faulty: { Fixture("AnimatorLeftPausedFault") { AnimatorLeftPausedFault() } },
            right: { Fixture("AnimatorLeftPausedRight") { AnimatorLeftPausedRight() } }),
        RuleFixture(
            rule: "unbalanced-appearance",
            faulty: { Fixture("UnbalancedAppearanceFault") { UnbalancedAppearanceFault() } },
            right: { Fixture("UnbalancedAppearanceRight") { UnbalancedAppearanceRight() } }),
        RuleFixture(
            rule: "leaks", faulty: { Fixture("LeaksFault") { LeaksFault() } },
            right: { Fixture("LeaksRight") { LeaksRight() } }),
    ]

    @Test("find the class that has the fault, and nothing that is not its consequence", arguments: fixtures)
    func findsTheFault(fixture: RuleFixture) throws {
        let found = try fixture.faulty().findings()
        #expect(found.contains { $0.rule == fixture.rule })
        let consequences = fixture.consequences.union(Rule.of(fixture.rule)?.explains ?? [])
        let others = found.filter { $0.rule != fixture.rule && !consequences.contains($0.rule) }
        for other in others {
            Issue.record("\(other.check.operation) \(other.check.situation): \(other.message) [\(other.rule)]")
        }
    }

    @Test("find nothing in the class that nearly has it", arguments: fixtures)
    func passesTheTwin(fixture: RuleFixture) throws {
        for other in try fixture.right().findings() {
            Issue.record("\(other.check.operation) \(other.check.situation): \(other.message) [\(other.rule)]")
        }
    }
}
