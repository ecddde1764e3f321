import Preview
import Transitions
import UIKit

/// Operations one after the other. Of each its record is shown, as by `StillRenderer`; between them the clock runs.
@MainActor
final class OperationSource: FrameSource {
    /// One operation on the time line.
    struct Span: Equatable {
        let operation: TransitionOperation
        /// Seconds.
        let start: Double
        let length: Double
    }

    private(set) var session: Session
    private(set) var spans: [Span] = []
    private(set) var duration = 0.0

    private let configuration: Session.Configuration
    private let operations: [TransitionOperation]
    private let hold: Double
    /// The last operation that was played, and the seconds of rest since.
    private var played = 0
    private var rested = 0.0

    /// Plays everything once, to learn how long it takes.
    init(_ configuration: Session.Configuration, _ operations: [TransitionOperation], hold: Double) throws(RenderError)
    {
        var configuration = configuration
        configuration.mode = operations.first.map { Mode($0) }
        self.configuration = configuration
        self.operations = operations
        self.hold = hold
        session = Session(configuration)
        for (index, operation) in operations.enumerated() {
            if index > 0 {
                session.rest(seconds: hold)
                duration += hold
            }
            try Self.play(index, of: operations, on: session)
            spans.append(Span(operation: operation, start: duration, length: session.recordedDuration))
            duration += session.recordedDuration
        }
        played = operations.count - 1
    }

    func begin() throws(RenderError) {
        // A single record can be shown from its start again.
        guard played > 0 || rested > 0 else { return }
        session.close()
        session = Session(configuration)
        (played, rested) = (0, 0)
        try Self.play(0, of: operations, on: session)
    }

    func show(_ time: Double) throws(RenderError) {
        let index = spans.lastIndex { $0.start <= time } ?? 0
        while played < index {
            session.rest(seconds: max(hold - rested, 0))
            rested = 0
            played += 1
            try Self.play(played, of: operations, on: session)
        }
        let (within, length) = (time - spans[index].start, spans[index].length)
        if within <= 0 {
            session.scrub(to: 0)
        } else if within <= length {
            session.scrub(toSeconds: within)
        } else {
            session.rest(seconds: max(within - length - rested, 0))
            rested = within - length
        }
    }

    private static func play(
        _ index: Int, of operations: [TransitionOperation], on session: Session
    ) throws(RenderError) {
        let operation = operations[index]
        // Tabs go there and back in turn.
        let isDone =
            index == 0
            ? session.play(operation)
            : session.play(operation, isBack: operation == .tab ? index % 2 == 1 : !operation.isForward)
        guard !isDone else { return }
        let name = session.effectNames.joined(separator: " or ")
        throw RenderError("\(name) \(operation.rawValue) did not run to its end")
    }
}

extension TransitionOperation {
    /// Whether it brings a screen; a tab may lie on either side.
    fileprivate var isForward: Bool {
        switch self {
        case .push, .present, .tab: true
        case .pop, .dismiss: false
        }
    }
}
