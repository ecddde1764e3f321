/// The model of a layer as it was at a moment: its values, its mask and the layers in it that belong to no view.
package struct LayerMemo {
    private let layer: CALayer
    private let state: LayerState
    private let mask: CALayer?
    /// Layers without a delegate, which no view will put back.
    private let bare: [LayerMemo]

    package init(_ layer: CALayer) {
        self.layer = layer
        state = layer.state
        mask = layer.maskLayer
        bare = layer.children.filter { $0.delegate == nil }.map(LayerMemo.init)
    }

    /// Makes the model what it was, without any action; animations stay.
    package func restore() {
        let size = layer.state.bounds.size
        layer.state = state
        layer.touch()
        if size != state.bounds.size { layer.setNeedsLayout() }
        if layer.maskLayer !== mask { layer.setMask(mask) }
        for child in layer.children where child.delegate == nil && !bare.contains(where: { $0.layer === child }) {
            child.removeFromSuperlayer()
        }
        for child in bare { child.restore() }
    }
}
