import UIKit

/// The colours of the tools around the screen, each in a light and a dark variant that the trait chooses.
///
/// Text on `panel`, `plate` and `field` has a contrast of at least 4.5 to 1, marks of at least 3 to 1.
@MainActor enum Palette {
    /// The ground of the inspector.
    static let panel = pair(light: 0xF4F4F6, dark: 0x1B1B1E)
    /// What lies on a panel or on the device's screen.
    static let plate = pair(light: 0xFFFFFF, dark: 0x242428)
    /// The ground of the HUD, which lies on any picture.
    static let glass = pair(light: 0xFCFCFD, dark: 0x161619, alpha: 0.95)
    /// What can be changed: fields, tracks, buttons.
    static let field = pair(light: 0xE4E4E9, dark: 0x323238)
    /// The same under the pointer.
    static let fieldHover = pair(light: 0xD9D9E0, dark: 0x3D3D45)
    /// The same while pressed.
    static let fieldPressed = pair(light: 0xCBCBD4, dark: 0x4A4A53)
    /// The chosen one of several, and knobs.
    static let raised = pair(light: 0xFFFFFF, dark: 0x66666F)
    static let knob = pair(light: 0xFFFFFF, dark: 0xF2F2F5)
    /// Lines between parts.
    static let line = pair(light: 0xDCDCE1, dark: 0x34343A)
    /// The rim of plates and knobs.
    static let rim = pair(light: 0x000000, dark: 0xFFFFFF, alpha: 0.16)

    static let text = pair(light: 0x1A1A1E, dark: 0xF0F0F3)
    static let secondary = pair(light: 0x5C5C66, dark: 0xA9A9B3)
    /// Text of what cannot be used now; less contrast on purpose.
    static let disabled = pair(light: 0xA2A2AB, dark: 0x6A6A74)

    /// Values, handles, what runs.
    static let accent = pair(light: 0x0B63E0, dark: 0x5AA2FF)
    /// Text on the accent.
    static let onAccent = pair(light: 0xFFFFFF, dark: 0x0B1626)
    /// A wash of the accent under plots and loops.
    static let wash = pair(light: 0x0B63E0, dark: 0x5AA2FF, alpha: 0.18)
    /// What is not the default.
    static let changed = pair(light: 0xB45309, dark: 0xFFB454)
    /// The playhead.
    static let head = pair(light: 0xD92D20, dark: 0xFF6B5E)

    /// Colours given as `0xRRGGBB`.
    private static func pair(light: UInt32, dark: UInt32, alpha: CGFloat = 1) -> UIColor {
        let (light, dark) = (colour(light, alpha), colour(dark, alpha))
        return UIColor { $0.userInterfaceStyle == .dark ? dark : light }
    }

    private static func colour(_ hex: UInt32, _ alpha: CGFloat) -> UIColor {
        func part(_ shift: UInt32) -> CGFloat { CGFloat(hex >> shift & 0xFF) / 255 }
        return UIColor(red: part(16), green: part(8), blue: part(0), alpha: alpha)
    }
}

/// The type scale of the tools: four sizes, digits of one width.
@MainActor enum Type {
    /// Names of effects and sections.
    static let title = font(14, .semibold)
    static let heading = font(12, .semibold)
    static let body = font(12, .regular)
    static let strong = font(12, .medium)
    static let caption = font(11, .regular)
    static let captionStrong = font(11, .semibold)

    private static func font(_ size: CGFloat, _ weight: UIFont.Weight) -> UIFont {
        .monospacedDigitSystemFont(ofSize: size, weight: weight)
    }
}

/// Distances of the tools, in points: a grid of four.
enum Grid {
    static let unit: CGFloat = 4
    /// Between things that belong together.
    static let gap: CGFloat = 8
    /// Between a panel's sides and what is in it.
    static let margin: CGFloat = 16
    /// The height of a row with a control.
    static let row: CGFloat = 28
    /// The height of buttons and fields.
    static let control: CGFloat = 24
    /// The least that a pointer is asked to hit.
    static let target: CGFloat = 20
}
