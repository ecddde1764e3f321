/// What is called when something happens: a method of a target, which is not kept.
@MainActor struct TargetAction {
    /// Nil for one that is gone, as for one that was never named.
    private(set) weak var object: AnyObject?
    let action: Selector
    /// Whether nobody was named, so that the responder chain is asked.
    let isForResponders: Bool
    /// A class is a target too, of a class method.
    private let type: AnyClass?

    /// - Parameter target: an object or a class. A function stands for nobody: it is what `self` means in the initial value
    ///   of a stored property that is not lazy, where it names a method of NSObject's.
    init(_ target: Any?, _ action: Selector) {
        self.action = action
        type = target as? AnyClass
        let isObject = target.map { Swift.type(of: $0) is AnyClass } ?? false
        object = isObject ? target.map { $0 as AnyObject } : nil
        isForResponders = type == nil && !isObject
    }

    /// Whom to send to; nil if it is gone, or the responder chain is to be asked.
    var target: Any? { type ?? object }

    var isGone: Bool { target == nil && !isForResponders }

    /// Whether this is what a target and an action, of which nil stands for any, name.
    func isNamed(by other: Any?, _ action: Selector?) -> Bool {
        if let action, action != self.action { return false }
        guard let other else { return true }
        return isTarget(other)
    }

    /// Whether the target is this object or class; nil is the responder chain.
    func isTarget(_ other: Any?) -> Bool {
        let other = TargetAction(other, action)
        return other.isForResponders == isForResponders && other.type == type && other.object === object
    }

    /// Calls the method, if the target is still there.
    func send(_ arguments: Any?...) {
        guard let target else { return }
        action.send(to: target, arguments: arguments)
    }
}
