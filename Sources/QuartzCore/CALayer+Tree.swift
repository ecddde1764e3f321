extension CALayer {
    /// Moves a layer in; `place` finds its index once it has left where it was.
    final func insert(_ layer: CALayer, at place: ([CALayer]) -> Int) {
        guard layer !== self, !hasAncestor(layer) else {
            return Console.say("a layer cannot be added to itself or to a layer inside it; nothing is changed.")
        }
        layer.removeFromSuperlayer()
        children.insert(layer, at: place(children))
        layer.parent = self
        layer.markUncommitted()
        if layer.subtreeWantsUpdate { markUpdate() }
        touch()
    }

    final func hasAncestor(_ layer: CALayer) -> Bool {
        var current = parent
        while let ancestor = current {
            if ancestor === layer { return true }
            current = ancestor.parent
        }
        return false
    }

    /// Whether the layer hangs below the root of something that is shown.
    package var isOnDisplay: Bool {
        var layer = self
        while let parent = layer.parent { layer = parent }
        return layer.isDisplayRoot
    }
}
