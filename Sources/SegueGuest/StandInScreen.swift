import UIKit

/// What the sample screens are based on. Generated code lets it conform to the protocols that a user's animator expects of the
/// user's own screens: `from as? ZoomSource` is a sample screen that answers with its element.
@preconcurrency @MainActor
open class StandInScreen: UIViewController {
    /// Tells of the transition that the screen takes part in, with its own element as the one that was touched.
    package var situation: (() -> Situation?)?

    /// The same for generated code; without a transition, what the screen has to show by itself.
    public var segueSituation: Situation {
        if let told = situation?() { return told }
        let whole = view.convert(view.bounds, to: nil)
        return Situation(
            operationName: "push", isForward: true, operation: .push, first: self, second: self, element: view,
            target: view, frame: whole, targetFrame: whole)
    }
}
