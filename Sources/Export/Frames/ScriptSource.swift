import Preview
import UIKit

/// A script at work, and what it leaves moving until that has come to rest.
@MainActor
final class ScriptSource: FrameSource {
    private(set) var session: Session
    let duration: Double

    private let configuration: Session.Configuration
    private let script: DragScript
    private let operation: TransitionOperation?
    private let tickRate: Double
    private var player: ScriptPlayer
    private var shown = 0.0

    /// Plays everything once, to learn how long it takes.
    ///
    /// - Parameter rate: Pictures per second of the session's time: the script's steps fall on all of them.
    init(
        _ configuration: Session.Configuration, _ script: DragScript, from operation: TransitionOperation?, rate: Double
    ) throws(RenderError) {
        self.configuration = configuration
        self.script = DragScript(script.steps + [.untilRest])
        self.operation = operation
        tickRate = rate * max((ScriptPlayer.tickRate / rate).rounded(), 1)
        (session, player) = Self.start(configuration, self.script, operation, tickRate)
        player.finish()
        duration = player.time
        shown = .infinity
        guard session.isAtRest else {
            session.close()
            throw RenderError(
                "the script leaves something that does not come to rest in "
                    + "\(Decimals.text(ScriptPlayer.longestRest, places: 0)) s, as a loop; end it in the script")
        }
    }

    private static func start(
        _ configuration: Session.Configuration, _ script: DragScript, _ operation: TransitionOperation?, _ rate: Double
    ) -> (Session, ScriptPlayer) {
        let session = Session(configuration)
        if let operation { session.prepare(for: operation) }
        return (session, ScriptPlayer(script, on: session, tickRate: rate))
    }

    func begin() {
        guard shown > 0 else { return }
        session.close()
        (session, player) = Self.start(configuration, script, operation, tickRate)
        shown = 0
    }

    func show(_ time: Double) {
        // A step that lies on the moment belongs to it, whatever rounding has made of either.
        player.advance(to: time >= duration ? .infinity : time + 1e-7)
        if time > duration { session.rest(seconds: time - max(shown, duration)) }
        shown = max(time, .leastNonzeroMagnitude)
    }
}
