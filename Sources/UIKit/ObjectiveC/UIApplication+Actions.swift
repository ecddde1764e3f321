extension UIApplication {
    /// Calls a method of a target; of nil, the first in the responder chain that has it.
    ///
    /// The chain begins at the sender if it is a responder, else at the controller that is seen.
    /// - Returns: whether somebody had the method.
    @discardableResult
    public func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        let start = sender as? UIResponder ?? keyWindow?.rootViewController?.foremost
        guard let target = target ?? start?.target(forAction: action, withSender: sender) else {
            Console.say("nobody in the responder chain has a method \(action); nothing was called.")
            return false
        }
        let understood = action.isUnderstood(by: target)
        // A method may take an event that is not optional though none was the cause: it gets an empty one.
        action.send(to: target, sender, event ?? UIEvent(touches: [], timestamp: CACurrentMediaTime()))
        return understood
    }
}

extension UIResponder {
    /// The first in the chain from here on that can perform an action.
    public func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        sequence(first: self, next: \.next).first { $0.canPerformAction(action, withSender: sender) }
    }
}

extension UIViewController {
    /// The controller that is seen: what is presented last, and of containers the one they show.
    fileprivate var foremost: UIViewController {
        if let presentedViewController { return presentedViewController.foremost }
        return visibleChildren.last?.foremost ?? self
    }
}
