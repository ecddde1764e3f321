import Preview
import UIKit

/// What is to be seen: a session that is taken from one moment to the next, on a time line that begins and ends at rest.
@MainActor
package protocol FrameSource: AnyObject {
    var session: Session { get }
    /// Seconds of the session's time.
    var duration: Double { get }
    /// Goes to the beginning, where it may have been left.
    func begin() throws(RenderError)
    /// Shows the moment so many seconds from the beginning; time goes on only.
    func show(_ time: Double) throws(RenderError)
}

/// What is played, as a value.
package enum Programme: Sendable {
    /// One after the other, with seconds of rest between them.
    case operations([TransitionOperation], hold: Double)
    /// A hand, from where an operation can be played; nil for where the effect begins.
    case script(DragScript, from: TransitionOperation?)
}
