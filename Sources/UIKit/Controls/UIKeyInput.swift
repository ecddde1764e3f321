/// Takes what is typed.
@preconcurrency @MainActor public protocol UIKeyInput: NSObjectProtocol {
    var hasText: Bool { get }
    func insertText(_ text: String)
    func deleteBackward()
}

extension UIWindow {
    /// Whether something in this window takes what is typed.
    package var takesTyping: Bool {
        (UIResponder.first as? UIView & UIKeyInput)?.window === self
    }

    /// Gives what is typed to the first responder in this window; false if there is none.
    package func type(_ text: String) -> Bool {
        guard let editor = UIResponder.first as? UIView & UIKeyInput, editor.window === self else { return false }
        editor.insertText(text)
        return true
    }

    /// Deletes the character before the insertion point; false if nothing takes typing.
    package func typeBackspace() -> Bool {
        guard let editor = UIResponder.first as? UIView & UIKeyInput, editor.window === self else { return false }
        editor.deleteBackward()
        return true
    }
}
