/// What is kept from one frame for the next.
final class FrameCaches {
    private var tables: [GradientTable] = []
    private var masks: [ShadowMask] = []
    let stroker = Stroker()
    let silhouettes = SilhouetteRenderer()
    /// A line of cells for the blur.
    let line = Scratch<UInt16>()

    func table(_ gradient: RenderNode.Gradient) -> GradientTable {
        if let known = tables.first(where: { $0.gradient == gradient }) {
            known.isUsed = true
            return known
        }
        let new = GradientTable(gradient)
        tables.append(new)
        return new
    }

    func mask(_ key: ShadowKey) -> ShadowMask? {
        let known = masks.first { $0.key == key }
        known?.isUsed = true
        return known
    }

    func keep(_ mask: ShadowMask) {
        masks.append(mask)
    }

    /// Lets go of what the frame just drawn did not use.
    func sweep() {
        tables.removeAll { !$0.isUsed }
        masks.removeAll { !$0.isUsed }
        for t in tables { t.isUsed = false }
        for m in masks { m.isUsed = false }
    }
}
