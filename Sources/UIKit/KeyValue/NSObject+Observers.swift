/// Observing by the names of properties, as code from before key paths does.
extension NSObject {
    /// Calls `observeValue(forKeyPath:of:change:context:)` of an observer, which must be a responder (a view, a controller) here,
    /// when the property gets another value. It is not kept.
    @preconcurrency @MainActor public func addObserver(
        _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {
        guard let responder = observer as? UIResponder else {
            return Console.say(
                "\(type(of: observer)) cannot observe \"\(keyPath)\": only views and view controllers are told of changes by "
                    + "name; use observe(_:options:changeHandler:).")
        }
        let watcher = KeyValueWatcher(self)
        var last = value(forKeyPath: keyPath)
        let tell = { [weak self, weak responder] (old: Any?, new: Any?) in
            guard let self, let responder else { return }
            var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
            if options.contains(.new) { change[.newKey] = new ?? NSNull() }
            if options.contains(.old) { change[.oldKey] = old ?? NSNull() }
            MainActor.assumeIsolated {
                responder.observeValue(forKeyPath: keyPath, of: self, change: change, context: context)
            }
        }
        watcher.start { [weak self] in
            guard let self else { return }
            MainActor.assumeIsolated {
                let (old, new) = (last, self.value(forKeyPath: keyPath))
                guard !isSameValue(old, new) else { return }
                last = new
                tell(old, new)
            }
        }
        NamedObservers.list.append(
            NamedObservers(object: self, observer: responder, keyPath: keyPath, context: context, watcher: watcher))
        if options.contains(.initial) { tell(nil, last) }
    }

    @preconcurrency @MainActor public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
        NamedObservers.remove { $0.object === self && $0.observer === observer && $0.keyPath == keyPath }
    }

    @preconcurrency @MainActor public func removeObserver(
        _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
    ) {
        NamedObservers.remove {
            $0.object === self && $0.observer === observer && $0.keyPath == keyPath && $0.context == context
        }
    }
}

/// An observer by name.
@MainActor private struct NamedObservers {
    weak var object: NSObject?
    weak var observer: NSObject?
    let keyPath: String
    let context: UnsafeMutableRawPointer?
    let watcher: KeyValueWatcher

    static var list: [NamedObservers] = [] {
        didSet { forgetGone() }
    }

    static func remove(where matches: (NamedObservers) -> Bool) {
        for entry in list where matches(entry) { entry.watcher.stop() }
        list.removeAll(where: matches)
    }

    /// Lets go of what watches for nobody.
    private static func forgetGone() {
        guard list.contains(where: { $0.object == nil || $0.observer == nil }) else { return }
        for entry in list where entry.observer == nil { entry.watcher.stop() }
        list.removeAll { $0.object == nil || $0.observer == nil }
    }
}
