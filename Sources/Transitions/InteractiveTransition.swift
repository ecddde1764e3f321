/// Which way a drag leads.
public enum TransitionDirection: Sendable {
    /// To a new screen: push or present.
    case forward
    /// To the one before: pop or dismiss.
    case back
}

extension UIViewController {
    /// Lets a drag from an edge of this screen start a transition and drive it.
    ///
    /// - Parameters:
    ///   - edge: one edge of the screen.
    ///   - direction: `.back` is not recognised on a screen that has none before it.
    ///   - action: makes the request: push, present, pop or dismiss, animated.
    /// - Returns: the recogniser, to be removed from the view or tuned.
    @discardableResult
    public func registerInteractiveTransition(
        from edge: UIRectEdge, _ direction: TransitionDirection, _ action: @escaping () -> Void
    ) -> UIScreenEdgePanGestureRecognizer {
        let driver = EdgeDriver(edge: edge, action: action)
        let recognizer = UIScreenEdgePanGestureRecognizer { [weak self] pan in
            guard let self else { return }
            if pan.state == .began, direction == .back, !canGoBack { return }
            driver.follow(pan, in: view.window)
        }
        recognizer.edges = edge
        view.addGestureRecognizer(recognizer)
        return recognizer
    }

    /// Whether there is a screen before this one.
    private var canGoBack: Bool {
        if let navigation = navigationController, let first = navigation.viewControllers.first,
            !(first === self || isDescendant(of: first))
        {
            return true
        }
        return presentingViewController != nil
    }

    private func isDescendant(of other: UIViewController) -> Bool {
        var controller = parent
        while let current = controller {
            if current === other { return true }
            controller = current.parent
        }
        return false
    }
}

/// Carries one recogniser's drags over to the transitions they start.
@MainActor
private final class EdgeDriver {
    private let edge: UIRectEdge
    private let action: () -> Void
    private var drag: DragInteraction?

    init(edge: UIRectEdge, action: @escaping () -> Void) {
        self.edge = edge
        self.action = action
    }

    func follow(_ pan: UIPanGestureRecognizer, in window: UIWindow?) {
        guard let window else { return }
        let size = edge.isHorizontal ? window.bounds.width : window.bounds.height
        let way = edge.inward(pan.translation(in: window))
        switch pan.state {
        case .began:
            let drag = DragInteraction()
            let began = TransitionQueue.byHand { drag.drive(in: window, action) }
            self.drag = began ? drag : nil
            self.drag?.update(size > 0 ? way / size : 0)
        case .changed:
            drag?.update(size > 0 ? way / size : 0)
        case .ended:
            drag?.release(velocity: edge.inward(pan.velocity(in: window)), size: size)
            drag = nil
        case .cancelled, .failed:
            drag?.cancel()
            drag = nil
        case .possible:
            break
        }
    }
}

extension UIRectEdge {
    /// Whether the edge is left or right.
    package var isHorizontal: Bool { contains(.left) || contains(.right) }

    /// The part of a movement that goes away from the edge.
    package func inward(_ movement: CGPoint) -> CGFloat {
        if contains(.left) { return movement.x }
        if contains(.right) { return -movement.x }
        return contains(.top) ? movement.y : -movement.y
    }
}
