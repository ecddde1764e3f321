extension CALayer {
    /// From back to front, as far as `zPosition` does not say otherwise.
    public var sublayers: [CALayer]? {
        get {
            if let modelLayer { return modelLayer.sublayers?.compactMap { $0.presentation() } }
            return children.isEmpty ? nil : children
        }
        set {
            for child in children { child.removeFromSuperlayer() }
            for child in newValue ?? [] { addSublayer(child) }
        }
    }

    public var superlayer: CALayer? {
        if let modelLayer { return modelLayer.superlayer?.presentation() }
        return parent?.maskLayer === self ? nil : parent
    }

    public func addSublayer(_ layer: CALayer) {
        insert(layer) { $0.endIndex }
    }

    public func insertSublayer(_ layer: CALayer, at idx: UInt32) {
        insert(layer) { min(Int(idx), $0.endIndex) }
    }

    /// Below a sibling, or at the back if that is not a sublayer of this layer.
    public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        insert(layer) { children in children.firstIndex { $0 === sibling } ?? 0 }
    }

    /// Above a sibling, or in front if that is not a sublayer of this layer.
    public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        insert(layer) { children in children.firstIndex { $0 === sibling }.map { $0 + 1 } ?? children.endIndex }
    }

    public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        guard oldLayer !== newLayer, children.contains(where: { $0 === oldLayer }) else { return }
        insertSublayer(newLayer, above: oldLayer)
        oldLayer.removeFromSuperlayer()
    }

    public func removeFromSuperlayer() {
        guard let parent else { return }
        if parent.maskLayer === self {
            parent.maskLayer = nil
        } else {
            parent.children.removeAll { $0 === self }
        }
        parent.touch()
        self.parent = nil
    }

    /// Moves a layer in; `place` finds its index once it has left where it was.
    private func insert(_ layer: CALayer, at place: ([CALayer]) -> Int) {
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
