extension UIView {
    /// The view's own tint or the nearest ancestor's, else the system's blue; with its colour.
    var undimmedTint: UIColor { ownTintColor ?? superview?.undimmedTint ?? .systemBlue }
}

extension UIColor {
    /// The grey as light as the colour, a little paler.
    var drained: UIColor {
        UIColor { traits in
            let rgba = self.resolvedColor(with: traits).rgba
            let luma = 0.2126 * rgba.red + 0.7152 * rgba.green + 0.0722 * rgba.blue
            return UIColor(white: luma, alpha: rgba.alpha * 0.8)
        }
    }

    /// The tint of whatever is drawn: outside a view the system's blue.
    public class var tintColor: UIColor { .systemBlue }
}
