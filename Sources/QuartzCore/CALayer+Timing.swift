extension CALayer {
    final func set<Value>(_ place: WritableKeyPath<MediaTiming, Value>, _ value: Value) {
        timing[keyPath: place] = value
        touch()
    }

    /// A time of another layer (nil: the clock's) in this layer's.
    public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
        localTime(at: l?.clockTime(reaching: t) ?? t)
    }

    /// A time of this layer in another's (nil: the clock's).
    public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
        let clock = clockTime(reaching: t)
        return l?.localTime(at: clock) ?? clock
    }

    /// The layer's time when the clock shows a time.
    package func localTime(at clock: CFTimeInterval) -> CFTimeInterval {
        let time = parent?.localTime(at: clock) ?? clock
        return timeDrive?.localTime(at: time) ?? timing.localTime(at: time, begin: timing.beginTime)
    }

    /// What the clock shows when the layer's time gets to a time; infinite if it does not.
    package func clockTime(reaching local: CFTimeInterval) -> CFTimeInterval {
        guard local.isFinite else { return local }
        let time =
            timeDrive?.parentTime(reaching: local) ?? timing.parentTime(reaching: local, begin: timing.beginTime)
        return parent?.clockTime(reaching: time) ?? time
    }
}
