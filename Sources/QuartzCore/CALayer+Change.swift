extension CALayer {
    /// Changes a property: looks for an action before the change, runs it after.
    final func change<Value>(_ key: String, _ place: WritableKeyPath<LayerState, Value>, setting value: Value) {
        let action = modelLayer == nil ? prepared(action(forKey: key), forKey: key) : nil
        state[keyPath: place] = value
        touch()
        if key == "bounds" { boundsDidChange() }
        action?.run(forKey: key, object: self, arguments: nil)
    }

    /// The same for a value that can be compared: setting what is there already is no change, and sets off nothing.
    final func change<Value: Equatable>(_ key: String, _ place: WritableKeyPath<LayerState, Value>, to value: Value) {
        if state[keyPath: place] == value { return }
        change(key, place, setting: value)
    }

    final func boundsDidChange() {
        setNeedsLayout()
        if hints.needsDisplayOnBoundsChange { setNeedsDisplay() }
    }

    /// Forgets the frozen copies that hold this layer.
    final func touch() {
        var layer: CALayer? = self
        while let current = layer, current.frozen != nil {
            current.frozen = nil
            layer = current.parent
        }
        if let onChange, !isChanging { onChange() }
    }
}
