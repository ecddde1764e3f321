import Preview
import Transitions
import UIKit

extension Session.Configuration {
    /// Lets one effect, and so the animators that it keeps, serve all transitions, as where a delegate keeps its animator.
    @MainActor
    mutating func keepsEffect() {
        var kept: Effect?
        replaceEffect = { effect in
            guard let known = kept else {
                kept = effect
                return effect
            }
            known.sourceView = effect.sourceView
            known.sourceRect = effect.sourceRect
            known.targetView = effect.targetView
            return known
        }
    }
}
