extension UIView {
    /// Changes standalone layers at once, without their implicit animations.
    func withoutActions(_ body: () -> Void) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        body()
        CATransaction.commit()
    }

    /// A colour as the view's layers take it.
    func resolved(_ color: UIColor) -> CGColor {
        color.resolvedColor(with: traitCollection).cgColor
    }
}
