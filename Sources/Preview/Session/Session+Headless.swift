import UIKit

/// What programs ask of a session that no one sits before.
extension Session {
    /// What the transition that runs, or ran last, showed.
    package var record: TransitionRecord? { recorder.record }

    /// What the transitions of all panes showed.
    package var records: [TransitionRecord] { panes.compactMap(\.recorder.record) }

    /// Runs an operation from its start to its end, coming to where it can start first; false if it does not get there.
    package func play(_ operation: TransitionOperation) -> Bool {
        prepare(for: operation)
        return play(operation, isBack: isBack(operation))
    }

    /// Runs an operation from its start to its end, on or back from where the screens are; false if it does not get there.
    package func play(_ operation: TransitionOperation, isBack: Bool) -> Bool {
        let last = recorder.record
        if isBack { goBack() } else { goForward() }
        // An animator may be done before it has moved anything.
        guard let record = recorder.record, record !== last, record.operation == operation else { return false }
        goToEnd()
        return panes.allSatisfy { $0.recorder.record?.isCompleted == true }
    }

    /// Shows the present, and lets the clock run on at rest.
    package func rest(seconds: Double) {
        goLive()
        run(to: clock.now + seconds)
    }

    /// Comes to where an operation can be played: what goes back needs a screen to go back from.
    package func prepare(for operation: TransitionOperation) {
        guard isBack(operation) else { return }
        goForward()
        goToEnd()
    }

    /// Whether the effect on show has an operation, in the mode it is shown in.
    package func canPlay(_ operation: TransitionOperation) -> Bool {
        active.entry.operations.contains(operation) && [mode.forward, mode.back].contains(operation)
    }

    /// Begins an operation, coming to where it can start first.
    package func start(_ operation: TransitionOperation) {
        prepare(for: operation)
        if isBack(operation) { goBack() } else { goForward() }
    }

    /// Ends an operation that was begun, and comes back to where it can be begun again.
    package func comeBack(from operation: TransitionOperation) {
        goToEnd()
        guard !isBack(operation) else { return }
        goBack()
        goToEnd()
    }

    private func isBack(_ operation: TransitionOperation) -> Bool {
        operation == lead.mode.back && operation != lead.mode.forward
    }

    /// What each of the panes shows just now.
    package var statuses: [SessionStatus] { panes.map { status(of: $0) } }

    /// Says that the window has done something that was asked for.
    package func note(_ event: SessionEvent, message: String) {
        onEvent?(event)
        say(message)
    }

    /// How many screens lie on each other, or which tab is selected.
    package var depth: Int { lead.flow.depth }
}
