/// What the system shows at a cell's end.
@MainActor final class CellAccessory: UIControl {
    let type: UITableViewCell.AccessoryType
    private let tapped: () -> Void
    private let mark = CAShapeLayer()
    private let info = CAShapeLayer()

    private static let chevron = CGSize(width: 8, height: 13)  // pt
    private static let check = CGSize(width: 15, height: 12)  // pt
    private static let circle: CGFloat = 22  // pt
    private static let gap: CGFloat = 10  // pt

    init(type: UITableViewCell.AccessoryType, tapped: @escaping () -> Void) {
        self.type = type
        self.tapped = tapped
        super.init(frame: .zero)
        isOpaque = false
        for shape in [mark, info] {
            shape.fillColor = nil
            shape.lineCap = .round
            shape.lineJoin = .round
            layer.addSublayer(shape)
        }
        isUserInteractionEnabled = hasButton
        addAction(UIAction { [weak self] _ in self?.tapped() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) {
        nil
    }

    private var hasButton: Bool { type == .detailButton || type == .detailDisclosureButton }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        switch type {
        case .none: .zero
        case .disclosureIndicator: Self.chevron
        case .checkmark: Self.check
        case .detailButton: CGSize(width: Self.circle, height: Self.circle)
        case .detailDisclosureButton:
            CGSize(width: Self.circle + Self.gap + Self.chevron.width, height: Self.circle)
        }
    }

    /// Easier to hit than it is large.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -8, dy: -12).contains(point)
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }

    override func styleDidChange() {
        super.styleDidChange()
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        defer { CATransaction.commit() }
        let tint = tintColor.resolvedColor(with: traitCollection).cgColor
        let gray = UIColor.tertiaryLabel.resolvedColor(with: traitCollection).cgColor
        switch type {
        case .none:
            break
        case .disclosureIndicator, .detailDisclosureButton:
            let size = Self.chevron
            let x = isRightToLeft ? 0 : bounds.width - size.width
            mark.path = chevron(CGRect(x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height))
            (mark.strokeColor, mark.lineWidth) = (gray, 2)
        case .checkmark:
            mark.path = Self.checkPath(in: bounds)
            (mark.strokeColor, mark.lineWidth) = (tint, 2)
        case .detailButton:
            break
        }
        guard hasButton else { return }
        let x = isRightToLeft ? bounds.width - Self.circle : 0
        info.path = Self.infoPath(in: CGRect(x: x, y: 0, width: Self.circle, height: Self.circle))
        (info.strokeColor, info.lineWidth) = (tint, 1.5)
    }

    private func chevron(_ rect: CGRect) -> CGPath {
        let path = UIBezierPath()
        let inner = rect.insetBy(dx: 1, dy: 1)
        let (near, far) = isRightToLeft ? (inner.maxX, inner.minX) : (inner.minX, inner.maxX)
        path.move(to: CGPoint(x: near, y: inner.minY))
        path.addLine(to: CGPoint(x: far, y: inner.midY))
        path.addLine(to: CGPoint(x: near, y: inner.maxY))
        return path.cgPath
    }

    private static func checkPath(in rect: CGRect) -> CGPath {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: rect.minX + 1, y: rect.minY + rect.height * 0.55))
        path.addLine(to: CGPoint(x: rect.minX + rect.width * 0.36, y: rect.maxY - 1))
        path.addLine(to: CGPoint(x: rect.maxX - 1, y: rect.minY + 1))
        return path.cgPath
    }

    /// An i in a circle.
    private static func infoPath(in rect: CGRect) -> CGPath {
        let path = UIBezierPath(ovalIn: rect.insetBy(dx: 1, dy: 1))
        let middle = CGPoint(x: rect.midX, y: rect.midY)
        path.move(to: CGPoint(x: middle.x, y: middle.y - 5))
        path.addLine(to: CGPoint(x: middle.x, y: middle.y - 4.5))
        path.move(to: CGPoint(x: middle.x, y: middle.y - 1.5))
        path.addLine(to: CGPoint(x: middle.x, y: middle.y + 5))
        return path.cgPath
    }
}

/// The red or green button at the start of a row that is edited.
@MainActor final class CellEditControl: UIControl {
    private let style: UITableViewCell.EditingStyle
    private let disc = CAShapeLayer()
    private let sign = CAShapeLayer()

    private static let diameter: CGFloat = 22  // pt
    private static let margin: CGFloat = 16  // pt
    private static let arm: CGFloat = 6  // pt

    init(style: UITableViewCell.EditingStyle, tapped: @escaping () -> Void) {
        self.style = style
        super.init(frame: .zero)
        isOpaque = false
        layer.addSublayer(disc)
        layer.addSublayer(sign)
        addAction(UIAction { _ in tapped() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        defer { CATransaction.commit() }
        let x = isRightToLeft ? bounds.width - Self.margin - Self.diameter : Self.margin
        let rect = CGRect(
            x: x, y: bounds.midY - Self.diameter / 2, width: Self.diameter, height: Self.diameter)
        let color: UIColor = style == .insert ? .systemGreen : .systemRed
        disc.path = UIBezierPath(ovalIn: rect).cgPath
        disc.fillColor = color.resolvedColor(with: traitCollection).cgColor
        let path = UIBezierPath()
        path.move(to: CGPoint(x: rect.midX - Self.arm, y: rect.midY))
        path.addLine(to: CGPoint(x: rect.midX + Self.arm, y: rect.midY))
        if style == .insert {
            path.move(to: CGPoint(x: rect.midX, y: rect.midY - Self.arm))
            path.addLine(to: CGPoint(x: rect.midX, y: rect.midY + Self.arm))
        }
        sign.path = path.cgPath
        sign.strokeColor = UIColor.white.cgColor
        sign.lineWidth = 2
    }
}
