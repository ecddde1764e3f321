extension UIView {
    /// What animates a change of a layer's property: nothing, as there are no animation blocks.
    package static func animationAction(for layer: CALayer, key: String) -> (any CAAction)? {
        NSNull()
    }
}
