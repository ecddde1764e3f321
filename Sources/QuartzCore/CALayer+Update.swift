/// Layout and drawing, done once before the next commit however often they are asked for.
extension CALayer {
    /// The topmost layer above that wants layout, or this one.
    final var topmostUnsettled: CALayer {
        var top = self
        var current = parent
        while let layer = current {
            if layer.wantsLayout { top = layer }
            current = layer.parent
        }
        return top
    }

    final func markUpdate() {
        var layer: CALayer? = self
        while let current = layer, !current.subtreeWantsUpdate {
            current.subtreeWantsUpdate = true
            layer = current.parent
        }
    }

    /// Notes that the layer has come into a tree since the last commit.
    final func markUncommitted() {
        subtreeIsNew = true
        var layer = parent
        while let current = layer, !current.subtreeIsNew {
            current.subtreeIsNew = true
            layer = current.parent
        }
    }

    /// Notes that the layer and all below it have been on a screen.
    final func commitSubtree() {
        guard subtreeIsNew else { return }
        if !isCommitted { willCommitFirst() }
        (subtreeIsNew, isCommitted) = (false, true)
        children.forEach { $0.commitSubtree() }
        maskLayer?.commitSubtree()
    }

    /// Lays out and, if asked to, draws what is marked in this layer and below.
    final func update(displays: Bool) {
        guard subtreeWantsUpdate else { return }
        // Layout may mark again what was just laid out, but not without end.
        var passes = 0
        while wantsLayout, passes < 16 {
            wantsLayout = false
            layoutSublayers()
            passes += 1
        }
        wantsLayout = false
        if displays { displayIfNeeded() }
        for child in children { child.update(displays: displays) }
        maskLayer?.update(displays: displays)
        subtreeWantsUpdate =
            wantsLayout || wantsDisplay || children.contains(where: \.subtreeWantsUpdate)
            || maskLayer?.subtreeWantsUpdate == true
    }

    /// Draws the contents through the delegate's or the class's `draw(in:)`.
    package final func drawContents() {
        let size = state.bounds.size
        let scale = state.contentsScale
        let (width, height) = (Int((size.width * scale).rounded(.up)), Int((size.height * scale).rounded(.up)))
        guard width > 0, height > 0, width <= 16384, height <= 16384 else {
            state.contents = nil
            return touch()
        }
        let image = CGImage.drawn(width: width, height: height) { context in
            context.scaleBy(x: scale, y: scale)
            context.translateBy(x: -state.bounds.origin.x, y: -state.bounds.origin.y)
            draw(in: context)
        }
        state.contents = image
        touch()
    }
}
