extension CADisplayLink {
    /// A link that calls a method of a target, which it keeps until it is invalidated, with itself.
    public convenience init(target: Any, selector sel: Selector) {
        self.init { sel.send(to: target, $0) }
    }
}
