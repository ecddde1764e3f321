/// What a control does on some events.
@MainActor struct ControlHandler {
    /// A closure, or a method of a target.
    enum Kind {
        case action(UIAction)
        case target(TargetAction)
    }

    let kind: Kind
    var events: UIControl.Event

    init(_ kind: Kind, _ events: UIControl.Event) {
        self.kind = kind
        self.events = events
    }

    func isAction(_ identifier: UIAction.Identifier) -> Bool {
        if case .action(let action) = kind { action.identifier == identifier } else { false }
    }

    /// Whether this is what a target and an action, of which nil stands for any, name.
    func isTarget(_ target: Any?, _ action: Selector?) -> Bool {
        if case .target(let known) = kind { known.isNamed(by: target, action) } else { false }
    }

    /// The target and action; nil for a closure, and where the target is gone.
    var target: TargetAction? {
        if case .target(let target) = kind, !target.isGone { target } else { nil }
    }
}

extension UIControl {
    /// The targets, the responder chain as `NSNull`.
    public var allTargets: Set<AnyHashable> {
        let targets = handlers.compactMap(\.target)
        return Set(targets.compactMap { $0.isForResponders ? NSNull() : $0.object as? NSObject })
    }

    /// The events on which something is done.
    public var allControlEvents: Event {
        handlers.reduce(into: []) { $0.formUnion($1.events) }
    }

    /// The names of the methods of a target that are called on some events; nil where there are none.
    public func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        let names = handlers.filter { !$0.events.isDisjoint(with: controlEvent) }.compactMap(\.target)
            .filter { $0.isTarget(target) }.map(\.action.name)
        return names.isEmpty ? nil : names
    }

    /// Adds a method of a target, or further events to one that is there.
    func add(_ target: Any?, _ action: Selector, _ events: Event) {
        let there = handlers.firstIndex { $0.target.map { $0.isTarget(target) && $0.action == action } ?? false }
        if let there {
            handlers[there].events.formUnion(events)
        } else {
            handlers.append(ControlHandler(.target(TargetAction(target, action)), events))
        }
    }

    /// Takes events off some of the handlers.
    func remove(_ events: Event, where isMeant: (ControlHandler) -> Bool) {
        for index in handlers.indices where isMeant(handlers[index]) {
            handlers[index].events.subtract(events)
        }
        handlers.removeAll { $0.events.isEmpty }
    }

    /// Does what is to be done on the events, of which one may have been the cause.
    func send(_ events: Event, _ event: UIEvent?) {
        for handler in handlers where !handler.events.isDisjoint(with: events) {
            switch handler.kind {
            case .action(let action): sendAction(action)
            case .target(let known) where !known.isGone: sendAction(known.action, to: known.target, for: event)
            case .target: break
            }
        }
    }
}
