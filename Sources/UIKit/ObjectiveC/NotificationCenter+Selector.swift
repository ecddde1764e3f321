extension NotificationCenter {
    /// Calls a method of an observer, which is not kept, with each notification of a name and sender; nil is any.
    public func addObserver(
        _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
    ) {
        let object = observer as AnyObject
        nonisolated(unsafe) let target = Weak(value: object)
        let token = addObserver(forName: aName, object: anObject, queue: nil) { note in
            if let target = target.value { aSelector.send(to: target, note) }
        }
        NotificationObservers.add(object, aName, anObject, token, in: self)
    }

    /// Takes off all that was added for an observer, or what a token stands for.
    ///
    /// Foundation's own takes tokens only, and anything; an object's type makes this one the better match.
    public func removeObserver(_ observer: AnyObject) {
        for token in NotificationObservers.remove(observer, nil, nil, from: self) + [observer] {
            removeObserver(token as Any)
        }
    }

    /// Takes off what was added for an observer with a name and a sender; nil is any.
    public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?) {
        for token in NotificationObservers.remove(observer, aName, anObject, from: self) {
            removeObserver(token as Any)
        }
        removeObserver(observer as Any, name: aName, object: anObject)
    }
}

/// What Foundation gave for the observers with selectors. Belongs to the main thread.
private struct NotificationObservers {
    weak var observer: AnyObject?
    let name: NSNotification.Name?
    let sender: AnyObject?
    let token: any NSObjectProtocol
    weak var center: NotificationCenter?

    nonisolated(unsafe) private static var known: [NotificationObservers] = []

    static func add(
        _ observer: AnyObject, _ name: NSNotification.Name?, _ sender: Any?, _ token: any NSObjectProtocol,
        in center: NotificationCenter
    ) {
        for gone in known where gone.observer == nil { gone.center?.removeObserver(gone.token as Any) }
        known.removeAll { $0.observer == nil }
        known.append(
            NotificationObservers(
                observer: observer, name: name, sender: sender.map { $0 as AnyObject }, token: token, center: center))
    }

    /// Forgets those that are meant, and gives what Foundation knows them by.
    static func remove(
        _ observer: AnyObject, _ name: NSNotification.Name?, _ sender: Any?, from center: NotificationCenter
    ) -> [any NSObjectProtocol] {
        let isMeant = { (entry: NotificationObservers) -> Bool in
            entry.observer === observer && entry.center === center && (name == nil || entry.name == name)
                && (sender == nil || entry.sender === sender.map { $0 as AnyObject })
        }
        let tokens = known.filter(isMeant).map(\.token)
        known.removeAll(where: isMeant)
        return tokens
    }
}
