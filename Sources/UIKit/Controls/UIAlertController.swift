/// One button of an alert.
@preconcurrency @MainActor open class UIAlertAction: NSObject {
    public enum Style: Int, Sendable {
        case `default` = 0
        /// Stands apart, and is what a tap beside an action sheet does.
        case cancel = 1
        /// In red.
        case destructive = 2
    }

    open private(set) var title: String?
    open private(set) var style: Style
    open var isEnabled = true
    let handler: ((UIAlertAction) -> Void)?

    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        (self.title, self.style, self.handler) = (title, style, handler)
        super.init()
    }
}

/// Asks something over the screen, in its middle or from below.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
    public enum Style: Int, Sendable {
        /// From below.
        case actionSheet = 0
        /// In the middle.
        case alert = 1
    }

    open private(set) var preferredStyle = Style.alert
    open var message: String?
    open private(set) var actions: [UIAlertAction] = []
    open private(set) var textFields: [UITextField]?
    /// The one that is set bold.
    open var preferredAction: UIAlertAction?

    private let effect = AlertTransition()
    private let panel = AlertPanel()

    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
        self.message = message
        self.preferredStyle = preferredStyle
        modalPresentationStyle = .overFullScreen
        effect.isSheet = preferredStyle == .actionSheet
        transitioningDelegate = effect
    }

    open func addAction(_ action: UIAlertAction) {
        actions.append(action)
    }

    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        let field = UITextField(frame: .zero)
        field.borderStyle = .roundedRect
        field.font = .systemFont(ofSize: 13)
        textFields = (textFields ?? []) + [field]
        configurationHandler?(field)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor.black.withAlphaComponent(0.3)
        panel.build(self) { [weak self] in self?.close($0) }
        view.addSubview(panel)
        effect.panel = panel
        let tap = UITapGestureRecognizer()
        tap.addHandler { [weak self] in self?.tapped($0) }
        view.addGestureRecognizer(tap)
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        panel.place(in: view)
    }

    /// A tap beside a sheet is its cancel button.
    private func tapped(_ recognizer: UIGestureRecognizer) {
        guard preferredStyle == .actionSheet, !panel.frame.contains(recognizer.location(in: view)),
            let cancel = actions.first(where: { $0.style == .cancel })
        else { return }
        close(cancel)
    }

    private func close(_ action: UIAlertAction) {
        presentingViewController?.dismiss(animated: true) { action.handler?(action) }
    }
}

/// Fades an alert in and out, and lets a sheet's panel come from below.
@MainActor
private final class AlertTransition: NSObject, UIViewControllerTransitioningDelegate,
    UIViewControllerAnimatedTransitioning
{
    var isSheet = false
    weak var panel: UIView?
    private static let duration: TimeInterval = 0.25

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        Self.duration
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let entering = transitionContext.view(forKey: .to)
        guard let view = entering ?? transitionContext.view(forKey: .from) else {
            return transitionContext.completeTransition(true)
        }
        if let entering {
            transitionContext.containerView.addSubview(entering)
            entering.frame = transitionContext.containerView.bounds
            entering.layoutIfNeeded()
            entering.alpha = 0
        }
        let isEntering = entering != nil
        let away = isSheet ? CGAffineTransform(translationX: 0, y: (panel?.bounds.height ?? 0) + 40) : .identity
        let small = CGAffineTransform(scaleX: 1.15, y: 1.15)
        if isEntering { panel?.transform = isSheet ? away : small }
        UIView.animate(withDuration: Self.duration) {
            view.alpha = isEntering ? 1 : 0
            self.panel?.transform = isEntering ? .identity : away
        } completion: { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}

/// What an alert shows: its texts, its text fields and its buttons.
@MainActor private final class AlertPanel: UIView {
    private static let width: CGFloat = 270  // pt
    private static let margin: CGFloat = 16  // pt
    private static let gap: CGFloat = 8  // pt
    private static let radius: CGFloat = 14  // pt

    private var isSheet = false
    private let box = UIView()
    private let titleLabel = UILabel()
    private let messageLabel = UILabel()
    private var fields: [UITextField] = []
    private var buttons: [(view: UIButton, line: UIView, isCancel: Bool)] = []

    func build(_ alert: UIAlertController, press: @escaping (UIAlertAction) -> Void) {
        isSheet = alert.preferredStyle == .actionSheet
        box.backgroundColor = .secondarySystemGroupedBackground
        box.layer.cornerRadius = Self.radius
        box.clipsToBounds = true
        addSubview(box)
        let soft = isSheet ? UIColor.secondaryLabel : .label
        for (label, text, font) in [
            (titleLabel, alert.title, UIFont.systemFont(ofSize: isSheet ? 13 : 17, weight: .semibold)),
            (messageLabel, alert.message, UIFont.systemFont(ofSize: 13)),
        ] {
            (label.text, label.font, label.textColor) = (text, font, soft)
            label.numberOfLines = 0
            label.textAlignment = .center
            box.addSubview(label)
        }
        fields = alert.textFields ?? []
        for field in fields { box.addSubview(field) }
        // The cancel button comes last where buttons stand, first where two lie side by side.
        let cancel = alert.actions.filter { $0.style == .cancel }
        let others = alert.actions.filter { $0.style != .cancel }
        for action in others.count == 1 && !isSheet ? cancel + others : others + cancel {
            add(action, isBold: action === alert.preferredAction || action.style == .cancel, press)
        }
    }

    private func add(_ action: UIAlertAction, isBold: Bool, _ press: @escaping (UIAlertAction) -> Void) {
        let button = UIButton(type: .system)
        button.setTitle(action.title, for: .normal)
        button.isEnabled = action.isEnabled
        button.titleLabel?.font = .systemFont(ofSize: isSheet ? 20 : 17, weight: isBold ? .semibold : .regular)
        if action.style == .destructive { button.setTitleColor(.systemRed, for: .normal) }
        button.addAction(UIAction { _ in press(action) }, for: .touchUpInside)
        let line = UIView()
        line.backgroundColor = .separator
        let isCancel = isSheet && action.style == .cancel
        if isCancel {
            button.backgroundColor = .secondarySystemGroupedBackground
            button.layer.cornerRadius = Self.radius
            addSubview(button)
        } else {
            box.addSubview(button)
            box.addSubview(line)
        }
        buttons.append((button, line, isCancel))
    }

    /// Lays the panel out where it belongs.
    func place(in view: UIView) {
        guard transform.isIdentity else { return }
        let room = view.bounds
        let width = isSheet ? min(room.width - 2 * Self.gap, 500) : Self.width
        let height = layOut(width: width)
        let bottom = max(view.safeAreaInsets.bottom, Self.gap)
        frame = CGRect(
            x: ((room.width - width) / 2).rounded(),
            y: isSheet ? room.height - bottom - height : ((room.height - height) / 2).rounded(), width: width,
            height: height)
    }

    private func layOut(width: CGFloat) -> CGFloat {
        let inner = width - 2 * Self.margin
        var y = Self.margin + 3
        for label in [titleLabel, messageLabel] where label.text?.isEmpty == false {
            let height = label.sizeThatFits(CGSize(width: inner, height: 0)).height
            label.frame = CGRect(x: Self.margin, y: y, width: inner, height: height)
            y += height + 4
        }
        for field in fields {
            field.frame = CGRect(x: Self.margin, y: y + 6, width: inner, height: 28)
            y += 36
        }
        y += Self.margin
        let height: CGFloat = isSheet ? 57 : 44
        let inBox = buttons.filter { !$0.isCancel }
        if inBox.count == 2, !isSheet {
            for (index, button) in inBox.enumerated() {
                let x = width / 2 * CGFloat(index)
                button.view.frame = CGRect(x: x, y: y, width: width / 2, height: height)
                button.line.frame =
                    index == 0
                    ? CGRect(x: 0, y: y, width: width, height: 0.5) : CGRect(x: x, y: y, width: 0.5, height: height)
            }
            y += height
        } else {
            for button in inBox {
                button.view.frame = CGRect(x: 0, y: y, width: width, height: height)
                button.line.frame = CGRect(x: 0, y: y, width: width, height: 0.5)
                y += height
            }
        }
        box.frame = CGRect(x: 0, y: 0, width: width, height: y)
        for button in buttons where button.isCancel {
            button.view.frame = CGRect(x: 0, y: y + Self.gap, width: width, height: height)
            y += Self.gap + height
        }
        return y
    }
}

@available(*, deprecated, renamed: "UIAlertController.Style")
public typealias UIAlertControllerStyle = UIAlertController.Style

@available(*, deprecated, renamed: "UIAlertAction.Style")
public typealias UIAlertActionStyle = UIAlertAction.Style
