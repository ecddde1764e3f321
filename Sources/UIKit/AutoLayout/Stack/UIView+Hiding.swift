/// Views of a stack that hide inside an animation block stay in sight until the others have closed up.
extension UIView {
    /// Hides or shows a view that a stack arranges.
    func hideInStack(_ hides: Bool) {
        guard hides != isHidden, let stack = layoutRecord?.stack else {
            if layoutRecord?.stack == nil { layer.isHidden = hides }
            return
        }
        let block = AnimationBlock.current
        if let block, hides {
            record.hidesLater = true
            VirtualClock.current.schedule(after: block.delay + block.duration) { [weak self] in
                MainActor.assumeIsolated { self?.settleHiding() }
            }
        } else {
            record.hidesLater = false
            layer.isHidden = hides
        }
        stack.arrangementChanged()
        block?.layOutAtEnd(stack)
    }

    /// Hides the view if that was left for later.
    func settleHiding() {
        guard layoutRecord?.hidesLater == true else { return }
        layoutRecord?.hidesLater = false
        layer.isHidden = true
    }
}
