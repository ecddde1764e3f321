/// What assistive software and tests would read of a view. There is none here; programs may still keep and ask for it.
final class AccessibilityNotes {
    var isElement = false
    var identifier: String?
    var label: String?
    var hint: String?
    var value: String?
    var viewIsModal = false
    var elementsHidden = false
}

extension UIView {
    public var isAccessibilityElement: Bool {
        get { accessibility?.isElement ?? false }
        set { notes.isElement = newValue }
    }

    public var accessibilityIdentifier: String? {
        get { accessibility?.identifier }
        set { notes.identifier = newValue }
    }

    public var accessibilityLabel: String? {
        get { accessibility?.label }
        set { notes.label = newValue }
    }

    public var accessibilityHint: String? {
        get { accessibility?.hint }
        set { notes.hint = newValue }
    }

    public var accessibilityValue: String? {
        get { accessibility?.value }
        set { notes.value = newValue }
    }

    public var accessibilityViewIsModal: Bool {
        get { accessibility?.viewIsModal ?? false }
        set { notes.viewIsModal = newValue }
    }

    public var accessibilityElementsHidden: Bool {
        get { accessibility?.elementsHidden ?? false }
        set { notes.elementsHidden = newValue }
    }

    private var notes: AccessibilityNotes {
        if let accessibility { return accessibility }
        let notes = AccessibilityNotes()
        accessibility = notes
        return notes
    }
}
