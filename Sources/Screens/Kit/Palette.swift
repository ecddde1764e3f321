/// The neutral colours that all the screens share. Each screen adds one accent of its own.
///
/// Text in `ink` and `inkSoft` has a contrast of at least 4.5 on `page`, `surface` and `well`; `inkFaint` is for lines and marks.
@MainActor enum Palette {
    /// Behind everything.
    static let page = UIColor(light: 0xF5F4F1, dark: 0x101214)
    /// Cards and lists on the page.
    static let surface = UIColor(light: 0xFFFFFF, dark: 0x1B1E22)
    /// Fields and buttons on a card or the page.
    static let well = UIColor(light: 0xEBE9E4, dark: 0x282C31)
    static let ink = UIColor(light: 0x17191C, dark: 0xF2F1EE)
    static let inkSoft = UIColor(light: 0x595E66, dark: 0xA9AFB8)
    static let inkFaint = UIColor(light: 0xA4A8AF, dark: 0x626973)
    static let rule = UIColor(light: 0xE2E0DA, dark: 0x2C3036)
}

extension UIColor {
    /// An opaque colour.
    ///
    /// - Parameter hex: 0xRRGGBB.
    convenience init(hex: UInt32, alpha: CGFloat = 1) {
        self.init(
            red: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255,
            blue: CGFloat(hex & 0xFF) / 255,
            alpha: alpha)
    }

    /// A colour that differs in the two appearances.
    ///
    /// - Parameters: 0xRRGGBB each.
    convenience init(light: UInt32, dark: UInt32) {
        let (light, dark) = (UIColor(hex: light), UIColor(hex: dark))
        self.init { $0.userInterfaceStyle == .dark ? dark : light }
    }

    /// The colour between two, a fraction of the way from this one.
    func mixed(with other: UIColor, _ fraction: CGFloat) -> UIColor {
        UIColor { traits in
            let (a, b) = (self.resolvedColor(with: traits), other.resolvedColor(with: traits))
            var (r1, g1, b1, a1) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
            var (r2, g2, b2, a2) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
            a.getRed(&r1, green: &g1, blue: &b1, alpha: &a1)
            b.getRed(&r2, green: &g2, blue: &b2, alpha: &a2)
            func between(_ x: CGFloat, _ y: CGFloat) -> CGFloat { x + (y - x) * fraction }
            return UIColor(red: between(r1, r2), green: between(g1, g2), blue: between(b1, b2), alpha: between(a1, a2))
        }
    }
}
