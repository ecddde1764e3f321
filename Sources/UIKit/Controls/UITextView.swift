/// Is told of typing in a text view. Every method may be left out.
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    func textViewDidBeginEditing(_ textView: UITextView)
    func textViewDidEndEditing(_ textView: UITextView)
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    func textViewDidChange(_ textView: UITextView)
}

extension UITextViewDelegate {
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    public func textViewDidEndEditing(_ textView: UITextView) {}
    public func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    public func textViewDidChange(_ textView: UITextView) {}
}

/// Text of many lines that scrolls; what is typed comes at its end.
@preconcurrency @MainActor open class UITextView: UIScrollView, UIKeyInput {
    @_nonoverride open var delegate: (any UITextViewDelegate)? {
        get { (self as UIScrollView).delegate as? any UITextViewDelegate }
        set { (self as UIScrollView).delegate = newValue }
    }

    open var text: String! {
        get { label.text ?? "" }
        set {
            label.text = newValue
            textChanged()
        }
    }
    open var attributedText: NSAttributedString! {
        get { label.attributedText ?? NSAttributedString(string: "") }
        set {
            label.attributedText = newValue
            textChanged()
        }
    }
    open var font: UIFont? {
        get { label.font }
        set {
            label.font = newValue ?? .systemFont(ofSize: 12)
            textChanged()
        }
    }
    open var textColor: UIColor? {
        get { label.textColor }
        set { label.textColor = newValue ?? .label }
    }
    open var textAlignment: NSTextAlignment {
        get { label.textAlignment }
        set { label.textAlignment = newValue }
    }
    open var isEditable = true
    /// Room around the text, in points.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 5, bottom: 8, right: 5) {
        didSet { textChanged() }
    }
    /// A text view that does not scroll is as high as its text.
    open override var isScrollEnabled: Bool {
        didSet { if isScrollEnabled != oldValue { invalidateIntrinsicContentSize() } }
    }

    private let label = UILabel()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        label.numberOfLines = 0
        label.font = .systemFont(ofSize: 12)
        backgroundColor = .systemBackground
        addSubview(label)
        let tap = UITapGestureRecognizer()
        tap.addHandler { [weak self] _ in self?.becomeFirstResponder() }
        addGestureRecognizer(tap)
    }

    public required init?(coder: NSCoder) {
        nil
    }

    open override func layoutSubviews() {
        let size = textSize(width: bounds.width)
        label.frame = CGRect(
            x: textContainerInset.left, y: textContainerInset.top, width: size.width, height: size.height)
        contentSize = CGSize(
            width: bounds.width, height: size.height + textContainerInset.top + textContainerInset.bottom)
        super.layoutSubviews()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let text = textSize(width: size.width)
        return CGSize(
            width: size.width, height: text.height + textContainerInset.top + textContainerInset.bottom)
    }

    private func textSize(width: CGFloat) -> CGSize {
        let room = max(width - textContainerInset.left - textContainerInset.right, 0)
        return CGSize(width: room, height: label.sizeThatFits(CGSize(width: room, height: 0)).height)
    }

    open override var intrinsicContentSize: CGSize {
        guard !isScrollEnabled else { return super.intrinsicContentSize }
        let sides = textContainerInset.left + textContainerInset.right
        let room = constrainedWidth.map { max($0 - sides, 0) } ?? 0
        let text = label.sizeThatFits(CGSize(width: room, height: 0))
        return CGSize(
            width: text.width + sides,
            height: max(text.height, label.font.lineHeight.rounded(.up)) + textContainerInset.top
                + textContainerInset.bottom)
    }

    override var wrapsContent: Bool { !isScrollEnabled }

    override var widthForMeasuring: CGFloat? {
        get { constrainedWidth }
        set { constrainedWidth = newValue }
    }

    /// The width that constraints have given the text to wrap at.
    private var constrainedWidth: CGFloat?

    private func textChanged() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    // MARK: Typing

    open var hasText: Bool { !(text ?? "").isEmpty }

    open func insertText(_ text: String) {
        let before: String = self.text ?? ""
        let end = NSRange(location: before.utf16.count, length: 0)
        guard delegate?.textView(self, shouldChangeTextIn: end, replacementText: text) ?? true else { return }
        self.text = before + text
        delegate?.textViewDidChange(self)
    }

    open func deleteBackward() {
        let before: String = text ?? ""
        guard let last = before.last else { return }
        let length = String(last).utf16.count
        let range = NSRange(location: before.utf16.count - length, length: length)
        guard delegate?.textView(self, shouldChangeTextIn: range, replacementText: "") ?? true else { return }
        text = String(before.dropLast())
        delegate?.textViewDidChange(self)
    }

    open override var canBecomeFirstResponder: Bool { isEditable }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard delegate?.textViewShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else { return false }
        delegate?.textViewDidBeginEditing(self)
        return true
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        let hadIt = isFirstResponder
        guard super.resignFirstResponder() else { return false }
        if hadIt { delegate?.textViewDidEndEditing(self) }
        return true
    }
}
