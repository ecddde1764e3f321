extension CADisplayLink {
    /// A link that calls a method of a target, which it keeps until it is invalidated, with itself.
    public convenience init(target: Any, selector sel: Selector) {
        let origin = Origin()
        self.init { link in TransitionWatch.run(as: origin.author) { _ = sel.send(to: target, link) } }
        onStart = { [weak self] in
            origin.author = TransitionWatch.heir
            TransitionWatch.clockStarted(.displayLink, delay: 0) { [weak self] in self?.isRunning == true }
        }
    }
}

/// Whose code let a link run.
private final class Origin {
    var author = TransitionWatch.Author.screen
}
