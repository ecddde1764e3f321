public typealias CFAbsoluteTime = CFTimeInterval

/// What the virtual clock's zero is in seconds since 2001: read once, so that differences are the clock's own.
private let origin = Date().timeIntervalSinceReferenceDate - VirtualClock.current.now

/// Seconds since the beginning of 2001, going on as the virtual clock does.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime {
    origin + VirtualClock.current.now
}
