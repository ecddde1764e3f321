import Transitions
import UIKit

/// What one who looks on sees of a session: the first pane's window, what is on its screen, and what runs in it.
extension Session {
    /// The window that the screens are in.
    package var observedWindow: UIWindow { lead.window }

    /// The tree that the picture on show is made of, and the clock's time in it.
    package var observedTree: (root: FrozenLayer, time: CFTimeInterval) { shownTree(of: lead) }

    /// The transition that runs, if it is animated.
    package var observedTransition: TransitionContext? { lead.recorder.context }

    /// Whether anything on the screen is still animated.
    package var isMoving: Bool { lead.recorder.latest.isMoving }

    /// The clock's time, in seconds.
    package var now: CFTimeInterval { clock.now }
}
