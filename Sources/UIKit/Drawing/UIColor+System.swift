extension UIColor {
    public class var systemRed: UIColor { System.systemRed }
    public class var systemGreen: UIColor { System.systemGreen }
    public class var systemBlue: UIColor { System.systemBlue }
    public class var systemOrange: UIColor { System.systemOrange }
    public class var systemYellow: UIColor { System.systemYellow }
    public class var systemPink: UIColor { System.systemPink }
    public class var systemPurple: UIColor { System.systemPurple }
    public class var systemTeal: UIColor { System.systemTeal }
    public class var systemIndigo: UIColor { System.systemIndigo }
    public class var systemBrown: UIColor { System.systemBrown }
    public class var systemMint: UIColor { System.systemMint }
    public class var systemCyan: UIColor { System.systemCyan }
    public class var systemGray: UIColor { System.systemGray }
    public class var systemGray2: UIColor { System.systemGray2 }
    public class var systemGray3: UIColor { System.systemGray3 }
    public class var systemGray4: UIColor { System.systemGray4 }
    public class var systemGray5: UIColor { System.systemGray5 }
    public class var systemGray6: UIColor { System.systemGray6 }
    public class var label: UIColor { System.label }
    public class var secondaryLabel: UIColor { System.secondaryLabel }
    public class var tertiaryLabel: UIColor { System.tertiaryLabel }
    public class var quaternaryLabel: UIColor { System.quaternaryLabel }
    public class var systemFill: UIColor { System.systemFill }
    public class var secondarySystemFill: UIColor { System.secondarySystemFill }
    public class var tertiarySystemFill: UIColor { System.tertiarySystemFill }
    public class var quaternarySystemFill: UIColor { System.quaternarySystemFill }
    public class var placeholderText: UIColor { System.placeholderText }
    public class var systemBackground: UIColor { System.systemBackground }
    public class var secondarySystemBackground: UIColor { System.secondarySystemBackground }
    public class var tertiarySystemBackground: UIColor { System.tertiarySystemBackground }
    public class var systemGroupedBackground: UIColor { System.systemGroupedBackground }
    public class var secondarySystemGroupedBackground: UIColor { System.secondarySystemGroupedBackground }
    public class var tertiarySystemGroupedBackground: UIColor { System.tertiarySystemGroupedBackground }
    @available(*, deprecated, renamed: "systemGroupedBackground")
    public class var groupTableViewBackground: UIColor { System.systemGroupedBackground }
    public class var separator: UIColor { System.separator }
    public class var opaqueSeparator: UIColor { System.opaqueSeparator }
    public class var link: UIColor { System.link }
    public class var darkText: UIColor { System.darkText }
    public class var lightText: UIColor { System.lightText }

    /// The platform's palette for light and dark, as published in its design resources.
    private enum System {
        static let systemRed = UIColor(light: RGBA(hex: 0xFF3B30), dark: RGBA(hex: 0xFF453A))
        static let systemGreen = UIColor(light: RGBA(hex: 0x34C759), dark: RGBA(hex: 0x30D158))
        static let systemBlue = UIColor(light: RGBA(hex: 0x007AFF), dark: RGBA(hex: 0x0A84FF))
        static let systemOrange = UIColor(light: RGBA(hex: 0xFF9500), dark: RGBA(hex: 0xFF9F0A))
        static let systemYellow = UIColor(light: RGBA(hex: 0xFFCC00), dark: RGBA(hex: 0xFFD60A))
        static let systemPink = UIColor(light: RGBA(hex: 0xFF2D55), dark: RGBA(hex: 0xFF375F))
        static let systemPurple = UIColor(light: RGBA(hex: 0xAF52DE), dark: RGBA(hex: 0xBF5AF2))
        static let systemTeal = UIColor(light: RGBA(hex: 0x30B0C7), dark: RGBA(hex: 0x40C8E0))
        static let systemIndigo = UIColor(light: RGBA(hex: 0x5856D6), dark: RGBA(hex: 0x5E5CE6))
        static let systemBrown = UIColor(light: RGBA(hex: 0xA2845E), dark: RGBA(hex: 0xAC8E68))
        static let systemMint = UIColor(light: RGBA(hex: 0x00C7BE), dark: RGBA(hex: 0x63E6E2))
        static let systemCyan = UIColor(light: RGBA(hex: 0x32ADE6), dark: RGBA(hex: 0x64D2FF))
        static let systemGray = UIColor(light: RGBA(hex: 0x8E8E93), dark: RGBA(hex: 0x8E8E93))
        static let systemGray2 = UIColor(light: RGBA(hex: 0xAEAEB2), dark: RGBA(hex: 0x636366))
        static let systemGray3 = UIColor(light: RGBA(hex: 0xC7C7CC), dark: RGBA(hex: 0x48484A))
        static let systemGray4 = UIColor(light: RGBA(hex: 0xD1D1D6), dark: RGBA(hex: 0x3A3A3C))
        static let systemGray5 = UIColor(light: RGBA(hex: 0xE5E5EA), dark: RGBA(hex: 0x2C2C2E))
        static let systemGray6 = UIColor(light: RGBA(hex: 0xF2F2F7), dark: RGBA(hex: 0x1C1C1E))
        static let label = UIColor(light: RGBA(hex: 0x000000), dark: RGBA(hex: 0xFFFFFF))
        static let secondaryLabel = UIColor(
            light: RGBA(hex: 0x3C3C43, alpha: 0.6), dark: RGBA(hex: 0xEBEBF5, alpha: 0.6))
        static let tertiaryLabel = UIColor(
            light: RGBA(hex: 0x3C3C43, alpha: 0.3), dark: RGBA(hex: 0xEBEBF5, alpha: 0.3))
        static let quaternaryLabel = UIColor(
            light: RGBA(hex: 0x3C3C43, alpha: 0.18), dark: RGBA(hex: 0xEBEBF5, alpha: 0.16))
        static let systemFill = UIColor(light: RGBA(hex: 0x787880, alpha: 0.2), dark: RGBA(hex: 0x787880, alpha: 0.36))
        static let secondarySystemFill = UIColor(
            light: RGBA(hex: 0x787880, alpha: 0.16), dark: RGBA(hex: 0x787880, alpha: 0.32))
        static let tertiarySystemFill = UIColor(
            light: RGBA(hex: 0x767680, alpha: 0.12), dark: RGBA(hex: 0x767680, alpha: 0.24))
        static let quaternarySystemFill = UIColor(
            light: RGBA(hex: 0x747480, alpha: 0.08), dark: RGBA(hex: 0x767680, alpha: 0.18))
        static let placeholderText = UIColor(
            light: RGBA(hex: 0x3C3C43, alpha: 0.3), dark: RGBA(hex: 0xEBEBF5, alpha: 0.3))
        static let systemBackground = UIColor(light: RGBA(hex: 0xFFFFFF), dark: RGBA(hex: 0x000000))
        static let secondarySystemBackground = UIColor(light: RGBA(hex: 0xF2F2F7), dark: RGBA(hex: 0x1C1C1E))
        static let tertiarySystemBackground = UIColor(light: RGBA(hex: 0xFFFFFF), dark: RGBA(hex: 0x2C2C2E))
        static let systemGroupedBackground = UIColor(light: RGBA(hex: 0xF2F2F7), dark: RGBA(hex: 0x000000))
        static let secondarySystemGroupedBackground = UIColor(light: RGBA(hex: 0xFFFFFF), dark: RGBA(hex: 0x1C1C1E))
        static let tertiarySystemGroupedBackground = UIColor(light: RGBA(hex: 0xF2F2F7), dark: RGBA(hex: 0x2C2C2E))
        static let separator = UIColor(light: RGBA(hex: 0x3C3C43, alpha: 0.29), dark: RGBA(hex: 0x545458, alpha: 0.6))
        static let opaqueSeparator = UIColor(light: RGBA(hex: 0xC6C6C8), dark: RGBA(hex: 0x38383A))
        static let link = UIColor(light: RGBA(hex: 0x007AFF), dark: RGBA(hex: 0x0984FF))
        static let darkText = UIColor(light: RGBA(hex: 0x000000), dark: RGBA(hex: 0x000000))
        static let lightText = UIColor(light: RGBA(hex: 0xFFFFFF, alpha: 0.6), dark: RGBA(hex: 0xFFFFFF, alpha: 0.6))
    }
}
