extension UIView {
    /// Takes the keyboard from whatever in this view has it; false if that would not give it up.
    @discardableResult
    public func endEditing(_ force: Bool) -> Bool {
        UIResponder.endEditing(in: self, force: force)
    }

    /// Brings the recognisers to a new list: those that stay are left alone.
    func replaceRecognizers(with new: [UIGestureRecognizer]) {
        for recognizer in ownRecognizers ?? [] where !new.contains(where: { $0 === recognizer }) {
            removeGestureRecognizer(recognizer)
        }
        for recognizer in new where recognizer.view !== self { addGestureRecognizer(recognizer) }
    }
}
