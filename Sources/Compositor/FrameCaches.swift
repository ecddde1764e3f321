/// What is kept from one frame for the next.
final class FrameCaches {
    private var tables: [GradientTable] = []
    private var masks: [ShadowMask] = []
    private var spareMasks: [ShadowMask] = []
    /// How many of what is not used are kept.
    private static let spares = 4
    let stroker = Stroker()
    let silhouettes = SilhouetteRenderer()
    let blur = CellBlur()

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

    /// A mask that is kept from now on, to be made by the caller.
    func newMask() -> ShadowMask {
        let mask = spareMasks.popLast() ?? ShadowMask()
        masks.append(mask)
        return mask
    }

    /// Lets go of what the frame just drawn did not use; a few masks are put by for the next, whose shadow is another one when
    /// what casts it grows, and a few tables, because gradients come and go as leaves turn.
    func sweep() {
        for i in masks.indices.reversed() {
            if masks[i].isUsed {
                masks[i].isUsed = false
            } else {
                let mask = masks.remove(at: i)
                if spareMasks.count < Self.spares { spareMasks.append(mask) }
            }
        }
        var unused = 0
        for i in tables.indices.reversed() {
            if tables[i].isUsed {
                tables[i].isUsed = false
                continue
            }
            unused += 1
            if unused > Self.spares { tables.remove(at: i) }
        }
    }
}
