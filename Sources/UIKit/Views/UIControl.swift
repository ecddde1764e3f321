/// How far outside a control a finger may stray and still be inside, in points.
private let touchMargin: CGFloat = 70

/// A view that does something when it is touched.
@preconcurrency @MainActor open class UIControl: UIView {
    /// What happens to a control.
    public struct Event: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let touchDown = Event(rawValue: 1 << 0)
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        public static let touchDragInside = Event(rawValue: 1 << 2)
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        public static let touchDragExit = Event(rawValue: 1 << 5)
        public static let touchUpInside = Event(rawValue: 1 << 6)
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        public static let touchCancel = Event(rawValue: 1 << 8)
        public static let valueChanged = Event(rawValue: 1 << 12)
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        public static let editingChanged = Event(rawValue: 1 << 17)
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        public static let allTouchEvents = Event(rawValue: 0xFFF)
        public static let allEditingEvents = Event(rawValue: 0xF_0000)
        public static let applicationReserved = Event(rawValue: 0x0F00_0000)
        public static let systemReserved = Event(rawValue: 0xF000_0000)
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    /// What a control is like at the moment.
    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let normal: State = []
        public static let highlighted = State(rawValue: 1)
        public static let disabled = State(rawValue: 2)
        public static let selected = State(rawValue: 4)
    }

    /// Where the content lies in the control's width.
    public enum ContentHorizontalAlignment: Int, Sendable {
        case center = 0
        case left = 1
        case right = 2
        case fill = 3
        case leading = 4
        case trailing = 5
    }

    /// Where the content lies in the control's height.
    public enum ContentVerticalAlignment: Int, Sendable {
        case center = 0
        case top = 1
        case bottom = 2
        case fill = 3
    }

    open var isEnabled = true {
        didSet { stateChanged(from: oldValue, to: isEnabled) }
    }

    open var isSelected = false {
        didSet { stateChanged(from: oldValue, to: isSelected) }
    }

    open var isHighlighted = false {
        didSet { stateChanged(from: oldValue, to: isHighlighted) }
    }

    open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
        didSet { setNeedsLayout() }
    }

    open var contentVerticalAlignment = ContentVerticalAlignment.center {
        didSet { setNeedsLayout() }
    }

    /// Whether a finger is held on the control.
    open private(set) var isTracking = false
    /// Whether that finger is inside it.
    open private(set) var isTouchInside = false

    /// What is done on which events, in the order given.
    var handlers: [ControlHandler] = []

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction {
            addAction(primaryAction, for: .primaryActionTriggered)
        }
    }

    public required init?(coder: NSCoder) {
        nil
    }

    open var state: State {
        var state: State = []
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    // MARK: Actions

    /// Does something on the given events; an action with the same identifier is replaced.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
        handlers.append(ControlHandler(.action(action), controlEvents))
    }

    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }

    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        remove(controlEvents) { $0.isAction(actionIdentifier) }
    }

    /// Calls a method of a target on the given events, with the control and the event as far as it takes them. The target
    /// is not kept; nil is the first in the responder chain, from the control on, that has the method.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        add(target, action, controlEvents)
    }

    /// Takes off what was added; nil stands for every target, or every action.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        remove(controlEvents) { $0.isTarget(target, action) }
    }

    /// Does what is to be done on the events.
    open func sendActions(for controlEvents: Event) {
        send(controlEvents, nil)
    }

    open func sendAction(_ action: UIAction) {
        action.sender = self
        action.handler(action)
    }

    /// Calls a method of a target, or of a responder; here every action passes.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        UIApplication.shared.sendAction(action, to: target, from: self, for: event)
    }

    // MARK: Tracking

    /// A finger has come down; false lets it go again.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// The finger has moved; false lets it go.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

    open func cancelTracking(with event: UIEvent?) {}

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, isEnabled, !isTracking else { return }
        isTouchInside = true
        isTracking = beginTracking(touch, with: event)
        guard isTracking else { return }
        isHighlighted = true
        send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, event)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, isTracking else { return }
        let wasInside = isTouchInside
        isTouchInside = reaches(touch)
        isHighlighted = isTouchInside
        if isTouchInside != wasInside {
            send(isTouchInside ? .touchDragEnter : .touchDragExit, event)
        } else {
            send(isTouchInside ? .touchDragInside : .touchDragOutside, event)
        }
        if !continueTracking(touch, with: event) {
            release()
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, isTracking else { return }
        let inside = reaches(touch)
        release()
        endTracking(touch, with: event)
        send(inside ? [.touchUpInside, .primaryActionTriggered] : .touchUpOutside, event)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking else { return }
        release()
        cancelTracking(with: event)
        send(.touchCancel, event)
    }

    /// A tap on an enabled control is its own and not that of a recogniser around it.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let tap = gestureRecognizer as? UITapGestureRecognizer, tap.view !== self, isEnabled else { return true }
        return tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1
    }

    /// Puts on what depends on the state.
    func stateDidChange() {
        setNeedsLayout()
    }

    private func stateChanged(from old: Bool, to new: Bool) {
        if old != new {
            stateDidChange()
        }
    }

    private func reaches(_ touch: UITouch) -> Bool {
        bounds.insetBy(dx: -touchMargin, dy: -touchMargin).contains(touch.location(in: self))
    }

    private func release() {
        isTracking = false
        isTouchInside = false
        isHighlighted = false
    }
}
