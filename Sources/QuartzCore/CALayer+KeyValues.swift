extension CALayer {
    /// What was put under a key that is no property's.
    final func keptValue(_ key: String) -> Any? { values[key] }

    /// The value at a key path: a property's or a component's, else what was kept under it.
    final func knownValue(_ keyPath: String) -> Any? {
        if let value = AnimationKeyPath(keyPath)?.get(state) { return value.any }
        switch keyPath {
        case "frame": return frame
        case "frame.size": return frame.size
        case "frame.origin": return frame.origin
        case "name": return name
        case "speed": return speed
        case "timeOffset": return timeOffset
        case "beginTime": return beginTime
        case "contentsGravity": return contentsGravity
        default: return values[keyPath]
        }
    }

    /// Sets the property or component that a key path names; else keeps the value under it.
    final func setKnown(_ value: Any?, _ keyPath: String) {
        guard let path = AnimationKeyPath(keyPath), let sample = path.get(state) else {
            switch (keyPath, (value as? NSValue)?.animatable ?? value) {
            case ("frame", let rect as CGRect): frame = rect
            case ("name", let text as String?): name = text
            case ("speed", let number as NSNumber): speed = number.floatValue
            case ("timeOffset", let number as NSNumber): timeOffset = number.doubleValue
            default:
                guard !keyPath.contains(".") else {
                    return Console.say("CALayer has no key path \"\(keyPath)\"; the value is ignored.")
                }
                values[keyPath] = value
            }
            return
        }
        let new: AnimatableValue? =
            switch (value, sample) {
            case (let value?, _): AnimatableValue(value, like: sample)
            case (nil, .color): .color(nil)
            case (nil, .path): .path(nil)
            case (nil, .image): .image(nil)
            case (nil, _): nil
            }
        guard let new else {
            return Console.say("the value for \"\(keyPath)\" is of the wrong kind and is ignored.")
        }
        if new == sample { return }
        let action = prepared(action(forKey: path.property.key), forKey: path.property.key)
        path.set(&state, new)
        touch()
        if path.property.key == "bounds" { boundsDidChange() }
        action?.run(forKey: path.property.key, object: self, arguments: nil)
    }
}
