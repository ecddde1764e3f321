extension UINavigationController {
    /// The recogniser that takes the top screen back by a drag from the edge where lines begin.
    func makePopRecognizer() -> UIGestureRecognizer {
        let recognizer = UIScreenEdgePanGestureRecognizer()
        recognizer.edges = .left
        recognizer.name = "interactivePop"
        recognizer.delegate = popGate
        recognizer.addTarget(popGate, action: Selector(PopGate.actionName))
        return recognizer
    }

    private var popEdge: UIRectEdge { view.isRightToLeft ? .right : .left }

    /// Takes on another reading direction.
    func adaptPopEdge() {
        (interactivePopGestureRecognizer as? UIScreenEdgePanGestureRecognizer)?.edges = popEdge
    }

    fileprivate func follow(_ pan: UIPanGestureRecognizer) {
        let width = contentView.bounds.width
        let inward: CGFloat = popEdge == .right ? -1 : 1
        let fraction = width > 0 ? pan.translation(in: view).x / width * inward : 0
        switch pan.state {
        case .began:
            beginPop()
            popDrag?.update(fraction)
        case .changed:
            popDrag?.update(fraction)
        case .ended:
            popDrag?.release(velocity: pan.velocity(in: view).x * inward, size: width)
            popDrag = nil
        case .cancelled, .failed:
            popDrag?.cancel()
            popDrag = nil
        case .possible:
            break
        }
    }

    /// Starts the pop.
    private func beginPop() {
        guard let window = view.window else { return }
        let drag = DragInteraction()
        let began = TransitionQueue.byHand {
            drag.drive(in: window) { popViewController(animated: true) }
        }
        popDrag = began ? drag : nil
    }
}

/// Lets the pop begin only where there is something to go back to, nothing else is on its way, and no effect or
/// delegate has its own way back; otherwise the drag is left to others.
@MainActor
final class PopGate: NSObject, UIGestureRecognizerDelegate {
    /// What the platform calls the method that follows the drag. It is not public there, but well known: recognisers for a
    /// pop from anywhere are made with the gate, which is the system recogniser's delegate, as target and this as action.
    static let actionName = "handleNavigationTransition:"

    weak var navigation: UINavigationController?

    override init() {
        super.init()
        SelectorTable.register(PopGate.self, Selector(Self.actionName, PopGate.handleNavigationTransition(_:)))
    }

    func handleNavigationTransition(_ pan: UIPanGestureRecognizer) {
        navigation?.follow(pan)
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let navigation, let window = navigation.viewIfLoaded?.window else { return false }
        return !TransitionQueue.of(window).isBusy && navigation.popsBySystem
    }
}
