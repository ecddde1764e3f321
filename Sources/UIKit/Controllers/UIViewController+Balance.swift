/// What the appearance calls of a controller that takes part in a transition do not fit: noted in that transition, for a checker.
extension UIViewController {
    /// Whether calls that repeat the present state are meant: a container passes its own on to all that is in it.
    private static var isLoose = false

    /// Makes calls of the runtime's own that may find the state they ask for.
    static func loosely(_ body: () -> Void) {
        let outer = isLoose
        isLoose = true
        body()
        isLoose = outer
    }

    /// Makes one of the five calls.
    func tellAppearance(_ call: () -> Void) {
        let outer = isTellingAppearance
        isTellingAppearance = true
        TransitionWatch.aside(call)
        isTellingAppearance = outer
    }

    /// Notes a call that does not fit the state.
    func noteUnfit(_ fault: AppearanceFault) {
        guard !Self.isLoose else { return }
        note(fault)
    }

    /// Notes, during a transition, one of the five calls that is made by hand.
    func noteDirectCall(_ name: String) {
        guard !isTellingAppearance, lastTransition?.isUnderWay == true else { return }
        note(.calledDirectly(name))
    }

    /// Notes appearance calls that were begun and never ended.
    func noteUnfinishedAppearance() {
        switch appearance {
        case .appearing: note(.leftHalfWay(appears: true))
        case .disappearing: note(.leftHalfWay(appears: false))
        case .appeared, .disappeared: break
        }
    }

    private func note(_ fault: AppearanceFault) {
        lastTransition?.note(.unbalancedAppearance(String(describing: type(of: self)), fault))
    }
}
