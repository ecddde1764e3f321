/// Decides about typing in a text field and is told of it. Every method may be left out.
@preconcurrency @MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    func textFieldDidBeginEditing(_ textField: UITextField)
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    func textFieldDidEndEditing(_ textField: UITextField)
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { true }
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

/// One line of text that is typed, at its end.
@preconcurrency @MainActor open class UITextField: UIControl, UIKeyInput {
    /// What surrounds the text.
    public enum BorderStyle: Int, Sendable {
        case none = 0
        case line = 1
        case bezel = 2
        case roundedRect = 3
    }

    private static let room: CGFloat = 7  // pt, beside the text
    private static let height: CGFloat = 34  // pt, at least, with a border
    private static let bareRoom: CGFloat = 1  // pt, above and below the line together
    private static let borderRoom: CGFloat = 13  // pt, the same with a border
    private static let blink: CFTimeInterval = 1  // s

    open weak var delegate: (any UITextFieldDelegate)?

    open var text: String? = "" {
        didSet { show() }
    }
    open var placeholder: String? {
        didSet { show() }
    }
    open var font: UIFont? = .systemFont(ofSize: 17) {
        didSet { show() }
    }
    open var textColor: UIColor? = .label {
        didSet { show() }
    }
    open var textAlignment = NSTextAlignment.natural {
        didSet { show() }
    }
    open var borderStyle = BorderStyle.none {
        didSet {
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }
    open var isSecureTextEntry = false {
        didSet { show() }
    }
    open var isEditing: Bool { isFirstResponder }

    private let label = UILabel()
    private let caret = CALayer()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        addSubview(label)
        caret.isHidden = true
        layer.addSublayer(caret)
        show()
    }

    public required init?(coder: NSCoder) {
        nil
    }

    // MARK: Typing

    open var hasText: Bool { text?.isEmpty == false }

    open func insertText(_ text: String) {
        if text == "\n" {
            guard delegate?.textFieldShouldReturn(self) ?? true else { return }
            sendActions(for: .primaryActionTriggered)
            return
        }
        let length = (self.text ?? "").utf16.count
        change(NSRange(location: length, length: 0), to: text) { ($0 ?? "") + text }
    }

    open func deleteBackward() {
        guard let last = text?.last else { return }
        let length = String(last).utf16.count
        change(NSRange(location: (text ?? "").utf16.count - length, length: length), to: "") {
            $0.map { String($0.dropLast()) }
        }
    }

    private func change(_ range: NSRange, to string: String, _ edit: (String?) -> String?) {
        let allowed = delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: string) ?? true
        guard allowed else { return }
        text = edit(text)
        sendActions(for: .editingChanged)
    }

    open override var canBecomeFirstResponder: Bool { isEnabled }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else { return false }
        show()
        sendActions(for: .editingDidBegin)
        delegate?.textFieldDidBeginEditing(self)
        return true
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return super.resignFirstResponder() }
        guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
        show()
        sendActions(for: .editingDidEnd)
        delegate?.textFieldDidEndEditing(self)
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        becomeFirstResponder()
    }

    // MARK: Layout

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: max(size.width, label.sizeThatFits(.zero).width + 2 * room), height: max(height, Self.height))
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: label.sizeThatFits(.zero).width + 2 * room, height: height)
    }

    /// As high as a line and the room that the border keeps.
    private var height: CGFloat {
        let line = (font?.lineHeight ?? 0).rounded(.up)
        return borderStyle == .none ? line + Self.bareRoom : max(line + Self.borderRoom, Self.height)
    }

    override func baseline(isFirst: Bool) -> (share: CGFloat, offset: CGFloat) { label.baseline(isFirst: isFirst) }

    /// Where the text lies in bounds.
    open func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: room, dy: 0) }

    open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let area = isFirstResponder ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
        label.frame = area
        layer.cornerRadius = borderStyle == .roundedRect ? 5 : 0
        layer.borderWidth = borderStyle == .none ? 0 : borderStyle == .roundedRect ? 0.5 : 1
        layer.borderColor = resolved(.systemGray4)
        placeCaret(in: area)
    }

    private var room: CGFloat { borderStyle == .none ? 0 : Self.room }

    private func placeCaret(in area: CGRect) {
        let width = hasText ? min(label.sizeThatFits(.zero).width, area.width) : 0
        let x: CGFloat
        switch textAlignment {
        case .center: x = area.midX + width / 2
        case .right: x = area.maxX
        default: x = isRightToLeft ? area.maxX - width : area.minX + width
        }
        withoutActions {
            let height = min(font?.lineHeight ?? 20, area.height)
            caret.frame = CGRect(x: x, y: area.midY - height / 2, width: 2, height: height)
            caret.backgroundColor = resolved(tintColor)
            caret.isHidden = !isFirstResponder
        }
        guard isFirstResponder, window != nil else { return caret.removeAllAnimations() }
        guard caret.animation(forKey: "blink") == nil else { return }
        let blink = CAKeyframeAnimation(keyPath: "opacity")
        blink.values = [1, 0]
        blink.calculationMode = .discrete
        blink.duration = Self.blink
        blink.repeatCount = .infinity
        caret.add(blink, forKey: "blink")
    }

    /// Puts the text, or what stands in its place, on the label.
    private func show() {
        let shown = isSecureTextEntry ? String(repeating: "•", count: (text ?? "").count) : text
        label.text = hasText ? shown : placeholder
        label.textColor = hasText ? textColor ?? .label : .placeholderText
        label.font = font ?? .systemFont(ofSize: 17)
        label.textAlignment = textAlignment
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }
}

@available(*, deprecated, renamed: "UITextField.BorderStyle")
public typealias UITextBorderStyle = UITextField.BorderStyle
