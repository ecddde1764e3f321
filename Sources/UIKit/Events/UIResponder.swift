/// A link in the chain that handles touches: what one does not handle passes to the next.
@preconcurrency @MainActor open class UIResponder: NSObject {
    public override init() {
        super.init()
    }

    deinit {
        Associations.table.forget(ObjectIdentifier(self))
    }

    /// Who is asked next: a view's controller or superview, a window's application.
    open var next: UIResponder? { nil }

    /// Who has the keyboard: at most one responder. The main thread's.
    private(set) static weak var first: UIResponder?

    open var canBecomeFirstResponder: Bool { false }
    open var canResignFirstResponder: Bool { true }
    open var isFirstResponder: Bool { Self.first === self }

    @discardableResult
    open func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard canBecomeFirstResponder, Self.first?.resignFirstResponder() ?? true else { return false }
        Self.first = self
        return true
    }

    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard canResignFirstResponder else { return false }
        Self.first = nil
        return true
    }

    /// What would take the keyboard's place. There is no keyboard on the screen here, and nothing is shown in its place.
    open var inputView: UIView? { nil }
    open var inputAccessoryView: UIView? { nil }

    /// Called on a device once an archive's objects are connected. There are no archives here: it is for code to call.
    open func awakeFromNib() {}

    /// An observed property has another value; called for what was asked for by `addObserver(_:forKeyPath:options:context:)`.
    open func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {}

    /// Takes the keyboard from whoever in a view has it.
    static func endEditing(in view: UIView, force: Bool) -> Bool {
        guard let responder = first else { return true }
        let isInside = sequence(first: responder, next: \.next).contains { $0 === view }
        if isInside, force { first = nil }
        return isInside ? responder.resignFirstResponder() || force : true
    }

    /// Whether the responder takes an action that is sent to nobody in particular: it does if it has the method.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action.isUnderstood(by: self)
    }

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }

    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }

    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }

    /// The touches will not be heard of again: a gesture took them, or the input was interrupted.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }
}
