extension NSObjectProtocol {
    /// Whether the object has a method: one that the selector carries, of its class or of a protocol that it conforms to, or
    /// one of that name in `SelectorTable`.
    ///
    /// Methods that Objective-C calls optional all have a body here, so a delegate that conforms has them all.
    public func responds(to aSelector: Selector!) -> Bool {
        aSelector?.isUnderstood(by: self) ?? false
    }

    /// Calls a method; what it returns lives until the end of the turn.
    @discardableResult
    public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
        performed(aSelector, [])
    }

    @discardableResult
    public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
        performed(aSelector, [object])
    }

    @discardableResult
    public func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>! {
        performed(aSelector, [object1, object2])
    }

    private func performed(_ selector: Selector?, _ arguments: [Any?]) -> Unmanaged<AnyObject>? {
        guard let result = selector?.send(to: self, arguments: arguments), type(of: result) is AnyClass else {
            return nil
        }
        let object = result as AnyObject
        // There is no pool to put it into: the clock's next turn lets it go.
        VirtualClock.current.schedule(after: 0) { withExtendedLifetime(object) {} }
        return Unmanaged.passUnretained(object)
    }
}

extension NSObject {
    /// Calls a method when the delay, in seconds, is over; object and argument are kept until then.
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
        PerformRequest.make(self, aSelector, anArgument, after: delay)
    }

    /// Calls a method when the delay is over; all modes stand for the one clock.
    public func perform(
        _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]
    ) {
        PerformRequest.make(self, aSelector, anArgument, after: delay)
    }

    /// Calls a method on the main thread: at once if that is to be waited for and this is it, else in a turn of its own.
    public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
        if wait, VirtualClock.isOnThread {
            aSelector.send(to: self, arg)
        } else {
            nonisolated(unsafe) let (object, argument) = (self, arg)
            let call = { @Sendable () -> Void in aSelector.send(to: object, argument) }
            if wait {
                Dispatch.DispatchQueue.main.sync(execute: call)
            } else {
                DispatchQueue.main.async(execute: call)
            }
        }
    }

    /// Forgets what an object was to do after a delay.
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
        PerformRequest.cancel { $0.isFor(aTarget) }
    }

    /// Forgets the calls of one method with one argument.
    public class func cancelPreviousPerformRequests(
        withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
    ) {
        PerformRequest.cancel { $0.isFor(aTarget) && $0.selector == aSelector && $0.has(anArgument) }
    }
}

/// A call that waits for its time on the clock.
private struct PerformRequest {
    let target: NSObject
    let selector: Selector
    let argument: Any?
    let scheduled: VirtualClock.Scheduled

    /// Those that were made, in that order; the main thread's.
    nonisolated(unsafe) private static var waiting: [PerformRequest] = []

    static func make(_ target: NSObject, _ selector: Selector, _ argument: Any?, after delay: TimeInterval) {
        waiting.removeAll { !$0.scheduled.isPending }
        let author = TransitionWatch.heir
        if delay > 0 { TransitionWatch.clockStarted(.delayedBlock, delay: delay) }
        let scheduled = VirtualClock.current.schedule(after: delay) {
            waiting.removeAll { !$0.scheduled.isPending }
            TransitionWatch.run(as: author) { _ = selector.send(to: target, argument) }
        }
        waiting.append(
            PerformRequest(target: target, selector: selector, argument: argument, scheduled: scheduled))
    }

    static func cancel(where isMeant: (PerformRequest) -> Bool) {
        for request in waiting where isMeant(request) { request.scheduled.cancel() }
        waiting.removeAll { !$0.scheduled.isPending }
    }

    func isFor(_ other: Any) -> Bool {
        target === other as AnyObject
    }

    func has(_ other: Any?) -> Bool {
        switch (argument, other) {
        case (nil, nil): true
        case (let a?, let b?): (a as? NSObject)?.isEqual(b) ?? (a as AnyObject === b as AnyObject)
        default: false
        }
    }
}
